// One table as this client sees it: the sight, the log, the chat, and what is being considered.

import type {
  Chat,
  Choice,
  Command,
  Definition,
  Done,
  Entry,
  GameName,
  Games,
  Order,
  Preview,
  Problem,
  Prompt,
  Reason,
  TableView,
} from '$wire';
import type { Connect, Connection, Listener, Status } from '../net/connection';
import { patched } from '../net/delta';
import { asProblem, type ProblemError } from '../net/problem';

/** The longest log that is kept. */
const MAX_ENTRIES = 2000;

/** What a considered decision would bring. */
export interface Ghost<G extends GameName = GameName> {
  words: readonly string[];
  /** The view as it would be; null if something hidden would come to light. */
  view: Games[G]['view'] | null;
  entries: readonly Entry<G>[];
  reveals: boolean;
  /** What one is asked then, before the action ends. What comes of every answer is among the entries. */
  next: Prompt<G> | null;
}

/** A decision that cannot be taken back. */
export interface Doubt<G extends GameName = GameName> {
  words: readonly string[];
  /** What would happen for sure; what comes to light is not among it. */
  entries: readonly Entry<G>[];
}

/** The end of a turn. */
export interface TurnEnd {
  words: string;
  /** What could still be done, in words. */
  left: readonly string[];
  /** What ending costs, as a sentence. */
  cost?: string;
  /** What is answered in advance from then on. */
  afterwards?: Order;
}

export class TableState<G extends GameName = GameName> implements Listener<G> {
  sight = $state.raw<TableView<G> | null>(null);
  entries = $state.raw<readonly Entry<G>[]>([]);
  chats = $state.raw<readonly Chat[]>([]);
  line = $state<Status>('connecting');
  /** Why the line is closed for good. */
  farewell = $state.raw<Problem | null>(null);
  /** What was refused last, until the next command. */
  refusal = $state.raw<ProblemError | null>(null);
  /** A decision that waits for consent, because it cannot be taken back, and what is sure to come of it. */
  doubt = $state.raw<Doubt<G> | null>(null);
  /** The end of a turn that waits for consent, because something would be left undone or lost. */
  turnEnd = $state.raw<TurnEnd | null>(null);
  ghost = $state.raw<Ghost<G> | null>(null);
  /** What was answered from here last. */
  answered = $state.raw<readonly string[] | null>(null);
  /** What was last sent as an answer, which the table may not have taken yet. */
  sent: readonly string[] = [];
  /** How often an answer was taken back from here. */
  undone = $state(0);
  /** Counts the questions: what was picked for one is not for the next. What others do changes none of it. */
  question = $state(0);
  /** Whether a command is under way. */
  busy = $state(false);
  /** The decision that the server has not answered yet. */
  #deciding: { what: string; done: Promise<boolean> } | null = null;
  /** What was done last, until it has been answered. */
  #doing: Promise<unknown> = Promise.resolve();

  /** Whether this client must decide. */
  isMyTurn = $derived(!!this.sight?.prompt);
  /** Who is waited for and not there, and can be replaced after a while. Clocks decide for themselves. */
  gone = $derived(this.sight ? goneSeats(this.sight) : []);

  /** The change by which one's own turn ended last; nothing while one has not had a turn. */
  turnLeft = $state<number | null>(null);
  /** What happened since one's own turn ended, until one decides again. */
  since = $derived(this.turnLeft === null ? [] : this.entries.filter(({ seq }) => seq > this.turnLeft!));

  #dictionary = $state.raw<Readonly<Record<string, Definition<G>>>>({});
  #line: Connection<G>;
  #clockLead = 0;
  #considered: string | null = null;
  /** Whether something was done from here since the last sight, which ends the question. */
  #acted = false;
  #previews = new Map<string, Promise<Preview<G>>>();

  constructor(
    connect: Connect<G>,
    private readonly confirmReveals: () => boolean = () => false,
  ) {
    this.#line = connect(this);
  }

  // What comes over the line.

  snapshot({ sight, log, dictionary, chat, now }: Parameters<Listener<G>['snapshot']>[0]): void {
    const kept = this.sight?.id === sight.id ? this.entries : [];
    this.entries = joined(kept, log);
    this.chats = chat;
    this.#dictionary = { ...this.#dictionary, ...dictionary };
    this.time(now);
    this.#see(sight);
  }

