import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../processes/children.mjs';

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
export async function findChromium(logs) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return named || existing() || (await playwrights()) || (await installed(logs));
}

function existing() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...USUAL_PLACES,
  ];
  return candidates.find((path) => existsSync(path));
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function installed(logs) {
  const log = join(logs, 'chromium.log');
  const attempts = [[process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']]];
  if (process.getuid?.() === 0 && process.platform === 'linux') {
    attempts.push(['apt-get', ['update']], ['apt-get', ['install', '-y', 'chromium']]);
  }
  for (const [command, args] of attempts) {
    await run(command, args, { log }).catch(() => undefined);
    const path = existing() ?? (await playwrights());
    if (path) return path;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.',
  );
}
