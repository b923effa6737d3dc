// Every game, from the first question to the last, through the page alone.

import { expect, test } from 'vitest';
import type { NewTable } from '$wire';
import { Player } from './player';
import { useStage } from './stage';

const stage = useStage();

const GAMES: Record<string, Pick<NewTable, 'game' | 'seats'> & Partial<NewTable>> = {
  Shifter: { game: 'shifter', seats: ['me', { computer: 'strong' }] },
  'Shifter against each other': {
    game: 'shifter',
    seats: ['me', { computer: 'greedy' }],
    setup: { players: 2, options: { mode: 'compete', target: '1' } },
  },
  Mars: { game: 'mars', seats: ['me', { computer: 'greedy' }] },
  'Mars with MarsBot': { game: 'mars', seats: ['me'], setup: { players: 1, options: { automa: 'yes' } } },
  Dice: { game: 'dice', seats: ['me', { computer: 'greedy' }] },
};

test.for(Object.entries(GAMES))('%s is played to its end', async ([name, table]) => {
  const person = await stage.person();
  const id = await person.createTable(table);
  const player = new Player(person, id);
  await player.play();
  console.log(`${name}: ${player.decisions} decisions through the page`);
  expect(player.decisions).toBeGreaterThan(3);
  await person.page.locator('.podium h2').waitFor();
  const { outcome, seats } = await person.look(id);
  const result = await person.page.locator('.podium').textContent();
  for (const seat of seats.keys()) expect(result).toContain(String(outcome!.scores[seat]));
});
