// What is missing for a card, as a sign with figures: shorter than words in any language.

import type { Reason } from '$wire';

export interface Lack {
  icon: string;
  /** Production, which stands in a brown box. */
  box: boolean;
  has: number;
  needs: number;
}

/** The sign for a reason that is about production or tags. */
export function lackOf({ text: { args = [] } }: Reason): Lack | null {
  const given = new Map(args);
  const [what, has, needs] = [given.get('what') ?? given.get('tag'), given.get('has'), given.get('needs')];
  if (!what || !('message' in what) || !has || !needs || !('number' in has) || !('number' in needs)) return null;
  const [, kind, word] = /^mars-(production|tag)-(\w+)$/.exec(what.message.id) ?? [];
  if (!kind) return null;
  const icon = kind === 'tag' ? `tag-${word}` : word === 'money' ? 'mc' : word;
  return { icon, box: kind === 'production', has: has.number, needs: needs.number };
}
