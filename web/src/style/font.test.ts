// The font that is shipped can write all that the client says, and what stands in for it has its measures.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';

const STYLE = import.meta.dirname;
const WEB = join(STYLE, '../..');

/** The tables of a font in WOFF2, as far as that form leaves them as they are. */
function tables(woff2: Buffer): Map<string, Buffer> {
  const KNOWN = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca'];
  let at = 48;
  /** A number in groups of seven bits. */
  const number = () => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80;) value = (value << 7) | ((byte = woff2[at++]) & 0x7f);
    return value;
  };
  const sizes: [string, number][] = [];
  for (let table = woff2.readUInt16BE(12); table > 0; table--) {
    const flags = woff2[at++];
    const known = flags & 0x3f;
    const tag = known === 0x3f ? woff2.toString('latin1', at, (at += 4)) : (KNOWN[known] ?? String(known));
    const length = number();
    // Outlines are always written in another way, unless that is said not to be so.
    const isChanged = tag === 'glyf' || tag === 'loca' ? flags >> 6 !== 3 : flags >> 6 !== 0;
    sizes.push([tag, isChanged ? number() : length]);
  }
  const data = brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20)));
  let start = 0;
  return new Map(sizes.map(([tag, size]) => [tag, data.subarray(start, (start += size))]));
}

/** The characters that a font can write: by its map of format 4, which holds all below 2^16. */
function characters(cmap: Buffer): Set<number> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index));
  const map = cmap.subarray(starts.find((start) => cmap.readUInt16BE(start) === 4));
  const segments = map.readUInt16BE(6) / 2;
  const found = new Set<number>();
  for (let segment = 0; segment < segments; segment++) {
    const last = map.readUInt16BE(14 + 2 * segment);
    const first = map.readUInt16BE(16 + 2 * (segments + segment));
    for (let character = first; character <= last && character < 0xffff; character++) found.add(character);
  }
  return found;
}

const font = tables(readFileSync(join(STYLE, 'font/areo-sans.woff2')));
const written = characters(font.get('cmap')!);

const files = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

/** What a text has that the font has not. */
const missing = (text: string): string[] =>
  [...new Set(text)].filter((character) => character !== '\n' && !written.has(character.codePointAt(0)!));

it('has every letter of the four languages', () => {
  const letters = 'ąćęłńóśźż áčďéěíňóřšťúůýž àáäèéëïíĳóöúü';
  expect(missing(letters + letters.toUpperCase())).toEqual([]);
});

it('has every character of the sentences and of the client', () => {
  const sentences = files(join(WEB, '../locales'), /\.ftl$/);
  const sources = files(join(WEB, 'src'), /\.(css|svelte|svg|ts)$/);
  const found = [...sentences, ...sources].map((file) => [file, missing(readFileSync(file, 'utf8'))] as const);
  expect(found.filter(([, characters]) => characters.length)).toEqual([]);
});

it('is as high as what stands in for it', () => {
  const [em, hhea] = [font.get('head')!.readUInt16BE(18), font.get('hhea')!];
  const measures = { ascent: hhea.readInt16BE(4), descent: -hhea.readInt16BE(6), 'line-gap': hhea.readInt16BE(8) };
  const faces = readFileSync(join(STYLE, 'font.css'), 'utf8').split('@font-face').slice(2);
  expect(faces).toHaveLength(3);
  for (const face of faces) {
    const percent = (name: string) => Number(face.match(`${name}: ([\\d.]+)%`)?.[1]) / 100;
    for (const [name, value] of Object.entries(measures))
      expect(percent(`${name}-override`) * percent('size-adjust')).toBeCloseTo(value / em, 3);
  }
});
