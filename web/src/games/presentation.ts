// What a game brings along for the client beyond its rules; each game has one, in its own folder.

import type { Component } from 'svelte';
import type { GameName, Games, Setup } from '$wire';
import type { Entry } from '../state/catalogue.svelte';
import type { Reading } from './story';

export type View<G extends GameName> = Games[G]['view'];
/** The kinds of events of a game. */
export type EventKind<G extends GameName> = Games[G]['event']['type'];

/** The code of a question: the name of its variant in the rules. */
export type PromptCode<G extends GameName> = CodeOf<Games[G]['prompt']>;
/** The code of a refusal. */
export type ReasonCode<G extends GameName> = CodeOf<Games[G]['reason']>;
type CodeOf<P> = P extends string
  ? P
  : P extends { type: infer Code extends string }
    ? Code
    : P extends object
      ? keyof P & string
      : never;

/** An answer that can be given before the question is asked. */
export interface Ahead {
  prompt: string;
  words: string;
  /** What it is called, by Fluent id. */
  name: string;
}

/** A reference of rules: its topics in reading order, and where a question or a card leads. */
export interface Rulebook<Code extends string = string> {
  /** Each is also an anchor of its page, so names stay as they are. */
  topics: readonly string[];
  /** The topic behind each question of the game; a book that only goes beside the game's own has none. */
  prompts?: Readonly<Record<Code, string>>;
  /** The topic behind a kind of entry in the card browser. */
  kinds?: Readonly<Record<string, string>>;
  /** Options with which it is offered at a table beside the game's own book. */
  beside?: Readonly<Record<string, string>>;
}

/** One step of a guided game. */
export interface Step {
  /** Names its text, `guide-NAME-ID`. */
  id: string;
  /** What the text is about: the first of these that is on the page. */
  at: readonly string[];
  /** The answer that the step asks for; a step without one is only read. */
  answer?: string;
}

/** A guided first game: a fixed game, and what to say and to do in it, step by step. */
export interface Guide {
  options: Record<string, string>;
  /** Computer players that sit at the table, too: only such as always answer the same. */
  rivals?: readonly string[];
  /** The game is always the same, so that the texts can speak of its cards. */
  seed: string;
  steps: readonly Step[];
}

/** A way to play at once: the setup, an icon, and what it is called by Fluent id. */
export interface Way {
  setup: Setup;
  icon: string;
  name: string;
  levels?: readonly Setup['options'][];
}

export interface Presentation<G extends GameName = GameName> {
  art: string;
  icon: string;
  /** Minutes that a game takes. */
  minutes: number;
  /** What a stretch of the game is called, by Fluent id. */
  chapter?: string;
  /** Events that begin such a stretch, by which one jumps in a replay. */
  beginnings: readonly EventKind<G>[];
  /** Options from easy to hard, where the game itself is what one plays against; else the computer players differ. */
  levels?: readonly Setup['options'][];
  /** Other ways to play at once, and their options from easy to hard where they have such. */
  ways?: readonly Way[];
  /** Pages of the game's own: the address, an icon, and what it is called by Fluent id. */
  pages?: readonly { href: string; icon: string; name: string }[];
  /** Who plays without a seat of their own, after all seats, by Fluent id. */
  others?(view: View<G> | null): string[];
  /** What a seat may answer now, although it will only be asked later. */
  ahead?(view: View<G>, seat: number): Ahead | null;
  /** Events that are worth a line when one sees what others did since one's own turn. */
  notable?: readonly EventKind<G>[];
  /** What is announced once the end of the game is in sight, by Fluent id. */
  lastCall?(view: View<G>): string | null;
  /** Whether something was taken from a seat by others. */
  isAttack?(event: Games[G]['event'], seat: number): boolean;
  /** How a finished game is read, for the story at its end. */
  reading?(): Promise<{ reading: Reading<G> }>;
  /** What is shown beside the result, where points have no sources. */
  epilogue?(): Promise<{ default: Component }>;
  /** How its cards are drawn in the card browser. */
  face?(): Promise<{ default: Component<{ entry: Entry<G> }> }>;
  /** The questions that are answered with several things at once, by their codes. */
  together?: readonly PromptCode<G>[];
  /** Whether its table has a place for the computer's advice, so that it covers nothing. */
  placesAdvice?: boolean;
  /** The keys of its table beyond those of every table: what to press, and what it does by Fluent id. */
  keys?: readonly [key: string, label: string][];
  /** The table made for this game; without one the plain table serves. */
  table?(): Promise<{ default: Component }>;
  /** Its references of rules, by name; the words are in `locales/LANGUAGE/GAME/rules/NAME.ftl`. */
  books: Readonly<Record<string, Rulebook<PromptCode<G>>>>;
  /**
   * The topic behind each refusal and behind each kind of line in the log: one of the game's own book, or
   * `BOOK/TOPIC`.
   */
  behind: {
    readonly reasons: Readonly<Record<ReasonCode<G>, string>>;
    readonly events: Readonly<Record<EventKind<G>, string>>;
  };
  /** Its guided games, by name; the words are in `locales/LANGUAGE/GAME/guide/NAME.ftl`, one text for each step. */
  guides: Readonly<Record<string, Guide>>;
}

/** Words of a list. */
export const list = (words: string): string[] => words.trim().split(/\s+/);

/** Places on the page that a guide speaks of. */
export const at = {
  ask: '[data-region="ask"]',
  hand: '[data-region="hand"]',
  why: '[data-region="why"]',
  seats: '[data-region="seats"]',
  race: '[data-region="race"]',
  planet: ['.planet', 'main'],
  space: (id: string): string => `[data-space="${id}"]`,
  act: (words: string): string => `[data-act="${words}"]`,
  /** What does it at once; else what one presses before that; else what leads there on a small screen. */
  does: (words: string, ...ways: string[]): string[] => [
    `.primary[data-act="${words}"]`,
    `[data-act="${words}"]`,
    ...ways,
  ],
  /** Cards that are to be ticked, one after the other, and then what confirms them. */
  ticked: (...cards: string[]): string[] => [
    ...cards.map((card) => `.choice[data-card="${card}"]:not([aria-pressed="true"])`),
    '.picker .primary',
  ],
  tab: (name: string): string => `[data-tab="${name}"]`,
} as const;
