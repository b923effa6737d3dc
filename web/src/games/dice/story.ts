// How a Dice Game is read afterwards.

import type { Reading } from '../story';
import { diceList, total, type Player, type View } from './view';

const source = (name: keyof Player['score'], icon: string) => ({
  id: `dice-source-points-${name}`,
  icon,
  points: (view: View, seat: number) => view.players[seat].score[name],
});

export const reading: Reading<View> = {
  chapter: 'story-round',
  chapterOf: ({ round }) => round,
  seats: ({ players }) => players.length,
  total: ({ players }, seat) => total(players[seat]),
  sources: [
    source('track', 'vp'),
    source('milestones', 'milestone'),
    source('awards', 'award'),
    source('cards', 'card'),
  ],
  curves: [
    { id: 'story-points', value: ({ players }, seat) => total(players[seat]) },
    { id: 'dice-story-dice', value: ({ players }, seat) => diceList(players[seat].dice).length },
    { id: 'dice-story-cards', value: ({ players }, seat) => players[seat].played.length },
  ],
  headlines: ['played', 'used', 'standard', 'production'],
};
