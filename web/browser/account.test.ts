// An account: made, guarded, and deleted.

import { expect, test } from 'vitest';
import { useStage } from './stage';

const stage = useStage();

test('an account from its beginning to its end', async () => {
  const { page } = await stage.person({ language: 'en' });
  await page.goto('/account');
  const part = (title: string) => page.locator('section', { has: page.getByRole('heading', { name: title }) });
  const make = part('Keep your games');
  await make.getByLabel('Name').fill('Zuzanna');
  await make.getByLabel('Password').fill('correct horse');
  await make.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Account created.').waitFor();

  const keys = part('Access keys for programs');
  await keys.getByLabel('Name of the program').fill('my bot');
  await keys.getByLabel('It can').selectOption('read');
  await keys.getByLabel('Current password').fill('wrong horse');
  await keys.getByRole('button', { name: 'Create access key' }).click();
  await page.getByText('That is not your password.').waitFor();
  await keys.getByLabel('Current password').fill('correct horse');
  await keys.getByRole('button', { name: 'Create access key' }).click();
  const key = await keys.locator('code').innerText();
  const me = (method: string) =>
    fetch(`${stage.server.url}/api/me`, { method, headers: { authorization: `Bearer ${key}` }, body: null });
  expect((await me('GET')).status).toBe(200);
  expect((await me('DELETE')).status).toBe(403);

  const logins = part('Where you’re logged in');
  await logins.getByText('This device').waitFor();
  await logins.getByRole('button', { name: 'Log out: my bot' }).click();
  await page.getByText('Session ended.').waitFor();
  expect((await me('GET')).status).toBe(401);

  const change = part('Change password');
  await change.getByLabel('Current password').fill('correct horse');
  await change.getByLabel('New password').fill('battery staple');
  await change.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed.').waitFor();

  const data = part('Your data');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('areo.json');

  await data.getByRole('button', { name: 'Delete my account' }).click();
  await data.getByLabel('Current password').fill('battery staple');
  await data.getByRole('button', { name: 'Delete it for good' }).click();
  await page.getByText('Your account is deleted.').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Guest /);
  // Of the wrong password, and of whoever is not there any more.
  const refusals = [expect.stringContaining('403'), expect.stringContaining('401')];
  expect(stage.complaints.splice(0)).toEqual(refusals);
});

test('what is typed stays while the page learns where one is logged in', async () => {
  const { page } = await stage.person({ language: 'en' });
  let go!: () => void;
  const typed = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/api/me/logins', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/account');
  await page.getByLabel('Password').fill('correct horse');
  // Once the list is there, the page asks anew about whom it speaks.
  const again = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/me');
  go();
  await page.getByText('This device').waitFor();
  await again;
  expect(await page.getByLabel('Password').inputValue()).toBe('correct horse');
});
