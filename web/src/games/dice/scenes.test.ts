import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECTS, SCENES, sceneOf } from './scenes';

test('every project shows one scene, which was drawn', () => {
  const data = readFileSync(join(import.meta.dirname, '../../../../data/dice/projects.ron'), 'utf8');
  const ids = [...data.matchAll(/\bid: "([^"]+)"/g)].map(([, id]) => id);
  expect(Object.values(PROJECTS).flat().toSorted()).toEqual(ids.toSorted());
  for (const scene of Object.keys(PROJECTS)) expect(SCENES[scene]).toBeDefined();
  expect(sceneOf('towing-a-comet')).toBe('comet');
});
