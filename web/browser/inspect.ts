// How every scene is looked at: for those who do not see it, those with a phone, and in every language.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type axe from 'axe-core';
import { expect } from 'vitest';
import { misplaced } from './layout';
import { broken, OtherFonts } from './reading';
import type { Scene } from './scenes';
import { SIZES, type Person } from './stage';
import { foreign, texts } from './words';
import { LANGUAGES, MODEL, PSEUDO } from '../src/text/languages';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is visible is also in the name, so that who speaks to the machine can say it. */
const RULES = { 'label-content-name-mismatch': { enabled: true } };

/** Of the many cards that are drawn alike, every fifth stands for all. */
const ALIKE = '[data-alike] > :not(:nth-child(5n + 1))';

/** What axe finds wrong, in a line each: by all its rules or by one. */
async function faults(page: Page, only?: string): Promise<string[]> {
  const found = await page.evaluate(
    async ([rules, runOnly, alike]) => {
      const { violations } = await (globalThis as never as { axe: typeof axe }).axe.run(
        { exclude: [alike] },
        runOnly ? { runOnly, resultTypes: ['violations'] } : { rules, resultTypes: ['violations'] },
      );
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    },
    [RULES, only, ALIKE] as const,
  );
  return found.slice(0, 12);
}

const width = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** What a finger cannot hit or a narrow screen cannot show. */
const cramped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`${document.documentElement.scrollWidth} px wide`);
    const root = document.querySelector('dialog[open]') ?? document.body;
    for (const control of root.querySelectorAll('button, a[href], input, select, summary, [role="button"]')) {
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      const isShown = width > 0 && control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // A link within a sentence is as high as the sentence.
      const isText = control.matches('a') && getComputedStyle(control).display === 'inline';
      if (isShown && !isText && (height < 39.5 || width < 39.5))
        found.push(`${Math.round(width)}x${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`);
    }
    return found;
  });

/** Choices that are written for machines: spaces by their short names, others by their numbers. */
const codes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button')]
      .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '')
      .filter((words) => /\br\dc\d\b|^(Option|Number) \d/.test(words)),
  );

/** Finds English in each of the other languages. */
const FOREIGN = new Map(
  Object.keys(LANGUAGES)
    .filter((language) => language !== MODEL)
    .map((language) => [language, foreign(language)] as const),
);

const otherFonts = new OtherFonts();

/** As a browser shows it to somebody who has doubled the size of everything. */
const DOUBLED = { width: 720, height: 450 };

/** Chooses a language as another tab would, and waits for its words. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((code) => {
    dispatchEvent(new StorageEvent('storage', { key: 'areo-language', newValue: code }));
  }, language);
  await page.locator(`html[lang="${language}"]`).waitFor();
}

type Size = keyof typeof SIZES;

/** What was asked for has been drawn: some pages are built anew for another size. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Everything is there whole and can be read, and nothing is wider than the screen. */
async function lookAt(page: Page, language: string, size: Size): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  await drawn(page);
  await expect.poll(() => width(page), { message: `${language}, ${size}` }).toBeLessThanOrEqual(SIZES[size].width);
  expect.soft(await broken(page), `${language}, ${size}`).toEqual([]);
  expect.soft(await misplaced(page, ALIKE), `${language}, ${size}`).toEqual([]);
}

/** Looks at a scene in every language at every size, with the eyes of a phone and without eyes. */
export async function inspect(person: Person, scene: Scene): Promise<void> {
  const { page } = person;
  // What guests are called differs from run to run, and so would the room that it takes.
  await person.introduce('Wilhelmina');
  await scene.open(person);
  await page.evaluate(AXE);
  expect.soft(await faults(page), 'dark').toEqual([]);
  expect.soft(await codes(page), 'codes').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await faults(page, 'color-contrast'), 'light').toEqual([]);
  for (const language of ['en', ...FOREIGN.keys()]) {
    await speak(page, language);
    await page.setViewportSize(SIZES.desktop);
    await scene.again?.(person);
    expect
      .soft(
        (await texts(page)).filter((text) => FOREIGN.get(language)?.(text)),
        language,
      )
      .toEqual([]);
    expect.soft(await otherFonts.find(page), language).toEqual([]);
    for (const size of Object.keys(SIZES) as Size[]) await lookAt(page, language, size);
  }
  // Longer words than any language has.
  await speak(page, PSEUDO);
  await lookAt(page, PSEUDO, 'desktop');
  await speak(page, 'en');
  await page.setViewportSize(DOUBLED);
  await expect.poll(() => width(page), { message: 'doubled' }).toBeLessThanOrEqual(DOUBLED.width);
  await page.setViewportSize(SIZES.phone);
  await drawn(page);
  expect.soft(await faults(page), 'phone').toEqual([]);
  expect.soft(await cramped(page), 'phone').toEqual([]);
}
