// Where a card stands: over the log, which nobody misses for a moment, or beside the thing it speaks of,
// on the side with the most room; never outside the window.

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

export function place(target: Box | null, log: Box | null, size: Size, screen: Size): Spot {
  const [width, height] = size;
  const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  const fit = ({ left, top }: Spot): Spot => ({
    left: within(left, screen[0] - width),
    top: within(top, screen[1] - height),
  });
  if (target && screen[0] < PHONE) {
    const isHigh = target.top + target.height / 2 < screen[1] / 2;
    return fit({ left: (screen[0] - width) / 2, top: isHigh ? screen[1] : 0 });
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

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
