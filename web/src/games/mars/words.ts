// Sentences of the rules for people: spaces by row and place instead of their short names.

import type { Arg, Message } from '$wire';
import { SPACES, type Space } from './generated';

/** So many spaces are named one by one; more are counted. */
const FEW = 3;

const BY_ID = new Map(SPACES.map((space) => [space.id, space]));

const named = ({ row, column }: Space): Message => ({
  id: 'mars-space',
  args: [
    ['row', { number: row }],
    ['column', { number: column }],
  ],
});

/** Spaces come as `r8c3`, several of them with commas between; people are told the row and the space. */
export function inWords({ id, args }: Message): Message {
  const arg = (value: Arg): Arg => {
    if ('message' in value) return { message: inWords(value.message) };
    if (!('word' in value)) return value;
    const spaces = value.word.split(', ').flatMap((name) => BY_ID.get(name) ?? []);
    if (spaces.length !== value.word.split(', ').length) return value;
    if (spaces.length === 1) return { message: named(spaces[0]) };
    return spaces.length <= FEW
      ? { list: spaces.map(named) }
      : { message: { id: 'mars-compared-spaces', args: [['count', { number: spaces.length }]] } };
  };
  return args ? { id, args: args.map(([name, value]) => [name, arg(value)]) } : { id };
}
