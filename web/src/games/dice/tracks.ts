// The steps of the parameter tracks and what stands on them, as on the board.

import type { Tagged } from './facts';

export interface Track {
  values: readonly number[];
  unit: string;
  bonuses: Record<number, Tagged[]>;
}

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: (to - from) / by + 1 }, (_, step) => from + step * by);

export const TEMPERATURE: Track = {
  values: steps(-32, 8, 4),
  unit: ' °C',
  bonuses: { [-24]: [{ Gain: ['Heat', 1] }], [-16]: [{ Gain: ['Heat', 1] }], 0: [{ Gain: ['Water', 1] }] },
};
export const OXYGEN: Track = {
  values: steps(0, 14, 2),
  unit: ' %',
  bonuses: { 4: [{ Pick: ['Green', 1] }], 10: [{ Pick: ['Green', 1] }] },
};
export const OCEANS = 7;
