// The HTTP half of the server: every address in one place.

import type {
  AnalysisState,
  ApiToken,
  Chat,
  CompanionSession,
  CompanionTable,
  Command,
  Credentials,
  Done,
  Farewell,
  GameInfo,
  Login,
  Me,
  MovedRating,
  NewApiToken,
  NewPassword,
  NewTable,
  Problem,
  QuickStart,
  Replay,
  Snapshot,
  TableCreated,
  TableSummary,
} from '$wire';
import type { Act, InForce, Known, NotedAct } from '../admin/moderation';
import type { Entry } from '../state/catalogue.svelte';
import { ProblemError } from './problem';

async function send(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new ProblemError('offline');
  });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new ProblemError(problem?.code ?? 'unexpected', problem ?? undefined);
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await send(path, { method, ...(body === undefined ? {} : json) });
  return (await response.json().catch(() => null)) as T;
}

const get = <T>(path: string) => request<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body);

export const api = {
  games: () => get<GameInfo[]>('/games'),
  catalogue: (game: string) => get<Entry[]>(`/games/${game}/catalogue`),
  me: () => get<Me>('/me'),
  rename: (name: string) => request<Me>('PATCH', '/me', { name }),
  register: (credentials: Credentials) => post<Me>('/register', credentials),
  login: (credentials: Credentials) => post<Me>('/login', credentials),
  logout: () => post<null>('/logout'),
  changePassword: (passwords: NewPassword) => post<null>('/me/password', passwords),
  logins: () => get<Login[]>('/me/logins'),
  endLogin: (id: number) => request<null>('DELETE', `/me/logins/${id}`),
  logoutEverywhere: () => request<null>('DELETE', '/me/logins'),
  makeToken: (token: NewApiToken) => post<ApiToken>('/me/tokens', token),
  deleteAccount: (farewell: Farewell) => request<null>('DELETE', '/me', farewell),
  becomeGuest: () => post<Me>('/guest'),
  runningTables: () => get<TableSummary[]>('/tables?stage=playing'),
  openTables: () => get<TableSummary[]>('/tables'),
  myTables: () => get<TableSummary[]>('/me/tables'),
  createTable: (table: NewTable) => post<TableCreated>('/tables', table),
  quickStart: (wish: QuickStart) => post<TableCreated>('/play', wish),
  look: (table: string) => get<Snapshot>(`/tables/${table}`),
  record: async (table: string) => (await send(`/tables/${table}/record`, {})).text(),
  /** A finished game, with everything that was hidden, or as a seat saw it. */
  replay: (table: string, seat?: number) =>
    get<Replay>(`/tables/${table}/replay${seat === undefined ? '' : `?seat=${seat}`}`),
  replayFile: async (record: string, seat: number) =>
    (await (
      await send(`/replay?seat=${seat}`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: record })
    ).json()) as Replay,
  /** How far the analysis of a finished game is. */
  analysis: (table: string) => get<AnalysisState>(`/tables/${table}/analysis`),
  /** Lets a finished game be analysed. */
  analyse: (table: string) => post<AnalysisState>(`/tables/${table}/analysis`),
  /** What a finished game did to ratings. */
  ratings: (table: string) => get<MovedRating[]>(`/tables/${table}/ratings`),
  /** Does something at a table that is not open on this page. */
  command: (table: string, command: Command) => post<Done>(`/tables/${table}`, command),
  companion: (session: CompanionSession) => post<CompanionTable>('/companion', session),
  /** Shows an invitation, and is let in. */
  admit: (table: string, invite: string) => post<null>(`/tables/${table}/admission`, { invite }),
  // For admins.
  people: (name: string) => get<Known[]>(`/admin/people?${new URLSearchParams({ name })}`),
  allTables: () => get<TableSummary[]>('/admin/tables'),
  allChat: (table: string) => get<Chat[]>(`/admin/tables/${table}/chat`),
  inForce: () => get<InForce>('/admin/in-force'),
  /** Every act after the given one, in order. */
  acts: async (after: number): Promise<NotedAct[]> => {
    const all: NotedAct[] = [];
    for (let last = after; ; last = all.at(-1)?.id ?? last) {
      const page = await get<NotedAct[]>(`/admin/acts?after=${last}`);
      if (!page.length) return all;
      all.push(...page);
    }
  },
  moderate: (act: Act, reason: string) => post<null>('/admin/acts', { act, reason }),
};

/** Everything that the server knows of us, as a file. */
export const dataAddress = '/api/me/data';

export const socketAddress = (table: string, query: URLSearchParams): string =>
  `${location.origin.replace('http', 'ws')}/api/tables/${table}/socket?${query}`;
