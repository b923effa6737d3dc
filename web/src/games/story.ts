// What a finished game was about: where the points came from, how they grew, what turned it.

import type { Entry, GameName, Games, Message, Replay, ReplayStep } from '$wire';
import type { EventKind } from './presentation';

export interface Source {
  /** Its name, by Fluent id. */
  id: string;
  icon: string;
}

/** A figure over the course of the game. */
export interface Curve {
  id: string;
  /** By seat, then by chapter; one line alone if it belongs to all in common. */
  values: number[][];
  common: boolean;
}

/** Something done often, and by whom. */
export interface Share extends Source {
  /** By seat. */
  counts: number[];
}

export interface Moment {
  seat: number;
  text: Message;
  gain: number;
  /** What was gained, if not points. */
  icon?: string;
  chapter: number;
}

export interface Story {
  /** What a chapter is called, by Fluent id: a generation, a round. */
  chapter: string;
  chapters: number[];
  sources: Source[];
  /** By seat, then by source. */
  points: number[][];
  curves: Curve[];
  shares: Share[];
  moments: Moment[];
  /** What each seat played as, if the game knows. */
  roles: readonly (Message | null)[];
}

/** Fields that an event must have to be counted; it counts for its `seat`. */
type Pattern<G extends GameName> = Partial<Games[G]['event']> & { type: EventKind<G> };

/** A figure is read from a view, for each seat or for all, or counted in events. */
type Figure<G extends GameName> = { id: string } & (
  | { value(view: Games[G]['view'], seat: number): number }
  | { common(view: Games[G]['view']): number }
  | { events: readonly Pattern<G>[] }
);

/** A moment before it is known whether it is told. */
export interface Candidate extends Omit<Moment, 'chapter'> {
  /** The step that it began with. */
  step: number;
  /** How much it counts beside others. */
  weight: number;
}

/** How a game is read: by views, which are all of one kind. */
export interface Reading<G extends GameName> {
  chapter(view: Games[G]['view']): string;
  /** The chapter of each step. */
  chapters(steps: readonly ReplayStep<G>[], views: readonly Games[G]['view'][]): number[];
  seats(view: Games[G]['view']): number;
  sources: (Source & {
    points(view: Games[G]['view'], seat: number): number;
    /** Whether this game has it at all; all games do, where nothing is said. */
    has?(view: Games[G]['view']): boolean;
  })[];
  curves: Figure<G>[];
  /** What is counted by who did it. */
  shares?: (Source & { event: Pattern<G> })[];
  moments(steps: readonly ReplayStep<G>[], views: readonly Games[G]['view'][]): Candidate[];
  /** What each seat plays as. */
  roles?(view: Games[G]['view']): Promise<(Message | null)[]>;
}

const MOMENTS = 5;

/** Whether an event is of one of these kinds. */
const isOf = <G extends GameName>({ json }: Entry<G>, kinds: readonly EventKind<G>[]): boolean =>
  json !== undefined && kinds.includes(json.type);

/** Chapters by what the views say. */
export const byView =
  <View>(chapterOf: (view: View) => number) =>
  (steps: readonly unknown[], views: readonly View[]): number[] =>
    steps.map((_, index) => chapterOf(views[index]));

/** Chapters from 1, each up to an event of these kinds. */
export const byEnd =
  <G extends GameName>(...kinds: EventKind<G>[]) =>
  (steps: readonly ReplayStep<G>[]): number[] => {
    let next = 1;
    return steps.map(({ entries }) => (entries.some((entry) => isOf(entry, kinds)) ? next++ : next));
  };

/** What gained its maker most: from one event of these kinds to the next, or to what another does. */
export const byGain =
  <G extends GameName>(kinds: readonly EventKind<G>[], total: (view: Games[G]['view'], seat: number) => number) =>
  (steps: readonly ReplayStep<G>[], views: readonly Games[G]['view'][]): Candidate[] => {
    const found: Candidate[] = [];
    let open: Candidate | null = null;
    const close = (at: number) => {
      if (!open) return;
      const gain = total(views[at], open.seat) - total(views[open.step], open.seat);
      if (gain > 1) found.push({ ...open, gain, weight: gain });
      open = null;
    };
    steps.forEach(({ seat, entries }, step) => {
      const headline = entries.find((entry) => isOf(entry, kinds));
      if (headline || open?.seat !== seat) close(step);
      if (headline) open = { step, seat, text: headline.text, gain: 0, weight: 0 };
    });
    close(views.length - 1);
    return found;
  };

export async function tell<G extends GameName>(
  { steps }: Replay<G>,
  views: readonly Games[G]['view'][],
  reading: Reading<G>,
): Promise<Story> {
  type View = Games[G]['view'];
  const last = views[views.length - 1];
  const seats = Array.from({ length: reading.seats(last) }, (_, seat) => seat);
  const during = reading.chapters(steps, views);
  /** The last step of each chapter. */
  const ends = new Map(during.map((chapter, step) => [chapter, step]));
  const chapters = [...ends.keys()].filter((chapter) => chapter > 0).toSorted((a, b) => a - b);
  const overTime = (value: (view: View, step: number) => number) =>
    chapters.map((chapter) => value(views[ends.get(chapter)! + 1], ends.get(chapter)!));
  const curve = (figure: Figure<G>): Curve => {
    const { id } = figure;
    if ('common' in figure) return { id, common: true, values: [overTime(figure.common)] };
    const value = (seat: number) =>
      'value' in figure
        ? (view: View) => figure.value(view, seat)
        : (_: View, step: number) =>
            figure.events.reduce((sum, event) => sum + count(steps.slice(0, step + 1), event, seat), 0);
    return { id, common: false, values: seats.map((seat) => overTime(value(seat))) };
  };
  const sources = reading.sources.filter(({ has }) => has?.(last) ?? true);
  // What never was anything but nothing is not worth a word.
  const isAnything = (values: readonly number[]) => values.some((value) => value !== 0);
  return {
    chapter: reading.chapter(last),
    chapters,
    sources: sources.map(({ id, icon }) => ({ id, icon })),
    points: seats.map((seat) => sources.map(({ points }) => points(last, seat))),
    curves: reading.curves.map(curve).filter(({ values }) => isAnything(values.flat())),
    shares: (reading.shares ?? [])
      .map(({ event, ...share }) => ({ ...share, counts: seats.map((seat) => count(steps, event, seat)) }))
      .filter(({ counts }) => isAnything(counts)),
    moments: reading
      .moments(steps, views)
      .filter(({ seat }) => seat < seats.length)
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, MOMENTS)
      .toSorted((a, b) => a.step - b.step)
      .map(({ step, seat, text, gain, icon }) => ({ seat, text, gain, icon, chapter: during[step] })),
    roles: (await reading.roles?.(last)) ?? seats.map(() => null),
  };
}

/** How many events of a seat have all of these fields. */
function count<G extends GameName>(steps: readonly ReplayStep<G>[], wanted: Pattern<G>, seat: number): number {
  const fields = Object.entries({ ...wanted, seat });
  const fits = ({ json }: Entry<G>) => {
    const event = new Map(Object.entries(json ?? {}));
    return fields.every(([key, value]) => event.get(key) === value);
  };
  return steps.reduce((sum, { entries }) => sum + entries.filter(fits).length, 0);
}
