// Mars, from the first question to the last, through the page alone.

import { test } from 'vitest';
import { playToTheEnd } from './player';
import { useStage, type Table } from './stage';

const stage = useStage();

const GAMES: Record<string, Table> = {
  Mars: { game: 'mars', seats: ['me', { computer: 'greedy' }] },
  'Mars with MarsBot': { game: 'mars', seats: ['me'], setup: { players: 1, options: { automa: 'yes' } } },
};

test.for(Object.entries(GAMES))('%s is played to its end', ([, table]) => playToTheEnd(stage, table));
