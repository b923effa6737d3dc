// Sentences of the rules for people: spaces by row and place instead of `D4`, which stands nowhere on the board.

import type { Arg, Message } from '$wire';
import { SPACES } from './generated';

/** Sentences in which a space is told by its row and place; a code would fit in where these words do not. */
const INSTEAD: Readonly<Record<string, string>> = {
  'dice-log-placed': 'dice-log-placed-at',
  'dice-do-place': 'dice-do-place-at',
  'dice-source-space': 'dice-source-place',
};

/** Where a space lies. */
export function placeOf(id: string): Message | null {
  const space = SPACES.find((other) => other.id === id);
  const number = (value: number): Arg => ({ number: value + 1 });
  return space
    ? {
        id: 'dice-place',
        args: [
          ['row', number(space.row)],
          ['column', number(space.column)],
        ],
      }
    : null;
}

export function inWords({ id, args }: Message): Message {
  const arg = (value: Arg): Arg => {
    if ('message' in value) return { message: inWords(value.message) };
    if ('list' in value) return { list: value.list.map(inWords) };
    const place = 'word' in value ? placeOf(value.word) : null;
    return place ? { message: place } : value;
  };
  const own = INSTEAD[id] ?? id;
  return args ? { id: own, args: args.map(([name, value]) => [name, arg(value)]) } : { id: own };
}
