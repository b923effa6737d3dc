// MarsBot for a table of cardboard, on a phone.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useStage } from './stage';
import { foreign, texts } from './words';

const stage = useStage();

/** What is too small for a finger, and whether the page is wider than the screen. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const small = [...document.querySelectorAll('main button, main select, main input[type=search], summary')].filter(
      (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && (width < 40 || height < 40);
      },
    );
    const names = small.map((element) => element.getAttribute('aria-label') ?? element.textContent);
    return { small: names, wider: document.documentElement.scrollWidth > innerWidth };
  });

test('a session with the cards of the table can be entered, corrected and taken up again', async () => {
  const { page } = await stage.person({ size: 'phone' });
  await page.goto('/');
  await page.getByRole('link', { name: 'MarsBot for your own table' }).click();
  // Each option of Mars that concerns the table can be chosen.
  await page.getByLabel('MarsBot: difficulty').selectOption('hard');
  await page.getByLabel('Draft cards in research').check();
  expect(await misfits(page), 'the set-up').toEqual({ small: [], wider: false });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('Tharsis · hard · draft').waitFor();
  const deeds = page.getByRole('region', { name: 'What MarsBot did' });
  await page.getByRole('searchbox').fill('sponsors');
  await page.getByRole('button', { name: /Sponsors/ }).click();
  await deeds.getByText('MarsBot reveals Sponsors.').waitFor();

  // A card of the table decides between equal spaces.
  const asked = page.getByRole('region', { name: 'MarsBot asks' });
  await asked.getByText('Reveal the top card of the project deck').waitFor();
  expect(await misfits(page), 'the question').toEqual({ small: [], wider: false });
  await page.getByRole('searchbox').fill('mine');
  await page.getByRole('button', { name: /^4\s*Mine/ }).click();
  await deeds.getByText('Mine costs 4: the count ends on row 5, space 1.').waitFor();
  // Where the tile lies is also to be seen.
  await deeds.getByRole('img', { name: /: city MarsBot/ }).waitFor();
  expect(await misfits(page)).toEqual({ small: [], wider: false });

  for (const tab of ['Planet', 'Goals', 'Attacks', 'MarsBot']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    expect(await misfits(page), tab).toEqual({ small: [], wider: false });
  }

  // What cannot be is refused with a reason, and nothing is lost.
  await page.getByRole('tab', { name: 'Attacks' }).click();
  await page.getByRole('button', { name: 'plants', exact: true }).click();
  await page.getByRole('alert').getByText('Plant track is already at 0.').waitFor();
  const list = page.getByRole('group').filter({ hasText: '2 entries' });
  await list.getByText('2 entries').click();
  expect(await page.getByRole('group').filter({ hasText: 'At the table now' }).count()).toBe(1);

  // Another card was turned over after all: no city, and nothing waits for the second card.
  await page.getByRole('button', { name: 'MarsBot’s turn: Sponsors' }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByText('Replace entry').waitFor();
  await page.getByRole('tab', { name: 'Turn', exact: true }).click();
  await page.getByRole('searchbox').fill('power plant');
  await page.getByRole('button', { name: /Power Plant/ }).click();
  await page.getByText('1 entry doesn’t fit').waitFor();
  // What lies on the table has to follow.
  const changes = page.getByRole('status').filter({ hasText: 'Change this on the table' });
  await changes.getByText('Remove: city').waitFor();
  await changes.getByText('Take from MarsBot’s played pile: Sponsors').waitFor();
  expect(await misfits(page), 'changes').toEqual({ small: [], wider: false });
  await changes.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /Next card: Mine/ }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('1 entry', { exact: true }).waitFor();

  await page.reload();
  await deeds.getByText('MarsBot reveals Power Plant.').waitFor();

  // The last entry is taken back.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('0 entries', { exact: true }).waitFor();
});

test('MarsBot asks for standings, plants and protection', async () => {
  const { page } = await stage.person({ size: 'phone' });
  await page.goto('/companion');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Meteor Shower' }).click();
  const asked = page.getByRole('region', { name: 'MarsBot asks' });
  await asked.getByText('How many plants do you have?').waitFor();
  await asked.getByRole('spinbutton').fill('6');
  await asked.getByRole('button', { name: 'Answer' }).click();
  await asked.getByText('Does a card protect your plants?').waitFor();
  await asked.getByRole('button', { name: 'No' }).click();
  await page.getByRole('region', { name: 'What MarsBot did' }).getByText('Meteor Shower is destroyed.').waitFor();

  // A card that is not in the list, by its tags: an award icon compares with the player.
  await page.getByRole('tab', { name: 'MarsBot', exact: true }).click();
  // MarsBot took five of the six plants.
  expect(await page.getByRole('group', { name: 'My plants' }).getByRole('status').textContent()).toBe('1');
  const track = page.getByRole('group', { name: 'Earth track' });
  for (let step = 0; step < 8; step++) await track.getByRole('button', { name: 'Earth track: more' }).click();
  await track.getByRole('button', { name: 'Earth track: Enter' }).click();
  await page.getByText('4 entries').waitFor();
  await page.getByRole('tab', { name: 'Turn', exact: true }).click();
  await page.getByText('A card that is not in the list').click();
  await page.getByRole('button', { name: 'Earth tag', exact: true }).click();
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await asked.getByText('Enter your values, including production').waitFor();
  expect(await misfits(page), 'standings').toEqual({ small: [], wider: false });
  for (const field of await asked.getByRole('spinbutton').all()) await field.fill('1');
  await asked.getByRole('button', { name: 'Answer' }).click();
  await page.getByText('to 1, lead').first().waitFor();
  await page.getByText('MarsBot’s points by source').click();
  await page.getByText('total', { exact: true }).waitFor();
});

test('arrow keys go from tab to tab, and enter nothing on their way', async () => {
  const { page } = await stage.person();
  await page.goto('/companion');
  await page.getByRole('button', { name: 'Start' }).click();
  const tab = (name: string) => page.getByRole('tab', { name, exact: true, selected: true });
  await tab('Turn').focus();
  await page.keyboard.press('ArrowLeft');
  expect(await tab('MarsBot').evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await tab('Turn').waitFor();
  await page.keyboard.press('ArrowLeft');

  // The first card with animals or microbes is passed by; the second is meant.
  const tokens = page.getByRole('combobox', { name: 'Animals and microbes on my cards' });
  await tokens.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const name = await tokens.locator('option:checked').textContent();
  await page.getByRole('button', { name: 'Animals and microbes on my cards: Enter' }).click();
  await page.getByRole('group', { name: name!, exact: true }).waitFor();
  await page.getByText('1 entry', { exact: true }).waitFor();
});

test('it deals the cards, in every language', async () => {
  for (const [language, begin, turn] of [
    ['en', 'Start', 'MarsBot’s turn'],
    ['pl', 'Rozpocznij', 'Tura MarsBota'],
    ['cs', 'Začít', 'Tah MarsBota'],
    ['nl', 'Beginnen', 'Beurt van MarsBot'],
  ]) {
    const { page } = await stage.person({ size: 'phone', language });
    await page.goto('/companion');
    await page.getByRole('radio').last().check();
    await page.getByRole('button', { name: begin, exact: true }).click();
    await page.getByRole('button', { name: turn, exact: true }).click();
    await page.locator('ol li').first().waitFor();
    // Why it did what it did, and every form.
    await page.getByRole('button', { name: turn, exact: true }).click();
    const isForeign = language === 'en' ? () => false : foreign(language);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      const written = await texts(page);
      expect(written.filter(isForeign), language).toEqual([]);
      expect(written.join()).not.toMatch(/\[[\w-]+\]/);
    }
  }
});
