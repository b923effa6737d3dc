// What every table offers around its game: chat, menu, help, hint.

import { getContext, setContext } from 'svelte';
import type { Hint } from '$wire';
import type { TableState } from '../state/table.svelte';

export type Tool = 'chat' | 'menu' | 'keys' | 'log' | 'rules';

const KEY = Symbol('tools');

export class Tools {
  shown = $state<Tool | null>(null);
  /** What the computer would do next, in the game's words. */
  advice = $state<string | null>(null);
  /** All that it would do, as far as it has thought ahead. */
  plan = $state.raw<Hint | null>(null);
  #read = $state<number | null>(null);
  #adviceFor = 0;

  constructor(private readonly table: TableState) {}

  /** Lines of chat that came since the chat was last open. */
  get unread(): number {
    return this.#read === null ? 0 : this.table.chats.length - this.#read;
  }

  /** What is there when one arrives counts as read. */
  arrive(): void {
    if (this.#read === null) this.markRead();
  }

  get canHint(): boolean {
    const sight = this.table.sight;
    return !!sight?.rules.hints && this.table.isMyTurn;
  }

  open(tool: Tool): void {
    this.shown = tool;
    this.markRead();
  }

  close(): void {
    this.markRead();
    this.shown = null;
  }

  markRead(): void {
    this.#read = this.table.chats.length;
  }

  hint = async (): Promise<void> => {
    const seq = this.table.sight?.seq ?? 0;
    const done = await this.table.do({ type: 'hint' });
    this.#adviceFor = seq;
    this.plan = done?.hint ?? null;
    this.advice = this.plan?.words[0] ?? null;
  };

  /** Advice is for one question only. */
  forget(seq: number): void {
    if (seq !== this.#adviceFor) this.advice = null;
  }
}

export const provideTools = (table: TableState): Tools => setContext(KEY, new Tools(table));
export const useTools = (): Tools => getContext<Tools>(KEY);
