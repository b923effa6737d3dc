// Every page of the client, each in a state worth looking at: for the tests of all pages and the camera.

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import type { Replay, SeatPlan } from '$wire';
import { BINARY, type Person } from './stage';

const run = promisify(execFile);

export interface Scene {
  name: string;
  /** What is there once the page is. */
  ready: string;
  /** Goes there, and waits. */
  open(person: Person): Promise<void>;
  /** Does again what is lost when a page is built anew, such as in another language. */
  again?(person: Person): Promise<void>;
}

const page = (name: string, path: string, ready: string): Scene => ({
  name,
  ready,
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
  /** How the question is answered in the record, if not any will do. */
  answer?: RegExp;
  /** All chance of the game: cards, dice, and what quick computer players choose. */
  seed?: number;
}

/** The records of whole games between computers, each played once for all who look. */
const records = new Map<string, Promise<string>>();

/** The record of a game that only computers play, the same in each run. */
async function whole({ game, players, bot, options = {}, seed = 7 }: Position): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'areo-'));
  const file = join(folder, 'record');
  const variant = Object.entries(options).flatMap(([name, value]) => ['--variant', `${name}=${value}`]);
  const args = [
    '--game',
    game,
    '--agents',
    bot,
    '--players',
    String(players),
    '--seed',
    String(seed),
    '--record',
    file,
  ];
  await run(BINARY, ['simulate', ...args, ...variant]);
  const record = await readFile(file, 'utf8');
  await rm(folder, { recursive: true });
  return record;
}

/** Sits down at a game that has come so far. */
export async function sitDown(person: Person, position: Position): Promise<string> {
  const { game, players, bot, options = {}, part, answer, seed } = position;
  const key = JSON.stringify([game, players, bot, options, seed]);
  if (!records.has(key)) records.set(key, whole(position));
  const record = await records.get(key)!;
  const replay = (await (
    await person.context.request.post('/api/replay', { headers: { 'content-type': 'text/plain' }, data: record })
  ).json()) as Replay;
  // After that part of the game, the first question to seat A, or the first such question to anybody.
  const from = Math.floor(replay.steps.length * part);
  const fits = ({ seat, words }: Replay['steps'][number]) => (answer ? answer.test(words) : seat === 0);
  const step = replay.steps.findIndex((one, index) => index >= from && fits(one));
  expect(part === 1 || step >= 0, `nobody answers ${answer}`).toBe(true);
  const mine = replay.steps[step]?.seat ?? 0;
  const seats: SeatPlan[] = Array.from({ length: players }, (_, seat) => (seat === mine ? 'me' : { computer: bot }));
  const keep = part === 1 ? replay.steps.length : step;
  return person.createTable({ game, seats, setup: { players, options }, branch: { record, keep } });
}

const table = (name: string, ready: string, position: Position): Scene => ({
  name,
  ready,
  async open(person) {
    await sitDown(person, position);
    await person.page.locator(ready).first().waitFor();
  },
});

/** A window above another scene, opened by these buttons one after the other. */
const above = (name: string, scene: Scene, ...buttons: string[]): Scene => ({
  name,
  ready: 'dialog[open]',
  async open(person) {
    await scene.open(person);
    for (const button of buttons) await person.page.getByRole('button', { name: button, exact: true }).first().click();
    await person.page.locator(this.ready).waitFor();
  },
});

/** Another scene, in which something more was done. */
const after = (name: string, scene: Scene, ready: string, act: (person: Person) => Promise<unknown>): Scene => ({
  name,
  ready,
  async open(person) {
    await scene.open(person);
    await act(person);
    await person.page.locator(ready).first().waitFor();
  },
  async again(person) {
    if (await person.page.locator(ready).count()) return;
    await act(person);
    await person.page.locator(ready).first().waitFor();
  },
});

/** The same with advice asked for. */
const advised = (name: string, scene: Scene): Scene =>
  after(name, scene, '[data-advice]', ({ page: tab }) => tab.keyboard.press('h'));

/** A replay of a finished game, in its middle. */
const replay: Scene = {
  name: 'replay',
  ready: 'input[type="range"]',
  async open(person) {
    const id = await sitDown(person, { game: 'mars', bot: 'greedy', players: 3, part: 1 });
    await person.page.goto(`/replay/${id}`);
    await person.page.locator(BOARD).first().waitFor();
    const slider = person.page.locator(this.ready).first();
    await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) / 2)));
  },
};

/** A table that waits for players. */
const gathering: Scene = {
  name: 'gathering',
  ready: 'main ul',
  async open(person) {
    await person.createTable({ game: 'dice', seats: ['me', 'free', { computer: 'greedy' }] });
    await person.page.locator(this.ready).waitFor();
  },
};

/** MarsBot beside a table of cardboard, after its first turn. */
const session: Scene = {
  name: 'companion-session',
  ready: 'main ol li',
  async open({ page: tab }) {
    await tab.goto('/companion');
    await tab.getByRole('radio').last().check();
    await tab.getByRole('button', { name: 'Start', exact: true }).click();
    await tab.getByRole('button', { name: 'MarsBot’s turn', exact: true }).click();
    await tab.locator(this.ready).first().waitFor();
  },
};

