// A table of cardboard as it is kept on this device: set-up, chance, and every entry.

import type { CompanionSession } from '$wire';

const KEY = 'areo-companion';

/** Where an entry is put, if not at the end. */
export interface Place {
  index: number;
  way: 'change' | 'insert';
}

/** The entries with one more, or with another in place of one; and where it stands. */
export function put(entries: readonly string[], entry: string, place: Place | null): [string[], number] {
  if (!place) return [[...entries, entry], entries.length];
  return [entries.toSpliced(place.index, place.way === 'change' ? 1 : 0, entry), place.index];
}

export const strike = (entries: readonly string[], index: number): string[] => entries.toSpliced(index, 1);

/** The last number that was entered for a fact, such as `standing builder`. */
export function lastNumber(entries: readonly string[], fact: string): number | null {
  const found = entries.findLast((entry) => entry.startsWith(`${fact}: `));
  return found === undefined ? null : Number(found.slice(fact.length + 2));
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
