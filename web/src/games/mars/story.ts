// How a game of Mars is read afterwards.

import { catalogue } from '../../state/catalogue.svelte';
import { byGain, byView, type Reading } from '../story';
import { Box } from './facts';
import { RESOURCES, type Score, type View } from './generated';
import { total } from './view';

const hasBot = ({ mars_bot }: View) => mars_bot !== null;
const source = (name: keyof Score, icon: string) => ({
  id: `mars-source-${name}`,
  icon,
  points: (view: View, seat: number) => view.players[seat].score[name],
});

const points = ({ players }: View, seat: number) => total(players[seat].score);

export const reading: Reading<'mars'> = {
  chapter: () => 'mars-story-generation',
  chapters: byView(({ generation }) => generation),
  seats: ({ players }) => players.length,
  sources: [
    source('rating', 'tr'),
    source('milestones', 'milestone'),
    source('awards', 'award'),
    source('greeneries', 'tile-greenery'),
    source('cities', 'tile-city'),
    source('cards', 'card'),
    { ...source('instance', 'tile-special'), has: hasBot },
    { ...source('money', 'mc'), has: hasBot },
  ],
  curves: [
    { id: 'story-points', value: points },
    { id: 'mars-story-rating', value: ({ players }, seat) => players[seat].rating },
    {
      id: 'mars-story-income',
      value: ({ players }, seat) => players[seat].rating + players[seat].production[RESOURCES.indexOf('Money')],
    },
    {
      id: 'story-production',
      value: ({ players }, seat) => players[seat].production.reduce((sum, made) => sum + made, 0),
    },
    { id: 'mars-story-raised', events: [{ type: 'raised' }, { type: 'placed', tile: 'Ocean' }] },
  ],
  shares: [
    { id: 'story-temperature', icon: 'temperature', event: { type: 'raised', parameter: 'Temperature' } },
    { id: 'story-oxygen', icon: 'oxygen', event: { type: 'raised', parameter: 'Oxygen' } },
    { id: 'story-oceans', icon: 'ocean', event: { type: 'placed', tile: 'Ocean' } },
  ],
  moments: byGain(['played', 'acted', 'milestone-claimed', 'award-funded'], points),
  roles: async ({ players }) => {
    const box = new Box(await catalogue('mars'));
    return players.map(({ corporation }) => (corporation === null ? null : box.corporation(corporation).name));
  },
};
