// What every test stands on: a server of its own with an empty database, and pages that forgive nothing.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Command, NewTable, Snapshot, TableCreated } from '$wire';
import { launch } from './chromium';

export const BINARY = process.env.AREO ?? join(import.meta.dirname, '../../target/debug/areo');

/** A built client that is shown instead of the binary's own, so that after a change only the client is built. */
const CLIENT = process.env.CLIENT;

/** All shuffles and rolls follow from this at tables that may have a seed; how computers answer may differ. */
const SEED = 'a7e0'.repeat(16);

export const SIZES = {
  large: { width: 1920, height: 1080 },
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1024, height: 768 },
  phone: { width: 360, height: 740 },
} as const;

export interface Look {
  size?: keyof typeof SIZES;
  theme?: 'dark' | 'light';
  language?: string;
}

/** What a table is made of, as far as a test cares. */
export type Table = Pick<NewTable, 'game' | 'seats'> & Partial<NewTable>;

class Server {
  readonly #folder = mkdtempSync(join(tmpdir(), 'areo-'));
  #process: ChildProcess | null = null;
  readonly #database = ['--database', `sqlite:${join(this.#folder, 'areo.db')}`];
  url = '';

  /** Starts, or starts again at the same address. */
  async start(): Promise<void> {
    const listen = this.url ? new URL(this.url).host : '127.0.0.1:0';
    const args = ['serve', '--listen', listen, ...this.#database, '--rate', '0', '--hint-milliseconds', '50'];
    this.#process = spawn(BINARY, [...args, '--log', 'warn'], { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface(this.#process.stdout!)) {
      this.url = line.match(/http:\S+/)?.[0] ?? '';
      if (this.url) return;
    }
    throw new Error(`${BINARY} does not serve; was it built with --features web?`);
  }

  /** Does something on the command line, beside the server. */
  command(...args: string[]): void {
    execFileSync(BINARY, [...args, ...this.#database]);
  }

  async stop(): Promise<void> {
    if (this.#process?.exitCode !== null) return;
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await gone;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true });
  }
}

export class Stage {
  readonly server = new Server();
  browser!: Browser;
  /** What pages complained about. */
  readonly complaints: string[] = [];

  /** A person with a browser of their own. */
  async person({ size = 'desktop', theme = 'dark', language = 'en' }: Look = {}): Promise<Person> {
    const context = await this.browser.newContext({
      baseURL: this.server.url,
      viewport: SIZES[size],
      colorScheme: theme,
      locale: language,
      hasTouch: size === 'phone',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(60_000);
    if (CLIENT)
      await context.route(
        ({ pathname }) => !pathname.startsWith('/api/'),
        (route) => {
          const path = join(CLIENT, new URL(route.request().url()).pathname);
          return route.fulfill({
            path: path !== join(CLIENT, '/') && existsSync(path) ? path : join(CLIENT, 'index.html'),
          });
        },
      );
    // Whatever a page deals by itself, it deals the same each time.
    await context.addInitScript(() => {
      crypto.getRandomValues = <Numbers>(numbers: Numbers) => (numbers as Uint32Array).fill(7) as Numbers;
    });
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && this.complaints.push(message.text()));
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    return new Person(context, page);
  }

  /** Keeps what is on every screen, for whoever wants to know why a test failed. */
  async photograph(name: string): Promise<void> {
    const pages = this.browser.contexts().flatMap((context) => context.pages());
    for (const [index, page] of pages.entries()) {
      const path = join(import.meta.dirname, `failures/${name.replace(/\W+/g, '-')}-${index + 1}.png`);
      await page.screenshot({ path });
    }
  }
}

/** Somebody who looks at pages; what they may know, the test may ask the server in their name. */
export class Person {
  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  /** Makes a table without the form, with computers that do not pretend to think, and goes there. */
  async createTable(table: Table, go = true): Promise<string> {
    await this.#known();
    const rules = {
      clock: { type: 'none' },
      timeout: 'computer',
      resigned: 'computer',
      hourglass: 60,
      pace: 'instant',
      hints: true,
      noSpectators: false,
    };
    const setup = { players: table.seats.length, options: {} };
    const seed = table.public || table.branch ? undefined : SEED;
    const data = { seed, setup, rules, public: false, start: !table.branch && !table.seats.includes('free'), ...table };
    const response = await this.context.request.post('/api/tables', { data });
    expect(response.ok(), await response.text()).toBe(true);
    const { id, invite } = (await response.json()) as TableCreated;
    if (go) await this.page.goto(`/t/${id}#${invite}`);
    return id;
  }

  /** Is called by this name from now on. */
  async introduce(name: string): Promise<void> {
    await this.#known();
    await this.context.request.patch('/api/me', { data: { name } });
  }

  /** Makes sure that the server knows this browser. */
  async #known(): Promise<void> {
    if (this.page.url() !== 'about:blank') return;
    await this.page.goto('/');
    await this.page.locator('article').first().waitFor();
  }

  /** Does something at a table without the page. */
  async tell(table: string, command: Command, seat?: number): Promise<void> {
    const query = seat === undefined ? '' : `?seat=${seat}`;
    const response = await this.context.request.post(`/api/tables/${table}${query}`, { data: command });
    expect(response.ok(), await response.text()).toBe(true);
  }

  /** Answers what one is asked, if it is one of these words, else with whatever comes first. */
  async answer(table: string, ...wanted: string[]): Promise<void> {
    const { seq, legal } = await this.look(table);
    const words = wanted.find((word) => legal.includes(word)) ?? legal[0];
    await this.tell(table, { type: 'decide', seq, choice: { words: [words] }, unlessReveals: false });
  }

  async look(table: string, seat?: number): Promise<Snapshot['sight']> {
    const query = seat === undefined ? '' : `?seat=${seat}`;
    const response = await this.context.request.get(`/api/tables/${table}${query}`);
    return ((await response.json()) as Snapshot).sight;
  }
}

/** Two people at a table that has begun; only the first has a page open. */
export async function pair(
  stage: Stage,
  table: Pick<NewTable, 'game'> & Partial<NewTable>,
): Promise<[Person, Person, string]> {
  const [ada, bruno] = [await stage.person(), await stage.person()];
  const id = await ada.createTable({ seats: ['me', 'free'], public: true, ...table });
  await bruno.introduce('Bruno');
  await bruno.tell(id, { type: 'sit', seat: 1 });
  await ada.tell(id, { type: 'start' });
  return [ada, bruno, id];
}

/** A stage for the tests of a file. After each of them no page may have complained. */
export function useStage(): Stage {
  const stage = new Stage();
  beforeAll(async () => {
    await stage.server.start();
    stage.browser = await launch();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await stage.photograph(task.name);
    for (const context of stage.browser.contexts()) await context.close();
    expect(stage.complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await stage.browser?.close();
    await stage.server.remove();
  });
  return stage;
}
