// A finished game as a line to a table: the same boards show it, at any step, from any seat.

import type { GameName, Games, Replay, SeatState, Snapshot, TableView } from '$wire';
import type { Connection, Listener } from './connection';
import { patched } from './delta';
import { ProblemError } from './problem';

/** The view after every step; what did not change is shared between them. */
export function unfold<G extends GameName>({ start, steps }: Replay<G>): Games[G]['view'][] {
  const views = [start];
  for (const { delta } of steps) {
    const last = views[views.length - 1];
    views.push(delta === null ? last : patched(last, delta));
  }
  return views;
}

/** The steps at which a stretch of the game begins, by the events that begin one. */
export function chapters({ steps }: Replay, beginnings: readonly string[]): number[] {
  const found = steps.flatMap(({ entries }, step) =>
    entries.some(({ json }) => json && beginnings.includes(json.type)) ? [step + 1] : [],
  );
  return [0, ...found];
}

const RULES: TableView['rules'] = {
  clock: { type: 'none' },
  timeout: 'computer',
  resigned: 'computer',
  hourglass: 60,
  pace: 'natural',
  hints: false,
  noSpectators: false,
};

export class ReplayConnection implements Connection {
  #views: Games[GameName]['view'][];
  #seat: number | null;

  constructor(
    private replay: Replay,
    private readonly seats: readonly SeatState[],
    seat: number | null,
    private readonly listener: Listener,
  ) {
    this.#views = unfold(replay);
    this.#seat = seat;
    this.goTo(0);
  }

  /** Shows the game after so many steps. */
  goTo(step: number): void {
    this.listener.snapshot(this.#snapshot(step));
    this.listener.status('open');
  }

  /** Shows the same game as another seat saw it, from the next step that one goes to. */
  show(replay: Replay, seat: number): void {
    this.replay = replay;
    this.#views = unfold(replay);
    this.#seat = seat;
  }

  /** Which seat one looks from is chosen beside the board. */
  look(): void {}

  async do(): Promise<never> {
    throw new ProblemError('not-playing');
  }

  close(): void {}

  #snapshot(step: number): Snapshot {
    const { game, setup, steps, dictionary, outcome } = this.replay;
    const sight: TableView = {
      id: '',
      seq: step,
      game,
      setup,
      rules: RULES,
      public: false,
      rated: false,
      stage: 'playing',
      you: { seat: this.#seat, seats: [], alike: false, owner: false, invite: null },
      seats: [...this.seats],
      watching: 0,
      commitment: '',
      seedKnown: false,
      seed: null,
      asked: step < steps.length ? [steps[step].seat] : [],
      held: null,
      glass: null,
      prompt: null,
      legal: [],
      blocked: {},
      undo: { alone: null, agreed: null, always: false, request: null },
      orders: [],
      holdTurns: false,
      view: this.#views[step],
      outcome: step === steps.length ? outcome : null,
      rematch: null,
    };
    const entries = steps.slice(0, step).flatMap((passed) => passed.entries);
    return { protocol: 1, now: Date.now(), sight, log: { after: 0, entries }, dictionary, chat: [] };
  }
}
