// Moderation: for admins, and for nobody else.

import { expect, test } from 'vitest';
import { useStage, type Person } from './stage';

const stage = useStage();

const REGISTERED = { password: 'correct horse' };

/** Somebody who bears a name. */
async function named(name: string): Promise<Person> {
  const person = await stage.person({ language: 'en' });
  await person.page.goto('/');
  await person.page.getByRole('article').first().waitFor();
  const response = await person.context.request.patch('/api/me', { data: { name } });
  expect(response.ok(), await response.text()).toBe(true);
  return person;
}

test('an admin looks after people, tables, addresses and words', async () => {
  const ada = await named('Ada');
  const { page } = ada;
  const registered = await ada.context.request.post('/api/register', { data: { name: 'Ada', ...REGISTERED } });
  expect(registered.ok()).toBe(true);
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  stage.server.command('admin', 'grant', 'Ada');
  // The server follows the command line.
  await expect.poll(async () => (await ada.context.request.get('/api/admin/in-force')).status()).toBe(200);

  const ben = await named('Ben');
  const table = await ben.createTable({ game: 'shifter', seats: ['me', 'free'], public: true });
  const say = (text: string) => ben.context.request.post(`/api/tables/${table}`, { data: { type: 'say', text } });
  expect((await say('Buy my goods')).status()).toBe(200);

  await page.goto('/admin');
  const part = (title: string) => page.locator('section', { has: page.getByRole('heading', { name: title }) });
  await page.getByLabel('Reason for the log').fill('spam');
  await page.getByLabel('Hours').fill('2');
  const tables = part('Tables').getByRole('listitem').filter({ hasText: table });
  await tables.getByRole('button', { name: 'Chat' }).click();
  await tables.getByText('Buy my goods').waitFor();

  await part('People').getByLabel('Part of a name').fill('ben');
  await part('People').getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => part('People').getByRole('listitem').count()).toBe(1);
  await part('People').getByRole('button', { name: 'Mute' }).click();
  await part('People').getByText('Muted until').waitFor();
  expect((await say('And again')).status()).toBe(403);
  await part('People').getByRole('button', { name: 'Unmute' }).click();
  await part('People').getByRole('button', { name: 'Mute', exact: true }).waitFor();
  expect((await say('Sorry')).status()).toBe(200);

  await tables.getByRole('button', { name: 'Close table' }).click();
  await tables.getByText('Closed').waitFor();
  expect((await say('Hello?')).status()).toBe(403);
  await tables.getByRole('button', { name: 'Delete table' }).click();
  await tables.getByRole('button', { name: 'Delete it for good' }).click();
  await expect.poll(() => tables.count()).toBe(0);

  await part('Banned addresses').getByLabel('Address').fill('203.0.113.9');
  await part('Banned addresses').getByRole('button', { name: 'Ban address' }).click();
  await part('Banned addresses').getByText('Banned until').waitFor();
  await part('Words that no name may contain').getByLabel('Word').fill('Areo');
  await part('Words that no name may contain').getByRole('button', { name: 'Reserve word' }).click();
  await part('Words that no name may contain').getByText('areo').waitFor();
  expect((await ben.context.request.patch('/api/me', { data: { name: 'Areo' } })).status()).toBe(400);

  const log = part('Moderation log').getByRole('listitem');
  await expect.poll(() => log.count()).toBe(7);
  expect(await log.first().innerText()).toMatch(/Reserve word: areo\s+spam/);
  expect(await log.last().innerText()).toMatch(/Command line\s+Make admin: #\d+/);

  // Of the time before she was an admin; her page was told of nothing else.
  expect(stage.complaints.splice(0)).toEqual(Array(4).fill(expect.stringContaining('404')));
});
