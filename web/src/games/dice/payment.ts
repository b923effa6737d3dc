// Which dice a player would rather not pay with: wild tokens stand in for them.

import { held } from '../match';
import { say, SYMBOL_WORDS, SYMBOLS, type Dice, type Effect } from './generated';

/** The dice that a fixed cost asks for, as far as it names symbols. */
export function spends(cost: readonly Effect[]): Dice {
  const dice: Dice = {};
  for (const symbol of cost.flatMap((effect) => held(effect, 'Spend') ?? [])) dice[symbol] = (dice[symbol] ?? 0) + 1;
  return dice;
}

/**
 * The words for paying a cost so that these dice stay, if there are enough others or tokens.
 * The server says how it is paid and has the last word.
 */
export function sparing(words: string, cost: Dice, dice: Dice, spared: Dice): string {
  const kept = SYMBOLS.flatMap((symbol) => {
    const needed = Math.min(cost[symbol] ?? 0, dice[symbol] ?? 0);
    const free = (dice[symbol] ?? 0) - (spared[symbol] ?? 0);
    return Array.from({ length: Math.max(0, Math.min(needed, needed - free)) }, () => SYMBOL_WORDS[symbol]);
  });
  return kept.length ? say.sparing(words, kept.join(' ')) : words;
}

/** How many dice of each symbol go from one moment to the next. */
export function spent(before: Dice, after: Dice | undefined): Dice {
  if (!after) return {};
  return Object.fromEntries(SYMBOLS.map((symbol) => [symbol, (before[symbol] ?? 0) - (after[symbol] ?? 0)]));
}
