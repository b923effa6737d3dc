// Motion that a reader may have switched off.

const CALM = 260;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays frames on an element and waits; at once where motion is not wanted. */
export async function play(element: Element | undefined, frames: Keyframe[], duration = CALM): Promise<void> {
  if (!element || prefersStillness()) return;
  await element.animate(frames, { duration, easing: EASE }).finished.catch(() => undefined);
}
