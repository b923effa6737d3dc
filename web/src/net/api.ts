// The HTTP half of the server: every address in one place.

import type { Credentials, GameInfo, Me, NewTable, Problem, QuickStart, TableCreated, TableSummary } from '$wire';
import type { Entry } from '../state/catalogue.svelte';
import { ProblemError } from './problem';

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ProblemError('offline');
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const problem = answer as Problem | null;
  throw new ProblemError(problem?.code ?? 'unexpected', problem ?? undefined);
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
  becomeGuest: () => post<Me>('/guest'),
  openTables: () => get<TableSummary[]>('/tables'),
  myTables: () => get<TableSummary[]>('/me/tables'),
  createTable: (table: NewTable) => post<TableCreated>('/tables', table),
  quickStart: (wish: QuickStart) => post<TableCreated>('/play', wish),
  /** Shows an invitation, and is let in. */
  admit: (table: string, invite: string) => post<null>(`/tables/${table}/admission`, { invite }),
};

export const socketAddress = (table: string, query: URLSearchParams): string =>
  `${location.origin.replace('http', 'ws')}/api/tables/${table}/socket?${query}`;
