// The table that the components around it belong to.

import { getContext, setContext } from 'svelte';
import type { Entry, GameName, Message, TableView } from '$wire';
import { botAbout, botName } from '../games/games';
import { presentation } from '../games/presentations';
import type { TableState } from '../state/table.svelte';
import { t, text } from '../text/text.svelte';
import { seatLetter } from '../text/writer';

const KEY = Symbol('table');

/** A table at which something is seen, with its sentences written for the reader. */
export class Seen<G extends GameName = GameName> {
  /** Says in the words of people what the rules name by a code, such as a space. */
  reword: (message: Message) => Message = (message) => message;

  constructor(readonly state: TableState<G>) {}

  /** Only asked for once the first sight has arrived. */
  get sight(): TableView<G> {
    return this.state.sight!;
  }

  /** What everybody is called. Computers have no names of their own: they are called by level and letter. */
  get names(): string[] {
    const computer = (bot: string | null, letter: string) =>
      bot && botAbout(bot) ? t('computer-level', { level: botName(bot), letter }) : t('computer-name', { letter });
    const seats = this.sight.seats.map(({ name, control, bot }, seat) =>
      control === 'computer' ? computer(bot, seatLetter(seat)) : (name ?? seatLetter(seat)),
    );
    const others = presentation(this.sight.game)?.others?.(this.sight.view) ?? [];
    return [...seats, ...others.map((id) => t(id))];
  }

  name(seat: number): string {
    return this.names[seat];
  }

  /** What a seat is called where its owner looks at it. Who has several seats needs their names. */
  seatName(seat: number): string {
    const { seats } = this.sight.you;
    return seats.length === 1 && seats[0] === seat ? t('seat-you') : this.name(seat);
  }

  /** What is said while one is not asked: who is, and that one only watches. */
  get waiting(): string {
    const { asked, seats, you, id } = this.sight;
    const names = asked.filter((seat) => seat < seats.length).map((seat) => this.name(seat));
    const waits = names.length ? t('waiting-for', { names: text.list(names) }) : '';
    return you.seats.length || id === '' ? waits : [t('you-watch'), waits].filter(Boolean).join(' ');
  }

  /** What there is to say once the end of the game is in sight. */
  get lastCall(): string | null {
    const { game, view } = this.sight;
    const id = view && presentation(game)?.lastCall?.(view);
    return id ? t(id) : null;
  }

  colour(seat: number): number {
    return this.sight.seats[seat]?.colour ?? seat;
  }

  isMine(seat: number): boolean {
    return this.sight.you.seats.includes(seat);
  }

  write(message: Message): string {
    return text.write(this.reword(message), this.names);
  }

  /** What these words mean to a person. Ways to do a thing that are not listed are called as the thing is. */
  label(words: string): string {
    const label = this.sight.prompt?.labels?.[words] ?? this.state.define(words)?.label;
    if (label) return this.write(label);
    const shorter = words.slice(0, Math.max(0, words.lastIndexOf(' ')));
    return shorter ? this.label(shorter) : words;
  }

  reason(words: string): string | null {
    const reason = this.state.reason(words);
    return reason ? this.write(reason.text) : null;
  }
}

/** The seat that a line of the log speaks of first, if any. */
export function speaker({ text: message }: Entry): number | null {
  for (const [, arg] of message.args ?? []) if ('seat' in arg) return arg.seat;
  return null;
}

export const provideTable = (state: TableState): Seen => setContext(KEY, new Seen(state));
/** The table; a part made for one game says which. */
export const useTable = <G extends GameName = GameName>(): Seen<G> => getContext<Seen<G>>(KEY);

/** Who sits where, for drawings that are also shown away from a table. */
export type Seats = Pick<Seen, 'name' | 'colour'>;
export const useSeats = (): Seats => getContext<Seats>(KEY);

/** Seats with these names, each in its own colour. */
export const provideSeats = (names: () => readonly string[]): Seats =>
  setContext(KEY, { name: (seat: number) => names()[seat], colour: (seat: number) => seat });
