// Actions in the game's words, and where they lie on the board.

import type { Arg, Message } from '$wire';
import { SIZE, cellName } from './view';

export type Way = 'left' | 'right' | 'up' | 'down';
export type TileMove = 'rotate' | 'long' | 'short';

export const TILE_MOVES: readonly TileMove[] = ['rotate', 'long', 'short'];

/** The words for turning or flipping a tile. */
export const tileWords = (move: TileMove, cell: number): string =>
  move === 'rotate' ? `rotate ${cellName(cell)}` : `flip ${move} ${cellName(cell)}`;

/** The words for shifting the row or column of a cell. */
export function shiftWords(cell: number, way: Way): string {
  const isRow = way === 'left' || way === 'right';
  const line = (isRow ? Math.floor(cell / SIZE) : cell % SIZE) + 1;
  return `shift ${isRow ? 'row' : 'column'} ${line} ${way}`;
}

export type Act = { kind: 'tile'; move: TileMove; cell: number } | { kind: 'shift'; way: Way; line: number };

/** What words of an action mean on the board; null for any other decision. */
export function parseAct(words: string): Act | null {
  const shift = /^shift (?:row|column) (\d) (left|right|up|down)$/.exec(words);
  if (shift) return { kind: 'shift', line: Number(shift[1]) - 1, way: shift[2] as Way };
  const tile = /^(?:(rotate)|flip (long|short)) r(\d)c(\d)$/.exec(words);
  if (!tile) return null;
  const cell = (Number(tile[3]) - 1) * SIZE + Number(tile[4]) - 1;
  return { kind: 'tile', move: (tile[1] ?? tile[2]) as TileMove, cell };
}

/** What an action is called, where the server offers it only in mind and so has not said. */
export function actName(act: Act): Message {
  const named = (kind: string, args: [string, Arg][]): Message => ({ id: `shifter-act-${kind}`, args });
  if (act.kind === 'shift') {
    const line = act.way === 'left' || act.way === 'right' ? 'row' : 'column';
    return named(`shift-${line}`, [
      [line, { number: act.line + 1 }],
      ['way', { word: act.way }],
    ]);
  }
  const cell: [string, Arg] = ['cell', { word: cellName(act.cell) }];
  return act.move === 'rotate' ? named('rotate', [cell]) : named('flip', [cell, ['side', { word: act.move }]]);
}

export const ICONS: Record<TileMove, string> = { rotate: 'g-rotate', long: 'g-flip-long', short: 'g-flip-short' };
