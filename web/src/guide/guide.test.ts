// The guided games: every step has its text, and what is answered finds its place.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../text/languages';
import { guideFile, GUIDES } from '../games/presentations';
import { Progress } from './progress.svelte';

const LOCALES = join(import.meta.dirname, '../../../locales');

describe.each([...GUIDES])('the guide of %s', (guide, { steps: all }) => {
  it.each(Object.keys(LANGUAGES))('has a text for every step in %s', (language) => {
    const source = readFileSync(join(LOCALES, language, `${guideFile(guide)}.ftl`), 'utf8');
    const ids = [...source.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id);
    expect(ids).toEqual(all.map(({ id }) => `guide-${guide}-${id}`));
  });
});

const steps = [
  { id: 'read', at: [] },
  { id: 'turn', at: [], answer: 'turn' },
  { id: 'pay', at: [], answer: 'pay' },
  { id: 'end', at: [] },
];

it('goes on when a page is turned or the answer is given', () => {
  const progress = new Progress(steps);
  progress.next();
  expect(progress.step.id).toBe('turn');
  progress.hear(['turn']);
  expect(progress.step.id).toBe('pay');
});

it('follows an answer of several steps, and skips what was not read', () => {
  const progress = new Progress(steps);
  progress.hear(['turn', 'pay']);
  expect(progress.step.id).toBe('end');
  expect(progress.isLast).toBe(true);
  progress.next();
  expect(progress.step.id).toBe('end');
});

it('notices another answer, until that is taken back', () => {
  const progress = new Progress(steps);
  progress.hear(['roll']);
  expect(progress.astray).toBe(true);
  progress.hear(['turn']);
  expect(progress.step.id).toBe('read');
  progress.takenBack();
  progress.takenBack();
  progress.hear(['turn']);
  expect(progress.step.id).toBe('pay');
});

it('goes back with every answer that is taken back', () => {
  const progress = new Progress(steps);
  progress.next();
  progress.hear(['turn']);
  progress.takenBack();
  expect(progress.step.id).toBe('turn');
  progress.hear(['turn', 'pay']);
  progress.takenBack();
  expect(progress.step.id).toBe('turn');
  progress.hear(['roll']);
  progress.hear(['turn']);
  expect(progress.astray).toBe(true);
  progress.takenBack();
  progress.takenBack();
  expect([progress.astray, progress.step.id]).toEqual([false, 'turn']);
});

it('is where it was when the page is loaded anew', () => {
  const before = new Progress(steps);
  before.hear(['turn']);
  before.hear(['roll']);
  const after = new Progress(steps, before.memory);
  expect([after.astray, after.step.id]).toEqual([true, 'pay']);
  after.takenBack();
  expect(after.astray).toBe(false);
});

it('lets everybody do as they like once nothing more is asked', () => {
  const progress = new Progress(steps);
  progress.hear(['turn', 'pay']);
  progress.hear(['anything']);
  expect(progress.astray).toBe(false);
});
