// What one looks at and considers at a table of Mars, shared by its parts.

import { getContext, setContext } from 'svelte';
import type { Arg, Message } from '$wire';
import type { Seen } from '../../table/context';
import { t, text } from '../../text/text.svelte';
import { BOT, botTurns, type BotTurn } from './bot';
import type { CardEntry } from './Card.svelte';
import type { Box } from './facts';
import type { View } from './view';

const KEY = Symbol('desk');

export class Desk {
  /** The card in the inspector. */
  looked = $state.raw<CardEntry | null>(null);
  /** Cards picked from those laid out, before they are sent together. */
  picked = $state.raw<readonly string[]>([]);
  /** A space picked by touch, before it is confirmed. */
  space = $state<string | null>(null);

  /** MarsBot's turns so far. */
  botTurns = $derived.by((): readonly BotTurn[] => (this.view.mars_bot ? botTurns(this.table.state.entries) : []));
  /** The turn that one has gone back to, and how many of its steps one reads; else the latest, in full. */
  #reading = $state.raw<{ turn: number; steps: number } | null>(null);

  constructor(
    readonly table: Seen,
    readonly box: Box,
  ) {}

  get view(): View {
    return this.table.sight.view as View;
  }

  /** The view as it would be after what is considered. */
  get ghost(): View | null {
    return (this.table.state.ghost?.view as View | null | undefined) ?? null;
  }

  get prompt(): string | null {
    return this.table.sight.prompt?.code ?? null;
  }

  /** What the question holds, as the rules write it. */
  get question(): Record<string, unknown> {
    const json = this.table.sight.prompt?.json;
    return json && typeof json === 'object' ? ((Object.values(json)[0] ?? {}) as Record<string, unknown>) : {};
  }

  isBot(seat: number): boolean {
    return this.view.mars_bot !== null && seat === BOT;
  }

  isLegal(words: string): boolean {
    return this.table.state.isLegal(words);
  }

  /** Why something is not possible, in as few words as fit on a card. */
  brief(words: string): string | null {
    const reason = this.table.state.reason(words);
    if (!reason) return null;
    const id = `mars-brief-${reason.code}`;
    return this.write(text.has(id) ? { ...reason.text, id } : reason.text);
  }

  /** What a decision is called. */
  labelOf(words: string): Message {
    return this.table.state.define(words)?.label ?? { id: words };
  }

  /** A sentence of the rules, with the spaces of the map in words. */
  write(message: Message): string {
    return this.table.write(inWords(message));
  }

  /** Looks at a card, and at what playing it would change. */
  look(entry: CardEntry | null, words?: string): void {
    this.looked = entry;
    this.consider(words);
  }

  consider(words?: string): void {
    if (words && this.isLegal(words)) void this.table.state.consider(words);
    else void this.table.state.consider();
  }

  toggle(id: string): void {
    this.picked = this.picked.includes(id) ? this.picked.filter((other) => other !== id) : [...this.picked, id];
  }

  /** The turn of MarsBot that is explained. */
  get botTurn(): BotTurn | null {
    return this.botTurns[this.#reading?.turn ?? this.botTurns.length - 1] ?? this.botTurns.at(-1) ?? null;
  }

  /** How many of its steps are shown. */
  get botSteps(): number {
    return Math.min(this.#reading?.steps ?? Number.POSITIVE_INFINITY, this.botTurn?.steps.length ?? 0);
  }

  /** Goes to a turn of MarsBot, all of it; the latest one stays so when it has another. */
  chooseTurn(turn: number): void {
    const isLatest = turn >= this.botTurns.length - 1;
    this.#reading = isLatest ? null : { turn: Math.max(0, turn), steps: Number.POSITIVE_INFINITY };
  }

  /** Shows so many steps of its turn. */
  readSteps(steps: number): void {
    const turn = this.botTurn ? this.botTurns.indexOf(this.botTurn) : 0;
    this.#reading = { turn, steps: Math.max(1, steps) };
  }

  corporationName(seat: number): string {
    if (this.isBot(seat)) return '';
    const { corporation } = this.view.players[seat];
    return corporation === null ? t('mars-no-corporation') : text.write(this.box.corporation(corporation).name);
  }
}

/** Spaces come as `r8c3`; people are told the row and the space. */
function inWords({ id, args }: Message): Message {
  const arg = (value: Arg): Arg => {
    const [, row, column] = ('word' in value && /^r(\d)c(\d)$/.exec(value.word)) || [];
    if (row)
      return {
        message: {
          id: 'mars-space',
          args: [
            ['row', { number: Number(row) }],
            ['column', { number: Number(column) }],
          ],
        },
      };
    return 'message' in value ? { message: inWords(value.message) } : value;
  };
  return args ? { id, args: args.map(([name, value]) => [name, arg(value)]) } : { id };
}

export const provideDesk = (table: Seen, box: Box): Desk => setContext(KEY, new Desk(table, box));
export const useDesk = (): Desk => getContext<Desk>(KEY);
