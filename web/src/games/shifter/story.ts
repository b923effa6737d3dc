// How a game of Shifter is read afterwards: turns of all against the library, or rounds of a contest.

import type { Entry } from '$wire';
import { byEnd, type Candidate, type Reading } from '../story';
import type { View } from './generated';

/** The score in a contest; together nobody has one of their own. */
const score = ({ table }: View, seat: number): number =>
  table.mode === 'compete' ? table.points[seat].won - table.points[seat].lost : 0;
const seats = ({ table }: View): number => (table.mode === 'coop' ? table.hands : table.points).length;

/** Who has most. */
function leaders(view: View): string {
  const scores = Array.from({ length: seats(view) }, (_, seat) => score(view, seat));
  return scores.flatMap((value, seat) => (value === Math.max(...scores) ? [seat] : [])).join();
}

/** What an event gained or cost, and how much it counts: a goal most;
 * in a contest what changed the lead, the later the more. */
function weigh(
  { json }: Entry<'shifter'>,
  before: View,
  after: View,
  step: number,
): Pick<Candidate, 'gain' | 'icon' | 'weight'> | null {
  switch (json?.type) {
    case 'achieved':
      return { gain: 1, icon: 'g-book', weight: Number.MAX_SAFE_INTEGER };
    case 'failed':
      return { gain: -json.cost, icon: 'g-library', weight: json.cost };
    case 'scored':
    case 'missed': {
      const gain = json.type === 'scored' ? 1 : -1;
      return { gain, weight: leaders(before) === leaders(after) ? 0 : 1 + step };
    }
    default:
      return null;
  }
}

export const reading: Reading<'shifter'> = {
  chapter: ({ table }) => (table.mode === 'coop' ? 'shifter-story-turn' : 'story-round'),
  chapters: byEnd('turn-began', 'scored', 'missed'),
  seats,
  // The planet and the cards tell where points came from; see the epilogue.
  sources: [],
  curves: [
    { id: 'story-points', value: score },
    { id: 'shifter-story-missions', events: [{ type: 'declared' }] },
    { id: 'shifter-story-goals', events: [{ type: 'achieved' }] },
    { id: 'shifter-story-actions', events: [{ type: 'acted' }] },
    { id: 'shifter-library', common: ({ table }) => table.library },
  ],
  shares: [
    { id: 'shifter-story-missions', icon: 'card', event: { type: 'declared' } },
    { id: 'shifter-story-goals', icon: 'g-book', event: { type: 'achieved' } },
    { id: 'shifter-story-failures', icon: 'g-cross', event: { type: 'failed' } },
    { id: 'shifter-story-met', icon: 'check', event: { type: 'scored' } },
    { id: 'shifter-story-missed', icon: 'g-cross', event: { type: 'missed' } },
    { id: 'shifter-story-actions', icon: 'g-rotate', event: { type: 'acted' } },
  ],
  moments: (steps, views) =>
    steps.flatMap(({ seat, entries }, step) =>
      entries.flatMap((entry) => {
        const weighed = weigh(entry, views[step], views[step + 1], step);
        return weighed ? [{ step, seat, text: entry.text, ...weighed }] : [];
      }),
    ),
};
