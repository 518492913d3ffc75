import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { execa } from 'execa';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium: the one that CHROMIUM_PATH names, an existing one, Playwright's, or Debian's package.
 * @throws Error that says what to do when there is none and none can be installed.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return named || existing() || install();
}

function existing() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...USUAL_PLACES,
    chromium.executablePath(),
  ].find((path) => existsSync(path));
}

async function install() {
  const attempts = [['playwright', 'install', 'chromium']];
  if (process.getuid?.() === 0 && process.platform === 'linux')
    attempts.push(['apt-get', 'update'], ['apt-get', 'install', '-y', 'chromium']);
  for (const [program, ...args] of attempts) {
    await execa(program, args, { preferLocal: true, stdio: 'inherit', reject: false });
    const path = existing();
    if (path) return path;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.',
  );
}
