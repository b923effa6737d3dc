// Sentences of the rules for people: tiles by row and column instead of `r2c3`, goals without their numbers.

import type { Arg, Message } from '$wire';
import { CELLS, SIZE } from './generated';

const placeArgs = (cell: number): [string, Arg][] => [
  ['row', { number: Math.floor(cell / SIZE) + 1 }],
  ['column', { number: (cell % SIZE) + 1 }],
];

/** Where a tile lies. */
export const placeOf = (cell: number): Message => ({ id: 'shifter-place', args: placeArgs(cell) });

export function inWords({ id, args }: Message): Message {
  const arg = (value: Arg): Arg => {
    if ('message' in value) return { message: inWords(value.message) };
    if ('list' in value) return { list: value.list.map(inWords) };
    const cell = 'word' in value ? CELLS.indexOf(value.word) : -1;
    return cell === -1 ? value : { message: { id: 'shifter-cell', args: placeArgs(cell) } };
  };
  const own = id === 'shifter-goal' ? 'shifter-goal-zones' : id;
  return args ? { id: own, args: args.map(([name, value]) => [name, arg(value)]) } : { id: own };
}
