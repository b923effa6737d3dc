import { describe, expect, it, vi } from 'vitest';
import type { Done, TableView, Snapshot } from '$wire';
import { ProblemError } from '../net/problem';
import { ScriptedConnection } from '../net/script';
import { TableState } from './table.svelte';

const sight: TableView<'toy'> = {
  id: 't',
  seq: 5,
  game: 'toy',
  setup: { players: 2, options: {} },
  rules: {
    clock: { type: 'none' },
    timeout: 'computer',
    resigned: 'computer',
    hourglass: 60,
    pace: 'natural',
    hints: true,
    noSpectators: false,
  },
  public: false,
  rated: false,
  stage: 'playing',
  you: { seat: 0, seats: [0], alike: false, owner: true, invite: null },
  seats: [
    { name: 'Ada', control: 'human', bot: null, colour: 0, present: true, clock: null },
    { name: null, control: 'free', bot: null, colour: 1, present: false, clock: null },
  ],
  watching: 0,
  commitment: '',
  seedKnown: false,
  seed: null,
  asked: [0],
  held: null,
  glass: null,
  prompt: { code: 'take', text: { id: 'toy-take' }, json: 'take' },
  legal: ['take 1', 'take 2'],
  blocked: { 'take 3': { code: 'few', text: { id: 'toy-few' }, json: 'few' } },
  undo: { alone: null, agreed: null, always: false, request: null },
  orders: [],
  holdTurns: false,
  view: { heap: 7 },
  outcome: null,
  rematch: null,
};

const snapshot: Snapshot<'toy'> = {
  protocol: 1,
  now: Date.now() + 60_000,
  sight,
  log: {
    after: 0,
    entries: [
      { seq: 4, text: { id: 'a' } },
      { seq: 5, text: { id: 'b' } },
    ],
  },
  dictionary: { 'take 1': { label: { id: 'toy-take-one' }, json: 'take 1' } },
  chat: [],
};

function table(reply?: (words: string) => Done | Promise<Done>, confirmReveals = false) {
  let line!: ScriptedConnection;
  const state = new TableState(
    (listener) => {
      line = new ScriptedConnection(listener, (command) => {
        const words = 'choice' in command && 'words' in command.choice ? command.choice.words[0] : '';
        return reply?.(words) ?? { seq: 6 };
      });
      return line;
    },
    () => confirmReveals,
  );
  state.snapshot(snapshot);
  return { state, line };
}

describe('a table', () => {
  it('decides once what is pressed twice', async () => {
    let answer!: (done: Done) => void;
    const asked = vi.fn(() => new Promise<Done>((resolve) => (answer = resolve)));
    const { state } = table(asked);
    const pressed = [state.decide('take 1'), state.decide('take 1')];
    answer({ seq: 6 });
    expect(await Promise.all(pressed)).toEqual([true, true]);
    expect(asked).toHaveBeenCalledTimes(1);
    void state.decide('take 1');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('shows what the server says and nothing of its own', () => {
    const { state } = table();
    expect(state.isMyTurn).toBe(true);
    expect([state.isLegal('take 1'), state.isLegal('take 3')]).toEqual([true, false]);
    expect(state.reason('take 3')?.code).toBe('few');
    expect(state.define('take 1')?.json).toBe('take 1');
    expect(state.now() - Date.now()).toBeGreaterThan(59_000);
  });

  it('offers to replace who is gone, but not where a clock runs', () => {
    const { state } = table();
    const ben = { name: 'Ben', control: 'human' as const, bot: null, colour: 1, present: false, clock: null };
    state.snapshot({ ...snapshot, sight: { ...sight, asked: [0, 1], seats: [sight.seats[0], ben] } });
    expect(state.gone).toEqual([1]);
    state.update({ type: 'update', delta: { rules: { clock: [{ type: 'move', time: 86_400_000 }] } } });
    expect(state.gone).toEqual([]);
  });

  it('follows deltas, and drops log lines that were taken back', () => {
    const { state } = table();
    state.update({
      type: 'update',
      delta: { seq: [6], prompt: [null] },
      log: { after: 4, entries: [{ seq: 6, text: { id: 'c' } }] },
    });
    expect(state.sight?.seq).toBe(6);
    expect(state.isMyTurn).toBe(false);
    expect(state.entries.map(({ text }) => text.id)).toEqual(['a', 'c']);
  });

  it('answers the sight it shows', async () => {
    const { state, line } = table();
    await state.decide('take 1');
    expect(line.done).toEqual([{ type: 'decide', seq: 5, choice: { words: ['take 1'] }, unlessReveals: false }]);
  });

  it('keeps a refusal until the next command', async () => {
    let fail = true;
    const { state } = table(() => {
      if (fail) throw new ProblemError('stale');
      return { seq: 6 };
    });
    expect(await state.decide('take 1')).toBe(false);
    expect(state.refusal?.code).toBe('stale');
    fail = false;
    expect(await state.decide('take 1')).toBe(true);
    expect(state.refusal).toBeNull();
  });

  it('holds back what cannot be taken back until one insists', async () => {
    let asked = 0;
    const { state, line } = table(() => {
      if (asked++ === 0) throw new ProblemError('reveals');
      return { seq: 6 };
    }, true);
    await state.decide('take 2');
    expect(state.doubt?.words).toEqual(['take 2']);
    expect(await state.insist()).toBe(true);
    expect(line.done.at(-1)).toMatchObject({ unlessReveals: false, choice: { words: ['take 2'] } });
  });

  it('shows what a considered decision would bring, asking only once', async () => {
    const { state, line } = table(() => ({
      seq: 5,
      preview: { reveals: false, delta: { heap: [6] }, entries: [], next: null },
    }));
    await state.consider('take 1');
    expect(state.ghost?.view).toEqual({ heap: 6 });
    await state.consider();
    expect(state.ghost).toBeNull();
    await state.consider('take 1');
    expect(line.done).toHaveLength(1);
  });

  it('keeps what is considered until the question changes, and counts the questions', async () => {
    const preview = { reveals: false, delta: { heap: [6] }, entries: [], next: null };
    const { state, line } = table(() => ({ seq: 5, preview }));
    await state.consider('take 1');
    const { question } = state;
    state.update({ type: 'update', delta: { seq: [6], view: { heap: [8] } } });
    await vi.waitFor(() => expect(line.done).toHaveLength(2));
    expect(state.ghost?.view).toEqual({ heap: 6 });
    expect(state.question).toBe(question);
    state.update({ type: 'update', delta: { seq: [7], prompt: { code: ['give'] } } });
    expect(state.ghost).toBeNull();
    expect(state.question).toBe(question + 1);
  });

  it('takes the same words for another question after an answer, but not after a refusal', async () => {
    let fail = true;
    const { state } = table(() => {
      if (fail) throw new ProblemError('stale');
      return { seq: 6 };
    });
    const { question } = state;
    await state.decide('take 1');
    state.update({ type: 'update', delta: { seq: [6] } });
    expect(state.question).toBe(question);
    fail = false;
    await state.decide('take 1');
    state.update({ type: 'update', delta: { seq: [7] } });
    expect(state.question).toBe(question + 1);
  });
});
