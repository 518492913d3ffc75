import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { execa } from 'execa';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Debian's package of the same engine without windows: tests in it take three quarters of the time. */
const HEADLESS = 'chromium-headless-shell';
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium: the one that CHROMIUM_PATH names, an existing one, Playwright's, or Debian's package.
 * @param {{ isHeadless?: boolean }} options Where nobody measures and no window is shown, the one without windows will do.
 * @throws Error that says what to do when there is none and none can be installed.
 */
export async function findChromium({ isHeadless = false } = {}) {
  const path = process.env.CHROMIUM_PATH;
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, which does not exist.`);
  return path || existing(isHeadless) || install(isHeadless);
}

function existing(isHeadless) {
  const names = isHeadless ? [HEADLESS, ...NAMES] : NAMES;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...USUAL_PLACES,
    chromium.executablePath(),
  ].find((path) => existsSync(path));
}

async function install(isHeadless) {
  const attempts = [['playwright', 'install', 'chromium']];
  if (process.getuid?.() === 0 && process.platform === 'linux')
    attempts.push(['apt-get', 'update'], ['apt-get', 'install', '-y', isHeadless ? HEADLESS : 'chromium']);
  for (const [program, ...args] of attempts) {
    await execa(program, args, { preferLocal: true, stdio: 'inherit', reject: false });
    const path = existing(isHeadless);
    if (path) return path;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.',
  );
}
