import { expect, it } from 'vitest';
import { productionSigns, signs } from './face';
import { colourOf, diceList, PLACES } from './view';

it('draws each die that is rolled or gained', () => {
  expect(signs([{ Roll: ['Green', 2] }, { Gain: ['Heat', 1] }, { Draw: 2 }])).toEqual([
    { form: 'roll', colour: 'Green' },
    { form: 'roll', colour: 'Green' },
    { form: 'symbol', symbol: 'Heat' },
    { form: 'icon', icon: 'card', count: 2 },
  ]);
});

it('draws choices with "or" between them', () => {
  expect(signs([{ ChooseOne: [[{ Raise: ['Oxygen', 1] }], ['ExtraTurn']] }])).toEqual([
    { form: 'raise', parameter: 'Oxygen', steps: 1 },
    { form: 'or' },
    { form: 'icon', icon: 'g-turn' },
  ]);
});

it('draws a brown box', () => {
  expect(productionSigns({ Yellow: 1, Wild: 1, Point: 2 })).toEqual([
    { form: 'roll', colour: 'Yellow' },
    { form: 'wild' },
    { form: 'points', points: 2 },
  ]);
});

it('knows dice and places', () => {
  expect(colourOf('Nuclear')).toBe('Red');
  expect(diceList({ Heat: 2, Credit: 1 })).toEqual(['Credit', 'Heat', 'Heat']);
  expect([PLACES.length, PLACES[15].id, PLACES[36].id]).toEqual([37, 'D1', 'G4']);
});
