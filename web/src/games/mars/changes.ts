// What a considered decision would change for a player, as sums with their sources.

import type { Entry, Message } from '$wire';
import type { Ghost } from '../../state/table.svelte';
import { held } from '../match';
import { minus, RESOURCE_ICONS, signed } from './face';
import {
  RESOURCES,
  type ByResource,
  type Event,
  type Parameter,
  type Payment,
  type Resource,
  type View,
} from './generated';
import { sourceOf } from './log';
import { hasSeat, ofGoal, total } from './view';

export interface Part {
  count: string;
  /** Where it comes from, if not from the decision itself. */
  source: Message | null;
}

export interface Change {
  icon: string;
  /** Production, which stands in a brown box. */
  box?: boolean;
  before: string;
  parts: Part[];
  after: string;
}

/** A goal that comes within reach. */
export interface Goal {
  kind: 'milestone' | 'award';
  number: number;
}

/** What of a payment is of each resource. */
const MEANS: Partial<Record<Resource, keyof Payment>> = {
  Money: 'money',
  Steel: 'steel',
  Titanium: 'titanium',
  Heat: 'heat',
};

const sourceIn = (event: Event) => ('source' in event ? event.source : null);
const degrees = (value: number): string => `${minus(value)} °C`;

/** What a considered decision brings, as far as it is known. */
type Known = Pick<Ghost<'mars'>, 'view' | 'entries' | 'next'>;

/**
 * The view as it would be at the end of the action. Where something is asked or hidden before that, what is sure to
 * happen is added up: it happens whatever the answer is.
 */
export function foreseen(before: View, { view, entries, next }: Known, seat: number): View {
  if (view && !next) return view;
  const after = view ?? before;
  const events = entries.flatMap(({ json }) => json ?? []);
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const change = (event: Event, type: 'stock' | 'production', resource: Resource): number => {
    const means = MEANS[resource];
    if (event.type === 'paid') return type === 'stock' && means ? -event.payment[means] : 0;
    return event.type === type && event.resource === resource ? event.change : 0;
  };
  const sums = (type: 'stock' | 'production') =>
    RESOURCES.map((resource, index) =>
      own.reduce((all, event) => all + change(event, type, resource), before.players[seat][type][index]),
    ) as ByResource<number>;
  const raised = (name: Parameter, value: number) =>
    events.reduce((last, event) => (event.type === 'raised' && event.parameter === name ? event.to : last), value);
  const player = after.players[seat];
  const rating = own.reduce(
    (all, event) => (event.type === 'rating' ? all + event.change : all),
    before.players[seat].rating,
  );
  // Wherever it is placed, a greenery is a point.
  const isGreenery = held(next?.json, 'place')?.tile === 'Greenery';
  const score = { ...player.score, rating, greeneries: player.score.greeneries + Number(isGreenery) };
  return {
    ...after,
    temperature: raised('Temperature', after.temperature),
    oxygen: raised('Oxygen', after.oxygen),
    oceans: raised('Oceans', after.oceans),
    players: after.players.map((one, other) =>
      other === seat ? { ...one, stock: sums('stock'), production: sums('production'), rating, score } : one,
    ),
  };
}

export function changesOf(before: View, after: View, entries: readonly Entry<'mars'>[], seat: number): Change[] {
  const [old, fresh] = [before.players[seat], after.players[seat]];
  /** What is done: its own effects need no source. */
  const own = entries
    .flatMap(({ json }) => (json ? (sourceIn(json) ?? []) : []))
    .map((source) => JSON.stringify(source))[0];
  const parts = (type: 'stock' | 'production', resource: Resource): Part[] =>
    entries.flatMap((entry): Part[] => {
      const event = entry.json;
      if (!event || !('seat' in event) || event.seat !== seat) return [];
      const means = MEANS[resource];
      const paid = event.type === 'paid' && type === 'stock' && means ? event.payment[means] : 0;
      if (paid) return [{ count: signed(-paid), source: null }];
      if (event.type !== type || event.resource !== resource) return [];
      return [{ count: signed(event.change), source: JSON.stringify(event.source) === own ? null : sourceOf(entry) }];
    });
  const resources = (type: 'stock' | 'production') =>
    RESOURCES.flatMap((name, index): Change[] => {
      const [was, is] = [old[type][index], fresh[type][index]];
      const write = type === 'stock' ? String : signed;
      return was === is
        ? []
        : [
            {
              icon: RESOURCE_ICONS[name],
              box: type === 'production',
              before: write(was),
              parts: parts(type, name),
              after: write(is),
            },
          ];
    });
  const figure = (icon: string, was: number, is: number, write: (value: number) => string = String): Change[] =>
    was === is ? [] : [{ icon, before: write(was), parts: [], after: write(is) }];
  return [
    ...resources('stock'),
    ...resources('production'),
    ...figure('temperature', before.temperature, after.temperature, degrees),
    ...figure('oxygen', before.oxygen, after.oxygen, (value) => `${value} %`),
    ...figure('ocean', before.oceans, after.oceans),
    ...figure('tr', old.rating, fresh.rating),
    ...figure('vp', total(old.score), total(fresh.score)),
  ];
}

/** What others would lose or gain, to be told in words. */
export const othersOf = (entries: readonly Entry<'mars'>[], seat: number): Entry<'mars'>[] =>
  entries.filter(
    ({ json }) =>
      (json?.type === 'stock' || json?.type === 'production' || json?.type === 'tokens') && json.seat !== seat,
  );

/** Milestones that could be claimed afterwards, and funded awards in which one would lead, as the rules see it. */
export function goalsOf(before: View, after: View, seat: number): Goal[] {
  const reached = ({ milestones_reached }: View, goal: number) => hasSeat(ofGoal(milestones_reached, goal) ?? 0, seat);
  const leads = ({ award_points }: View, goal: number) => {
    const points = ofGoal(award_points, goal) ?? [];
    return points[seat] === Math.max(...points);
  };
  const milestones = after.milestones_reached.filter(([goal]) => reached(after, goal) && !reached(before, goal));
  const awards = before.awards.filter(([goal]) => leads(after, goal) && !leads(before, goal));
  return [
    ...milestones.map(([number]): Goal => ({ kind: 'milestone', number })),
    ...awards.map(([number]): Goal => ({ kind: 'award', number })),
  ];
}
