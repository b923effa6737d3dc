// How a Dice Game is read afterwards.

import { catalogue } from '../../state/catalogue.svelte';
import { byGain, byView, type Reading } from '../story';
import { Box } from './facts';
import type { PlayerView, View } from './generated';
import { diceList, total } from './view';

const source = (name: keyof PlayerView['score'], icon: string) => ({
  id: `dice-source-points-${name}`,
  icon,
  points: (view: View, seat: number) => view.players[seat].score[name],
});
const points = ({ players }: View, seat: number) => total(players[seat]);

export const reading: Reading<'dice'> = {
  chapter: () => 'story-round',
  chapters: byView(({ round }) => round),
  seats: ({ players }) => players.length,
  sources: [
    source('track', 'vp'),
    source('milestones', 'milestone'),
    source('awards', 'award'),
    source('cards', 'card'),
  ],
  curves: [
    { id: 'story-points', value: points },
    { id: 'dice-story-dice', value: ({ players }, seat) => diceList(players[seat].dice).length },
    {
      id: 'story-production',
      value: ({ players }, seat) => Object.values(players[seat].production).reduce((sum, made) => sum + made, 0),
    },
    { id: 'dice-story-cards', value: ({ players }, seat) => players[seat].played.length },
  ],
  shares: [
    { id: 'story-temperature', icon: 'temperature', event: { type: 'raised', parameter: 'Temperature' } },
    { id: 'story-oxygen', icon: 'oxygen', event: { type: 'raised', parameter: 'Oxygen' } },
    { id: 'story-oceans', icon: 'ocean', event: { type: 'placed', tile: 'Ocean' } },
  ],
  moments: byGain(['played', 'used', 'standard', 'production'], points),
  roles: async ({ players }) => {
    const box = new Box(await catalogue('dice'));
    return players.map(({ corporation }) => (corporation === null ? null : box.corporations[corporation].name));
  },
};
