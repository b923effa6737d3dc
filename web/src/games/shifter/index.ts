// What Terra Shifter brings along for the client.

import { at, list, type Presentation } from '../presentation';
import art from './home.svg?url';
import { say } from './generated';

export const presentation: Presentation<'shifter'> = {
  art,
  icon: 'terrain-grass',
  minutes: 20,
  beginnings: ['turn-began', 'revealed'],
  levels: [{}, { disasters: 'yellow' }, { goals: 'random', disasters: 'one-red' }],
  ways: [{ setup: { players: 1, options: {} }, icon: 'user', name: 'home-solo' }],
  notable: [
    'acted',
    'declared',
    'achieved',
    'struck',
    'failed',
    'succeeded',
    'bid-named',
    'scored',
    'missed',
    'revealed',
  ],
  ahead: ({ table }, seat) =>
    table.mode === 'compete' && table.bids.some((bid) => bid.seat === seat)
      ? { prompt: 'lower', words: say.content, name: 'shifter-decide-content' }
      : null,
  table: () => import('./ShifterTable.svelte'),
  placesAdvice: true,
  keys: [
    ['← ↑ → ↓', 'shifter-keys-tile'],
    ['R', 'shifter-keys-rotate'],
    ['F', 'shifter-keys-long'],
    ['V', 'shifter-keys-short'],
    ['Shift + ←', 'shifter-keys-shift'],
  ],
  face: () => import('./CatalogueCard.svelte'),
  reading: () => import('./story'),
  epilogue: () => import('./Epilogue.svelte'),
  books: {
    shifter: {
      topics: list(`
        aim planet zones missions goals turn actions settle failure library end exact disasters contest bids
        attempt edition
      `),
      prompts: {
        terraform: 'actions',
        declare: 'settle',
        discard: 'failure',
        bid: 'bids',
        lower: 'bids',
        timer: 'bids',
        attempt: 'attempt',
      },
      kinds: { mission: 'missions', goal: 'goals', disaster: 'disasters', tile: 'planet' },
    },
  },
  behind: {
    reasons: {
      'not-now': 'turn',
      'settlement-began': 'settle',
      'no-action-left': 'actions',
      'no-shift-left': 'disasters',
      'no-flip-left': 'disasters',
      'short-flip-forbidden': 'disasters',
      'not-in-hand': 'missions',
      'not-met': 'zones',
      'mission-first': 'settle',
      'no-goal-met': 'goals',
      'bid-out-of-range': 'bids',
      'bid-not-lower': 'bids',
    },
    events: {
      acted: 'actions',
      succeeded: 'settle',
      failed: 'failure',
      declared: 'missions',
      achieved: 'goals',
      struck: 'disasters',
      discarded: 'failure',
      burned: 'failure',
      drew: 'library',
      'turn-began': 'turn',
      won: 'end',
      lost: 'end',
      revealed: 'contest',
      'put-back': 'contest',
      'bid-named': 'bids',
      'was-content': 'bids',
      'attempt-began': 'attempt',
      scored: 'attempt',
      missed: 'attempt',
      restored: 'attempt',
      'reached-target': 'contest',
      'ran-out': 'contest',
    },
  },
  guides: {
    shifter: {
      options: {},
      seed: '31b7a9963477f8ad343f0998dc502e9b0071d38a7db1534084879805987dc0b9',
      steps: [
        { id: 'planet', at: ['.board'] },
        { id: 'missions', at: [at.hand] },
        { id: 'goals', at: [at.race] },
        { id: 'rotate', at: [at.act('rotate r1c1'), '[data-cell="r1c1"]'], answer: 'rotate r1c1' },
        { id: 'shift', at: [at.act('shift row 1 left')], answer: 'shift row 1 left' },
        { id: 'zone', at: ['.board'] },
        { id: 'flip', at: [at.act('flip long r4c3'), '[data-cell="r4c3"]'], answer: 'flip long r4c3' },
        { id: 'undo', at: [at.ask] },
        { id: 'settle', at: [at.act('settle')], answer: 'settle' },
        { id: 'declare', at: ['[data-card="green-7"]', at.hand], answer: 'declare green-7' },
        { id: 'library', at: [at.race] },
        { id: 'done', at: [at.act('done')], answer: 'done' },
        { id: 'end', at: [] },
      ],
    },
  },
};
