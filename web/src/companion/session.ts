// A table of cardboard as it is kept on this device: set-up, chance, and every entry.

import type { CompanionChange, CompanionSession, GameInfo } from '$wire';

const KEY = 'areo-companion';

/** Where an entry is put, if not at the end. */
export interface Place {
  index: number;
  way: 'change' | 'insert';
}

/** A new entry, or one that is put where a correction is meant. */
export function changeOf(text: string, place: Place | null): CompanionChange {
  if (!place) return { type: 'enter', text };
  return { type: place.way === 'change' ? 'fix' : 'insert', index: place.index, text };
}

/** Options as a session keeps them, such as `level=hard`. */
export const optionWords = (options: Record<string, string>): string[] =>
  Object.entries(options).map(([name, value]) => `${name}=${value}`);

/** The board, the difficulty, and whatever else was chosen; a session may also say just `hard`. */
export function chosen(game: GameInfo, { options }: CompanionSession): Record<string, string> {
  const usual = game.options.filter(({ name }) => name === 'board' || name === 'level');
  const said = options.map((word) => {
    const [name, value] = word.split('=');
    if (value !== undefined) return [name, value];
    return [game.options.find(({ words }) => words.includes(word))?.name ?? word, word];
  });
  const all = [...usual.map((option) => [option.name, option.default]), ...said];
  return Object.fromEntries(all.filter(([name]) => name !== 'automa'));
}

/** What is kept; nothing if it cannot be read. */
export function recall(): CompanionSession | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<CompanionSession> | null;
    if (!Array.isArray(kept?.options) || !Array.isArray(kept.entries) || typeof kept.seed !== 'number') return null;
    return { options: kept.options, seed: kept.seed, deal: kept.deal === true, entries: kept.entries };
  } catch {
    return null;
  }
}

export function keep(session: CompanionSession | null): void {
  if (session) localStorage.setItem(KEY, JSON.stringify(session));
  else localStorage.removeItem(KEY);
}
