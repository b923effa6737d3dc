// What the server tells of dice, taken out of it to be drawn.

import type { Entry } from '$wire';
import type { Event, Reason, Symbol } from './generated';
import { held } from '../match';
import { diceList } from './view';

export type Odds = Extract<Event, { type: 'odds' }>;

/** The odds among what a preview tells. */
export const oddsIn = (entries: readonly Entry<'dice'>[] = []): Odds[] =>
  entries.flatMap(({ json }) => (json?.type === 'odds' ? [json] : []));

/** The symbols that are missing, by the reason why something cannot be paid; each as often as it is. */
export const missingIn = (reason: Reason): Symbol[] => diceList(held(reason, 'not-affordable')?.missing ?? {});
