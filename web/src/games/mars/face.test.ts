import { expect, it } from 'vitest';
import { corporationGlyphs, points, projectGlyphs, requirements, scene } from './face';
import type { Action, Effect, Ongoing, Project } from './generated';

const blank: Project = {
  number: 1,
  id: 'blank',
  set: 'Base',
  cost: 10,
  kind: 'Automated',
  tags: [],
  requires: [],
  points: 'None',
  holds: null,
  effects: [],
  action: [],
  ongoing: [],
};

it('draws production first and in one box, losses before gains', () => {
  const effects: Effect[] = [
    { Gain: { Plants: 2 } },
    { Production: { Money: 3, Energy: -1 } },
    { ReduceAny: ['Heat', 1] },
  ];
  expect(projectGlyphs({ ...blank, effects })).toEqual([
    {
      form: 'box',
      things: [
        { icon: 'energy', count: '−1' },
        { icon: 'mc', count: '+3' },
        { icon: 'heat', count: '−1', any: true },
      ],
    },
    { form: 'things', things: [{ icon: 'plants', count: '2' }] },
  ]);
});

it('draws the ways of an action with "or" between them', () => {
  const action: Action[] = [
    { when: null, cost: [], gain: [{ AddHere: 1 }] },
    { when: null, cost: [{ SpendHere: 3 }], gain: [{ Rating: 1 }] },
  ];
  expect(projectGlyphs({ ...blank, holds: 'Microbe', action })).toEqual([
    { form: 'act', cost: [], gain: [{ form: 'things', things: [{ icon: 'token-microbe', count: undefined }] }] },
    { form: 'or' },
    {
      form: 'act',
      cost: [{ form: 'things', things: [{ icon: 'token-microbe', count: '3' }] }],
      gain: [{ form: 'things', things: [{ icon: 'tr', count: '+1' }] }],
    },
  ]);
});

it('draws what a corporation waits for', () => {
  const trigger: Ongoing = {
    Trigger: { on: { CityPlaced: 'OnMars' }, by: 'Anyone', effects: [{ Production: { Money: 1 } }] },
  };
  expect(
    corporationGlyphs({
      stock: {},
      production: {},
      first_action: [{ Place: ['City', 'City'] }],
      action: [],
      ongoing: [trigger],
    }),
  ).toEqual([
    { form: 'act', cost: [], gain: [{ form: 'things', things: [{ icon: 'tile-city' }] }] },
    {
      form: 'when',
      cause: [{ icon: 'tile-city', any: true }],
      gain: [{ form: 'box', things: [{ icon: 'mc', count: '+1' }] }],
    },
  ]);
});

it('writes requirements and points', () => {
  expect(requirements({ requires: [{ AtLeast: ['Temperature', -10] }, { Tags: ['Science', 2] }] })).toEqual([
    { icon: 'temperature', most: false, value: '−10 °C' },
    { icon: 'tag-science', most: false, value: '2' },
  ]);
  expect(points({ points: { PerToken: { points: 1, each: 2 } }, holds: 'Animal' })).toEqual({
    value: '1/2',
    icon: 'token-animal',
  });
  expect(points({ points: { Fixed: -1 }, holds: null })).toEqual({ value: '−1' });
  expect(points(blank)).toBeNull();
});

it('finds a scene for every card', () => {
  expect(scene({ ...blank, tags: ['City', 'Building'] })).toBe('city');
  expect(scene(blank)).toBe('world');
});

it('draws effects that no other card has', () => {
  const drawn = (effect: Effect) => projectGlyphs({ ...blank, effects: [effect] });
  expect(drawn({ AddToHolder: 1 })).toEqual([{ form: 'things', things: [{ icon: 'token-any', count: '+1' }] }]);
  expect(drawn({ AddToPlayed: 1 }).map(({ form }) => form)).toEqual(['things', 'or', 'things']);
  expect(drawn({ Bespoke: 'CopyProductionBox' })).toEqual([
    { form: 'when', cause: [{ icon: 'tag-building' }], gain: [{ form: 'box', things: [{ icon: 'production' }] }] },
  ]);
  expect(drawn({ Bespoke: { FloodNeighbour: 4 } })).toEqual([
    { form: 'things', things: [{ icon: 'mc', count: '−4', any: true }] },
  ]);
});
