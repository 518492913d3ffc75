/**
 * Tests the site in browser engines other than Chromium:
 *
 *   npm run test:browsers                    the browser tests in Playwright's Firefox and WebKit, and in Chromium
 *   npm run test:browsers -- saved           files whose name contains "saved"
 *   npm run test:browsers -- --webdriver     one user journey in the system's Firefox, WebKitGTK and Chromium; the default
 *                                            if Playwright's browsers are not installed
 *   … --webdriver --engines webkit           in one engine
 *   … --webdriver --screenshots test-results/screenshots
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { missingPlaywrightBrowsers, systemEngines } from './browsers/installed.mjs';
import { runJourney } from './browsers/run.mjs';
import { startTestSite } from './processes/test-site.mjs';

const CONFIG = 'tests/playwright.browsers.config.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    webdriver: { type: 'boolean', default: false },
    engines: { type: 'string' },
    screenshots: { type: 'string' },
  },
});
const missing = missingPlaywrightBrowsers();
if (!values.webdriver && missing.length === 0) {
  const command = ['playwright', 'test', '--config', CONFIG, ...positionals];
  const [program, ...args] = command;
  const { exitCode } = await execa(program, args, { preferLocal: true, stdio: 'inherit', reject: false });
  process.exit(exitCode ?? 1);
}
if (!values.webdriver)
  console.log(
    `Playwright's ${missing.join(' and ')} are not installed (npx playwright install firefox webkit). Running the journey in the system's browsers instead.`,
  );
process.exit((await journeys()) ? 0 : 1);

async function journeys() {
  const engines = await systemEngines();
  const requested = values.engines?.split(',') ?? ['firefox', 'webkit', 'chromium'];
  const unavailable = requested.filter((name) => !engines[name]);
  if (unavailable.length > 0)
    console.log(
      `Not available: ${unavailable.join(', ')}. On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb.`,
    );
  const { env, stop } = await startTestSite();
  try {
    const site = {
      origin: env.SITE_URL,
      chatId: await findProviderWithChat(env),
      screenshots: values.screenshots && resolve(values.screenshots),
    };
    const failed = [];
    for (const name of requested.filter((engine) => engines[engine]))
      failed.push(...(await runJourney(engines[name], site)));
    console.log(failed.length > 0 ? `\nFailed:\n  ${failed.join('\n  ')}` : '\nAll steps passed.');
    return failed.length === 0 && unavailable.length === 0;
  } finally {
    await stop();
  }
}

/** Returns the id of a provider whose WhatsApp handle is a phone number. */
async function findProviderWithChat({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY }) {
  const query = 'select=id&whatsapp_handle=like.%2B971*&phone=not.is.null&order=id&limit=1';
  const url = `${SUPABASE_URL}/rest/v1/car_wash_locations?${query}`;
  const [{ id }] = await (await fetch(url, { headers: { apikey: SUPABASE_PUBLISHABLE_KEY } })).json();
  return id;
}
