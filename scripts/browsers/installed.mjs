import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { findChromium } from '../processes/chromium.mjs';
import { launchChromium } from './chromium.mjs';
import { launchFirefox } from './firefox.mjs';
import { launchWebKit } from './webkit.mjs';

const MINI_BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
];

/** Returns Playwright's browsers that are not installed. */
export function missingPlaywrightBrowsers() {
  return [firefox, webkit].filter((type) => !existsSync(type.executablePath())).map((type) => type.name());
}

/**
 * Returns launchers of the installed system browsers by name.
 * @returns {Promise<Record<string, (options: { isDark: boolean }) => Promise<object>>>}
 */
export async function systemEngines() {
  const [firefoxPath, driver, screen] = [
    onPath('firefox-esr', 'firefox'),
    onPath('WebKitWebDriver'),
    onPath('Xvfb'),
  ];
  const program = MINI_BROWSERS.find(existsSync);
  const chromiumPath = await findChromium();
  return {
    ...(firefoxPath && { firefox: (options) => launchFirefox({ path: firefoxPath, ...options }) }),
    ...(driver &&
      screen &&
      program && { webkit: (options) => launchWebKit({ path: driver, program, ...options }) }),
    chromium: (options) => launchChromium({ path: chromiumPath, ...options }),
  };
}

function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}
