// What MarsBot did, as steps to be carried out at the table, each with the comparisons that decided it.

import type { CompanionLine, CompanionTold, Message } from '$wire';
import { PLACES } from '../games/mars/view';

export interface Step {
  text: Message;
  why: Message[];
}

/** What MarsBot did at one go: its turn with all cards and answers that it needed. */
export interface Deed {
  text: Message;
  told: CompanionTold[];
}

/** Lines that go on with a turn belong to it; facts alone are no deeds. */
export function deedsOf(lines: readonly CompanionLine[]): Deed[] {
  const deeds: Deed[] = [];
  for (const { text, told, continues } of lines) {
    const last = deeds.at(-1);
    if (continues && last) last.told.push(...told);
    else if (told.length) deeds.push({ text, told: [...told] });
  }
  return deeds;
}

/** Reasons belong to the step before them, which made MarsBot compare. */
export function stepsOf(told: readonly CompanionTold[]): Step[] {
  const steps: Step[] = [];
  for (const text of told) {
    const last = steps.at(-1);
    if (last && text.reason) last.why.push(text);
    else steps.push({ text, why: [] });
  }
  return steps;
}

/** The spaces of the planet on which tiles were placed, by their numbers. */
export const placedIn = (told: readonly CompanionTold[]): number[] =>
  told.flatMap(({ space }) => (space !== null && space < PLACES.length ? [space] : []));
