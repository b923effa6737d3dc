// What runs in a real browser against the real binary: the tests, and the camera.

import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, which begins first, so that both workers end at about the same time. */
const LONG = ['mars.test.ts', 'tables.test.ts', 'pages.test.ts', 'between.test.ts', 'games.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ({ moduleId }: TestSpecification) => [...LONG, basename(moduleId)].indexOf(basename(moduleId));
    return files.toSorted((one, other) => order(one) - order(other));
  }
}

const shared = {
  globalSetup: 'browser/chromium.ts',
  // Every limit is far beyond what a busy machine needs: none of them is waited for unless something is wrong.
  testTimeout: 900_000,
  hookTimeout: 180_000,
  maxConcurrency: 1,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    // Pages and servers mostly wait for each other.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...shared, name: 'tests', include: ['browser/*.test.ts'] } },
      { test: { ...shared, name: 'interaction', include: ['browser/interaction.ts'] } },
      { test: { ...shared, name: 'screenshots', include: ['browser/screenshots.ts'] } },
    ],
  },
});
