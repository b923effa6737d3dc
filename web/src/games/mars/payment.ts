// Ways to pay, as the server lists them, and how to go from one to the next.

import type { Payment } from './generated';

export type Means = Exclude<keyof Payment, 'money'>;
export const MEANS: readonly Means[] = ['steel', 'titanium', 'heat'];

/** The numbers of one means that some listed payment uses, in order. */
export const choices = (all: readonly Payment[], means: Means): number[] =>
  [...new Set(all.map((payment) => payment[means]))].toSorted((a, b) => a - b);

/** The listed payment with this much of one means that is otherwise closest to the present one. */
export function nearest(all: readonly Payment[], present: Payment, means: Means, count: number): Payment {
  const distance = (payment: Payment) =>
    MEANS.filter((other) => other !== means).reduce(
      (sum, other) => sum + Math.abs(payment[other] - present[other]),
      0,
    ) +
    Math.abs(payment.money - present.money) / 1000;
  const fitting = all.filter((payment) => payment[means] === count);
  return fitting.toSorted((a, b) => distance(a) - distance(b))[0] ?? present;
}

export const isSame = (one: Payment, other: Payment | null | undefined): boolean =>
  !!other && one.money === other.money && MEANS.every((means) => one[means] === other[means]);

/** How much more than the price is laid down: nobody gives change for metal. */
export function wastedBy(payment: Payment, worth: Readonly<Record<Means, number>>, price: number): number {
  return MEANS.reduce((sum, means) => sum + payment[means] * worth[means], payment.money) - price;
}
