// Every page of the client, each in a state worth looking at: for the tests of all pages and the camera.

import { expect } from 'vitest';
import type { Replay, SeatPlan } from '$wire';
import type { Person } from './stage';

/** All chance in the scenes follows from this. */
const SEED = 'a7e0'.repeat(16);

export interface Scene {
  name: string;
  open(person: Person): Promise<unknown>;
}

const page = (name: string, path: string, ready: string): Scene => ({
  name,
  async open({ page: tab }) {
    await tab.goto(path);
    await tab.locator(ready).first().waitFor();
  },
});

interface Position {
  game: string;
  players: number;
  bot: string;
  options?: Record<string, string>;
  /** How much of the game has been played: 1 is its end. */
  part: number;
}

/** The records of whole games between computers, each played once for all who look. */
const records = new Map<string, Promise<string>>();

/** The record of a table at which only computers play. */
async function played(person: Person, { game, players, bot, options = {} }: Position, record?: string): Promise<string> {
  const seats: SeatPlan[] = Array.from({ length: players }, () => ({ computer: bot }));
  const branch = record === undefined ? undefined : { record, keep: 0 };
  const id = await person.createTable({ game, seats, setup: { players, options }, branch }, false);
  await expect.poll(async () => (await person.look(id)).stage, { timeout: 60_000, interval: 100 }).toBe('over');
  return (await person.context.request.get(`/api/tables/${id}/record`)).text();
}

/** The record of the game that follows from the fixed seed. */
async function whole(person: Person, position: Position): Promise<string> {
  const [head] = (await played(person, position)).split('\n\n');
  return played(person, position, `${head.replace(/seed .*/, `seed ${SEED}`)}\n\n`);
}

/** Sits down at a game that has come so far. */
export async function sitDown(person: Person, position: Position): Promise<string> {
  const { game, players, bot, options = {}, part } = position;
  const key = `${game} ${players} ${JSON.stringify(options)}`;
  if (!records.has(key)) records.set(key, whole(person, position));
  const record = await records.get(key)!;
  const replay = (await (
    await person.context.request.post('/api/replay', { headers: { 'content-type': 'text/plain' }, data: record })
  ).json()) as Replay;
  // The first question to seat A after that part of the game.
  const from = Math.floor(replay.steps.length * part);
  const step = replay.steps.findIndex(({ seat }, index) => index >= from && seat === 0);
  const seats: SeatPlan[] = Array.from({ length: players }, (_, seat) => (seat === 0 ? 'me' : { computer: bot }));
  const keep = part === 1 ? replay.steps.length : step;
  return person.createTable({ game, seats, setup: { players, options }, branch: { record, keep } });
}

const table = (name: string, ready: string, position: Position): Scene => ({
  name,
  async open(person) {
    await sitDown(person, position);
    await person.page.locator(ready).first().waitFor();
  },
});

const MARS = { game: 'mars', bot: 'greedy', options: {} };
const DICE = { game: 'dice', bot: 'greedy', options: {} };
const SHIFTER = { game: 'shifter', bot: 'strong', options: {} };

export const SCENES: Scene[] = [
  page('home', '/', 'article'),
  page('new-table', '/new/mars', 'form'),
  page('account', '/account', 'form'),
  page('cards-mars', '/cards/mars', '.card'),
  page('cards-dice', '/cards/dice', '.card'),
  page('cards-shifter', '/cards/shifter', 'main article, main li'),
  page('replays', '/replay', 'input[type=file]'),
  page('lost', '/nowhere', 'h1'),
  table('shifter', 'svg.board', { ...SHIFTER, players: 2, part: 0.4 }),
  table('shifter-compete', 'svg.board', { ...SHIFTER, players: 3, options: { mode: 'compete' }, part: 0.3 }),
  table('mars', '.ask', { ...MARS, players: 3, part: 0.55 }),
  table('mars-research', '.picker', { ...MARS, players: 3, part: 0 }),
  table('dice', '.now', { ...DICE, players: 3, part: 0.5 }),
  table('shifter-end', '.podium', { ...SHIFTER, players: 2, part: 1 }),
  table('mars-end', '.podium', { ...MARS, players: 3, part: 1 }),
  table('dice-end', '.podium', { ...DICE, players: 3, part: 1 }),
];
