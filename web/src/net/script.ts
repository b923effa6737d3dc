// A line for tests: what the server would say is told by the test, what is done is written down.

import type { Command, Done } from '$wire';
import type { Connection, Listener } from './connection';

type Reply = (command: Command) => Done | Promise<Done>;

export class ScriptedConnection implements Connection {
  readonly done: Command[] = [];
  readonly looks: (number | null)[] = [];
  isClosed = false;

  constructor(
    readonly listener: Listener,
    private readonly reply: Reply = () => ({ seq: 0 }),
  ) {}

  async do(command: Command): Promise<Done> {
    this.done.push(command);
    return this.reply(command);
  }

  look(seat: number | null): void {
    this.looks.push(seat);
  }

  close(): void {
    this.isClosed = true;
  }
}
