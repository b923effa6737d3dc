// Finds English on a page that should speak another language.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Page } from 'playwright-core';

const LOCALES = join(import.meta.dirname, '../../locales');

type Pattern = FluentResource['body'][number]['value'];
type Expression = Exclude<Exclude<Pattern, string | null>[number], string>;

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Everything that these sentences can become: what stands in for a variable may be anything. */
function shape(pattern: Pattern): string {
  if (pattern === null) return '';
  const parts = typeof pattern === 'string' ? [pattern] : pattern;
  return parts.map((part) => (typeof part === 'string' ? literal(part) : hole(part))).join('');
}

function hole(expression: Expression): string {
  if (expression.type !== 'select') return '.+';
  return `(?:${expression.variants.map(({ value }) => shape(value as Pattern)).join('|')})`;
}

function shapes(language: string): Map<string, string> {
  const found = new Map<string, string>();
  const files = readdirSync(join(LOCALES, language), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ftl')))
    for (const { id, value } of new FluentResource(readFileSync(join(LOCALES, language, file), 'utf8')).body)
      found.set(id, shape(value));
  return found;
}

const ENGLISH = shapes('en');

/** Tells which of these texts are English although there is a translation, or no words at all. */
export function foreign(language: string): (text: string) => boolean {
  const own = shapes(language);
  const whole = (patterns: string[]) => new RegExp(`^(?:${patterns.join('|')})$`, 's');
  // Sentences that are little more than their variables fit everything.
  const telling = (pattern: string) => /\p{Letter}{3}/u.test(pattern);
  const differs = ([id, pattern]: [string, string]) => own.get(id) !== pattern && telling(pattern);
  const english = whole([...ENGLISH].filter(differs).map(([, pattern]) => pattern));
  const translated = whole([...own.values()].filter(telling));
  const isForeign = (text: string) =>
    /\[[a-z]+(?:-[\w-]+)\]|\{ ?\$/.test(text) || (english.test(text) && !translated.test(text));
  // Pages have much in common, and each text is compared with every sentence.
  const known = new Map<string, boolean>();
  return (text) => {
    if (!known.has(text)) known.set(text, isForeign(text));
    return known.get(text)!;
  };
}

/** All that is written on the page, for eyes and ears. */
export const texts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('[lang]:not(html), kbd, script'))
        found.add(walker.currentNode.nodeValue!.trim());
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) found.add(element.getAttribute(name)?.trim() ?? '');
    // What the server calls a guest is a name.
    return [...found].filter((text) => text && !/Guest \w{4}/.test(text));
  });
