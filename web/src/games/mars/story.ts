// How a game of Mars is read afterwards.

import { catalogue } from '../../state/catalogue.svelte';
import type { Reading } from '../story';
import { Box } from './facts';
import { total, type Score, type View } from './view';

const source = (name: keyof Score, icon: string) => ({
  id: `mars-source-${name}`,
  icon,
  points: (view: View, seat: number) => view.players[seat].score[name],
});

export const reading: Reading<View> = {
  chapter: 'mars-story-generation',
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
  shares: [
    { id: 'mars-story-temperature', icon: 'temperature', event: { type: 'raised', parameter: 'Temperature' } },
    { id: 'mars-story-oxygen', icon: 'oxygen', event: { type: 'raised', parameter: 'Oxygen' } },
    { id: 'mars-story-oceans', icon: 'ocean', event: { type: 'placed', tile: 'Ocean' } },
  ],
  headlines: ['played', 'acted', 'milestone-claimed', 'award-funded'],
  roles: async ({ players }) => {
    const box = new Box(await catalogue('mars'));
    return players.map(({ corporation }) => (corporation === null ? null : box.corporation(corporation).name));
  },
};
