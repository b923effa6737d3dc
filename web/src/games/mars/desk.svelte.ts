// What one looks at and considers at a table of Mars, shared by its parts.

import { getContext, setContext } from 'svelte';
import type { Seen } from '../../table/context';
import { t, text } from '../../text/text.svelte';
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

  isLegal(words: string): boolean {
    return this.table.state.isLegal(words);
  }

  /** Why something is not possible, in as few words as fit on a card. */
  brief(words: string): string | null {
    const reason = this.table.state.reason(words);
    if (!reason) return null;
    const id = `mars-brief-${reason.code}`;
    return text.has(id) ? this.table.write({ ...reason.text, id }) : this.table.write(reason.text);
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

  corporationName(seat: number): string {
    const { corporation } = this.view.players[seat];
    return corporation === null ? t('mars-no-corporation') : text.write(this.box.corporation(corporation).name);
  }
}

export const provideDesk = (table: Seen, box: Box): Desk => setContext(KEY, new Desk(table, box));
export const useDesk = (): Desk => getContext<Desk>(KEY);
