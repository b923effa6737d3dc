// How a game of Mars is read afterwards.

import type { Reading } from '../story';
import { total, type Score, type View } from './view';

const source = (name: keyof Score, icon: string) => ({
  id: `mars-source-${name}`,
  icon,
  points: (view: View, seat: number) => view.players[seat].score[name],
});

export const reading: Reading<View> = {
  chapter: 'mars-generation',
  chapterOf: ({ generation }) => generation,
  seats: ({ players }) => players.length,
  total: ({ players }, seat) => total(players[seat].score),
  sources: [
    source('rating', 'tr'),
    source('milestones', 'milestone'),
    source('awards', 'award'),
    source('greeneries', 'tile-greenery'),
    source('cities', 'tile-city'),
    source('cards', 'card'),
  ],
  curves: [
    { id: 'story-points', value: ({ players }, seat) => total(players[seat].score) },
    { id: 'mars-story-rating', value: ({ players }, seat) => players[seat].rating },
    { id: 'mars-story-income', value: ({ players }, seat) => players[seat].rating + players[seat].production[0] },
    {
      id: 'mars-story-production',
      value: ({ players }, seat) => players[seat].production.reduce((sum, made) => sum + made, 0),
    },
  ],
  headlines: ['played', 'acted', 'milestone', 'award'],
};
