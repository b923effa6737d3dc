// The line to a table over a WebSocket. It comes back by itself and resumes where it was.

import type { Answer, ClientMessage, Command, Done, ProblemCode, ServerMessage } from '$wire';
import { api, socketAddress } from './api';
import type { Connection, Listener } from './connection';
import { ProblemError } from './problem';

/** As often as this, or as seldom as browsers let a hidden page do anything. */
const PING_EVERY = 20_000;
const RETRY_AFTER = [500, 1_000, 2_000, 4_000, 8_000];

/** Why a table may close for a while only. */
const FOR_A_WHILE: ProblemCode[] = ['stopping', 'crashed', 'not-saved', 'broken-table', 'malformed'];

interface Waiting {
  resolve(done: Done): void;
  reject(error: ProblemError): void;
}

export class SocketConnection implements Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #failures = 0;
  #pinged = 0;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  #seq: number | null = null;
  #seat: number | null | undefined;
  #ended = false;

  constructor(
    private readonly table: string,
    private readonly invite: string | null,
    /** When the server knows who we are: a stranger is neither let in nor counted. */
    known: Promise<void>,
    private readonly listener: Listener,
  ) {
    void this.#enter(known);
    this.#pulse = setInterval(() => this.#ping(), PING_EVERY);
  }

  do(command: Command): Promise<Done> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      if (!this.#send({ type: 'do', id, command })) reject(new ProblemError('offline'));
      else this.#waiting.set(id, { resolve, reject });
    });
  }

  look(seat: number | null): void {
    this.#seat = seat;
    this.#send({ type: 'look', seat });
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#socket?.close();
  }

  /** Shows the invitation first, if there is one; a wrong one is noticed when the table says no. */
  async #enter(known: Promise<void>): Promise<void> {
    await known;
    if (this.invite) await api.admit(this.table, this.invite).catch(() => undefined);
    if (!this.#ended) this.#open();
  }

  #open(): void {
    const query = new URLSearchParams();
    if (this.#seq !== null) query.set('since', String(this.#seq));
    if (this.#seat !== undefined && this.#seat !== null) query.set('seat', String(this.#seat));
    const socket = new WebSocket(socketAddress(this.table, query));
    this.#socket = socket;
    this.#pinged = this.#heard = Date.now();
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(data as string) as ServerMessage);
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#lose();
    });
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (this.#heard < this.#pinged) {
      // The last one was not answered: the server is out of reach, whatever the browser thinks. To close a
      // dead line takes long; what becomes of it does not matter.
      this.#socket.close();
      this.#lose();
    } else {
      this.#pinged = Date.now();
      this.#send({ type: 'ping' });
    }
  }

  #send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'snapshot':
        this.#failures = 0;
        this.#seq = message.sight.seq;
        this.listener.snapshot(message);
        this.listener.status('open');
        break;
      case 'update':
        this.#update(message);
        break;
      case 'answer':
        this.#answer(message.id, message.answer);
        break;
      case 'chat':
        this.listener.chat(message);
        break;
      case 'pong':
        this.listener.time(message.now);
        break;
      case 'closed':
        // If the table will not have us back, trying again would be in vain.
        this.#ended = !FOR_A_WHILE.includes(message.code);
        this.listener.status(this.#ended ? 'closed' : 'lost', message);
    }
  }

  #update(message: Extract<ServerMessage, { type: 'update' }>): void {
    try {
      this.listener.update(message);
    } catch {
      // We have lost count: begin again with everything.
      this.#seq = null;
      this.#socket?.close();
    }
  }

  #answer(id: number, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if ('done' in answer) waiting?.resolve(answer.done);
    else waiting?.reject(new ProblemError(answer.problem.code, answer.problem));
  }

  #lose(): void {
    this.#waiting.forEach(({ reject }) => reject(new ProblemError('offline')));
    this.#waiting.clear();
    this.#socket = null;
    if (this.#ended) return;
    this.listener.status('lost');
    const wait = RETRY_AFTER[Math.min(this.#failures++, RETRY_AFTER.length - 1)];
    this.#retry = setTimeout(() => this.#open(), wait);
  }
}
