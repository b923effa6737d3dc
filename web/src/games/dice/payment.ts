// Which dice a player would rather not pay with: wild tokens stand in for them.

import type { Dice } from './view';

/** The symbols that the action of a card costs. */
export function spends(facts: unknown): string[] {
  const { action } = (facts ?? {}) as { action?: { cost: { Spend?: string[] }[] } | null };
  return action?.cost.flatMap(({ Spend = [] }) => Spend) ?? [];
}

/** What a cost is after discounts. */
export function due(cost: readonly string[], discount: Dice): string[] {
  const left = { ...discount };
  return cost.filter((symbol) => {
    if (!left[symbol]) return true;
    left[symbol] -= 1;
    return false;
  });
}

/**
 * The words for paying a cost so that these dice stay, if there are enough others or tokens.
 * The server says how it is paid and has the last word.
 */
export function sparing(words: string, cost: readonly string[], dice: Dice, spared: Dice): string {
  const kept = [...new Set(cost)].flatMap((symbol) => {
    const needed = Math.min(cost.filter((other) => other === symbol).length, dice[symbol] ?? 0);
    const free = (dice[symbol] ?? 0) - (spared[symbol] ?? 0);
    return Array.from({ length: Math.max(0, needed - free) }, () => symbol.toLowerCase());
  });
  return kept.length ? `${words} sparing ${kept.join(' ')}` : words;
}

/** How many dice of each symbol go from one moment to the next. */
export function spent(before: Dice, after: Dice | undefined): Dice {
  if (!after) return {};
  return Object.fromEntries(Object.entries(before).map(([symbol, count]) => [symbol, count - (after[symbol] ?? 0)]));
}
