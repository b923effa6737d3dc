// What Terraforming Mars brings along for the client.

import { at, list, type Presentation } from '../presentation';
import art from './home.svg?url';
import { say } from './generated';
import { hasSeat } from './view';

export const presentation: Presentation<'mars'> = {
  art,
  icon: 'tile-greenery',
  minutes: 60,
  chapter: 'mars-generation',
  beginnings: ['generation'],
  ways: [{ setup: { players: 1, options: { automa: 'yes' } }, icon: 'bot', name: 'game-marsbot' }],
  pages: [{ href: '/companion', icon: 'bot', name: 'home-companion' }],
  together: ['buy', 'keep', 'sell'],
  placesAdvice: true,
  others: (view) => (view?.mars_bot ? ['mars-bot'] : []),
  ahead: ({ passed }, seat) =>
    hasSeat(passed, seat) ? null : { prompt: 'action', words: say.pass, name: 'mars-do-pass' },
  table: () => import('./MarsTable.svelte'),
  face: () => import('./CatalogueCard.svelte'),
  reading: () => import('./story'),
  books: {
    mars: {
      topics: list(`
        aim parameters rating resources setup generation research draft turn cards requirements payment tags
        actions order removing tiles standard milestones awards production end scoring maps solo variants
      `),
      prompts: {
        corporation: 'setup',
        buy: 'research',
        draft: 'draft',
        action: 'turn',
        greenery: 'end',
        pay: 'payment',
        order: 'order',
        place: 'tiles',
        'claim-space': 'tiles',
        reduce: 'removing',
        remove: 'removing',
        'remove-tokens': 'removing',
        'add-tokens': 'actions',
        'lose-token': 'actions',
        'copy-production': 'cards',
        option: 'cards',
        whether: 'cards',
        resource: 'cards',
        amount: 'cards',
        keep: 'cards',
        discard: 'cards',
        sell: 'standard',
      },
      kinds: {
        project: 'cards',
        corporation: 'setup',
        map: 'maps',
        'standard-project': 'standard',
        milestone: 'milestones',
        award: 'awards',
      },
    },
    marsbot: {
      beside: { automa: 'yes' },
      topics: list(
        'aim board setup generation turn icons failed bonus tiles income milestones awards yours end levels',
      ),
    },
  },
  guides: {
    mars: {
      options: {},
      seed: '9bc2036f7fd0c5cf8de03f96324142bf20f5aa57577da319d656cd059f1108bf',
      steps: [
        { id: 'welcome', at: at.planet },
        { id: 'corporation', at: [at.ask], answer: 'choose credicor' },
        { id: 'buy', at: [at.ask], answer: 'done' },
        { id: 'seat', at: [at.seats] },
        { id: 'play', at: [at.act('play mohole-area'), at.hand], answer: 'play mohole-area' },
        { id: 'tile', at: [at.space('r5c5')], answer: 'place r5c5' },
        { id: 'second', at: [at.act('play aquifer-pumping'), at.hand], answer: 'play aquifer-pumping' },
        { id: 'action', at: [at.act('use aquifer-pumping'), at.ask], answer: 'use aquifer-pumping' },
        { id: 'ocean', at: [at.space('r5c4')], answer: 'place r5c4' },
        { id: 'stop', at: [at.ask], answer: 'stop' },
        { id: 'pass', at: [at.ask], answer: 'pass' },
        { id: 'research', at: [at.ask] },
        { id: 'end', at: [] },
      ],
    },
    marsbot: {
      options: { automa: 'yes' },
      seed: '9bc2036f7fd0c5cf8de03f96324142bf20f5aa57577da319d656cd059f1108bf',
      steps: [
        { id: 'welcome', at: at.planet },
        { id: 'corporation', at: [at.ask], answer: 'choose credicor' },
        { id: 'buy', at: [at.ask], answer: 'done' },
        { id: 'tracks', at: [at.seats] },
        { id: 'play', at: [at.act('play aquifer-pumping'), at.hand], answer: 'play aquifer-pumping' },
        { id: 'action', at: [at.act('use aquifer-pumping'), at.ask], answer: 'use aquifer-pumping' },
        { id: 'ocean', at: [at.space('r5c4')], answer: 'place r5c4' },
        { id: 'why', at: [at.why, at.seats] },
        { id: 'city', at: [at.act('project city'), at.ask], answer: 'project city' },
        { id: 'place', at: [at.space('r4c4')], answer: 'place r4c4' },
        { id: 'stop', at: [at.ask], answer: 'stop' },
        { id: 'bonus', at: [at.why] },
        { id: 'pass', at: [at.ask], answer: 'pass' },
        { id: 'alone', at: [at.why] },
        { id: 'end', at: [] },
      ],
    },
  },
};
