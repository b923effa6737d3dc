// Somebody who plays through the page alone: presses what can be pressed, or takes advice, until the
// game is over.

import type { ElementHandle, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person, Stage, Table } from './stage';

/** What never answers the question: the frame of the table, and what takes back or asks for help. */
export const ASIDE = [
  'header:not(dialog *)',
  'nav',
  '.log',
  '[data-region="seats"]',
  'select',
  'button:has(use[href$="#undo"])',
  'button:has(use[href$="#hint"])',
  'button:has(use[href$="#lock"])',
].join();

/** How often the player asks the computer instead of choosing. */
const ADVISED = 0.85;

/** How often one may press without any effect, and for how long, before the page counts as broken. */
const PATIENCE = { tries: 60, milliseconds: 60_000 };

export class Player {
  #state: number;
  /** How many decisions the page has made. */
  decisions = 0;

  constructor(
    readonly person: Person,
    readonly table: string,
    seed = 1,
  ) {
    this.#state = seed;
  }

  /** Plays until the game is over or, if given, until this holds. */
  async play(until: () => boolean = () => false): Promise<void> {
    let seq = -1;
    let tries = 0;
    let since = Date.now();
    while (!until()) {
      const sight = await this.person.look(this.table);
      if (sight.stage === 'over') return;
      const mine = sight.asked.some((seat) => sight.you.seats.includes(seat)) || sight.held !== null;
      if (sight.seq !== seq) {
        if (mine && seq >= 0) this.decisions++;
        seq = sight.seq;
        tries = 0;
        since = Date.now();
      }
      if (!mine || !(await this.press())) await this.person.page.waitForTimeout(40);
      if (mine && ++tries > PATIENCE.tries && Date.now() - since > PATIENCE.milliseconds)
        expect.fail(`the page gives no answer to ${sight.prompt?.code ?? 'a hand-over'}: ${sight.legal.slice(0, 5)}`);
    }
  }

  /** Presses one of the controls that the page offers; whether there was one. */
  async press(): Promise<boolean> {
    const control = (this.#chance() < ADVISED && (await this.#advice())) || (await this.#choose());
    // It can be pressed, as has been seen; one that goes away in the meantime was answered by somebody else.
    await control?.click({ force: true, timeout: 1_000 }).catch(() => undefined);
    return control !== null;
  }

  /** The button that does what the computer would do, so that games come to an end. */
  async #advice(): Promise<ElementHandle<Element> | null> {
    const { page } = this.person;
    if (!(await page.locator('body:has([data-tool="hint"]):not(:has(dialog[open]))').count())) return null;
    await page.keyboard.press('h');
    const button = page.getByRole('button', { name: 'Play this' });
    return button.elementHandle({ timeout: 1_500 }).catch(() => null);
  }

  async #choose(): Promise<ElementHandle<Element> | null> {
    const found = await this.person.page.evaluateHandle(
      ([aside, chance]) => {
        // What a dialog covers is not found at its place.
        const controls = [...document.querySelectorAll('button, [role="button"]')].filter((control) => {
          if (control.matches('[disabled], [aria-disabled="true"]') || control.closest(aside)) return false;
          const { left, top, width, height } = control.getBoundingClientRect();
          const above = document.elementFromPoint(left + width / 2, top + height / 2);
          return above !== null && (control.contains(above) || above === control);
        });
        // What is filled answers the question as it stands, so it is worth more than one of many.
        const weight = (control: Element) => (control.matches('.primary') ? 1 + controls.length / 3 : 1);
        let left = chance * controls.reduce((sum, control) => sum + weight(control), 0);
        return controls.find((control) => (left -= weight(control)) < 0) ?? null;
      },
      [ASIDE, this.#chance()] as const,
    );
    return found.asElement();
  }

  /** The same at every run. */
  #chance(): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state / 2_147_483_647;
  }
}

/** A game to its end, which the page shows as the server knows it. */
export async function playToTheEnd(stage: Stage, table: Table): Promise<{ page: Page; view: unknown }> {
  const person = await stage.person();
  const id = await person.createTable(table);
  const player = new Player(person, id);
  await player.play();
  console.log(`${player.decisions} decisions through the page`);
  expect(player.decisions).toBeGreaterThan(3);
  await person.page.locator('.podium h2').waitFor();
  const { outcome, view } = await person.look(id);
  const result = await person.page.locator('.podium').textContent();
  for (const score of outcome!.scores) expect(result).toContain(String(score));
  return { page: person.page, view };
}
