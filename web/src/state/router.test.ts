import { expect, it, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', hash: '' });
const { parse } = await import('./router.svelte');

it.each([
  ['/', { page: 'home' }],
  ['/new/mars', { page: 'new', game: 'mars' }],
  ['/new', { page: 'new', game: null }],
  ['/t/a%20b', { page: 'table', id: 'a b' }],
  ['/t', { page: 'lost' }],
  ['/t/%ZZ', { page: 'lost' }],
  ['/cards', { page: 'cards', game: null }],
  ['/cards/dice/', { page: 'cards', game: 'dice' }],
  ['/rules', { page: 'rules', book: null }],
  ['/rules/marsbot', { page: 'rules', book: 'marsbot' }],
  ['/guide/dice/x', { page: 'guide', guide: 'dice', id: 'x' }],
  ['/guide', { page: 'lost' }],
  ['/replay/x', { page: 'replay', id: 'x' }],
  ['/no/such/page', { page: 'lost' }],
])('%s', (path, route) => expect(parse(path)).toEqual(route));
