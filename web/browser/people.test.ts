// Playing with people: ending and taking back a turn, seeing what others did, resigning, playing again.

import { expect, test } from 'vitest';
import type { Rules } from '$wire';
import { sitDown } from './scenes';
import { pair, useStage, type Person } from './stage';

const stage = useStage();

const RULES: Rules = {
  clock: { type: 'none' },
  timeout: 'computer',
  resigned: 'computer',
  hourglass: 60,
  pace: 'instant',
  hints: false,
  noSpectators: false,
};

/** Lets everybody answer until nobody is asked anything but an action of Mars. */
async function open(id: string, ...people: Person[]): Promise<void> {
  const code = async (person: Person) => (await person.look(id)).prompt?.code;
  for (;;) {
    const opening: Person[] = [];
    for (const person of people) if (!['action', undefined].includes(await code(person))) opening.push(person);
    if (!opening.length) return;
    for (const person of opening) await person.answer(id, 'done');
  }
}

const BEGINNERS = { players: 2, options: { beginners: 'AB' } };

test('against computers nothing is asked twice, and all can be undone', async () => {
  const person = await stage.person();
  const { page } = person;
  const id = await person.createTable({ game: 'shifter', seats: ['me', { computer: 'greedy' }] });
  await page.getByText('5 actions left').waitFor();
  const undo = page.getByRole('button', { name: /Undo/ }).first();
  expect(await page.locator('button:has(use[href$="#lock"])').count()).toBe(0);
  // A turn that fails says what it costs, and no window speaks of undo.
  await page.locator('[data-act="settle"]').click();
  await page.getByText('No mission is met').last().waitFor();
  expect(await page.getByText(/costs \d+ cards?/).count()).toBe(1);
  await page.getByRole('button', { name: 'End anyway' }).click();
  await expect.poll(async () => (await person.look(id)).undo.alone).not.toBeNull();
  await expect.poll(async () => (await person.look(id)).asked).toContain(0);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  const { seq } = await person.look(id);
  await undo.click();
  await expect.poll(async () => (await person.look(id)).seq).toBeGreaterThan(seq);
  expect((await person.look(id)).undo.request).toBeNull();
});

test('with people it is said what comes to light, and undo asks them which decision', async () => {
  const [ada, bruno, id] = await pair(stage, { game: 'mars', setup: BEGINNERS, rules: RULES });
  await open(id, ada, bruno);
  const asked = (await ada.look(id)).prompt ? ada : bruno;
  const other = asked === ada ? bruno : ada;
  for (const person of [ada, bruno]) await person.page.goto(`/t/${id}`);
  await asked.page.locator('[data-act="pass"]').click();
  await expect.poll(async () => (await other.look(id)).prompt?.code).toBe('action');
  await other.page.locator('[data-act="pass"]').click();
  await expect.poll(async () => (await other.look(id)).prompt?.code).toBe('buy');
  // Undo is not locked: it asks, and the other reads what for.
  const undo = other.page.getByRole('button', { name: /Ask to undo/ });
  expect(await undo.locator('use[href$="#lock"]').count()).toBe(0);
  await undo.click();
  await asked.page.getByText(/wants to undo.*pass/).waitFor();
  await expect.poll(() => asked.page.title()).toContain('Undo?');
  await asked.page.getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => asked.page.title()).not.toContain('Undo?');
});

/** Goes on until seat A may act, with its page open. */
async function untilAction(person: Person, id: string): Promise<void> {
  while ((await person.look(id)).prompt?.code !== 'action') await person.answer(id, 'done');
  await person.page.locator('[data-act="pass"], [data-act="stop"]').first().waitFor();
}

/** Presses what ends a turn, and says so again where something is left undone. */
async function press(person: Person, id: string, act: string): Promise<void> {
  const { prompt } = await person.look(id);
  const left = act === 'stop' ? [] : (prompt?.overlooked ?? []);
  await person.page.locator(`[data-act="${act}"]`).click();
  if (!left.length) return;
  const dialog = person.page.locator('dialog[open]');
  await dialog.getByText('You can still do this').waitFor();
  expect(await dialog.locator('li').count()).toBe(left.length);
  await dialog.getByRole('button', { name: 'End anyway' }).click();
}

