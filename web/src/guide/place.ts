// Where a card stands: over the log, which nobody misses for a moment, or beside the thing it speaks of,
// on the side with the most room; never outside the window. On a phone it also leaves what asks in sight.

/** Happens to what should be in sight; whoever brings it there by itself says so by preventing the default. */
export const WANTED = 'wanted';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Spot = Pick<Box, 'left' | 'top'>;
type Size = readonly [width: number, height: number];

const GAP = 14;
const EDGE = 8;
/** Below this width there is no room beside anything: a card keeps to the top or the bottom. */
const PHONE = 640;

export function place(
  target: Box | null,
  log: Box | null,
  size: Size,
  screen: Size,
  /** Where the button is that answers. */
  ask: Box | null = null,
): Spot {
  const [width, height] = size;
  const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  const fit = ({ left, top }: Spot): Spot => ({
    left: within(left, screen[0] - width),
    top: within(top, screen[1] - height),
  });
  if (target && screen[0] < PHONE) {
    const left = (screen[0] - width) / 2;
    const tops = [screen[1], 0, target.top + target.height + GAP, target.top - height - GAP];
    if (ask) tops.push(ask.top - height - GAP, ask.top + ask.height + GAP);
    const covered = (spot: Spot) => {
      const card = { ...spot, width, height };
      return 2 * shared(card, target) + (ask ? shared(card, ask) : 0);
    };
    return tops.map((top) => fit({ left, top })).reduce((a, b) => (covered(b) < covered(a) ? b : a));
  }
  if (log && log.width >= 0.8 * width && log.height >= 0.5 * height) {
    const spot = fit({ left: log.left + (log.width - width) / 2, top: log.top });
    if (!target || !overlap(target, { ...spot, width, height })) return spot;
  }
  if (!target) return fit({ left: (screen[0] - width) / 2, top: screen[1] * 0.12 });
  const right = target.left + target.width;
  const bottom = target.top + target.height;
  const middle = { left: target.left + (target.width - width) / 2, top: target.top + (target.height - height) / 2 };
  const sides = [
    { room: screen[0] - right - width, left: right + GAP, top: middle.top },
    { room: target.left - width, left: target.left - width - GAP, top: middle.top },
    { room: screen[1] - bottom - height, left: middle.left, top: bottom + GAP },
    { room: target.top - height, left: middle.left, top: target.top - height - GAP },
  ];
  return fit(sides.reduce((a, b) => (b.room > a.room ? b : a)));
}

/** How much of each other two boxes cover. */
function shared(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

const overlap = (a: Box, b: Box): boolean => shared(a, b) > 0;
