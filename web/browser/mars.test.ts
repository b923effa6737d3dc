// Mars, from the first question to the last, through the page alone.

import { expect, test } from 'vitest';
import { playToTheEnd } from './player';
import { useStage, type Table } from './stage';

const stage = useStage();

const GAMES: Record<string, Table> = {
  Mars: { game: 'mars', seats: ['me', { computer: 'greedy' }] },
  'Mars with MarsBot': { game: 'mars', seats: ['me'], setup: { players: 1, options: { automa: 'yes' } } },
};

interface View {
  players: { score: Record<string, number> }[];
  mars_bot: unknown;
}

/** Sources of points in the order of the page, and those that only MarsBot has. */
const SOURCES = {
  rating: 'Terraform rating',
  milestones: 'Milestones',
  awards: 'Awards',
  greeneries: 'Greeneries',
  cities: 'Cities',
  cards: 'Cards',
};
const BOTS = { instance: 'Neural instance', money: 'Money' };

/** Where everybody's points came from, as the server counts them, in the words of the page. */
function sourcesOf({ players, mars_bot }: View): string[] {
  const sources = Object.entries({ ...SOURCES, ...(mars_bot ? BOTS : {}) });
  return players.map(({ score }) => sources.map(([source, name]) => `${name} ${score[source]}`).join(', ')).toSorted();
}

/** All that counts at the end, whatever it is called. */
const pointsOf = ({ players }: View): string[] =>
  players
    .map(({ score }) => Object.values(score).reduce((sum, points) => sum + points))
    .map(String)
    .toSorted();

test.for(Object.entries(GAMES))('%s is played to its end', async ([, table]) => {
  const { page, view } = await playToTheEnd(stage, table);
  const bars = page.locator('.bars .bar');
  await bars.first().waitFor();
  const shown = await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label') ?? ''));
  expect(shown.toSorted()).toEqual(sourcesOf(view as View));
  const sums = await page.locator('.bars .row strong').allTextContents();
  expect(sums.toSorted()).toEqual(pointsOf(view as View));
});
