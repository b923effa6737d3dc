// What admins ask of the server, as its OpenAPI document has it.

/** An act of moderation. */
export type Act =
  | { type: 'grant' | 'revoke' | 'unmute' | 'unban'; user: number }
  | { type: 'mute' | 'ban'; user: number; hours?: number }
  | { type: 'ban-address'; address: string; hours?: number }
  | { type: 'unban-address'; address: string }
  | { type: 'close-table' | 'open-table' | 'delete-table'; table: string }
  | { type: 'reserve-word' | 'free-word'; word: string };

/** An act that was carried out: when, by whom, and why. Nobody stands for the command line. */
export interface NotedAct {
  id: number;
  at: number;
  admin: number | null;
  act: Act;
  reason: string;
}

/** Somebody, with what is in force. */
export interface Known {
  id: number;
  name: string;
  login: string | null;
  created: number;
  admin: boolean;
  muted: number | null;
  banned: number | null;
}

/** What is in force, beside what the list of people tells. */
export interface InForce {
  addresses: { address: string; until: number }[];
  closed: string[];
  words: string[];
}

/** Whom or what an act is about. */
export function aim(act: Act): string {
  if ('user' in act) return `#${act.user}`;
  if ('address' in act) return act.address;
  return 'table' in act ? act.table : act.word;
}

/** The last moment that a browser can name: what ends later is in force for good. */
const LAST_MOMENT = 8.64e15;

/** When something ends, if it is in force and ends at all. */
export type End = 'over' | 'never' | Date;

export function end(until: number | null, now = Date.now()): End {
  if (until === null || until <= now) return 'over';
  return until > LAST_MOMENT ? 'never' : new Date(until);
}
