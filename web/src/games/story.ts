// What a finished game was about: where the points came from, how they grew, what turned it.

import type { Entry, Message, Replay, ReplayStep } from '$wire';

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
type Pattern = Record<string, unknown>;

/** A figure is read from a view, for each seat or for all, or counted in events. */
type Figure<View> = { id: string } & (
  | { value: (view: View, seat: number) => number }
  | { common: (view: View) => number }
  | { events: readonly Pattern[] }
);

/** A moment before it is known whether it is told. */
export interface Candidate extends Omit<Moment, 'chapter'> {
  /** The step that it began with. */
  step: number;
  /** How much it counts beside others. */
  weight: number;
}

/** How a game is read: by views, which are all of one kind. */
export interface Reading<View> {
  chapter: (view: View) => string;
  /** The chapter of each step. */
  chapters: (steps: readonly ReplayStep[], views: readonly View[]) => number[];
  seats: (view: View) => number;
  sources: (Source & {
    points: (view: View, seat: number) => number;
    /** Whether this game has it at all; all games do, where nothing is said. */
    has?: (view: View) => boolean;
  })[];
  curves: Figure<View>[];
  /** What is counted by who did it. */
  shares?: (Source & { event: Pattern })[];
  moments: (steps: readonly ReplayStep[], views: readonly View[]) => Candidate[];
  /** What each seat plays as. */
  roles?: (view: View) => Promise<(Message | null)[]>;
}

const MOMENTS = 5;

/** The kind of an event, where the server tells it. */
export const kindOf = ({ json }: Entry): string => (json as { type?: string } | undefined)?.type ?? '';

/** Chapters by what the views say. */
export const byView =
  <View>(chapterOf: (view: View) => number) =>
  (steps: readonly ReplayStep[], views: readonly View[]): number[] =>
    steps.map((_, index) => chapterOf(views[index]));

/** Chapters from 1, each up to an event of these kinds. */
export const byEnd =
  (...kinds: string[]) =>
  (steps: readonly ReplayStep[]): number[] => {
    let next = 1;
    return steps.map(({ entries }) => (entries.some((entry) => kinds.includes(kindOf(entry))) ? next++ : next));
  };

/** What gained its maker most: from one event of these kinds to the next, or to what another does. */
export const byGain =
  <View>(kinds: readonly string[], total: (view: View, seat: number) => number) =>
  (steps: readonly ReplayStep[], views: readonly View[]): Candidate[] => {
    const found: Candidate[] = [];
    let open: Candidate | null = null;
    const close = (at: number) => {
      if (!open) return;
      const gain = total(views[at], open.seat) - total(views[open.step], open.seat);
      if (gain > 1) found.push({ ...open, gain, weight: gain });
      open = null;
    };
    steps.forEach(({ seat, entries }, step) => {
      const headline = entries.find((entry) => kinds.includes(kindOf(entry)));
      if (headline || open?.seat !== seat) close(step);
      if (headline) open = { step, seat, text: headline.text, gain: 0, weight: 0 };
    });
    close(views.length - 1);
    return found;
  };

export async function tell<View>({ steps }: Replay, views: readonly View[], reading: Reading<View>): Promise<Story> {
  const last = views[views.length - 1];
  const seats = Array.from({ length: reading.seats(last) }, (_, seat) => seat);
  const during = reading.chapters(steps, views);
  /** The last step of each chapter. */
  const ends = new Map(during.map((chapter, step) => [chapter, step]));
  const chapters = [...ends.keys()].filter((chapter) => chapter > 0).toSorted((a, b) => a - b);
  const overTime = (value: (view: View, step: number) => number) =>
    chapters.map((chapter) => value(views[ends.get(chapter)! + 1], ends.get(chapter)!));
  const curve = (figure: Figure<View>): Curve => {
    const { id } = figure;
    if ('common' in figure) return { id, common: true, values: [overTime(figure.common)] };
    const value = (seat: number) =>
      'value' in figure
        ? (view: View) => figure.value(view, seat)
        : (_: View, step: number) =>
            figure.events.reduce((sum, event) => sum + count(steps.slice(0, step + 1), { ...event, seat }), 0);
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
      .map(({ event, ...share }) => ({ ...share, counts: seats.map((seat) => count(steps, { ...event, seat })) }))
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

/** How many events have all of these fields. */
function count(steps: readonly ReplayStep[], wanted: Pattern): number {
  const fits = ({ json }: Entry) =>
    Object.entries(wanted).every(([key, value]) => (json as Pattern | null)?.[key] === value);
  return steps.reduce((sum, { entries }) => sum + entries.filter(fits).length, 0);
}
