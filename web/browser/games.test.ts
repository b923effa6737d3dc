// Shifter and Dice, from the first question to the last, through the page alone. (Mars is apart, so that
// both can be played at the same time.)

import { test } from 'vitest';
import { playToTheEnd } from './player';
import { useStage, type Table } from './stage';

const stage = useStage();

const GAMES: Record<string, Table> = {
  Shifter: { game: 'shifter', seats: ['me', { computer: 'strong' }] },
  'Shifter against each other': {
    game: 'shifter',
    seats: ['me', { computer: 'greedy' }],
    setup: { players: 2, options: { mode: 'compete', target: '1' } },
  },
  Dice: { game: 'dice', seats: ['me', { computer: 'greedy' }] },
};

test.for(Object.entries(GAMES))('%s is played to its end', async ([, table]) => {
  await playToTheEnd(stage, table);
});
