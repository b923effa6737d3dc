// The order of effects that are due at once, as one wishes it, and how to say so.

import { say } from './generated';

/** Moves one element to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), list[from], ...rest.slice(to)];
}

/** The answers, one after the other, that carry out effects in this order. Those left are counted anew each time. */
export function orderWords(wished: readonly number[]): string[] {
  const left = [...wished].toSorted((a, b) => a - b);
  const words: string[] = [];
  for (const effect of wished.slice(0, -1)) {
    words.push(say.first(`${left.indexOf(effect) + 1}`));
    left.splice(left.indexOf(effect), 1);
  }
  return words;
}
