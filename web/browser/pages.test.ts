// Every page in every state: for those who do not see it, those with a phone, and in every language.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type axe from 'axe-core';
import { expect, test } from 'vitest';
import { SCENES, WINDOWS } from './scenes';
import { SIZES, useStage } from './stage';
import { foreign } from './words';

const stage = useStage();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A card is named by its title and what it does now; all that is printed on it would be too long a name. */
const RULES = { 'label-content-name-mismatch': { enabled: false } };

/** What axe finds wrong, in a line each. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (rules) => (globalThis as never as { axe: typeof axe }).axe.run({ rules }),
    RULES,
  );
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 4).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

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

/** All that is written on the page, for eyes and ears. */
const texts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('[lang]:not(html), script'))
        found.add(walker.currentNode.nodeValue!.trim());
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) found.add(element.getAttribute(name)?.trim() ?? '');
    // What the server calls a guest is a name.
    return [...found].filter((text) => text && !/Guest \w{4}/.test(text));
  });

/** As a browser shows it to somebody who has doubled the size of everything. */
const DOUBLED = { width: 720, height: 450 };

test.for([...SCENES, ...WINDOWS])('$name', async ({ open, ready }) => {
  const person = await stage.person();
  const { page } = person;
  await open(person);
  expect.soft(await faults(page), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await faults(page), 'light').toEqual([]);
  await page.setViewportSize(SIZES.phone);
  expect.soft(await faults(page), 'phone').toEqual([]);
  expect.soft(await cramped(page), 'phone').toEqual([]);
  await page.setViewportSize(DOUBLED);
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth), 'doubled')
    .toBeLessThanOrEqual(DOUBLED.width);
  await page.setViewportSize(SIZES.desktop);
  for (const language of ['pl', 'cs', 'nl']) {
    await page.evaluate((code) => localStorage.setItem('areo-language', code), language);
    await page.reload();
    await page.locator(ready).first().waitFor();
    expect.soft((await texts(page)).filter(foreign(language)), language).toEqual([]);
  }
});
