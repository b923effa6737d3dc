// Fills in sentences, as the crate `l10n` does: messages inside messages, lists, players' names.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { TABLE, type Arg, type Message } from '$wire';
import { folderOf, PSEUDO } from './languages';
import { pseudo } from './pseudo';

export type Value = string | number;

export class Writer {
  private readonly bundle: FluentBundle;

  constructor(language: string) {
    this.bundle = new FluentBundle(folderOf(language), {
      useIsolating: false,
      ...(language === PSEUDO && { transform: pseudo }),
      functions: { CAPITALIZE: ([text]) => capitalized(String(text)) },
    });
  }

  /** Adds the sentences of one file. */
  add(source: string): void {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A sentence by its id. An unknown one comes back in brackets, so that it is seen and reported. */
  say(id: string, values?: Record<string, Value>): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return `[${id}]`;
    const faults: Error[] = [];
    return typeset(this.bundle.formatPattern(pattern, values as Record<string, FluentVariable>, faults));
  }

  /** What the server or the rules named, with the players called by these names. */
  write(message: Message, names: readonly string[] = []): string {
    const values = message.args?.map(([name, arg]) => [name, this.value(arg, names)] as const);
    return this.say(message.id, values && Object.fromEntries(values));
  }

  /** The parts as a list: one, two and three. */
  list(parts: readonly string[]): string {
    if (parts.length === 0) return this.say('list-none');
    if (parts.length === 1) return parts[0];
    return this.say('list-and', { first: parts.slice(0, -1).join(', '), last: parts.at(-1)! });
  }

  /** Tenths as a number with its sign and one decimal, such as +4.1. */
  private difference(tenths: number): string {
    const format = new Intl.NumberFormat(this.bundle.locales, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    });
    return format.format(tenths / 10);
  }

  private value(arg: Arg, names: readonly string[]): Value {
    if ('number' in arg) return arg.number;
    if ('word' in arg) return arg.word;
    if ('difference' in arg) return this.difference(arg.difference);
    if ('message' in arg) return this.write(arg.message, names);
    if ('list' in arg) return this.list(arg.list.map((part) => this.write(part, names)));
    if (arg.seat === TABLE) return this.say('seat-table');
    return names[arg.seat] ?? seatLetter(arg.seat);
  }
}

/** A difference in points, to the nearest tenth. */
export const difference = (points: number): Arg => ({ difference: Math.round(10 * points) });
/** A share of one, in percent. */
export const percent = (share: number): Arg => ({ number: Math.round(100 * share) });

export const seatLetter = (seat: number): string => String.fromCharCode(65 + seat);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Numbers below zero have a minus before them, not a hyphen. */
const typeset = (text: string): string => text.replace(/(^|[^\p{L}\d])-(?=\d)/gu, '$1−');
