// What one can do to the planet: the moves of one's turn, or, while numbers are named or others move, moves in mind.

import type { Ghost } from '../../state/table.svelte';
import type { Seen } from '../../table/context';
import { actOf } from './acts';
import type { View } from './generated';

export class Hands {
  /** Moves that are tried out. The server works them out, and nobody else sees them. */
  tried = $state.raw<readonly string[]>([]);
  #imagined = $state.raw<View | null>(null);

  constructor(private readonly table: Seen<'shifter'>) {}

  get #view(): View {
    return this.table.sight.view!;
  }

  /** What moves in mind are for, while one may try them: once it changes, they are forgotten. */
  get occasion(): string | null {
    const { table } = this.#view;
    const { stage, you } = this.table.sight;
    if (stage !== 'playing' || you.seat === null || !you.seats.includes(you.seat)) return null;
    if (table.mode === 'coop') return table.turn === you.seat ? null : `turn of ${table.turn}`;
    return table.attempt?.seat === you.seat ? null : table.challenge;
  }

  get isTrying(): boolean {
    return this.occasion !== null;
  }

  /** Whether anything may be moved at all. */
  get isActive(): boolean {
    const code = this.table.sight.prompt?.code;
    return code === 'terraform' || code === 'attempt' || this.isTrying;
  }

  /** The planet with what was tried out on it. */
  get view(): View {
    return this.#imagined ?? this.#view;
  }

  isPossible(words: string): boolean {
    if (!this.isTrying) return this.table.state.isLegal(words);
    const imagined = this.#imagined;
    return !imagined || imagined.used.actions < imagined.limits.actions;
  }

  reason(words: string): string | null {
    return this.table.reason(words);
  }

  label(words: string): string {
    const act = this.isTrying ? actOf(words) : null;
    return act ? this.table.write(act.name) : this.table.label(words);
  }

  foresee(words: string): Promise<Ghost<'shifter'> | null> {
    return this.table.state.foresee(...this.tried, words);
  }

  consider(words: string | null): void {
    void (words ? this.table.state.consider(...this.tried, words) : this.table.state.consider());
  }

  async act(words: string): Promise<void> {
    if (!this.isPossible(words)) return;
    if (this.isTrying) await this.#imagine([...this.tried, words]);
    else await this.table.state.decide(words);
  }

  /** Takes back the last move in mind. */
  async back(): Promise<void> {
    await this.#imagine(this.tried.slice(0, -1));
  }

  forget(): void {
    this.tried = [];
    this.#imagined = null;
  }

  /** Works the moves in mind out again, when what they are imagined on has changed. */
  async renew(): Promise<void> {
    if (this.tried.length) await this.#imagine(this.tried);
  }

  async #imagine(moves: readonly string[]): Promise<void> {
    const before = this.tried;
    this.tried = moves;
    const ghost = moves.length ? await this.table.state.foresee(...moves) : null;
    if (this.tried !== moves) return;
    if (moves.length && !ghost?.view) this.tried = before;
    else this.#imagined = ghost?.view ?? null;
  }
}
