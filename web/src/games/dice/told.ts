// What the server's sentences say of dice, taken out of them to be drawn.

import type { Entry, Message } from '$wire';
import { SYMBOL_WORDS, SYMBOLS, type Reason, type Symbol } from './generated';
import { held } from '../match';
import { diceList } from './view';

/** How likely at least one of a symbol is, in per cent. */
export interface Chance {
  symbol: Symbol;
  percent: number;
}

export interface Odds {
  /** The dice in words. */
  dice: Message;
  chances: Chance[];
}

/** The odds among what a preview tells. */
export const oddsIn = (entries: readonly Entry<'dice'>[] = []): Odds[] =>
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
export const missingIn = (reason: Reason): Symbol[] => diceList(held(reason, 'not-affordable')?.missing ?? {});

const arg = (message: Message, wanted: string) => message.args?.find(([name]) => name === wanted)?.[1];

function list(message: Message, name: string): Message[] {
  const found = arg(message, name);
  return found && 'list' in found ? found.list : [];
}

/** The symbols by what sentences call them. */
const NAMED = new Map(
  SYMBOLS.flatMap((symbol) => [
    [SYMBOL_WORDS[symbol], symbol] as const,
    [`dice-symbol-${SYMBOL_WORDS[symbol]}`, symbol] as const,
  ]),
);

function symbolIn(message: Message): Symbol | null {
  const symbol = arg(message, 'symbol');
  const name = !symbol ? '' : 'word' in symbol ? symbol.word : 'message' in symbol ? symbol.message.id : '';
  return NAMED.get(name) ?? null;
}
