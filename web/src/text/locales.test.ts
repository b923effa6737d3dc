// The sentences of the client: every language says the same, and every id that the client uses is there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, negotiate, PSEUDO } from './languages';
import { Writer } from './writer';

const LOCALES = join(import.meta.dirname, '../../../locales');
const SOURCES = join(import.meta.dirname, '..');

const all = readdirSync(join(LOCALES, 'en'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ftl'),
);
const files = all.filter((name) => name.endsWith('web.ftl'));
const read = (language: string, file: string) => readFileSync(join(LOCALES, language, file), 'utf8');

/** Every message of a file with the variables that it uses. */
function messages(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, value } of new FluentResource(source).body) {
    const variables = new Set(
      [...JSON.stringify(value).matchAll(/"type":"var","name":"([^"]+)"/g)].map(([, name]) => name),
    );
    found.set(id, [...variables].toSorted().join(' '));
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

describe.each(files)('%s', (file) => {
  const english = messages(read('en', file));
  it.each(Object.keys(LANGUAGES))('says the same in %s', (language) => {
    const source = read(language, file);
    expect(Object.fromEntries(messages(source))).toEqual(Object.fromEntries(english));
    expect(source.match(/^[\w-]+ =/gm)).toHaveLength(english.size);
    for (const [, choice] of source.matchAll(/->\n([^}]*)\n {4}\}/g)) {
      const forms = [...choice.matchAll(/\[(\w+)\]/g)].map(([, form]) => form);
      if (forms.includes('one')) expect(forms).toEqual(expect.arrayContaining([...LANGUAGES[language].plurals]));
    }
  });
});

it('has every sentence that the client asks for', () => {
  const known = new Set<string>();
  for (const file of all) messages(read('en', file)).forEach((_, id) => known.add(id));
  const missing = new Set<string>();
  for (const source of sources(SOURCES)) {
    for (const [, id] of source.matchAll(/\bt\(\s*'([\w-]+)'/g)) if (!known.has(id)) missing.add(id);
    for (const [, prefix] of source.matchAll(/\bt\(\s*`([\w-]+-)\$\{/g))
      if (![...known].some((id) => id.startsWith(prefix))) missing.add(prefix);
  }
  expect([...missing]).toEqual([]);
});

it('writes messages inside messages, lists and names', () => {
  const writer = new Writer('en');
  writer.add(
    'list-and = { $first } and { $last }\nlist-none = none\nwon = { $who } won with { $cards }\ncard = card { $n }\nshout = { CAPITALIZE($x) }',
  );
  const card = (n: number) => ({ id: 'card', args: [['n', { number: n }]] as [string, { number: number }][] });
  const won = {
    id: 'won',
    args: [
      ['who', { seat: 1 }],
      ['cards', { list: [card(1), card(2), card(3)] }],
    ],
  };
  expect(writer.write(won as never, ['Ada', 'Bruno'])).toBe('Bruno won with card 1, card 2 and card 3');
  expect(
    writer.write({
      id: 'won',
      args: [
        ['who', { seat: 1 }],
        ['cards', { list: [] }],
      ],
    }),
  ).toBe('B won with none');
  const by = (difference: number) => writer.write({ id: 'card', args: [['n', { difference }]] });
  expect([41, 0, -7].map(by)).toEqual(['card +4.1', 'card 0.0', 'card −0.7']);
  expect(writer.say('shout', { x: 'words' })).toBe('Words');
  expect(writer.say('nowhere')).toBe('[nowhere]');
});

it('finds the first wished language that it speaks', () => {
  expect(negotiate(['de-DE', 'pl-PL', 'en'])).toBe('pl');
  expect(negotiate(['fr'])).toBe('en');
});

it('writes the language for tests longer and with accents', () => {
  const writer = new Writer(PSEUDO);
  writer.add('go = Choose { $count ->\n    [one] a card\n   *[other] { $count } cards\n}, see [[tiles]]');
  expect(writer.say('go', { count: 2 })).toBe('Čhóóóóšéé 2 čáářďš, šéé [[tiles]]');
  expect(negotiate(['en-XA'])).toBe('en');
});