  update({ delta, log, dictionary }: Parameters<Listener<G>['update']>[0]): void {
    if (log) this.entries = joined(this.entries, log);
    if (dictionary) this.#dictionary = { ...this.#dictionary, ...dictionary };
    if (delta && this.sight) this.#see(patched(this.sight, delta));
  }

  chat(chat: Chat): void {
    this.chats = [...this.chats, chat];
  }

  time(now: number): void {
    this.#clockLead = now - Date.now();
  }

  status(status: Status, problem?: Problem): void {
    this.line = status;
    this.farewell = problem ?? null;
  }

  #see(sight: TableView<G>): void {
    const isSame = !this.#acted && this.sight !== null && isSameQuestion(this.sight, sight);
    const considered = isSame ? this.#considered : null;
    this.#rememberTurn(sight);
    this.sight = sight;
    this.#acted = false;
    this.#previews.clear();
    this.#considered = null;
    if (considered) void this.consider(...considered.split('\n'));
    else this.ghost = null;
    if (isSame) return;
    this.doubt = this.turnEnd = null;
    this.question += 1;
  }

  /** Notes when one's turn ends; a page that is loaded again still knows it. */
  #rememberTurn(sight: TableView<G>): void {
    const key = `areo-turn-${sight.id}-${sight.you.seat}`;
    const storage = globalThis.sessionStorage as Storage | undefined;
    if (!this.sight) this.turnLeft = Number(storage?.getItem(key)) || null;
    if (this.sight?.prompt && !sight.prompt && sight.you.seat === this.sight.you.seat) {
      this.turnLeft = sight.seq;
      storage?.setItem(key, String(sight.seq));
    }
  }

  /** The present moment in server time. */
  now(): number {
    return Date.now() + this.#clockLead;
  }

  // What can be done.

  define(words: string): Definition<G> | undefined {
    return this.#dictionary[words];
  }

  isLegal(words: string): boolean {
    return this.sight?.legal.includes(words) ?? false;
  }

  /** Why these words are not possible, if the server has said so. */
  reason(words: string): Reason<G> | undefined {
    return this.sight?.blocked[words];
  }

  /** Answers what is asked, with one step or several that belong together. */
  async decide(...words: string[]): Promise<boolean> {
    return this.#decide(words, this.confirmReveals());
  }

  /** Answers with what everybody knows to be final, such as the end of a turn: nothing is asked back. */
  async conclude(...words: string[]): Promise<boolean> {
    return this.#decide(words, false);
  }

  /** Answers, but asks back if it cannot be taken back, whatever is preferred elsewhere. */
  async weigh(...words: string[]): Promise<boolean> {
    return this.#decide(words, true);
  }

  /** Goes on with what was held back because it cannot be taken back. */
  async insist(): Promise<boolean> {
    const { doubt } = this;
    this.doubt = null;
    return doubt ? this.#decide(doubt.words, false) : false;
  }

  /** Ends the turn; asks first if something good would be left undone, or if it costs something. */
  async finish(words: string, { cost, afterwards }: Pick<TurnEnd, 'cost' | 'afterwards'> = {}): Promise<boolean> {
    // What one has just done may change what is left.
    await this.#doing;
    const left = this.sight?.prompt?.overlooked ?? [];
    const end: TurnEnd = { words, left, cost, afterwards };
    if (!left.length && !cost) return this.leave(end);
    this.turnEnd = end;
    return false;
  }

  /** Ends the turn whatever is left undone, also where turns stay open until one says so. */
  async leave({ words, afterwards }: TurnEnd): Promise<boolean> {
    this.turnEnd = null;
    if (!(await this.#decide([words], false))) return false;
    if (this.sight && this.sight.held === this.sight.you.seat && this.sight.held !== null)
      await this.do({ type: 'end-turn' });
    if (afterwards && this.sight) {
      const others = this.sight.orders.filter(({ prompt }) => prompt !== afterwards.prompt);
      await this.do({ type: 'orders', orders: [...others, afterwards] });
    }
    return true;
  }

  /** Pressed twice before the server has answered, it is decided once. */
  #decide(words: readonly string[], unlessReveals: boolean): Promise<boolean> {
    const what = JSON.stringify([this.sight?.seq, words, unlessReveals]);
    if (this.#deciding?.what === what) return this.#deciding.done;
    const deciding = { what, done: this.#send(words, unlessReveals) };
    this.#deciding = deciding;
    void deciding.done.finally(() => {
      if (this.#deciding === deciding) this.#deciding = null;
    });
    return deciding.done;
  }

  async #send(words: readonly string[], unlessReveals: boolean): Promise<boolean> {
    if (!this.sight) return false;
    const choice: Choice<G> = { words: [...words] };
    this.sent = words;
    const done = await this.do({ type: 'decide', seq: this.sight.seq, choice, unlessReveals });
    if (this.refusal?.code === 'reveals') {
      this.refusal = null;
      const { prompt } = this.sight;
      const entries = (await this.foresee(...words))?.entries ?? [];
      // A question that has changed in the meantime asks anew.
      if (this.sight.prompt === prompt) this.doubt = { words, entries };
    }
    if (done) this.answered = words;
    // Whoever decides has seen what happened before.
    if (done && this.sight.prompt) this.turnLeft = null;
    return !!done;
  }

  async undo(): Promise<boolean> {
    if (!this.sight) return false;
    const done = await this.do({ type: 'undo', seq: this.sight.seq });
    // Where others must agree first, nothing is taken back yet.
    if (done && this.sight.undo.request === null) this.undone += 1;
    return !!done;
  }

  /** Does something at the table. What is refused is kept to be shown. */
  async do(command: Command<G>): Promise<Done<G> | null> {
    this.refusal = null;
    this.busy = true;
    this.#acted ||= command.type === 'decide' || command.type === 'undo';
    const doing = this.#line.do(command);
    this.#doing = doing.catch(() => null);
    try {
      return await doing;
    } catch (error) {
      this.#acted = false;
      this.refusal = asProblem(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  look(seat: number | null): void {
    this.#line.look(seat);
  }

  close(): void {
    this.#line.close();
  }

  // What is being considered.

  /** Shows what these steps would bring, or nothing any more. */
  async consider(...words: string[]): Promise<void> {
    const key = words.join('\n') || null;
    if (key === this.#considered) return;
    this.#considered = key;
    if (!key) {
      this.ghost = null;
      return;
    }
    const ghost = await this.foresee(...words);
    if (this.#considered === key) this.ghost = ghost;
  }

  /** What these steps would bring; null if they are not possible. */
  async foresee(...words: string[]): Promise<Ghost<G> | null> {
    const view = this.sight?.view ?? null;
    try {
      const { delta, entries, reveals, next } = await this.#preview(words);
      const after = delta === null ? (reveals ? null : view) : view && patched(view, delta);
      return { words, view: after, entries, reveals, next };
    } catch {
      // A preview is a courtesy: the decision itself will say what is wrong.
      return null;
    }
  }

  #preview(words: string[]): Promise<Preview<G>> {
    const key = words.join('\n');
    const known = this.#previews.get(key);
    if (known) return known;
    const asked = this.#line
      .do({ type: 'preview', choice: { words } })
      .then(({ preview }) => preview ?? { reveals: true, delta: null, entries: [], next: null });
    this.#previews.set(key, asked);
    return asked;
  }
}

/** Whether somebody is still asked what they were asked before. */
function isSameQuestion(before: TableView, after: TableView): boolean {
  return (
    before.id === after.id &&
    before.you.seat === after.you.seat &&
    JSON.stringify(before.prompt) === JSON.stringify(after.prompt)
  );
}

function goneSeats({ stage, you, rules, asked, seats }: TableView): number[] {
  if (stage !== 'playing' || you.seat === null || rules.clock.type !== 'none') return [];
  return asked.filter((seat) => seats[seat]?.control === 'human' && !seats[seat].present);
}

/** The log with a new stretch; what lies after its beginning may have been taken back. */
function joined<G extends GameName>(
  entries: readonly Entry<G>[],
  { after, entries: fresh }: { after: number; entries: readonly Entry<G>[] },
): readonly Entry<G>[] {
  return [...entries.filter(({ seq }) => seq <= after), ...fresh].slice(-MAX_ENTRIES);
}