const MARS = { game: 'mars', bot: 'greedy' };
const DICE = { game: 'dice', bot: 'greedy' };
const SHIFTER = { game: 'shifter', bot: 'strong' };
const TOGETHER = { ...SHIFTER, players: 2, options: { disasters: 'one-red' } };
/** Where two of four cards are kept, which is rare. */
export const KEEPING = { players: 2, part: 0, answer: /^keep /, seed: 9 };
/** Where two cards have effects at once, which is rare, too. */
export const ORDERING = { players: 3, part: 0, answer: /^first /, seed: 2 };
const BOARD = 'svg[role="group"]';
const shifter = table('shifter', BOARD, { ...TOGETHER, part: 0.4 });
const marsbot = table('marsbot', BOARD, { ...MARS, players: 1, options: { automa: 'yes' }, part: 0.6 });

/** The same game, with MarsBot's own board in the place of the table. */
const botBoard: Scene = {
  name: 'marsbot-board',
  ready: '.bot .head',
  async open(person) {
    await marsbot.open(person);
    await person.page.getByRole('button', { name: 'MarsBot', exact: true }).click();
    await person.page.locator(this.ready).waitFor();
  },
};

const moving = table('shifter-moving', BOARD, { ...TOGETHER, part: 0.4, answer: /^(rotate|flip|shift)/ });
const compete = table('shifter-compete', BOARD, { ...SHIFTER, players: 3, options: { mode: 'compete' }, part: 0.3 });
const mars = table('mars', BOARD, { ...MARS, players: 3, part: 0.55 });
const dice = table('dice', BOARD, { ...DICE, players: 3, part: 0.5 });

/** Heat is ready to be used, which is worth a question before one passes. */
const converting = table('mars-converting', BOARD, { ...MARS, players: 3, part: 0.3, answer: /^convert heat/ });

/** What is asked in the middle of a turn, and what one does before one answers. */
export const BETWEEN: Scene[] = [
  table('mars-pay', '.pay', { ...MARS, players: 3, part: 0.2, answer: /^pay / }),
  table('mars-place', '.space.legal', { ...MARS, players: 3, part: 0.3, answer: /^place / }),
  table('mars-keep', '.picker', { ...MARS, ...KEEPING }),
  table('mars-buy', '.picker', { ...MARS, players: 3, part: 0.3, answer: /^(buy|done)/ }),
  after('mars-sell', mars, '.hand', ({ page: tab }) => tab.locator('[data-act="project sell-patents"]').click()),
  advised('mars-hint', mars),
  table('mars-order', '.order', { ...MARS, ...ORDERING }),
  after('mars-turn-end', converting, 'dialog[open]', ({ page: tab }) =>
    tab.locator('[data-act="pass"], [data-act="stop-and-pass"]').click(),
  ),
  table('mars-five', BOARD, { ...MARS, players: 5, part: 0.7 }),
  table('dice-place', '.space.legal', { ...DICE, players: 3, part: 0.2, answer: /^place / }),
  table('dice-keep', BOARD, { ...DICE, players: 3, part: 0.2, answer: /^(keep|discard) / }),
  table('dice-four', BOARD, { ...DICE, players: 4, part: 0.8 }),
  advised('dice-hint', dice),
  advised('shifter-hint', shifter),
  after('shifter-tile', moving, '.picker', ({ page: tab }) => tab.locator('[data-cell="r4c4"]').press(' ')),
  advised('shifter-compete-hint', compete),
];

export const SCENES: Scene[] = [
  page('home', '/', 'article'),
  page('new-table', '/new/mars', 'form'),
  page('account', '/account', 'form'),
  page('rules', '/rules', 'h1'),
  page('rules-mars', '/rules/mars', 'h1'),
  page('guide', '/guide/shifter', BOARD),
  page('cards-mars', '/cards/mars', '.cards > *'),
  page('cards-dice', '/cards/dice', '.cards > *'),
  page('cards-shifter', '/cards/shifter', '.cards > *'),
  page('replays', '/replay', 'input[type=file]'),
  page('companion', '/companion', 'main form'),
  session,
  page('lost', '/nowhere', 'h1'),
  gathering,
  shifter,
  compete,
  mars,
  table('mars-research', '.picker', { ...MARS, players: 3, part: 0 }),
  marsbot,
  botBoard,
  dice,
  table('dice-solo', BOARD, { ...DICE, players: 1, part: 0.6 }),
  table('shifter-end', '.podium', { ...TOGETHER, part: 1 }),
  table('shifter-compete-end', '.podium', { ...SHIFTER, players: 3, options: { mode: 'compete' }, part: 1 }),
  table('mars-end', '.podium', { ...MARS, players: 3, part: 1 }),
  table('dice-end', '.podium', { ...DICE, players: 3, part: 1 }),
  replay,
];

export const WINDOWS: Scene[] = [
  // Where there is room, it stands beside the board.
  { ...above('chat', shifter, 'Chat'), ready: '.say' },
  above('menu', shifter, 'Menu'),
  above('log', shifter, 'Menu', 'Log'),
  above('keys', shifter, 'Menu', 'Keyboard shortcuts'),
  above('settings', shifter, 'Menu', 'Settings'),
  above('rule', shifter, 'See the rule'),
];
