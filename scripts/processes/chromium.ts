import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { execa } from 'execa';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Debian's headless build, which is a quarter faster. */
const HEADLESS = 'chromium-headless-shell';

/**
 * Returns the path of Chromium: CHROMIUM_PATH, an installed one, Playwright's, or Debian's package.
 * @param options whether the headless build is acceptable, which it is not for measurements
 * @throws Error with instructions if none is found and none can be installed
 */
export async function findChromium({ isHeadless = false } = {}): Promise<string> {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !existsSync(configured))
    throw new Error(`CHROMIUM_PATH is ${configured}, which does not exist.`);
  const names = isHeadless ? [HEADLESS, ...NAMES] : NAMES;
  const installed = () =>
    [
      ...names.flatMap((name) =>
        (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
      ),
      chromium.executablePath(),
    ].find((path) => existsSync(path));
  const attempts = ['playwright install chromium'];
  if (process.getuid?.() === 0) attempts.push('apt-get update', `apt-get install -y ${names[0]}`);
  for (const attempt of attempts) {
    const path = configured || installed();
    if (path) return path;
    const [program, ...args] = attempt.split(' ');
    await execa(program!, args, { preferLocal: true, stdio: 'inherit', reject: false });
  }
  const path = installed();
  if (path) return path;
  throw new Error(
    'No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.',
  );
}
