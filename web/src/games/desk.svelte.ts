// What one looks at and considers at a table with cards and a map, whichever game it is.

import { getContext, setContext } from 'svelte';
import type { Seen } from '../table/context';

const KEY = Symbol('desk');

export abstract class Desk<View, Card, Box> {
  /** The card one looks at. */
  looked = $state.raw<Card | null>(null);
  /** A space picked by touch, before it is confirmed. */
  space = $state<string | null>(null);

  constructor(
    readonly table: Seen,
    /** What is in the game's box. */
    readonly box: Box,
  ) {}

  get view(): View {
    return this.table.sight.view as View;
  }

  /** The view as it would be after what is considered. */
  get ghost(): View | null {
    return (this.table.state.ghost?.view as View | null | undefined) ?? null;
  }

  /** What is asked, by its code. */
  get prompt(): string | null {
    return this.table.sight.prompt?.code ?? null;
  }

  isLegal(words: string): boolean {
    return this.table.state.isLegal(words);
  }

  /** Looks at a card, and at what a decision about it would change. */
  look(card: Card | null, words?: string): void {
    this.looked = card;
    this.consider(words);
  }

  consider(words?: string): void {
    if (words && this.isLegal(words)) void this.table.state.consider(words);
    else void this.table.state.consider();
  }
}

/** Makes a desk known to everything below; each game has one of its own kind. */
export const layDesk = <Kind>(desk: Kind): Kind => setContext(KEY, desk);
export const deskAbove = <Kind>(): Kind => getContext<Kind>(KEY);
