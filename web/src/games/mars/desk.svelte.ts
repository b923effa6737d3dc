// What one looks at and considers at a table of Mars, shared by its parts.

import type { Message } from '$wire';
import type { Seen } from '../../table/context';
import { t, text } from '../../text/text.svelte';
import { Desk, deskAbove, layDesk } from '../desk.svelte';
import { held, type Content, type Variant } from '../match';
import { botTurns, type BotTurn } from './bot';
import type { CardEntry } from './Card.svelte';
import { foreseen } from './changes';
import type { Box } from './facts';
import { lackOf, type Lack } from './lack';
import type { Offer } from './offers';
import {
  BOT_SEAT,
  MOONS,
  type Pick,
  type Prompt,
  SPACES,
  STANDARD_PROJECT_WORDS,
  type Source,
  type View,
} from './generated';
import { inWords, spaceCalled, spaceCalledBy, type PlaceNames } from './words';

export class MarsDesk extends Desk<'mars', CardEntry, Box> {
  constructor(table: Seen<'mars'>, box: Box) {
    super(table, box);
    table.reword = (message) => inWords(message, this.#placeNames);
  }

  /** Cards picked from those laid out, before they are sent together. */
  picked = $state.raw<readonly string[]>([]);
  /** An action chosen by touch, which is looked at before it is confirmed. */
  meant = $state<string | null>(null);
  /** Spaces that one points at in a list. */
  pointed = $state.raw<readonly string[]>([]);
  /** The spaces that can be chosen by what they would bring, as far as that is known. */
  offers = $state.raw<readonly Offer[]>([]);
  /** Spaces that can be chosen, if one is asked for. */
  legalSpaces = $derived.by((): ReadonlySet<string> | null => {
    if (this.prompt !== 'place' && this.prompt !== 'claim-space') return null;
    return new Set(this.answers('place').map(({ value }) => spaceId(value)));
  });

  #ghost = $derived.by((): View | null => {
    const { ghost } = this.table.state;
    const { seat } = this.table.sight.you;
    return ghost && seat !== null ? foreseen(this.view, ghost, seat) : (ghost?.view ?? null);
  });

  /** The view as it would be at the end of what is considered. */
  override get ghost(): View | null {
    return this.#ghost;
  }

  /** Spaces where others have built since one's own turn. */
  fresh = $derived.by(
    (): ReadonlySet<number> =>
      new Set(this.table.state.since.flatMap(({ json }) => (json?.type === 'placed' ? [json.space] : []))),
  );

  /** The card that another player has played last, while one waits. */
  shown = $derived.by((): { card: CardEntry; seat: number } | null => {
    const { since } = this.table.state;
    const last = since.findLast(({ json }) => json?.type === 'played')?.json;
    if (last?.type !== 'played' || this.table.sight.prompt) return null;
    return { card: this.box.project(last.card), seat: last.seat };
  });

  /** The space of a tile that one points at. */
  tile = $state<number | null>(null);

  /** What the question comes from. */
  #source = $derived.by((): Source | null => {
    const asked = this.table.sight.prompt?.json;
    const content = asked && typeof asked === 'object' ? (Object.values(asked)[0] as { source?: Source }) : null;
    return content?.source ?? null;
  });

  /** The card that the question is about, such as the one that is paid for. */
  about = $derived.by((): CardEntry | null => (this.#source ? this.cardBehind(this.#source) : null));

  /** The standard project that the question is about. */
  project = $derived.by(() => {
    const source = this.#source;
    if (!source || typeof source !== 'object' || !('project' in source)) return null;
    return this.box.standardProject(STANDARD_PROJECT_WORDS[source.project]) ?? null;
  });

  /** The card that something comes from, if it comes from one. */
  cardBehind(source: Source): CardEntry | null {
    if (typeof source !== 'object') return null;
    if ('card' in source) return this.box.project(source.card);
    return 'corporation' in source ? this.box.corporation(source.corporation) : null;
  }

  /** MarsBot's turns so far. */
  botTurns = $derived.by((): readonly BotTurn[] => (this.view.mars_bot ? botTurns(this.table.state.entries) : []));
  /** The turn that one has gone back to, and how many of its steps one reads; else the latest, in full. */
  #reading = $state.raw<{ turn: number; steps: number } | null>(null);

  /** What the question holds, if it is of this kind. */
  asked<Name extends Variant<Prompt>>(name: Name): Content<Prompt, Name> | null {
    return held(this.table.sight.prompt?.json, name);
  }

  isBot(seat: number): boolean {
    return this.view.mars_bot !== null && seat === BOT_SEAT;
  }

  /** Why something is not possible, in as few words as fit on a card. */
  brief(words: string): string | null {
    const reason = this.table.state.reason(words);
    return reason ? this.briefly(reason.text) : null;
  }

  /** A reason in as few words as there are for it. */
  briefly(reason: Message): string {
    const id = reason.id.replace('mars-why-', 'mars-brief-');
    return this.write(text.has(id) ? { ...reason, id } : reason);
  }

  /** What is missing for something, if a sign says it. */
  lack(words: string): Lack | null {
    const reason = this.table.state.reason(words);
    return reason ? lackOf(reason.json) : null;
  }

  /** What a decision is called. */
  labelOf(words: string): Message {
    return this.table.sight.prompt?.labels?.[words] ?? this.table.state.define(words)?.label ?? { id: words };
  }

  /** A sentence of the rules. */
  write(message: Message): string {
    return this.table.write(message);
  }

  get #placeNames(): PlaceNames {
    return this.box.map(this.view.board)?.facts.map.names ?? {};
  }

  /** The card that a decision names. */
  cardOf(pick: Pick): CardEntry | null {
    if ('card' in pick) return this.box.project(pick.card);
    return 'corporation' in pick ? this.box.corporation(pick.corporation) : null;
  }

  /** A touch looks at what an action would bring, and the ask bar does it; a click or a key does it at once. */
  mean(words: string, byTouch: boolean): void {
    if (byTouch && this.meant !== words) {
      this.meant = words;
      this.looked = null;
      this.consider(words);
    } else void this.table.state.decide(words);
  }

  toggle(id: string): void {
    this.picked = this.picked.includes(id) ? this.picked.filter((other) => other !== id) : [...this.picked, id];
  }

  /** The turn of MarsBot that is explained. */
  get botTurn(): BotTurn | null {
    return this.botTurns[this.#reading?.turn ?? this.botTurns.length - 1] ?? this.botTurns.at(-1) ?? null;
  }

  /** How many of its steps are shown. */
  get botSteps(): number {
    return Math.min(this.#reading?.steps ?? Number.POSITIVE_INFINITY, this.botTurn?.steps.length ?? 0);
  }

  /** Goes to a turn of MarsBot, all of it; the latest one stays so when it has another. */
  chooseTurn(turn: number): void {
    const isLatest = turn >= this.botTurns.length - 1;
    this.#reading = isLatest ? null : { turn: Math.max(0, turn), steps: Number.POSITIVE_INFINITY };
  }

  /** Shows so many steps of its turn. */
  readSteps(steps: number): void {
    const turn = this.botTurn ? this.botTurns.indexOf(this.botTurn) : 0;
    this.#reading = { turn, steps: Math.max(1, steps) };
  }

  /** The space that a part of a sentence calls, if it calls one. */
  spaceCalledBy(words: Message): string | null {
    return spaceCalledBy(words, this.#placeNames);
  }

  spaceName(id: string): string {
    return text.write(spaceCalled(id, this.#placeNames));
  }

  corporationName(seat: number): string {
    if (this.isBot(seat)) return '';
    const { corporation } = this.view.players[seat];
    return corporation === null ? t('mars-no-corporation') : text.write(this.box.corporation(corporation).name);
  }
}

const MOON_IDS = [...SPACES.map(({ id }) => id), ...MOONS];
/** The id of a space, by its number in views and decisions. */
export const spaceId = (space: number): string => MOON_IDS[space];

export const provideDesk = (table: Seen<'mars'>, box: Box): MarsDesk => layDesk(new MarsDesk(table, box));
export const useDesk = (): MarsDesk => deskAbove();
