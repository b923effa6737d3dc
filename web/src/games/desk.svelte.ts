// What one looks at and considers at a table with cards and a map, whichever game it is.

import { getContext, setContext } from 'svelte';
import type { GameName, Games } from '$wire';
import type { Seen } from '../table/context';
import { held, variant, type Content, type Variant } from './match';

const KEY = Symbol('desk');

/** A listed answer, and what its variant holds. */
export interface Answer<Held> {
  words: string;
  value: Held;
}

export abstract class Desk<G extends GameName, Card, Box> {
  /** The card one looks at. */
  looked = $state.raw<Card | null>(null);
  /** A space picked by touch, before it is confirmed. */
  space = $state<string | null>(null);

  constructor(
    readonly table: Seen<G>,
    /** What is in the game's box. */
    readonly box: Box,
  ) {}

  /** Only asked for while a game is on. */
  get view(): Games[G]['view'] {
    return this.table.sight.view!;
  }

  /** The view as it would be after what is considered. */
  get ghost(): Games[G]['view'] | null {
    return this.table.state.ghost?.view ?? null;
  }

  /** What is asked, by its code. */
  get prompt(): Variant<Games[G]['prompt']> | null {
    const asked = this.table.sight.prompt;
    return asked ? variant(asked.json) : null;
  }

  isLegal(words: string): boolean {
    return this.table.state.isLegal(words);
  }

  /** The answers of a kind among these, which are the legal ones if nothing else is said. */
  answers<Name extends Variant<Games[G]['decision']>>(
    name: Name,
    among: readonly string[] = this.table.sight.legal,
  ): Answer<Content<Games[G]['decision'], Name>>[] {
    return among.flatMap((words) => {
      const value = held(this.table.state.define(words)?.json, name);
      return value === null ? [] : [{ words, value }];
    });
  }

  /** Looks at a card, and at what a decision about it would change. */
  look(card: Card | null, words?: string): void {
    this.looked = card;
    this.consider(words);
  }

  /** The pointer has left what it was on. */
  leave(): void {
    this.look(null);
  }

  consider(words?: string): void {
    if (words && this.isLegal(words)) void this.table.state.consider(words);
    else void this.table.state.consider();
  }
}

/** Makes a desk known to everything below; each game has one of its own kind. */
export const layDesk = <Kind>(desk: Kind): Kind => setContext(KEY, desk);
export const deskAbove = <Kind>(): Kind => getContext<Kind>(KEY);
