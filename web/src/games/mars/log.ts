// The log in short: one line for each deed, with what it changed as icons.

import type { Entry, Message } from '$wire';
import { BOT } from './bot';
import { RESOURCE_ICONS, tileIcon, tokenIcon } from './face';
import type { Thing } from './face';

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
}

interface Told {
  type?: string;
  step?: string;
  by?: unknown;
  card?: unknown;
  seat?: number | null;
  resource?: string;
  change?: number;
  count?: number;
  parameter?: string;
  to?: number;
  tile?: string;
  source?: unknown;
  payment?: Record<string, number>;
}

/** Steps of MarsBot that stand in the log; why it took them is told beside its board. */
const BOT_HEADLINES = ['failed', 'pushed-back', 'early-milestone', 'time-up'];

export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);
const PAYMENT: [string, string][] = [
  ['money', 'mc'],
  ['steel', 'steel'],
  ['titanium', 'titanium'],
  ['heat', 'heat'],
];

/** What lies on a card, if anything may. */
type TokenOf = (card: number) => string | null;

/** What changed, as icons; nothing for what is told in words. */
function chipsOf({ text, json }: Entry, tokenOf: TokenOf): Chip[] | null {
  const told = json as Told;
  const one = (icon: string, count?: string, box?: boolean): Chip[] => [{ icon, count, box, text }];
  switch (told.type) {
    case 'stock':
      return one(RESOURCE_ICONS[told.resource ?? ''], signed(told.change ?? 0));
    case 'production':
      return one(RESOURCE_ICONS[told.resource ?? ''], signed(told.change ?? 0), true);
    case 'paid':
      return PAYMENT.filter(([means]) => told.payment?.[means]).map(([means, icon]) => ({
        icon,
        count: signed(-(told.payment?.[means] ?? 0)),
        text,
      }));
    case 'rating':
      return one('tr', signed(told.change ?? 0));
    case 'raised':
      return told.parameter === 'Temperature'
        ? one('temperature', `${String(told.to).replace('-', '−')} °C`)
        : told.parameter === 'Oxygen'
          ? one('oxygen', `${told.to} %`)
          : one('ocean');
    case 'placed':
      return one(tileIcon(told.tile ?? ''));
    case 'tokens':
      return one(tokenIcon(tokenOf(told.card as number) ?? ''), signed(told.change ?? 0));
    case 'energy-became-heat':
      return one('heat', signed(told.count ?? 0));
    default:
      return null;
  }
}

/** What an event comes from, as its sentence names it. */
export const sourceOf = ({ text }: Entry): Message | null => {
  const source = text.args?.find(([name]) => name === 'source')?.[1];
  return source && 'message' in source ? source.message : null;
};

/** What a payment or a headline is about. */
const deedOf = ({ source, card }: Told): string => JSON.stringify(source ?? { card });

/** The log as lines, oldest first. */
export function logLines(entries: readonly Entry[], tokenOf: TokenOf): Line[] {
  const lines: Line[] = [];
  const open = (line: Partial<Line>) =>
    lines.push({ seat: null, headline: null, source: null, chips: [], produced: false, deed: null, ...line });
  for (const entry of entries) {
    const told = (entry.json ?? {}) as Told;
    if (told.type === 'mars-bot') {
      const begins = told.step === 'turned' && told.by === null;
      if (begins || BOT_HEADLINES.includes(told.step ?? '')) open({ seat: BOT, headline: entry.text });
      continue;
    }
    const seat = told.seat ?? null;
    const chips = entry.json ? chipsOf(entry, tokenOf) : null;
    const produced = told.source === 'production' || told.type === 'energy-became-heat';
    const current = lines.at(-1);
    const goesOn = current !== undefined && current.seat === seat && current.produced === produced;
    if (chips) {
      // Paying comes before what is paid for, except for what was announced.
      const isNext = told.type === 'paid' && current?.deed !== deedOf(told);
      if (goesOn && !isNext) current.chips.push(...chips);
      else open({ seat, source: sourceOf(entry), chips, produced });
    } else if (goesOn && current.headline === null && !produced) {
      current.headline = entry.text;
      current.deed = deedOf(told);
    } else open({ seat, headline: entry.text, produced, deed: deedOf(told) });
  }
  return lines;
}
