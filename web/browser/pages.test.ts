// Every page in every state: for those who do not see it, those with a phone, and in every language.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type axe from 'axe-core';
import { expect, test } from 'vitest';
import { SCENES } from './scenes';
import { SIZES, useStage } from './stage';
import { foreign } from './words';

const stage = useStage();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong, in a line each. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => (globalThis as never as { axe: typeof axe }).axe.run());
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 4).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** What a finger cannot hit or a narrow screen cannot show. */
const cramped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push(`${document.documentElement.scrollWidth} px wide`);
    const root = document.querySelector('dialog[open]') ?? document.body;
    for (const control of root.querySelectorAll('button, a[href], input, select, summary, [role="button"]')) {
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      const isShown = width > 0 && control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const isText = control.matches('p a, li p a');
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
      if (!walker.currentNode.parentElement?.closest('[lang]:not(html), script')) found.add(walker.currentNode.nodeValue!.trim());
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) found.add(element.getAttribute(name)?.trim() ?? '');
    return [...found].filter(Boolean);
  });

test.for(SCENES)('$name', async ({ open }) => {
  const person = await stage.person();
  const { page } = person;
  await open(person);
  expect(await faults(page), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await faults(page), 'light').toEqual([]);
  await page.setViewportSize(SIZES.phone);
  expect(await faults(page), 'phone').toEqual([]);
  expect(await cramped(page)).toEqual([]);
  await page.setViewportSize(SIZES.desktop);
  for (const language of ['pl', 'cs', 'nl']) {
    await page.evaluate((code) => localStorage.setItem('areo-language', code), language);
    await page.reload({ waitUntil: 'networkidle' });
    expect((await texts(page)).filter(foreign(language)), language).toEqual([]);
  }
});
