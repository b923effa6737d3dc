// What the server's sentences say of dice, taken out of them to be drawn.

import type { Entry, Message } from '$wire';
import { symbolOf } from './view';

/** How likely at least one of a symbol is, in per cent. */
export interface Chance {
  symbol: string;
  percent: number;
}

export interface Odds {
  /** The dice in words. */
  dice: Message;
  chances: Chance[];
}

/** The odds among what a preview tells. */
export const oddsIn = (entries: readonly Entry[] = []): Odds[] =>
  entries
    .map(({ text }) => text)
    .filter(({ id }) => id === 'dice-odds')
    .flatMap((message) => {
      const dice = arg(message, 'dice');
      if (!dice || !('message' in dice)) return [];
      const chances = list(message, 'chances').flatMap((part) => {
        const [symbol, percent] = [symbolIn(part), arg(part, 'percent')];
        return symbol && percent && 'number' in percent ? [{ symbol, percent: percent.number }] : [];
      });
      return [{ dice: dice.message, chances }];
    });

/** The symbols that are missing, by the reason why something cannot be paid; each as often as it is. */
export const missingIn = (reason: Message): string[] =>
  list(reason, 'missing').flatMap((part) => {
    const [symbol, count] = [symbolIn(part), arg(part, 'count')];
    return symbol && count && 'number' in count ? Array.from({ length: count.number }, () => symbol) : [];
  });

const arg = (message: Message, wanted: string) => message.args?.find(([name]) => name === wanted)?.[1];

function list(message: Message, name: string): Message[] {
  const found = arg(message, name);
  return found && 'list' in found ? found.list : [];
}

function symbolIn(message: Message): string | null {
  const symbol = arg(message, 'symbol');
  if (!symbol) return null;
  if ('word' in symbol) return symbolOf(symbol.word);
  return 'message' in symbol ? symbolOf(symbol.message.id.replace('dice-symbol-', '')) : null;
}
