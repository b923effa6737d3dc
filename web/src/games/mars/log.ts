// The log in short: one line for each deed, with what it changed as icons.

import type { Entry, Message, Seat } from '$wire';
import { minus, RESOURCE_ICONS, signed, tileIcon, tokenIcon, type Thing } from './face';
import { BOT_SEAT, type CardId, type Event, type Payment, type Step, type Token } from './generated';

/** One change, with the sentence that tells it in full. */
export interface Chip extends Thing {
  /** Production, which stands in a brown box. */
  box?: boolean;
  text: Message;
}

export interface Line {
  seat: number | null;
  /** What was done; without one the source of the changes says it. */
  headline: Message | null;
  source: Message | null;
  chips: Chip[];
  /** Whether it comes from the production phase, which nobody does. */
  produced: boolean;
  /** What the headline is about, to know whether a payment is for it. */
  deed: string | null;
  /** The kind of event that it tells of first. */
  event?: Event['type'];
}

/** Steps of MarsBot that stand in the log; why it took them is told beside its board. */
const BOT_HEADLINES: readonly Step['step'][] = ['failed', 'pushed-back', 'early-milestone', 'time-up'];

const PAYMENT: [keyof Payment, string][] = [
  ['money', 'mc'],
  ['steel', 'steel'],
  ['titanium', 'titanium'],
  ['heat', 'heat'],
];

/** What lies on a card, if anything may. */
type TokenOf = (card: CardId) => Token | null;

/** What changed, as icons; nothing for what is told in words. */
function chipsOf(text: Message, event: Event, tokenOf: TokenOf): Chip[] | null {
  const one = (icon: string, count?: string, box?: boolean): Chip[] => [{ icon, count, box, text }];
  switch (event.type) {
    case 'stock':
      return one(RESOURCE_ICONS[event.resource], signed(event.change));
    case 'production':
      return one(RESOURCE_ICONS[event.resource], signed(event.change), true);
    case 'paid':
      return PAYMENT.filter(([means]) => event.payment[means]).map(([means, icon]) => ({
        icon,
        count: signed(-event.payment[means]),
        text,
      }));
    case 'rating':
      return one('tr', signed(event.change));
    case 'raised':
      return event.parameter === 'Temperature'
        ? one('temperature', `${minus(event.to)} °C`)
        : event.parameter === 'Oxygen'
          ? one('oxygen', `${event.to} %`)
          : one('ocean');
    case 'placed':
      return one(tileIcon(event.tile));
    case 'tokens': {
      const token = tokenOf(event.card);
      return one(token ? tokenIcon(token) : 'token-any', signed(event.change));
    }
    case 'energy-became-heat':
      return one('heat', signed(event.count));
    default:
      return null;
  }
}

/** What an event comes from, as its sentence names it. */
export const sourceOf = ({ text }: Entry<'mars'>): Message | null => {
  const source = text.args?.find(([name]) => name === 'source')?.[1];
  return source && 'message' in source ? source.message : null;
};

const sourceIn = (event: Event) => ('source' in event ? event.source : null);

/** What a payment or a headline is about. */
const deedOf = (event: Event | undefined): string =>
  event ? JSON.stringify(sourceIn(event) ?? { card: 'card' in event ? event.card : undefined }) : '{}';

const seatOf = (event: Event | undefined): Seat | null => (event && 'seat' in event ? event.seat : null);

/** The log as lines, oldest first. */
export function logLines(entries: readonly Entry<'mars'>[], tokenOf: TokenOf): Line[] {
  const lines: Line[] = [];
  const open = (line: Partial<Line>) =>
    lines.push({ seat: null, headline: null, source: null, chips: [], produced: false, deed: null, ...line });
  for (const entry of entries) {
    const event = entry.json;
    if (event?.type === 'mars-bot') {
      const begins = event.step === 'turned' && event.by === null;
      if (begins || BOT_HEADLINES.includes(event.step))
        open({ seat: BOT_SEAT, headline: entry.text, event: event.type });
      continue;
    }
    const seat = seatOf(event);
    const chips = event ? chipsOf(entry.text, event, tokenOf) : null;
    const produced = event !== undefined && (sourceIn(event) === 'production' || event.type === 'energy-became-heat');
    const current = lines.at(-1);
    const goesOn = current !== undefined && current.seat === seat && current.produced === produced;
    if (chips) {
      // Paying comes before what is paid for, except for what was announced.
      const isNext = event?.type === 'paid' && current?.deed !== deedOf(event);
      if (goesOn && !isNext) current.chips.push(...chips);
      else open({ seat, source: sourceOf(entry), chips, produced, event: event?.type });
    } else if (goesOn && current.headline === null && !produced) {
      current.headline = entry.text;
      current.deed = deedOf(event);
      current.event = event?.type;
    } else open({ seat, headline: entry.text, produced, deed: deedOf(event), event: event?.type });
  }
  return lines;
}
