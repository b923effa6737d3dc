// Sentences of the rules for people: spaces by row and place instead of their short names.

import type { Arg, Message } from '$wire';

/** So many spaces are named one by one; more are counted. */
const FEW = 3;

const space = (row: string, column: string): Message => ({
  id: 'mars-space',
  args: [
    ['row', { number: Number(row) }],
    ['column', { number: Number(column) }],
  ],
});

/** Spaces come as `r8c3`, several of them with commas between; people are told the row and the space. */
export function inWords({ id, args }: Message): Message {
  const arg = (value: Arg): Arg => {
    if ('message' in value) return { message: inWords(value.message) };
    if (!('word' in value) || !/^r\dc\d(, r\dc\d)*$/.test(value.word)) return value;
    const spaces = value.word.split(', ').map((name) => space(name[1], name[3]));
    if (spaces.length === 1) return { message: spaces[0] };
    return spaces.length <= FEW
      ? { list: spaces }
      : { message: { id: 'mars-compared-spaces', args: [['count', { number: spaces.length }]] } };
  };
  return args ? { id, args: args.map(([name, value]) => [name, arg(value)]) } : { id };
}
