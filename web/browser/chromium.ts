// The browser of this system: found, or installed where that is allowed.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  // A client that is not the binary's own (see stage.ts) may still speak to the server.
  '--disable-features=LocalNetworkAccessChecks',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
];

/** No font of this machine is seen, so that none can decide anything. */
const FONTS = { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts/fonts.conf') };

/** Starts a browser with a profile of its own. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: find() ?? install(),
    args: FLAGS,
    headless: true,
    env: { ...(process.env as Record<string, string>), ...FONTS },
  });

/** Before all tests, whose time is limited: there is a browser. */
export function setup(): void {
  if (!find()) install();
}

function find(): string | undefined {
  if (process.env.CHROME) return process.env.CHROME;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function install(): string {
  const isDebian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (isDebian) {
    for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']])
      execFileSync('apt-get', args, { stdio: 'inherit' });
  }
  const found = isDebian ? find() : undefined;
  if (!found)
    throw new Error(
      'There is no Chromium here. Install the package `chromium` of your system, or set CHROME to the program.',
    );
  return found;
}