test('one button ends the turn, another passes as well, and what is left undone is named', async () => {
  const person = await stage.person();
  const id = await sitDown(person, { game: 'mars', bot: 'greedy', players: 3, part: 0.55 });
  await untilAction(person, id);
  const { legal, asked } = await person.look(id);
  expect(asked).toEqual([0]);
  // Something is done, so that the turn can end without passing.
  if (legal.includes('pass')) await person.answer(id, 'project power-plant');
  await untilAction(person, id);
  await press(person, id, 'stop');
  await expect.poll(async () => (await person.look(id)).legal, { timeout: 120_000 }).toContain('pass');
  // Passing as well, in one press: no further action is asked for in this generation.
  const { generation } = (await person.look(id)).view as { generation: number };
  await person.answer(id, 'project power-plant');
  await untilAction(person, id);
  await press(person, id, (await person.look(id)).legal.includes('stop') ? 'stop-and-pass' : 'pass');
  const later = async () => ((await person.look(id)).view as { generation: number }).generation;
  await expect.poll(later, { timeout: 120_000 }).toBeGreaterThan(generation);
});

test('an opponent’s turn can be followed', async () => {
  const person = await stage.person();
  const { page } = person;
  const id = await sitDown(person, { game: 'mars', bot: 'greedy', players: 3, part: 0.55 });
  await untilAction(person, id);
  await press(person, id, (await person.look(id)).legal.includes('stop') ? 'stop' : 'pass');
  await page.getByRole('heading', { name: 'Since your last turn' }).waitFor();
  await page.locator('[data-since] li').first().waitFor();
  // Names in the log lead to their cards; the log can be read by seat, and saved.
  await page.locator('.log a:not(.rule)').first().click();
  await page.locator('.inspector .card.large').waitFor();
  const lines = page.locator('.log li');
  const all = await lines.count();
  await page.getByLabel('Show entries for').selectOption('1');
  await expect.poll(() => lines.count()).toBeLessThan(all);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the log' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('mars.txt');
});

test('who resigns against one other person has lost, and both play again at one table', async () => {
  const [ada, bruno, id] = await pair(stage, {
    game: 'shifter',
    setup: { players: 2, options: { mode: 'compete' } },
    rules: RULES,
  });
  await bruno.page.goto(`/t/${id}`);
  await bruno.page.getByRole('group', { name: 'Planet' }).waitFor();
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await ada.page.getByText('Rated game').waitFor();
  expect(await ada.page.locator('[data-tool="hint"]').count()).toBe(0);
  await ada.page.getByRole('button', { name: 'Resign' }).click();
  await ada.page.getByRole('button', { name: /Really resign\? The game ends/ }).click();
  await ada.page.getByRole('heading', { name: 'You lost this time' }).waitFor();
  await bruno.page.getByRole('heading', { name: 'You won' }).waitFor();
  await bruno.page.getByText(/^Resigned:/).waitFor();
  await bruno.page.getByText('+16').waitFor();
  await bruno.page.getByText('−16').waitFor();

  await ada.page.getByRole('button', { name: 'Play again' }).dblclick();
  await ada.page.getByText('waiting for players').waitFor();
  await bruno.page.getByRole('button', { name: /Rematch/ }).click();
  await bruno.page.getByText('waiting for players').waitFor();
  expect(new URL(bruno.page.url()).pathname).toBe(new URL(ada.page.url()).pathname);
  // Whoever sits down is announced.
  await ada.page.locator('[data-toast]').getByText('Bruno sits down.').waitFor();
  await ada.page.getByRole('button', { name: 'Start' }).click();
  await bruno.page.getByRole('group', { name: 'Planet' }).waitFor();
  const running = (await (await ada.context.request.get('/api/tables?stage=playing')).json()) as { game: string }[];
  expect(running.filter(({ game }) => game === 'shifter')).toHaveLength(1);
  // Strangers find it to watch, and read that they do.
  const guest = await stage.person();
  await guest.page.goto('/');
  await guest.page.getByRole('link', { name: 'Watch' }).first().click();
  await guest.page.getByText('You are watching').first().waitFor();
});

