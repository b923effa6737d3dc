// Sentences of the rules for people: spaces by their names, or by where they lie, instead of `r8c3`.

import type { Arg, Message } from '$wire';
import { PLACES, type Place } from './view';

/** So many spaces are named one by one; more are counted. */
const FEW = 3;

/** The spaces of a map that have a name, by their ids. */
export type PlaceNames = Readonly<Record<string, string>>;

const BY_ID = new Map(PLACES.map((place) => [place.id, place]));

const areBeside = (one: Place, other: Place): boolean => {
  const [q, r] = [one.q - other.q, one.r - other.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
};

const placeName = (name: string): Message => ({ id: `mars-place-${name}` });

/** The name that tells a space from all others of its row: of a place beside it, and beside none of them. */
function landmark(place: Place, names: PlaceNames): string | undefined {
  const row = PLACES.filter((other) => other.row === place.row && other !== place && !names[other.id]);
  const marks = PLACES.filter((other) => names[other.id] && areBeside(place, other));
  return marks.map(({ id }) => id).find((id) => !row.some((other) => areBeside(other, BY_ID.get(id)!)));
}

/** What a space is called: its name, else its row and what it lies beside, else its row and place. */
function spaceWords(place: Place, names: PlaceNames): Message {
  if (names[place.id]) return placeName(names[place.id]);
  const row: [string, Arg] = ['row', { number: place.row }];
  const mark = landmark(place, names);
  return mark
    ? { id: 'mars-space-beside', args: [row, ['place', { message: placeName(names[mark]) }]] }
    : { id: 'mars-space', args: [row, ['column', { number: place.column }]] };
}

/** What a space or a moon is called. */
export function spaceCalled(id: string, names: PlaceNames): Message {
  const place = BY_ID.get(id);
  return place ? spaceWords(place, names) : placeName(id);
}

/** The space that these words call, if they call one. */
export function spaceCalledBy(words: Message, names: PlaceNames): string | null {
  const wanted = JSON.stringify(words);
  return PLACES.find((place) => JSON.stringify(spaceWords(place, names)) === wanted)?.id ?? null;
}

/** Spaces come as `r8c3`, several of them with commas between; people are told what they are called. */
export function inWords({ id, args }: Message, names: PlaceNames = {}): Message {
  const arg = (value: Arg): Arg => {
    if ('message' in value) return { message: inWords(value.message, names) };
    if (!('word' in value)) return value;
    const spaces = value.word.split(', ').flatMap((name) => BY_ID.get(name) ?? []);
    if (spaces.length !== value.word.split(', ').length) return value;
    if (spaces.length === 1) return { message: spaceWords(spaces[0], names) };
    return spaces.length <= FEW
      ? { list: spaces.map((space) => spaceWords(space, names)) }
      : { message: { id: 'mars-compared-spaces', args: [['count', { number: spaces.length }]] } };
  };
  return args ? { id, args: args.map(([name, value]) => [name, arg(value)]) } : { id };
}
