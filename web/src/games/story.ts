// What a finished game was about: where the points came from, how they grew, what turned it.

import type { Message, Replay, ReplayStep } from '$wire';

export interface Source {
  /** Its name, by Fluent id. */
  id: string;
  icon: string;
}

/** One figure of every seat over the course of the game. */
export interface Curve {
  id: string;
  /** By seat, then by chapter. */
  values: number[][];
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

/** How a game is read: by views, which are all of one kind. */
export interface Reading<View> {
  chapter: string;
  chapterOf: (view: View) => number;
  seats: (view: View) => number;
  total: (view: View, seat: number) => number;
  sources: (Source & { points: (view: View, seat: number) => number })[];
  curves: { id: string; value: (view: View, seat: number) => number }[];
  /** What is counted by who did it: an event that matches all of these fields, with a `seat`. */
  shares?: (Source & { event: Record<string, unknown> })[];
  /** Events that a moment can be told by. */
  headlines: readonly string[];
  /** What each seat plays as. */
  roles?: (view: View) => Promise<(Message | null)[]>;
}

const MOMENTS = 5;

export async function tell<View>(replay: Replay, views: readonly View[], reading: Reading<View>): Promise<Story> {
  const last = views[views.length - 1];
  const seats = Array.from({ length: reading.seats(last) }, (_, seat) => seat);
  const ends = new Map(views.map((view) => [reading.chapterOf(view), view]));
  const chapters = [...ends.keys()].filter((chapter) => chapter > 0).toSorted((a, b) => a - b);
  return {
    chapter: reading.chapter,
    chapters,
    sources: reading.sources.map(({ id, icon }) => ({ id, icon })),
    points: seats.map((seat) => reading.sources.map(({ points }) => points(last, seat))),
    curves: reading.curves.map(({ id, value }) => ({
      id,
      values: seats.map((seat) => chapters.map((chapter) => value(ends.get(chapter)!, seat))),
    })),
    shares: (reading.shares ?? []).map((share) => ({
      ...share,
      counts: seats.map((seat) => count(replay, { ...share.event, seat })),
    })),
    moments: moments(replay, views, reading),
    roles: (await reading.roles?.(last)) ?? seats.map(() => null),
  };
}

/** How many events have all of these fields. */
function count({ steps }: Replay, wanted: Record<string, unknown>): number {
  const fits = (json: unknown) =>
    Object.entries(wanted).every(([key, value]) => (json as Record<string, unknown> | null)?.[key] === value);
  return steps.reduce((sum, { entries }) => sum + entries.filter(({ json }) => fits(json)).length, 0);
}

/** What gained its maker most: from one headline to the next, by the same player. */
function moments<View>(
  { steps }: Replay,
  views: readonly View[],
  { headlines, total, chapterOf, seats }: Reading<View>,
): Moment[] {
  const isHeadline = ({ entries }: ReplayStep) =>
    entries.find(({ json }) => headlines.includes((json as { type?: string } | undefined)?.type ?? ''));
  const found: Moment[] = [];
  let open: { moment: Moment; before: number } | null = null;
  const close = (at: number) => {
    if (open) found.push({ ...open.moment, gain: total(views[at], open.moment.seat) - open.before });
    open = null;
  };
  steps.forEach((step, index) => {
    const headline = isHeadline(step);
    if (headline || (open && open.moment.seat !== step.seat)) close(index);
    if (headline && step.seat < seats(views[index])) {
      open = {
        before: total(views[index], step.seat),
        moment: { seat: step.seat, text: headline.text, gain: 0, chapter: chapterOf(views[index]) },
      };
    }
  });
  close(views.length - 1);
  return found
    .filter(({ gain }) => gain > 1)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MOMENTS)
    .toSorted((a, b) => a.chapter - b.chapter);
}
