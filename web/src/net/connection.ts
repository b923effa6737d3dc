// A line to one table. The socket fills it in the browser, a script of messages in tests.

import type { Chat, Command, Done, Problem, ServerMessage, Snapshot } from '$wire';

export type Update = Extract<ServerMessage, { type: 'update' }>;

/** Whether the table can be reached. */
export type Status = 'connecting' | 'open' | 'lost' | 'closed';

/** Who is told what comes over the line. */
export interface Listener {
  snapshot(snapshot: Snapshot): void;
  update(update: Update): void;
  chat(chat: Chat): void;
  time(now: number): void;
  status(status: Status, problem?: Problem): void;
}

export interface Connection {
  /**
   * Does something at the table; its effects have arrived before the answer.
   * Throws a `ProblemError` if it is not done.
   */
  do(command: Command): Promise<Done>;
  /** Looks from another of one's seats, or as a spectator; a snapshot follows. */
  look(seat: number | null): void;
  close(): void;
}

/** Opens a line. */
export type Connect = (listener: Listener) => Connection;
