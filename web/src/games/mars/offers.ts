// What every space that can be chosen would bring, side by side: only where they differ.

import type { Ghost } from '../../state/table.svelte';
import { RESOURCE_ICONS, signed, type Thing } from './face';
import type { View } from './generated';
import { total } from './view';

export interface Foreseen {
  space: string;
  ghost: Pick<Ghost<'mars'>, 'view' | 'entries' | 'reveals'>;
}

/** Spaces that would bring the same. */
export interface Offer {
  spaces: string[];
  gains: (Thing & { box: boolean })[];
}

/** How much of what, by a key that names its icon and whether it is production. */
type Figures = Map<string, number>;

const POINTS = 'vp';
const CARDS = 'card';
const MONEY = 'mc';
const BOX = 'box ';

function figuresOf({ ghost }: Foreseen, before: View, seat: number): Figures {
  const figures: Figures = new Map();
  const count = (key: string, change: number) => figures.set(key, (figures.get(key) ?? 0) + change);
  for (const { json } of ghost.entries) {
    if (!json || !('seat' in json) || json.seat !== seat) continue;
    if (json.type === 'stock') count(RESOURCE_ICONS[json.resource], json.change);
    else if (json.type === 'production') count(BOX + RESOURCE_ICONS[json.resource], json.change);
    else if (json.type === 'rating') count('tr', json.change);
  }
  const after = ghost.view;
  if (after) count(POINTS, total(after.players[seat].score) - total(before.players[seat].score));
  // What is drawn is not told, but that something is.
  if (ghost.reveals) count(CARDS, 1);
  return figures;
}

const thing = (key: string, change: number): Offer['gains'][number] => {
  const box = key.startsWith(BOX);
  return { icon: box ? key.slice(BOX.length) : key, box, count: key === CARDS ? undefined : signed(change) };
};

/** The spaces by what they bring, best first; nothing if all bring the same. */
export function compare(foreseen: readonly Foreseen[], before: View, seat: number): Offer[] {
  const all = foreseen.map((one) => ({ space: one.space, figures: figuresOf(one, before, seat) }));
  const known = foreseen.every(({ ghost }) => ghost.view !== null);
  const keys = [...new Set(all.flatMap(({ figures }) => [...figures.keys()]))].filter((key) => known || key !== POINTS);
  const telling = keys.filter((key) => new Set(all.map(({ figures }) => figures.get(key) ?? 0)).size > 1);
  const groups = new Map<string, typeof all>();
  for (const one of all) {
    const key = telling.map((name) => one.figures.get(name) ?? 0).join();
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  if (groups.size < 2) return [];
  const worth = ({ figures }: (typeof all)[number]) =>
    telling.reduce((sum, key) => sum + (figures.get(key) ?? 0) * (key === POINTS ? 10 : 1), 0);
  return [...groups.values()]
    .toSorted(([a], [b]) => worth(b) - worth(a))
    .map((group) => ({
      spaces: group.map(({ space }) => space),
      gains: telling.flatMap((key) => {
        const change = group[0].figures.get(key) ?? 0;
        return change === 0 ? [] : [thing(key, change)];
      }),
    }));
}

/** The money that a space would bring beside what is printed on it, and what is printed, if it is told here. */
export function bubblesOf(space: string, printed: readonly string[], offers: readonly Offer[]): Thing[] {
  const gains = offers.find(({ spaces }) => spaces.includes(space))?.gains ?? [];
  const money = gains.filter(({ icon, box }) => icon === MONEY && !box);
  const kinds = [...new Set(printed)].filter((icon) => icon !== MONEY);
  return [...kinds.map((icon) => ({ icon, count: signed(printed.filter((one) => one === icon).length) })), ...money];
}
