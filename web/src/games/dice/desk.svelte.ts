// What one looks at and considers at a table of the Dice Game, shared by its parts.

import { getContext, setContext } from 'svelte';
import { preferences } from '../../state/preferences.svelte';
import type { Seen } from '../../table/context';
import { t, text } from '../../text/text.svelte';
import type { AnyCard } from './DiceCard.svelte';
import type { Box } from './facts';
import type { View } from './view';

const KEY = Symbol('dice-desk');

export class Desk {
  /** The card one looked at last. */
  looked = $state.raw<AnyCard | null>(null);
  /** Whether one still looks at it. */
  looking = $state(false);
  /** The die whose other faces are open. */
  turning = $state<string | null>(null);
  /** A space picked by touch, before it is confirmed. */
  space = $state<string | null>(null);
  /** The colour whose odds are shown. */
  odds = $state<string | null>(null);

  constructor(
    readonly table: Seen,
    readonly box: Box,
  ) {}

  get view(): View {
    return this.table.sight.view as View;
  }

  get ghost(): View | null {
    return (this.table.state.ghost?.view as View | null | undefined) ?? null;
  }

  get prompt(): string | null {
    return this.table.sight.prompt?.code ?? null;
  }

  isLegal(words: string): boolean {
    return this.table.state.isLegal(words);
  }

  /** The plainest listed way to play or use something: without sparing dice. */
  legal(words: string): string | null {
    return (
      this.table.sight.legal.find((other) => other === words) ??
      this.table.sight.legal.find((other) => other.startsWith(`${words} `)) ??
      null
    );
  }

  /** Nearly every decision rolls dice or draws cards, so nothing is asked twice here unless one wants it. */
  decide(words: string): void {
    const { state } = this.table;
    void (preferences.confirmRolls ? state.weigh(words) : state.conclude(words));
  }

  consider(words?: string): void {
    if (words && this.isLegal(words)) void this.table.state.consider(words);
    else void this.table.state.consider();
  }

  look(entry: AnyCard | null, words?: string): void {
    this.looked = entry;
    this.looking = true;
    this.consider(words);
  }

  lookAway(): void {
    this.looking = false;
    this.consider();
  }

  corporationName(seat: number): string {
    const { corporation } = this.view.players[seat];
    return corporation === null ? t('dice-no-corporation') : text.write(this.box.corporations[corporation].name);
  }
}

export const provideDesk = (table: Seen, box: Box): Desk => setContext(KEY, new Desk(table, box));
export const useDesk = (): Desk => getContext<Desk>(KEY);
