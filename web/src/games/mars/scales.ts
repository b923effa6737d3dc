// The tracks of the parameters.

import { SCALES, type Parameter } from './generated';

/** All values of a parameter, from where it begins to where it is full. */
export const valuesOf = (parameter: Parameter): readonly number[] =>
  SCALES.filter((scale) => scale.parameter === parameter).flatMap(({ lowest, highest, step }) =>
    Array.from({ length: (highest - lowest) / step + 1 }, (_, at) => lowest + at * step),
  );

/** How many steps a parameter takes until it is full. */
export const stepsOf = (parameter: Parameter): number => valuesOf(parameter).length - 1;

/** How many of them it has made. */
export const stepsTo = (parameter: Parameter, value: number): number => valuesOf(parameter).indexOf(value);
