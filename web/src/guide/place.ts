// Where a card stands beside the thing it speaks of: on the side with the most room, never outside the window.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;

export function place(
  target: Box | null,
  width: number,
  height: number,
  windowWidth: number,
  windowHeight: number,
): { left: number; top: number } {
  const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  if (!target)
    return {
      left: within((windowWidth - width) / 2, windowWidth - width),
      top: within(windowHeight * 0.12, windowHeight - height),
    };
  const right = target.left + target.width;
  const bottom = target.top + target.height;
  const middle = { left: target.left + (target.width - width) / 2, top: target.top + (target.height - height) / 2 };
  const sides = [
    { room: windowWidth - right - width, left: right + GAP, top: middle.top },
    { room: target.left - width, left: target.left - width - GAP, top: middle.top },
    { room: windowHeight - bottom - height, left: middle.left, top: bottom + GAP },
    { room: target.top - height, left: middle.left, top: target.top - height - GAP },
  ];
  const best = sides.reduce((a, b) => (b.room > a.room ? b : a));
  return { left: within(best.left, windowWidth - width), top: within(best.top, windowHeight - height) };
}
