/**
 * Tests the site in browser engines other than Chromium:
 *
 *   npm run test:browsers                    the browser tests in Playwright's Firefox and WebKit, and in Chromium
 *   npm run test:browsers -- saved           files whose name contains "saved"
 *   npm run test:browsers -- --webkitgtk     one visitor's journey in Debian's WebKitGTK; the default if Playwright's
 *                                            browsers are not installed
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { firefox, webkit } from '@playwright/test';
import { execa } from 'execa';

const PLAYWRIGHT = ['playwright', 'test', '--config'];
const SCREEN = '-screen 0 1600x1200x24';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { webkitgtk: { type: 'boolean', default: false } },
});
const missing = [firefox, webkit].filter((type) => !existsSync(type.executablePath()));
if (!values.webkitgtk && missing.length > 0) {
  const names = missing.map((type) => type.name()).join(' and ');
  console.log(
    `Playwright's ${names} are not installed (npx playwright install firefox webkit). Running the journey in WebKitGTK instead.`,
  );
  values.webkitgtk = true;
}
const command = values.webkitgtk
  ? ['xvfb-run', '-a', '-s', SCREEN, ...PLAYWRIGHT, 'tests/playwright.webkitgtk.config.ts']
  : [...PLAYWRIGHT, 'tests/playwright.browsers.config.ts'];
const [program, ...args] = [...command, ...positionals] as [string, ...string[]];
const { exitCode, code } = await execa(program, args, { preferLocal: true, stdio: 'inherit', reject: false });
if (code === 'ENOENT')
  console.error('WebKitGTK was not found. On Debian: apt-get install webkit2gtk-driver xvfb xauth');
process.exit(exitCode ?? 1);
