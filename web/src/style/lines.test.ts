// Lines of components that fit on a screen: the formatter breaks code, but neither texts nor comments.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const MOST = 120;

it('has no line that is too long', () => {
  const long = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svelte'))
    .flatMap((name) =>
      readFileSync(join(SOURCES, name), 'utf8')
        .split('\n')
        .flatMap((line, index) => (line.length > MOST ? [`${name}:${index + 1}`] : [])),
    );
  expect(long).toEqual([]);
});
