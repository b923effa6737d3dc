// What happens around a game: others, lost lines, second thoughts, one device for two.

import { expect, test } from 'vitest';
import { ASIDE, Player } from './player';
import { useStage, type Person } from './stage';

const stage = useStage();

test('against the computer in two clicks', async () => {
  const { page } = await stage.person();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the computer' }).last().click();
  await page.getByRole('group', { name: 'Planet' }).waitFor();
  await expect.poll(() => page.title()).toContain('Your turn');
});

test('two people meet at an open table, talk and play', async () => {
  const [ada, bruno] = [await stage.person(), await stage.person()];
  await ada.page.goto('/new/shifter');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await ada.page.getByText('waiting for players').waitFor();
  const id = new URL(ada.page.url()).pathname.split('/')[2];

  await bruno.page.goto('/');
  await bruno.page.getByRole('link', { name: 'Join' }).click();
  await bruno.page.getByRole('button', { name: 'Take this seat' }).click();
  await ada.page.getByRole('button', { name: 'Start' }).click();
  await bruno.page.getByRole('group', { name: 'Planet' }).waitFor();

  await ada.page.keyboard.press('c');
  await ada.page.getByPlaceholder('Write a message').fill('Good luck!');
  await ada.page.keyboard.press('Enter');
  await ada.page.getByText('Good luck!').waitFor();
  await ada.page.keyboard.press('Escape');
  await bruno.page.getByRole('button', { name: 'Chat, 1 new message' }).click();
  await bruno.page.getByText('Good luck!').waitFor();
  await bruno.page.keyboard.press('Escape');

  const spectator = await stage.person();
  await spectator.page.goto(`/t/${id}`);
  await spectator.page.getByRole('group', { name: 'Planet' }).waitFor();
  await ada.page.getByRole('img', { name: '1 spectator' }).waitFor();

  const players = [new Player(ada, id, 1), new Player(bruno, id, 2)];
  const bothHavePlayed = () => players.every(({ decisions }) => decisions > 2);
  await Promise.all(players.map((player) => player.play(bothHavePlayed)));
  const planet = ({ page }: Person) =>
    page
      .locator('[data-cell]')
      .evaluateAll((cells) => cells.map((cell) => `${cell.getAttribute('data-cell')} ${cell.ariaLabel}`));
  const differ = async () => {
    const [one, other] = [await planet(ada), await planet(bruno)];
    return one.filter((cell, index) => cell !== other[index]);
  };
  await expect.poll(differ).toEqual([]);
});

test('a line that is lost in mid-turn comes back to the same question', async () => {
  const person = await stage.person();
  const { page } = person;
  const id = await person.createTable({ game: 'shifter', seats: ['me'] });
  const pips = page.getByText(/\d actions? left/);
  await page.locator('g[role="button"]').first().press('r');
  await expect.poll(() => pips.textContent()).toContain('4');

  await stage.server.stop();
  await page.getByText('Connection lost').waitFor();
  await stage.server.start();
  await page.getByText('Connection lost').waitFor({ state: 'hidden' });
  await expect.poll(() => pips.textContent()).toContain('4');
  // Chromium reports every attempt to reach a server that is down.
  expect(stage.complaints.splice(0).filter((text) => !/WebSocket connection|load resource/.test(text))).toEqual([]);
  const player = new Player(person, id);
  await player.play(() => player.decisions > 2);
});

test('what was done can be taken back', async () => {
  const person = await stage.person();
  const { page } = person;
  await person.createTable({ game: 'shifter', seats: ['me'] });
  const planet = page.getByRole('group', { name: 'Planet' });
  await page.getByText('5 actions left').waitFor();
  const before = await planet.innerHTML();
  await page.locator('g[role="button"]').first().press('r');
  await page.getByText('4 actions left').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await page.getByText('5 actions left').waitFor();
  await page.mouse.move(0, 0);
  await expect.poll(() => planet.innerHTML()).toBe(before);
});

test('two people at one device see only their own cards', async () => {
  const person = await stage.person();
  const { page } = person;
  const id = await person.createTable({ game: 'mars', seats: ['me', { guest: 'Otto' }] });
  await page.getByRole('heading', { name: /Pass the device to/ }).waitFor();
  expect(await page.locator('.card').count()).toBe(0);
  const player = new Player(person, id);
  await player.play(() => player.decisions > 6);
  await page.getByText('Otto').first().waitFor();
});

test('a game of Shifter is played with the keyboard alone', async () => {
  const person = await stage.person();
  const { page } = person;
  const id = await person.createTable({ game: 'shifter', seats: ['me'] });
  await page.getByRole('group', { name: 'Planet' }).waitFor();
  /** Goes on from one thing to the next until it is one of these. */
  const tabTo = async (selector: string) => {
    for (let step = 0; step < 80; step++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
      await page.keyboard.press('Tab');
    }
    expect.fail(`no key leads to ${selector}`);
  };
  const windows = page.locator('dialog[open]');
  for (let turn = 0; turn < 200; turn++) {
    const { stage: state, legal, seq } = await person.look(id);
    if (state === 'over') break;
    const opened = await windows.count();
    if (opened) {
      await tabTo('dialog .primary');
      await page.keyboard.press('Enter');
    } else if (legal.includes('settle') || legal.includes('done')) {
      await page.keyboard.press('3');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('r');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
    } else {
      await tabTo(`main button:not([aria-disabled="true"], header *, .log *, ${ASIDE})`);
      await page.keyboard.press('Enter');
    }
    // Keys that fell into a window on its way do nothing: then one tries again.
    const hasHelped = async () => (await person.look(id)).seq !== seq || (await windows.count()) !== opened;
    for (let wait = 0; wait < 50 && !(await hasHelped()); wait++) await page.waitForTimeout(100);
  }
  await page.getByText('Game over').waitFor();
});
