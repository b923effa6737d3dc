// Ways to pay, as the server lists them, and how to go from one to the next.

export const MEANS = ['steel', 'titanium', 'heat'] as const;
export type Means = (typeof MEANS)[number];
export type Payment = Record<Means | 'money', number>;

/** Reads `pay 15 steel 3`. */
export function parsePayment(words: string): Payment | null {
  const [verb, money, ...rest] = words.split(' ');
  if (verb !== 'pay') return null;
  const payment: Payment = { money: Number(money), steel: 0, titanium: 0, heat: 0 };
  for (let at = 0; at < rest.length; at += 2) payment[rest[at] as Means] = Number(rest[at + 1]);
  return payment;
}

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
