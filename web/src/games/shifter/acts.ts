// Actions in the game's words, and where they lie on the board.

import { ACTS, SIZE, type ActInfo, type Deed, type TileMove, type Way } from './generated';

export const TILE_MOVES: readonly TileMove[] = ['rotate', 'long', 'short'];

const BY_WORDS = new Map(ACTS.map((act) => [act.words, act]));

const wordsOf = (fits: (deed: Deed) => boolean): string => ACTS.find(({ does }) => fits(does))!.words;

/** The words for turning or flipping a tile. */
export const tileWords = (move: TileMove, cell: number): string =>
  wordsOf((deed) => deed.kind === 'tile' && deed.move === move && deed.cell === cell);

/** The words for shifting the row or column of a cell. */
export function shiftWords(cell: number, way: Way): string {
  const line = way === 'left' || way === 'right' ? Math.floor(cell / SIZE) : cell % SIZE;
  return wordsOf((deed) => deed.kind === 'shift' && deed.way === way && deed.line === line);
}

/** What words of an action mean on the board; null for any other decision. */
export const actOf = (words: string): ActInfo | null => BY_WORDS.get(words) ?? null;

export const ICONS: Record<TileMove, string> = { rotate: 'g-rotate', long: 'g-flip-long', short: 'g-flip-short' };
