// What the client says of each game and its setups.

import type { GameInfo, Setup } from '$wire';
import { t, text } from '../text/text.svelte';

export const gameName = (game: string): string => t(`game-${game}`);

/** A value of an option in words: `yes`, a number, or what the game calls it. */
export function optionValue(game: string, option: string, value: string): string {
  const ids = [`${game}-option-${option}-${value}`, `option-value-${value}`];
  const known = ids.find((id) => text.has(id));
  return known ? t(known) : value;
}

/** Whether an option means anything beside these others. The server has the last word. */
export function optionApplies(game: GameInfo, option: string, options: Record<string, string>): boolean {
  const only = game.options.find(({ name }) => name === option)?.only;
  if (!only) return true;
  const usual = game.options.find(({ name }) => name === only.option)?.default;
  return (options[only.option] ?? usual) === only.value;
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

/** What a computer player does, in a sentence; nothing for those that tables do not offer. */
export function botAbout(bot: string): string {
  const id = `bot-${bot}-about`;
  return text.has(id) ? t(id) : '';
}

/** How a list of tables calls who sits somewhere: computer players are known by their kind. */
export const sitterName = (name: string): string =>
  text.has(`bot-${name}`) ? t('new-seat-computer', { bot: botName(name) }) : name;
