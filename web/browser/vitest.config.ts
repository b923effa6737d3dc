// What runs in a real browser against the real binary: the tests, and the camera.

import { defineConfig } from 'vitest/config';

const shared = {
  globalSetup: 'browser/chromium.ts',
  testTimeout: 300_000,
  hookTimeout: 60_000,
  maxConcurrency: 1,
  // Cards are dealt anew each time and machines have slow moments: what fails twice is broken.
  retry: 1,
};

export default defineConfig({
  test: {
    // Pages and servers mostly wait for each other.
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'tests', include: ['browser/*.test.ts'] } },
      { test: { ...shared, name: 'interaction', include: ['browser/interaction.ts'] } },
      { test: { ...shared, name: 'screenshots', include: ['browser/screenshots.ts'] } },
    ],
  },
});
