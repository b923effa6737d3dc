// MarsBot's turns, read from the log: what it turned over, what each step did, and what decided.

import type { Entry, Message } from '$wire';
import {
  BOT_SEAT,
  type Event,
  type SpaceId,
  type Step,
  type Tag,
  type Track,
  type TrackIcon,
  type Turned,
} from './generated';

/** A rule that left fewer candidates. */
export interface Compared {
  rule: Message;
  /** The spaces that it left, if it was about spaces. */
  spaces: readonly SpaceId[] | null;
  /** What else it left: milestones, awards. */
  names: readonly Message[];
}

export interface WhyStep {
  /** What set it off: a tag (null is the mark of an event), or a further card. */
  tag?: Tag | null;
  card?: Turned;
  track: Track | null;
  /** The spaces that the marker came to, in order, with what they show. */
  moves: { to: number; icon: TrackIcon }[];
  compared: Compared[];
  /** What came of it, in the words of the log. */
  results: Entry<'mars'>[];
  rating: number;
  money: number;
  placed: SpaceId | null;
}

export interface BotTurn {
  generation: number;
  /** Nothing for what happens outside of its turns: a milestone before it, last greeneries. */
  card: Turned | null;
  steps: WhyStep[];
}

/** What a person does at the table: MarsBot's turn is over by then. */
const PERSONAL: readonly Event['type'][] = [
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

const argument = ({ text }: Entry<'mars'>, name: string): Message | null => {
  const value = text.args?.find(([key]) => key === name)?.[1];
  return value && 'message' in value ? value.message : null;
};
const listed = ({ text }: Entry<'mars'>, name: string): Message[] => {
  const value = text.args?.find(([key]) => key === name)?.[1];
  return value && 'list' in value ? value.list : [];
};
const blank = (): WhyStep => ({ track: null, moves: [], compared: [], results: [], rating: 0, money: 0, placed: null });

export function botTurns(entries: readonly Entry<'mars'>[]): BotTurn[] {
  const turns: BotTurn[] = [];
  let generation = 1;
  let open: BotTurn | null = null;
  const begin = (card: Turned | null): BotTurn => {
    const turn = { generation, card, steps: [] };
    turns.push(turn);
    return turn;
  };
  for (const entry of entries) {
    const event = entry.json;
    if (event?.type === 'generation') generation = event.number;
    if (event?.type === 'mars-bot') {
      if (event.step === 'turned' && event.by === null) open = begin(event.card);
      else if (event.step === 'early-milestone' || (event.step === 'last-greenery' && open?.card !== null))
        open = begin(null);
      else if (event.step === 'pushed-back' || event.step === 'action-deck') open = null;
      if (open) tellStep(open.steps, entry, event);
    } else if (!event || endsTurn(event)) open = null;
    else if (open) tellResult(last(open.steps), entry, event);
  }
  return turns;
}

const endsTurn = (event: Event): boolean =>
  event.type === 'generation' ||
  ('source' in event && event.source === 'production') ||
  (PERSONAL.includes(event.type) && (!('seat' in event) || event.seat !== BOT_SEAT || event.type === 'passed'));

/** The step that goes on; the first one if there is none yet. */
function last(steps: WhyStep[]): WhyStep {
  if (!steps.length) steps.push(blank());
  return steps[steps.length - 1];
}

/** What a space shows that the marker came to, as far as the step says. */
function iconOf(step: Step): TrackIcon {
  if (step.step === 'moved') return step.icon;
  return step.step === 'last-greenery' ? 'Greenery' : 'Nothing';
}

function tellStep(steps: WhyStep[], entry: Entry<'mars'>, told: Step): void {
  switch (told.step) {
    case 'turned':
      if (told.by !== null) steps.push({ ...blank(), card: told.card });
      break;
    case 'tag':
      steps.push({ ...blank(), tag: told.tag, track: told.track });
      break;
    case 'moved':
    case 'returned':
    case 'last-greenery': {
      if (steps.at(-1)?.track !== told.track) steps.push({ ...blank(), track: told.track });
      const step = last(steps);
      step.moves.push({ to: told.to, icon: iconOf(told) });
      if (told.step === 'returned') step.results.push(entry);
      break;
    }
    case 'spaces':
    case 'milestones':
    case 'awards': {
      const rule = argument(entry, 'rule');
      const spaces = told.step === 'spaces' ? told.left : null;
      if (rule) last(steps).compared.push({ rule, spaces, names: listed(entry, 'left') });
      else last(steps).results.push(entry);
      break;
    }
    default:
      if (told.step === 'failed') last(steps).money += told.money;
      last(steps).results.push(entry);
  }
}

/** Rating and money stand in figures beside the step; everything else is told in words. */
function tellResult(step: WhyStep, entry: Entry<'mars'>, event: Event): void {
  if (event.type === 'rating' && event.seat === BOT_SEAT) step.rating += event.change;
  else if (event.type === 'stock' && event.seat === BOT_SEAT && event.resource === 'Money') step.money += event.change;
  else {
    if (event.type === 'placed') step.placed = event.space;
    step.results.push(entry);
  }
}
