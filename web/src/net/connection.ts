// A line to one table. The socket fills it in the browser, a script of messages in tests.

import type { Chat, Command, Done, GameName, Problem, ServerMessage, Snapshot } from '$wire';

export type Update<G extends GameName = GameName> = Extract<ServerMessage<G>, { type: 'update' }>;

/** Whether the table can be reached. */
export type Status = 'connecting' | 'open' | 'lost' | 'closed';

/** Who is told what comes over the line. */
export interface Listener<G extends GameName = GameName> {
  snapshot(snapshot: Snapshot<G>): void;
  update(update: Update<G>): void;
  chat(chat: Chat): void;
  time(now: number): void;
  status(status: Status, problem?: Problem): void;
}

export interface Connection<G extends GameName = GameName> {
  /**
   * Does something at the table; its effects have arrived before the answer.
   * Throws a `ProblemError` if it is not done.
   */
  do(command: Command<G>): Promise<Done<G>>;
  /** Looks from another of one's seats, or as a spectator; a snapshot follows. */
  look(seat: number | null): void;
  close(): void;
}

/** Opens a line. */
export type Connect<G extends GameName = GameName> = (listener: Listener<G>) => Connection<G>;
