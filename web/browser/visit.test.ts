// Arriving: what the server sends, and how little of it there is at first.

import { expect, test } from 'vitest';
import type { FeedAddress } from '$wire';
import { useStage } from './stage';

const stage = useStage();

test('the page is served under every address, the assets for ever, and nothing may be slipped in', async () => {
  const { url } = stage.server;
  const page = await fetch(`${url}/cards/mars`);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  const tag = page.headers.get('etag')!;
  expect((await fetch(url, { headers: { 'if-none-match': tag } })).status).toBe(304);

  const html = await page.text();
  const [, asset] = html.match(/src="(\/assets\/[^"]+)"/)!;
  for (const encoding of ['br', 'gzip']) {
    const script = await fetch(url + asset, { headers: { 'accept-encoding': encoding } });
    expect(script.headers.get('content-encoding')).toBe(encoding);
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(script.headers.get('cache-control')).toContain('immutable');
  }
  const [, font] = html.match(/href="(\/assets\/[^"]+\.woff2)"/)!;
  // It is packed in itself.
  const packed = await fetch(url + font, { headers: { 'accept-encoding': 'br, gzip' } });
  expect(packed.headers.get('content-encoding')).toBeNull();
  expect(packed.headers.get('content-type')).toBe('font/woff2');
  expect(packed.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404);
  expect((await fetch(`${url}/api/nothing`)).status).toBe(404);
});

test('the first load is small, and nothing moves once it is there', async () => {
  const { page } = await stage.person({ language: 'cs' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const sizes = new Map<string, number>();
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  const loaded: string[] = [];
  session.on('Network.responseReceived', ({ response }) => loaded.push(response.url));
  await page.addInitScript(() => {
    const shifts: number[] = ((globalThis as never as { shifts: number[] }).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as never as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('article').nth(2).waitFor();
  expect(loaded.filter((url) => url.endsWith('.woff2'))).toHaveLength(1);
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  console.log(`first load: ${(bytes / 1000).toFixed(1)} kB in ${sizes.size} requests`);
  expect(bytes).toBeLessThan(150_000);
  const shifts = await page.evaluate(() => (globalThis as never as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
});

test('a link out of the feed leads to the table, also as older versions wrote it', async () => {
  const person = await stage.person();
  const { page } = person;
  const id = await person.createTable({ game: 'shifter', seats: ['me'] }, false);
  const { path } = (await (await person.context.request.post('/api/me/feed')).json()) as FeedAddress;
  const feed = await (await person.context.request.get(path)).text();
  const [, link] = feed.match(/<link href="([^"]+)"/)!;
  for (const address of [link, `/table/${id}`]) {
    await page.goto(address);
    await page.getByRole('group', { name: 'Planet' }).waitFor();
    expect(new URL(page.url()).pathname).toContain(id);
    await page.goto('/rules');
  }
});
