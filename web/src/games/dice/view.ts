// Reading what the rules of the Dice Game show of a game.

import {
  COLORS,
  SPACES,
  SYMBOLS_OF,
  type Color,
  type Dice,
  type Parameter,
  type ParameterView,
  type PlayerView,
  type Space,
  type Symbol,
  type View,
} from './generated';

export const symbolsOf = (color: Color): readonly Symbol[] => SYMBOLS_OF[color] ?? [];

export const colourOf = (symbol: Symbol): Color => COLORS.find((color) => symbolsOf(color).includes(symbol)) ?? 'Gray';

/** The icon of a symbol in the sprite. */
const ICONS: Record<Symbol, string> = {
  Credit: 'g-credit',
  Science: 'g-science',
  Earth: 'g-earth',
  Plant: 'plants',
  Microbe: 'microbe',
  Animal: 'paw',
  Energy: 'energy',
  Water: 'g-water',
  Oxygen: 'oxygen',
  Steel: 'steel',
  Titanium: 'titanium',
  City: 'city',
  Heat: 'heat',
  Event: 'g-event',
  Nuclear: 'g-nuclear',
};
export const symbolIcon = (symbol: Symbol): string => ICONS[symbol];

/** The dice one by one, colour by colour. */
export const diceList = (dice: Dice, colors: readonly Color[] = COLORS): Symbol[] =>
  colors.flatMap((color) =>
    symbolsOf(color).flatMap((symbol) => Array.from({ length: dice[symbol] ?? 0 }, () => symbol)),
  );

export const parameter = (view: View, name: Parameter): ParameterView =>
  view.parameters.find((other) => other.parameter === name)!;

/** What a player would have if the game ended now: the track, and all that is counted at the end. */
export const total = ({ score }: PlayerView): number => score.track + score.awards + score.milestones + score.cards;

/** A space with where it lies: rows and places counted from the middle. */
export interface Place extends Space {
  index: number;
  x: number;
}

const MIDDLE = Math.max(...SPACES.map(({ row }) => row)) / 2;
const lengthOf = (row: number): number => SPACES.filter((space) => space.row === row).length;

export const PLACES: readonly Place[] = SPACES.map(({ id, row, column }, index) => ({
  id,
  index,
  column,
  row: row - MIDDLE,
  x: column - (lengthOf(row) - 1) / 2,
}));
