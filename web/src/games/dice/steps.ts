// Which step of an action turn a question belongs to.

import type { Entry } from '$wire';
import { held, variant, type Variant } from '../match';
import type { Event, Prompt, Source, Timing } from './generated';

export type Step = 'support' | 'main' | 'free';

/** The questions that are a step themselves. */
export const OWN_STEPS: Partial<Record<Variant<Prompt>, Step>> = {
  turn: 'support',
  support: 'support',
  main: 'main',
  end: 'free',
};

const STEP_OF: Record<Timing, Step> = { Support: 'support', Main: 'main', Free: 'free' };

const isSupport = (source: Source) => source === 'take' || variant(source) === 'support';

/** When the action of a card can be used. */
type TimingOf = (card: number) => Timing | undefined;

/** The second support action of a turn stands for the main one. */
const supporting = (before: Step | null): Step =>
  before === null ? 'support' : before === 'support' ? 'main' : before;

function after(event: Event, before: Step | null, timing: TimingOf): Step | null {
  if (event.type === 'played' || event.type === 'standard') return 'main';
  if (event.type === 'used') return STEP_OF[timing(event.card) ?? 'Free'];
  return (event.type === 'rolled' || event.type === 'paid') && isSupport(event.source) ? supporting(before) : before;
}

/** The step of a question by what was told of the turn: for who comes back in its middle. */
export function stepTold(prompt: Prompt, entries: readonly Entry<'dice'>[], timing: TimingOf): Step | null {
  const from = entries.findLastIndex(({ json }) => json?.type === 'turn');
  const step = entries
    .slice(from + 1)
    .reduce<Step | null>((before, { json }) => (json ? after(json, before, timing) : before), null);
  const paying = held(prompt, 'pay');
  return paying && isSupport(paying.source) ? supporting(step) : step;
}
