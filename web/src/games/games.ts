// What the client knows of each game beyond its rules: its picture, its icon, its own table.

import type { Component } from 'svelte';
import type { GameInfo, Setup } from '$wire';
import type { Entry } from '../state/catalogue.svelte';
import diceArt from '../art/home-dice.svg?url';
import marsArt from '../art/home-mars.svg?url';
import shifterArt from '../art/home-shifter.svg?url';
import type { Reading } from './story';
import { t, text } from '../text/text.svelte';

/** An answer that can be given before the question is asked. */
export interface Ahead {
  prompt: string;
  words: string;
  /** What it is called, by Fluent id. */
  name: string;
}

export interface Presentation {
  art: string;
  icon: string;
  /** Minutes that a game takes. */
  minutes: number;
  /** Options that mean something only while another has a certain value. */
  only?: Record<string, [option: string, value: string]>;
  /** What a stretch of the game is called, by Fluent id. */
  chapter?: string;
  /** Who plays without a seat of their own, after all seats, by Fluent id. */
  others?: (view: unknown) => string[];
  /** What a seat may answer now, although it will only be asked later. */
  ahead?: (view: unknown, seat: number) => Ahead | null;
  /** How a finished game is read, for the story at its end. */
  reading?: () => Promise<{ reading: Reading<never> }>;
  /** What is shown beside the result, where points have no sources. */
  epilogue?: () => Promise<{ default: Component }>;
  /** How its cards are drawn in the card browser. */
  face?: () => Promise<{ default: Component<{ entry: Entry }> }>;
  /** Whether its table has a place for the computer's advice, so that it covers nothing. */
  placesAdvice?: boolean;
  /** The keys of its table beyond those of every table: what to press, and what it does by Fluent id. */
  keys?: readonly [key: string, label: string][];
  /** The table made for this game; without one the plain table serves. */
  table?: () => Promise<{ default: Component }>;
}

/** What can be chosen about MarsBot once it plays. */
const MARSBOT_OPTIONS = [
  'level',
  'ignore-advance',
  'small-consolation',
  'award-handicap',
  'pile-points',
  'early-milestone',
  'fourth-card',
  'push-back',
  'unplaced-instance',
  'instance-tile',
];

/** Whether a set of seats, bit by bit, holds this one. */
const holds = (seats: number, seat: number): boolean => (seats & (1 << seat)) !== 0;

const GAMES: Record<string, Presentation> = {
  mars: {
    art: marsArt,
    icon: 'tile-greenery',
    minutes: 60,
    chapter: 'mars-generation',
    others: (view) => ((view as { mars_bot?: unknown } | null)?.mars_bot ? ['mars-bot'] : []),
    ahead: (view, seat) =>
      holds((view as { passed: number }).passed, seat)
        ? null
        : { prompt: 'action', words: 'pass', name: 'mars-do-pass' },
    table: () => import('./mars/MarsTable.svelte'),
    face: () => import('./mars/CatalogueCard.svelte'),
    only: Object.fromEntries(MARSBOT_OPTIONS.map((option) => [option, ['automa', 'yes']])),
    reading: () => import('./mars/story') as Promise<{ reading: Reading<never> }>,
  },
  dice: {
    art: diceArt,
    icon: 'die-plant',
    minutes: 35,
    table: () => import('./dice/DiceTable.svelte'),
    placesAdvice: true,
    keys: [
      ['D', 'dice-keys-die'],
      ['T', 'dice-keys-turn'],
      ['M', 'dice-keys-main'],
      ['F', 'dice-keys-use'],
      ['← →', 'keys-arrows'],
    ],
    face: () => import('./dice/CatalogueCard.svelte'),
    reading: () => import('./dice/story') as Promise<{ reading: Reading<never> }>,
  },
  shifter: {
    art: shifterArt,
    icon: 'terrain-grass',
    minutes: 20,
    ahead: (view, seat) =>
      (view as { table: { bids?: { seat: number }[] } }).table.bids?.some((bid) => bid.seat === seat)
        ? { prompt: 'lower', words: 'content', name: 'shifter-decide-content' }
        : null,
    table: () => import('./shifter/ShifterTable.svelte'),
    placesAdvice: true,
    keys: [
      ['← ↑ → ↓', 'shifter-keys-tile'],
      ['R', 'shifter-keys-rotate'],
      ['F', 'shifter-keys-long'],
      ['V', 'shifter-keys-short'],
      ['Shift + ←', 'shifter-keys-shift'],
    ],
    face: () => import('./shifter/CatalogueCard.svelte'),
    reading: () => import('./shifter/story') as Promise<{ reading: Reading<never> }>,
    epilogue: () => import('./shifter/Epilogue.svelte'),
    only: {
      goals: ['mode', 'coop'],
      disasters: ['mode', 'coop'],
      'bid-cap': ['mode', 'compete'],
      restore: ['mode', 'compete'],
      leader: ['mode', 'compete'],
      target: ['mode', 'compete'],
    },
  },
};

/** The order in which games are offered. */
const ORDER = Object.keys(GAMES);
export const FIRST = ORDER[0];
export const inOrder = (games: readonly GameInfo[]): GameInfo[] =>
  games.toSorted((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));

export const presentation = (game: string): Presentation | undefined => GAMES[game];

export const gameName = (game: string): string => t(`game-${game}`);

/** A value of an option in words: `yes`, a number, or what the game calls it. */
export function optionValue(game: string, option: string, value: string): string {
  const id = `${game}-option-${option}-${value}`;
  return text.has(id) ? t(id) : value;
}

/** Whether an option means anything beside these others. The server has the last word. */
export function optionApplies(game: GameInfo, option: string, options: Record<string, string>): boolean {
  const condition = GAMES[game.name]?.only?.[option];
  if (!condition) return true;
  const [other, value] = condition;
  const usual = game.options.find(({ name }) => name === other)?.default;
  return (options[other] ?? usual) === value;
}

/** What is special about a setup, in few words; options without a word of their own are left out. */
export function setupWords(game: string, setup: Setup): string {
  return Object.entries(setup.options)
    .map(([option, value]) => `${game}-option-${option}-${value}`)
    .filter((id) => text.has(id))
    .map((id) => t(id))
    .join(' · ');
}

/** The fewest and the most players as one figure. */
export const playersWords = ({ fewest, most }: GameInfo): string =>
  fewest === most ? `${fewest}` : t('players-range', { fewest, most });

/** What a computer player is called. */
export function botName(bot: string): string {
  const id = `bot-${bot}`;
  return text.has(id) ? t(id) : bot;
}

/** How a list of tables calls who sits somewhere: computer players are known by their kind. */
export const sitterName = (name: string): string =>
  text.has(`bot-${name}`) ? t('new-seat-computer', { bot: botName(name) }) : name;
