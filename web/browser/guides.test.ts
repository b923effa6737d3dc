// The guided games: what each step asks for is possible in the game that the guide deals, and its ring leads through.

import { expect, test } from 'vitest';
import { GUIDES } from '../src/games/presentations';
import { useStage, type Look, type Person } from './stage';

const stage = useStage();

/** What a text asks to pick before the answer is given. */
const PICKS: Record<string, string[]> = {
  'mars buy': ['buy mohole-area', 'buy archaebacteria'],
  'marsbot buy': ['buy aquifer-pumping'],
};

test.for([...GUIDES])(
  'the guide of %s can be followed',
  async ([name, { game, options, rivals = [], seed, steps }]) => {
    const person = await stage.person();
    const setup = { players: 1 + rivals.length, options };
    const seats = ['me' as const, ...rivals.map((computer) => ({ computer }))];
    const id = await person.createTable({ game, seats, setup, seed }, false);
    for (const { id: step, answer } of steps) {
      if (answer === undefined) continue;
      await expect.poll(async () => (await person.look(id)).prompt !== null, { message: step }).toBe(true);
      const { seq } = await person.look(id);
      const words = [...(PICKS[`${name} ${step}`] ?? []), answer];
      const data = { type: 'decide', seq, choice: { words }, unlessReveals: false };
      const response = await person.context.request.post(`/api/tables/${id}`, { data });
      expect(response.ok(), `${step}: ${await response.text()}`).toBe(true);
    }
  },
);

/** Follows a guide by pressing nothing but what it rings; tells at which step it ends. */
async function follow({ page }: Person, guide: string, press: 'click' | 'tap'): Promise<string> {
  await page.goto(`/guide/${guide}`);
  const card = page.getByRole('region', { name: 'Guide' });
  await card.waitFor();
  const { steps } = GUIDES.get(guide)!;
  const shown = async () => Number((await card.locator('header').textContent())!.match(/\d+/)![0]) - 1;
  /** Where the ring is and which of these it is around, once it stands around what the step is about. */
  const ringed = (at: readonly string[]) =>
    page.evaluate((selectors) => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const ring = boxOf('[data-ring]');
      const which = selectors.findIndex((selector) => (boxOf(selector)?.width ?? 0) > 0);
      if (!ring || which === -1) return null;
      // While others decide, nothing comes of pressing it.
      if (document.querySelector(selectors[which])!.matches('[aria-disabled="true"]')) return null;
      const target = boxOf(selectors[which])!;
      const [x, y] = [target.left + target.width / 2, target.top + target.height / 2];
      // It is in sight, and the guide does not cover it.
      if (!document.querySelector(selectors[which])!.contains(document.elementFromPoint(x, y))) return null;
      const isThere = Math.abs(ring.left + 5 - target.left) < 2 && Math.abs(ring.top + 5 - target.top) < 2;
      return isThere ? { x, y, which } : null;
    }, at);
  for (let presses = 0; presses < 200; presses += 1) {
    const number = await shown();
    const step = steps[number];
    if (number === steps.length - 1) return step.id;
    if (step.answer === undefined) {
      await card.getByRole('button', { name: 'Next' }).click();
      continue;
    }
    const message = `${guide}, ${step.id}`;
    const isOver = async () => (await shown()) !== number;
    await expect.poll(async () => (await isOver()) || (await ringed(step.at)) !== null, { message }).toBe(true);
    const place = await ringed(step.at);
    if (!place) continue;
    if (press === 'tap') await page.touchscreen.tap(place.x, place.y);
    else await page.mouse.click(place.x, place.y);
    // Something has come of it: the next step, or the ring is around something else.
    const hasMoved = async () => (await ringed(step.at).then((ring) => ring?.which)) !== place.which;
    await expect.poll(async () => (await isOver()) || (await hasMoved()), { message }).toBe(true);
  }
  return 'too many presses';
}

const LOOKS: [string, Look][] = [...GUIDES.keys()].map((guide) => [guide, {}]);
LOOKS.push(['mars', { size: 'phone' }]);

test.for(LOOKS)('who presses what the guide of %s rings comes to its end, %o', async ([guide, look]) => {
  const person = await stage.person(look);
  expect(await follow(person, guide, look.size === 'phone' ? 'tap' : 'click')).toBe('end');
  expect(await person.page.getByText('That’s a different move').count()).toBe(0);
});

test('a move of one’s own is answered kindly, and the guide goes on once it is taken back', async () => {
  const { page } = await stage.person();
  await page.goto('/guide/shifter');
  const card = page.getByRole('region', { name: 'Guide' });
  for (let step = 1; step <= 3; step += 1) await card.getByRole('button', { name: 'Next' }).click();
  await card.getByText('Step 4 of').waitFor();
  await page.locator('[data-act="shift row 3 right"]').click();
  await card.getByText('That’s a different move').waitFor();
  await card.getByRole('button', { name: 'Undo' }).click();
  await card.getByText('rotate', { exact: true }).waitFor();
});

test('the guide speaks beside the table, and goes on with what is answered there', async () => {
  const { page } = await stage.person();
  await page.goto('/rules/marsbot');
  await page.getByRole('link', { name: 'Guided first game' }).click();
  const guide = page.getByRole('region', { name: 'Guide' });
  await guide.getByText('Step 1 of').waitFor();
  await guide.getByRole('button', { name: 'Next' }).click();
  await guide.getByText('Step 2 of').waitFor();
});
