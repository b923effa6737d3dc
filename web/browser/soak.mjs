// Runs the browser tests again and again until one fails: RUNS times (10), while BUSY processes (0) keep as
// many cores from doing anything else.

import { spawn, spawnSync } from 'node:child_process';

const count = (name, otherwise) => Number(process.env[name] ?? otherwise);
const runs = count('RUNS', 10);
const busy = Array.from({ length: count('BUSY', 0) }, () => spawn(process.execPath, ['-e', 'for (;;);']));

let failed = false;
for (let run = 1; run <= runs && !failed; run++) {
  const begun = Date.now();
  failed = spawnSync('npm', ['run', 'browser'], { stdio: 'inherit' }).status !== 0;
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(
    `run ${run} of ${runs}: ${failed ? 'failed' : 'passed'} after ${seconds} s, ${busy.length} cores kept busy`,
  );
}
for (const child of busy) child.kill();
process.exitCode = failed ? 1 : 0;
