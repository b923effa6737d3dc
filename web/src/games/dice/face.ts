// What is drawn on a card of the Dice Game: its data as dice, tokens and signs.

import { match } from '../match';
import {
  PRODUCTS,
  type Color,
  type Effect,
  type Ongoing,
  type Parameter,
  type Production,
  type Symbol,
  type Tile,
} from './generated';

/** One sign. `roll` is a die to be rolled, `pick` one with a face of choice, `lose` one that others lose. */
export type Sign =
  | { form: 'symbol'; symbol: Symbol }
  | { form: 'roll'; colour: Color | null }
  | { form: 'pick'; colour: Color | null }
  | { form: 'lose'; symbol: Symbol | null; colour: Color | null }
  | { form: 'wild' }
  | { form: 'points'; points: number }
  | { form: 'raise'; parameter: Parameter; steps: number }
  | { form: 'tile'; tile: Tile }
  | { form: 'icon'; icon: string; count?: number }
  | { form: 'arrow' }
  | { form: 'or' };

const times = (count: number, sign: Sign): Sign[] => Array.from({ length: count }, () => sign);
const icon = (icon: string, count?: number): Sign =>
  count === undefined ? { form: 'icon', icon } : { form: 'icon', icon, count };

/** The dice and tokens of a brown box. */
export const productionSigns = (production: Production): Sign[] =>
  PRODUCTS.flatMap((product) => {
    const count = production[product] ?? 0;
    if (product === 'Wild') return times(count, { form: 'wild' });
    if (product === 'Point') return count ? [{ form: 'points', points: count }] : [];
    return times(count, { form: 'roll', colour: product });
  });

export const signs = (effects: readonly Effect[]): Sign[] => effects.flatMap(sign);

const sign = (effect: Effect): Sign[] =>
  match<Effect, Sign[]>(effect, {
    Roll: ([colour, count]) => times(count, { form: 'roll', colour }),
    RollAny: (count) => times(count, { form: 'roll', colour: null }),
    RollPer: ([colour]) => [{ form: 'roll', colour }, icon('g-any')],
    Gain: ([symbol, count]) => times(count, { form: 'symbol', symbol }),
    Pick: ([colour, count]) => times(count, { form: 'pick', colour }),
    PickAny: (count) => times(count, { form: 'pick', colour: null }),
    Wild: (count) => times(count, { form: 'wild' }),
    Score: (points) => [{ form: 'points', points }],
    ScorePer: () => [{ form: 'points', points: 1 }, icon('g-any')],
    Raise: ([parameter, steps]) => [{ form: 'raise', parameter, steps }],
    Place: ([tile]) => [{ form: 'tile', tile }],
    Draw: (count) => [icon('card', count)],
    Turn: (count) => [icon('g-turn', count)],
    OthersLose: (symbol) => [{ form: 'lose', symbol, colour: null }],
    OthersLoseAny: (colour) => [{ form: 'lose', symbol: null, colour }],
    Spend: (cost) => cost.map((symbol) => ({ form: 'symbol', symbol })),
    SpendOf: (colour) => [{ form: 'pick', colour }],
    SpendAny: () => [{ form: 'pick', colour: null }],
    Discard: (count) => [icon('card', -count)],
    Exchange: ({ from, to }) => [
      { form: 'symbol', symbol: from },
      { form: 'arrow' },
      to ? { form: 'symbol', symbol: to } : { form: 'pick', colour: null },
    ],
    ExtraTurn: () => [icon('g-turn')],
    ExtraMain: () => [icon('g-main')],
    ExtraSupport: () => [icon('g-support')],
    ProducePlayed: () => [icon('production')],
    ChooseOne: (ways) => ways.flatMap((way, index): Sign[] => (index ? [{ form: 'or' }, ...signs(way)] : signs(way))),
    InOrder: (list) => signs(list),
    If: ({ then }) => signs(then),
  });

/** What holds as long as a card is in play. */
export const standing = (list: readonly Ongoing[]): Sign[] =>
  list.flatMap((ongoing) =>
    match<Ongoing, Sign[]>(ongoing, {
      Trigger: ({ effects }) => [icon('g-free'), { form: 'arrow' }, ...signs(effects)],
      Discount: (symbol) => [{ form: 'lose', symbol, colour: null }],
      Storage: (count) => [icon('g-storage', count)],
      HandSize: (count) => [icon('g-hand', count)],
    }),
  );
