// The rules references: every topic is written in every language, and every link leads somewhere.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../text/languages';
import { Writer } from '../text/writer';
import { lessonOf, presentation, RULEBOOKS, rulesFile, topicOf } from '../games/presentations';
import { blocks, links } from './prose';

const LOCALES = join(import.meta.dirname, '../../../locales');

function reader(language: string, book: string): { writer: Writer; ids: string[] } {
  const source = readFileSync(join(LOCALES, language, `${rulesFile(book)}.ftl`), 'utf8');
  const writer = new Writer(language);
  writer.add(source);
  return { writer, ids: [...source.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id) };
}

describe.each([...RULEBOOKS])('the rules of %s', (book, { topics, prompts = {}, kinds = {} }) => {
  it.each(Object.keys(LANGUAGES))('are complete in %s', (language) => {
    const { writer, ids } = reader(language, book);
    const wanted = topics.flatMap((topic) => [`rules-${book}-${topic}`, `rules-${book}-${topic}-text`]);
    expect(ids).toEqual(wanted);
    for (const topic of topics) {
      const text = writer.say(`rules-${book}-${topic}-text`);
      expect(text.length, topic).toBeGreaterThan(80);
      expect(topics, topic).toEqual(expect.arrayContaining(links(text)));
    }
  });

  it('can be tried out, each topic of them', () => {
    expect(topics.filter((topic) => !lessonOf({ book, topic }))).toEqual([]);
  });

  it('are reached from prompts and cards', () => {
    expect(topics).toEqual(expect.arrayContaining([...Object.values(prompts), ...Object.values(kinds)]));
  });
});

it.each(['mars', 'dice', 'shifter'])('stands behind every refusal and every line of the log in %s', (game) => {
  const { reasons, events } = presentation(game)!.behind;
  for (const name of [...Object.values(reasons), ...Object.values(events)]) {
    const [book, topic] = name.includes('/') ? name.split('/') : [game, name];
    expect(RULEBOOKS.get(book)?.topics, name).toContain(topic);
  }
});

it('opens where the question is answered', () => {
  expect(topicOf('shifter', 'bid')).toBe('bids');
  expect(topicOf('shifter', null)).toBe('aim');
  expect(topicOf('shifter', 'never-heard')).toBe('aim');
  expect(topicOf('chess', 'move')).toBe('');
});

it('reads paragraphs, lists, stress and links', () => {
  expect(blocks('One _big_\nline, see [[zones]].\n\nThree:\n- first\n- _second_')).toEqual([
    {
      kind: 'paragraph',
      parts: [
        { kind: 'text', text: 'One ' },
        { kind: 'strong', text: 'big' },
        { kind: 'text', text: ' line, see ' },
        { kind: 'link', text: 'zones' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'paragraph', parts: [{ kind: 'text', text: 'Three:' }] },
    {
      kind: 'list',
      items: [[{ kind: 'text', text: 'first' }], [{ kind: 'strong', text: 'second' }]],
    },
  ]);
});
