// What the Dice Game brings along for the client.

import { at, list, type Presentation } from '../presentation';
import art from './home.svg?url';

export const presentation: Presentation<'dice'> = {
  art,
  icon: 'die-plant',
  minutes: 35,
  beginnings: ['turn'],
  table: () => import('./DiceTable.svelte'),
  placesAdvice: true,
  keys: [
    ['D', 'dice-keys-die'],
    ['T', 'dice-keys-turn'],
    ['M', 'dice-keys-main'],
    ['F', 'dice-keys-use'],
    ['← →', 'keys-arrows'],
  ],
  face: () => import('./CatalogueCard.svelte'),
  reading: () => import('./story'),
  books: {
    dice: {
      topics: list(`
        aim dice setup turn production support main standard blue paying cards symbols parameters tiles bonus
        milestones awards end solo era edition
      `),
      prompts: {
        corporation: 'setup',
        give: 'setup',
        turn: 'turn',
        support: 'support',
        main: 'main',
        end: 'blue',
        keep: 'production',
        discard: 'production',
        'discard-cost': 'paying',
        bonus: 'bonus',
        pay: 'paying',
        roll: 'dice',
        pick: 'symbols',
        set: 'support',
        place: 'tiles',
        order: 'cards',
        option: 'cards',
        amount: 'paying',
        lose: 'symbols',
      },
      kinds: {
        project: 'cards',
        corporation: 'setup',
        bonus: 'bonus',
        'standard-action': 'standard',
        milestone: 'milestones',
        board: 'tiles',
      },
    },
  },
  guides: {
    dice: {
      options: {},
      seed: '649a7b5648777bce9a7bb5a0a156379c192370a05bf4530c7d1c8e4baaff1c4c',
      steps: [
        { id: 'welcome', at: at.planet },
        { id: 'city', at: [at.space('C6')], answer: 'place C6' },
        { id: 'corporation', at: [at.act('choose ecoline')], answer: 'choose ecoline' },
        { id: 'dice', at: ['.tray'] },
        { id: 'bonus', at: [at.act('take subsidised-foundry')], answer: 'take subsidised-foundry' },
        { id: 'turn', at: [at.act('turn'), at.ask], answer: 'turn' },
        { id: 'pay', at: ['.tray'], answer: 'pay credit' },
        { id: 'set', at: ['.tray'], answer: 'set microbe plant' },
        { id: 'greenery', at: [at.act('standard greenery'), at.ask], answer: 'standard greenery' },
        { id: 'place', at: [at.space('C5')], answer: 'place C5' },
        { id: 'mark', at: [at.ask], answer: 'pick plant' },
        { id: 'roll', at: [at.act('roll blue'), at.ask], answer: 'roll blue' },
        { id: 'card', at: [at.act('play power-plant'), at.hand], answer: 'play power-plant' },
        { id: 'produce', at: [at.act('produce'), at.ask], answer: 'produce' },
        { id: 'keep', at: ['.tray', at.ask], answer: 'done' },
        { id: 'discard', at: [at.ask], answer: 'done' },
        { id: 'end', at: [] },
      ],
    },
  },
};
