// What MarsBot did, as steps to be carried out at the table, each with the comparisons that decided it.

import type { CompanionLine, Message } from '$wire';
import { PLACES } from '../games/mars/view';

export interface Step {
  text: Message;
  why: Message[];
}

/** Sentences that tell why, not what. */
const REASONS = [
  'automa-log-spaces',
  'automa-log-milestones',
  'automa-log-awards',
  'automa-log-cannot-boost',
  'automa-log-counted',
];

/** What MarsBot did at one go: its turn with all cards and answers that it needed. */
export interface Deed {
  text: Message;
  told: Message[];
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
export function stepsOf(told: readonly Message[]): Step[] {
  const steps: Step[] = [];
  for (const text of told) {
    const last = steps.at(-1);
    if (last && REASONS.includes(text.id)) last.why.push(text);
    else steps.push({ text, why: [] });
  }
  return steps;
}

/** The spaces of the planet on which tiles were placed, by their numbers. */
export function placedIn(told: readonly Message[]): number[] {
  const spaces = told
    .filter(({ id }) => id === 'mars-log-placed' || id === 'mars-log-placed-neutral')
    .flatMap(({ args = [] }) => args.flatMap(([, arg]) => ('word' in arg ? [arg.word] : [])));
  return PLACES.filter(({ id }) => spaces.includes(id)).map(({ index }) => index);
}
