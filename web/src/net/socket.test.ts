import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ProblemCode, ServerMessage } from '$wire';
import type { Status } from './connection';
import { SocketConnection } from './socket';

/** A WebSocket whose server is the test. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = Line.OPEN;
  sent: string[] = [];

  constructor(readonly address: string) {
    super();
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  /** A dead line does not even notice that it is closed. */
  close(): void {
    this.readyState = 2;
  }

  says(message: Partial<ServerMessage>): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  breaks(): void {
    this.dispatchEvent(new Event('close'));
  }
}

let statuses: Status[];
let connection: SocketConnection;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', new URL('http://areo.test/'));
  Line.all = [];
  statuses = [];
  const ignore = () => undefined;
  connection = new SocketConnection('t', null, Promise.resolve(), {
    snapshot: ignore,
    update: ignore,
    chat: ignore,
    time: ignore,
    status: (status) => statuses.push(status),
  });
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function lines(): number {
  return Line.all.length;
}

it.each<[ProblemCode, boolean]>([
  ['not-saved', true],
  ['stopping', true],
  ['crashed', true],
  ['no-such-table', false],
  ['broken-table', true],
])('after %s it comes back: %s', async (code, back) => {
  Line.all[0]!.says({ type: 'closed', code, text: '' });
  Line.all[0]!.breaks();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([lines(), statuses.at(-1)]).toEqual(back ? [2, 'lost'] : [1, 'closed']);
});

it('gives a line up on which nothing comes any more', async () => {
  for (let ping = 1; ping <= 3; ping++) {
    await vi.advanceTimersByTimeAsync(20_000);
    Line.all[0]!.says({ type: 'pong', now: 0 });
  }
  expect([lines(), statuses]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(62_000);
  expect([lines(), statuses]).toEqual([2, ['lost']]);
  Line.all[0]!.breaks();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([lines(), statuses]).toEqual([2, ['lost']]);
});

it('keeps a line of a hidden page, which may do something once a minute only', async () => {
  for (let ping = 1; ping <= 3; ping++) {
    vi.setSystemTime(Date.now() + 40_000);
    await vi.advanceTimersByTimeAsync(20_000);
    Line.all[0]!.says({ type: 'pong', now: 0 });
  }
  expect([lines(), statuses]).toEqual([1, []]);
});

it('fails what waits for an answer when the line is lost', async () => {
  const doing = connection.do({ type: 'start' });
  Line.all[0]!.breaks();
  await expect(doing).rejects.toMatchObject({ code: 'offline' });
});
