// Photographs every page at four sizes in both themes into target/screenshots, which git ignores.
// The pictures that the README shows are kept in docs/screenshots and are replaced by the new ones.

import { copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { palette } from './palette';
import { BETWEEN, SCENES } from './scenes';
import { SIZES, useStage, type Look } from './stage';

const stage = useStage();
const FOLDER = join(import.meta.dirname, '../../target/screenshots');
const KEPT = join(import.meta.dirname, '../../docs/screenshots');
mkdirSync(FOLDER, { recursive: true });

const looks = Object.keys(SIZES).flatMap((size) =>
  ['light', 'dark'].map((theme) => ({ size, theme }) as Required<Look>),
);

test.for([...SCENES, ...BETWEEN])('$name', async (scene) => {
  const person = await stage.person();
  await scene.open(person);
  for (const { size, theme } of looks) {
    const { width, height } = SIZES[size];
    await person.page.setViewportSize({ width, height });
    await person.page.emulateMedia({ colorScheme: theme });
    await person.page.waitForTimeout(400);
    writeFileSync(
      join(FOLDER, `${scene.name}-${width}x${height}-${theme}.png`),
      palette(await person.page.screenshot()),
    );
  }
});

afterAll(() => {
  for (const name of readdirSync(KEPT)) copyFileSync(join(FOLDER, name), join(KEPT, name));
  const sizes = readdirSync(FOLDER).map((name) => statSync(join(FOLDER, name)).size);
  console.log(`${sizes.length} pictures, ${(sizes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1)} MB`);
});
