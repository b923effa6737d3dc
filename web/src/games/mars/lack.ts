// What is missing for a card, as a sign with figures: shorter than words in any language.

import { RESOURCE_ICONS, tagIcon } from './face';
import type { Reason } from './generated';

export interface Lack {
  icon: string;
  /** Production, which stands in a brown box. */
  box: boolean;
  has: number;
  needs: number;
}

/** The sign for a reason that is about production or tags. */
export function lackOf(reason: Reason): Lack | null {
  if (typeof reason === 'string') return null;
  if ('too-few-tags' in reason) {
    const { tag, has, needs } = reason['too-few-tags'];
    return { icon: tagIcon(tag), box: false, has, needs };
  }
  if ('too-little-production' in reason) {
    const { resource, has, needs } = reason['too-little-production'];
    return { icon: RESOURCE_ICONS[resource], box: true, has, needs };
  }
  return null;
}
