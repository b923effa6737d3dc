// What every table offers around its game: chat, menu, help, hint.

import { getContext, setContext } from 'svelte';
import type { Hint } from '$wire';
import type { Rule } from '../games/presentations';
import type { TableState } from '../state/table.svelte';

export type Tool = 'chat' | 'menu' | 'keys' | 'log' | 'rules';

const KEY = Symbol('tools');

/** What ends a choice of several things, in every game. */
const DONE = 'done';

export class Tools {
  shown = $state<Tool | null>(null);
  /** The rule at which the rules open; without one, at the rule behind the question. */
  rule = $state.raw<Rule | null>(null);
  /** What the computer would do next, in the game's words. */
  advice = $state<string | null>(null);
  /** All that it would do and that is still to be done, as far as it has thought ahead. */
  plan = $state.raw<Hint | null>(null);
  /** Places beside the board where the chat can stand. */
  #docks = $state(0);
  #read = $state<number | null>(null);

  constructor(private readonly table: TableState) {}

  /** Lines of chat that came since the chat was last open. */
  get unread(): number {
    return this.#read === null ? 0 : this.table.chats.length - this.#read;
  }

  /** Whether the chat stands beside the board instead of above it. */
  get isDocked(): boolean {
    return this.#docks > 0;
  }

  /** Offers a place for the chat, for as long as the answer is not called. */
  dock = (): (() => void) => {
    this.#docks += 1;
    return () => (this.#docks -= 1);
  };

  /** What is there when one arrives counts as read. */
  arrive(): void {
    if (this.#read === null) this.markRead();
  }

  get canHint(): boolean {
    const sight = this.table.sight;
    return !!sight?.rules.hints && this.table.isMyTurn;
  }

  open(tool: Tool): void {
    this.rule = null;
    this.shown = tool;
    this.markRead();
  }

  openRule(rule: Rule): void {
    this.open('rules');
    this.rule = rule;
  }

  close(): void {
    this.markRead();
    this.shown = null;
  }

  markRead(): void {
    this.#read = this.table.chats.length;
  }

  hint = async (): Promise<void> => {
    const { question } = this.table;
    const done = await this.table.do({ type: 'hint' });
    // Advice that comes too late is none.
    if (question === this.table.question) this.#advise(done?.hint ?? null);
  };

  #advise(plan: Hint | null): void {
    this.plan = plan;
    this.advice = plan?.words[0] ?? null;
  }

  /** Another question is asked: whoever did as advised sees what comes next, until the plan is done. */
  follow(): void {
    const { plan } = this;
    const { sent, sight } = this.table;
    if (!plan || !this.advice) return;
    const rest = plan.words.slice(sent.length);
    const isFollowed = sent.length > 0 && sent.every((words, step) => words === plan.words[step]);
    const goesOn = isFollowed && rest.length > 0 && sight?.legal.includes(rest[0]);
    // Other answers were tried out for the first question only.
    this.#advise(goesOn ? { ...plan, words: rest, options: [] } : null);
  }

  /** Does what is advised: the next step, or all that answers the question together. */
  take(isTogether: boolean): Promise<boolean> {
    const words = this.plan?.words ?? [];
    const count = isTogether ? words.findIndex((word) => word === DONE) + 1 || words.length : 1;
    const taken = words.slice(0, count);
    // Advice that was not thought to its end answers the question all the same.
    if (isTogether && taken.at(-1) !== DONE && this.table.isLegal(DONE)) taken.push(DONE);
    return this.table.conclude(...taken);
  }
}

export const provideTools = (table: TableState): Tools => setContext(KEY, new Tools(table));
export const useTools = (): Tools => getContext<Tools>(KEY);
