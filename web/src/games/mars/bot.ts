// MarsBot's turns, read from the log: what it turned over, what each step did, and what decided.

import type { Entry, Message } from '$wire';
import type { Tagged } from './facts';

/** Where MarsBot sits. */
export const BOT = 1;

export type Turned = { project: number } | { bonus: string };

/** A rule that left fewer candidates. */
export interface Compared {
  rule: Message;
  /** The spaces that it left, if it was about spaces. */
  spaces: readonly number[] | null;
  /** What else it left: milestones, awards. */
  names: readonly Message[];
}

export interface WhyStep {
  /** What set it off: a tag (null is the mark of an event), or a further card. */
  tag?: string | null;
  card?: Turned;
  track: string | null;
  /** The spaces that the marker came to, in order, with what they show. */
  moves: { to: number; icon: Tagged }[];
  compared: Compared[];
  /** What came of it, in the words of the log. */
  results: Entry[];
  rating: number;
  money: number;
  placed: number | null;
}

export interface BotTurn {
  generation: number;
  /** Nothing for what happens outside of its turns: a milestone before it, last greeneries. */
  card: Turned | null;
  steps: WhyStep[];
}

interface Told {
  type?: string;
  step?: string;
  seat?: number;
  number?: number;
  by?: unknown;
  card?: Turned;
  tag?: string | null;
  track?: string;
  to?: number;
  icon?: Tagged;
  left?: unknown[];
  space?: number;
  change?: number;
  resource?: string;
  source?: unknown;
  money?: number;
}

/** What a person does at the table: MarsBot's turn is over by then. */
const PERSONAL = [
  'played',
  'acted',
  'paid',
  'passed',
  'dealt',
  'energy-became-heat',
  'milestone-claimed',
  'award-funded',
  'over',
];

const argument = ({ text }: Entry, name: string): Message | null => {
  const value = text.args?.find(([key]) => key === name)?.[1];
  return value && 'message' in value ? value.message : null;
};
const listed = ({ text }: Entry, name: string): Message[] => {
  const value = text.args?.find(([key]) => key === name)?.[1];
  return value && 'list' in value ? value.list : [];
};
const blank = (): WhyStep => ({ track: null, moves: [], compared: [], results: [], rating: 0, money: 0, placed: null });

export function botTurns(entries: readonly Entry[]): BotTurn[] {
  const turns: BotTurn[] = [];
  let generation = 1;
  let open: BotTurn | null = null;
  const begin = (card: Turned | null): BotTurn => {
    const turn = { generation, card, steps: [] };
    turns.push(turn);
    return turn;
  };
  for (const entry of entries) {
    const told = (entry.json ?? {}) as Told;
    if (told.type === 'generation') generation = told.number ?? generation;
    if (told.type === 'mars-bot') {
      if (told.step === 'turned' && told.by === null) open = begin(told.card ?? null);
      else if (told.step === 'early-milestone' || (told.step === 'last-greenery' && open?.card !== null))
        open = begin(null);
      else if (told.step === 'pushed-back' || told.step === 'action-deck') open = null;
      if (open) tellStep(open.steps, entry, told);
    } else if (endsTurn(told)) open = null;
    else if (open) tellResult(last(open.steps), entry, told);
  }
  return turns;
}

const endsTurn = ({ type, seat, source }: Told): boolean =>
  type === undefined ||
  type === 'generation' ||
  source === 'production' ||
  (PERSONAL.includes(type) && (seat !== BOT || type === 'passed'));

/** The step that goes on; the first one if there is none yet. */
function last(steps: WhyStep[]): WhyStep {
  if (!steps.length) steps.push(blank());
  return steps[steps.length - 1];
}

function tellStep(steps: WhyStep[], entry: Entry, told: Told): void {
  switch (told.step) {
    case 'turned':
      if (told.by !== null) steps.push({ ...blank(), card: told.card });
      break;
    case 'tag':
      steps.push({ ...blank(), tag: told.tag ?? null, track: told.track ?? null });
      break;
    case 'moved':
    case 'returned':
    case 'last-greenery': {
      if (steps.at(-1)?.track !== told.track) steps.push({ ...blank(), track: told.track ?? null });
      const step = last(steps);
      step.moves.push({
        to: told.to ?? 0,
        icon: told.icon ?? (told.step === 'last-greenery' ? 'Greenery' : 'Nothing'),
      });
      if (told.step === 'returned') step.results.push(entry);
      break;
    }
    case 'spaces':
    case 'milestones':
    case 'awards': {
      const rule = argument(entry, 'rule');
      const spaces = told.step === 'spaces' ? (told.left as number[]) : null;
      if (rule) last(steps).compared.push({ rule, spaces, names: listed(entry, 'left') });
      else last(steps).results.push(entry);
      break;
    }
    default:
      if (told.step === 'failed') last(steps).money += told.money ?? 0;
      last(steps).results.push(entry);
  }
}

/** Rating and money stand in figures beside the step; everything else is told in words. */
function tellResult(step: WhyStep, entry: Entry, { type, seat, change, resource, space }: Told): void {
  if (type === 'rating' && seat === BOT) step.rating += change ?? 0;
  else if (type === 'stock' && seat === BOT && resource === 'Money') step.money += change ?? 0;
  else {
    if (type === 'placed') step.placed = space ?? null;
    step.results.push(entry);
  }
}