test('who is out of time is warned before and takes the seat back', async () => {
  const person = await stage.person();
  const { page } = person;
  const rules: Rules = { ...RULES, clock: { type: 'move', time: 8_000 }, pace: 'calm' };
  const id = await person.createTable({ game: 'mars', seats: ['me'], rules, start: false });
  await page.getByText('waiting for players').waitFor();
  await person.tell(id, { type: 'start' });
  await page.locator('[data-notice="time"]').getByText('the computer takes over').waitFor();
  await page.locator('[data-notice="away"]').waitFor();
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect.poll(async () => (await person.look(id)).seats[0].control).not.toBe('away');
});

test('a private table shows its link to the host, and a visitor without it how to get in', async () => {
  const [ada, bruno] = [await stage.person(), await stage.person()];
  const id = await ada.createTable({ game: 'shifter', seats: ['me', 'free'] });
  const link = ada.page.getByRole('textbox', { name: 'Anyone with this link can join:' });
  const address = await link.inputValue();
  await bruno.page.goto(`/t/${id}`);
  await bruno.page.getByText('ask the host for the invitation link').waitFor();
  await bruno.page.getByPlaceholder('Paste the invitation link').fill(address);
  await bruno.page.getByRole('button', { name: 'Open the table' }).click();
  await bruno.page.getByRole('button', { name: 'Take this seat' }).click();
  await ada.page.locator('[data-toast]').first().waitFor();
  // The host can close it; who sat there reads it.
  await ada.page.getByRole('button', { name: 'Close this table' }).click();
  await ada.page.getByRole('button', { name: /Really close it/ }).click();
  await bruno.page.getByRole('heading', { name: 'The host closed this table.' }).waitFor();
  // The refused connection is what the browser complains about.
  stage.complaints.splice(0);
});

test('what is said pops up beside the board, and the chat covers nothing', async () => {
  const [ada, bruno, id] = await pair(stage, { game: 'mars', setup: BEGINNERS, rules: RULES });
  await open(id, ada, bruno);
  await ada.page.locator('svg.planet').waitFor();
  await bruno.tell(id, { type: 'say', text: 'Good luck!' });
  await ada.page.locator('[data-toast]').getByText('Good luck!').click();
  const chat = ada.page.getByPlaceholder('Write a message');
  await chat.waitFor();
  expect(await ada.page.locator('dialog[open]').count()).toBe(0);
  const [box, planet] = [await chat.boundingBox(), await ada.page.locator('svg.planet').boundingBox()];
  expect(box!.x).toBeGreaterThan(planet!.x + planet!.width * 0.9);
  await chat.fill('You too');
  await ada.page.keyboard.press('Enter');
  await ada.page.locator('.chat').getByText('You too').waitFor();
});

test('Enter logs in; a wrong password and a taken name are called so', async () => {
  const [ada, bruno] = [await stage.person(), await stage.person()];
  const fill = async ({ page }: Person, name: string, password: string) => {
    await page.goto('/account');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Password').fill(password);
  };
  await fill(ada, 'Adelheid', 'a long password');
  await ada.page.getByRole('button', { name: 'Create account' }).click();
  await ada.page.getByText('Account created.').waitFor();
  await fill(bruno, 'Adelheid', 'another password');
  await bruno.page.getByRole('button', { name: 'Create account' }).click();
  await bruno.page.getByText('That name is taken').waitFor();
  await fill(bruno, 'Adelheid', 'wrong');
  await bruno.page.keyboard.press('Enter');
  await bruno.page.getByText('Wrong name or password.').waitFor();
  await fill(bruno, 'Adelheid', 'a long password');
  await bruno.page.keyboard.press('Enter');
  await bruno.page.getByText('You’re logged in.').waitFor();
  stage.complaints.splice(0);
});
