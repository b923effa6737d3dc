// How long people may think, in words and figures.

import type { Clock, ClockState } from '$wire';
import { t } from '../text/text.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in its largest fitting unit; never more than it is. */
export function spanWords(milliseconds: number): string {
  if (milliseconds >= DAY) return t('days', { days: Math.floor(milliseconds / DAY) });
  if (milliseconds >= HOUR) return t('hours', { hours: Math.floor(milliseconds / HOUR) });
  if (milliseconds >= MINUTE) return t('minutes', { minutes: Math.floor(milliseconds / MINUTE) });
  return t('seconds', { seconds: Math.floor(milliseconds / 1000) });
}

export function clockWords(clock: Clock): string {
  switch (clock.type) {
    case 'none':
      return t('clock-none');
    case 'move':
      return t('clock-move', { time: spanWords(clock.time) });
    case 'bank':
      return clock.increment
        ? t('clock-bank-increment', { time: spanWords(clock.time), increment: spanWords(clock.increment) })
        : t('clock-bank', { time: spanWords(clock.time) });
  }
}

/** What is left on a clock at a moment of server time, in milliseconds. */
export const timeLeft = ({ left, since }: ClockState, now: number): number =>
  Math.max(0, since === null ? left : left - (now - since));

/** As on a chess clock: `24:10`, `1:05:00`, or days. */
export function clockFace(milliseconds: number): string {
  if (milliseconds >= 2 * DAY) return spanWords(milliseconds);
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const padded = (number: number) => String(number).padStart(2, '0');
  return hours ? `${hours}:${padded(minutes)}:${padded(seconds % 60)}` : `${minutes}:${padded(seconds % 60)}`;
}
