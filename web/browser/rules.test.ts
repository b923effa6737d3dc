// The rules beside the game: a topic can be tried out, and what the table says leads to the rule behind it.

import { expect, test } from 'vitest';
import { useStage } from './stage';

const stage = useStage();

test('a topic of the rules opens a position to try it out, with the rule beside it', async () => {
  const { page } = await stage.person();
  await page.goto('/rules/mars');
  await page.getByRole('link', { name: 'Try it: Tiles' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await rules.getByRole('heading', { name: 'Tiles' }).waitFor();
  await rules.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'See the rule' }).first().waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/try\/mars\/tiles\/.+/);
});

test('a line of the log and a refusal lead to the rule behind them', async () => {
  const { page } = await stage.person();
  await page.goto('/try/mars/requirements');
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await rules.getByText('not possible now').click();
  await rules
    .getByRole('button', { name: /This costs/ })
    .first()
    .click();
  await rules.getByRole('heading', { name: 'Paying' }).waitFor();
  await rules.getByRole('button', { name: 'Close' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'plays as' }).first();
  await line.hover();
  await line.getByRole('link', { name: 'See the rule' }).click();
  await rules.getByRole('heading', { name: 'Setup and corporations' }).waitFor();
});
