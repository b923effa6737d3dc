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
  moments: Moment[];
}

/** How a game is read: by views, which are all of one kind. */
export interface Reading<View> {
  chapter: string;
  chapterOf: (view: View) => number;
  seats: (view: View) => number;
  total: (view: View, seat: number) => number;
  sources: (Source & { points: (view: View, seat: number) => number })[];
  curves: { id: string; value: (view: View, seat: number) => number }[];
  /** Events that a moment can be told by. */
  headlines: readonly string[];
}

const MOMENTS = 5;

export function tell<View>(replay: Replay, views: readonly View[], reading: Reading<View>): Story {
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
    moments: moments(replay, views, reading),
  };
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
