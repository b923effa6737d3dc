// What is drawn on a card of the Dice Game: its data as dice, tokens and signs.

import type { Tagged } from './facts';

/** One sign. `roll` is a die to be rolled, `pick` one with a face of choice, `lose` one that others lose. */
export type Sign =
  | { form: 'symbol'; symbol: string }
  | { form: 'roll'; colour: string }
  | { form: 'pick'; colour: string | null }
  | { form: 'lose'; symbol: string | null; colour: string | null }
  | { form: 'wild' }
  | { form: 'points'; points: number }
  | { form: 'raise'; parameter: string; steps: number }
  | { form: 'tile'; tile: string }
  | { form: 'icon'; icon: string; count?: number }
  | { form: 'arrow' }
  | { form: 'or' };

const times = (count: number, sign: Sign): Sign[] => Array.from({ length: count }, () => sign);

/** The dice and tokens of a brown box. */
export const productionSigns = (production: Record<string, number>): Sign[] =>
  Object.entries(production).flatMap(([product, count]) =>
    product === 'Wild'
      ? times(count, { form: 'wild' })
      : product === 'Point'
        ? [{ form: 'points', points: count }]
        : times(count, { form: 'roll', colour: product }),
  );

export const signs = (effects: readonly Tagged[]): Sign[] => effects.flatMap(sign);

function sign(effect: Tagged): Sign[] {
  if (typeof effect === 'string') {
    const icons: Record<string, Sign> = {
      SpendAny: { form: 'pick', colour: null },
      ExtraTurn: { form: 'icon', icon: 'g-turn' },
      ExtraMain: { form: 'icon', icon: 'g-main' },
      ExtraSupport: { form: 'icon', icon: 'g-support' },
      ProducePlayed: { form: 'icon', icon: 'production' },
    };
    return icons[effect] ? [icons[effect]] : [];
  }
  const [[name, content]] = Object.entries(effect);
  // The shapes are those of `Effect` in the rules; what is not drawn is still told by the card's text.
  // oxlint-disable-next-line no-explicit-any
  const of = content as any;
  switch (name) {
    case 'Roll':
      return times(of[1], { form: 'roll', colour: of[0] });
    case 'RollAny':
      return times(of, { form: 'roll', colour: 'Any' });
    case 'RollPer':
      return [
        { form: 'roll', colour: of[0] },
        { form: 'icon', icon: 'g-any' },
      ];
    case 'Gain':
      return times(of[1], { form: 'symbol', symbol: of[0] });
    case 'Pick':
      return times(of[1], { form: 'pick', colour: of[0] });
    case 'PickAny':
      return times(of, { form: 'pick', colour: null });
    case 'Wild':
      return times(of, { form: 'wild' });
    case 'Score':
      return [{ form: 'points', points: of }];
    case 'ScorePer':
      return [
        { form: 'points', points: 1 },
        { form: 'icon', icon: 'g-any' },
      ];
    case 'Raise':
      return [{ form: 'raise', parameter: of[0], steps: of[1] }];
    case 'Place':
      return [{ form: 'tile', tile: of[0] }];
    case 'Draw':
      return [{ form: 'icon', icon: 'card', count: of }];
    case 'Turn':
      return [{ form: 'icon', icon: 'g-turn', count: of }];
    case 'OthersLose':
      return [{ form: 'lose', symbol: of, colour: null }];
    case 'OthersLoseAny':
      return [{ form: 'lose', symbol: null, colour: of }];
    case 'Spend':
      return (of as string[]).map((symbol) => ({ form: 'symbol', symbol }));
    case 'SpendOf':
      return [{ form: 'pick', colour: of }];
    case 'Discard':
      return [{ form: 'icon', icon: 'card', count: -of }];
    case 'Exchange':
      return [
        { form: 'symbol', symbol: of.from },
        { form: 'arrow' },
        of.to ? { form: 'symbol', symbol: of.to } : { form: 'pick', colour: null },
      ];
    case 'ChooseOne':
      return (of as Tagged[][]).flatMap((way, index): Sign[] => (index ? [{ form: 'or' }, ...signs(way)] : signs(way)));
    case 'InOrder':
      return signs(of);
    case 'If':
      return signs(of.then);
    case 'Trigger':
      return [{ form: 'icon', icon: 'g-free' }, { form: 'arrow' }, ...signs(of.effects)];
    case 'Discount':
      return [{ form: 'lose', symbol: of, colour: null }];
    case 'Storage':
      return [{ form: 'icon', icon: 'g-storage', count: of }];
    case 'HandSize':
      return [{ form: 'icon', icon: 'g-hand', count: of }];
    default:
      return [];
  }
}
