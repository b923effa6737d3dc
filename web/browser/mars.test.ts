// Mars, from the first question to the last, through the page alone.

import { expect, test } from 'vitest';
import { playToTheEnd } from './player';
import { useStage, type Table } from './stage';

const stage = useStage();

const GAMES: Record<string, Table> = {
  Mars: { game: 'mars', seats: ['me', { computer: 'greedy' }] },
  'Mars with MarsBot': { game: 'mars', seats: ['me'], setup: { players: 1, options: { automa: 'yes' } } },
};

const SOURCES = ['Rating', 'Milestones', 'Awards', 'Greeneries', 'Cities', 'Cards'];

/** Where everybody's points came from, as the server counts them, in the words of the page. */
const sourcesOf = (view: unknown): string[] =>
  (view as { players: { score: Record<string, number> }[] }).players
    .map(({ score }) => SOURCES.map((source) => `${source} ${score[source.toLowerCase()]}`).join(', '))
    .toSorted();

test.for(Object.entries(GAMES))('%s is played to its end', async ([, table]) => {
  const { page, view } = await playToTheEnd(stage, table);
  const bars = page.locator('.bars .bar');
  await bars.first().waitFor();
  const shown = await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label') ?? ''));
  expect(shown.toSorted()).toEqual(sourcesOf(view));
});
