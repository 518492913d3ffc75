import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDriver } from './driver.mjs';
import { JOURNEY } from './journey.mjs';
import { checkPages, pagesOf } from './pages.mjs';

const SIZES = { phone: [390, 844], desktop: [1440, 900] };
const LOCALES = ['en', 'ar'];

/**
 * Runs the journey and checks all pages in one engine, in both sizes and languages, printing a line per step.
 * @returns {Promise<string[]>} the steps that failed
 */
export async function runJourney(launch, site) {
  const failed = [];
  const engine = await launch({ isDark: false });
  const { name, version } = engine;
  console.log(`\n${name} ${version}`);
  try {
    for (const [size, dimensions] of Object.entries(SIZES)) {
      for (const locale of LOCALES) {
        const context = createContext(locale, size, site, name);
        const driver = createDriver(engine, site.origin);
        await engine.resize(dimensions);
        await driver.goto('/icon.svg');
        await driver.evaluate(() => localStorage.clear());
        const steps = { ...JOURNEY, 'layout of all pages': (...args) => checkLayout(site, ...args) };
        for (const [title, step] of Object.entries(steps))
          await runStep(`${size} ${locale}  ${title}`, engine, () => step(driver, context), failed);
      }
    }
    if (engine.errorsOf)
      await runStep('console of all pages', engine, () => expectNoErrors(engine, site), failed);
  } finally {
    await engine.close();
  }
  const dark = await launch({ isDark: true });
  try {
    await runStep('dark', dark, () => expectDark(createDriver(dark, site.origin)), failed);
  } finally {
    await dark.close();
  }
  return failed.map((step) => `${name}: ${step}`);
}

/** Creates the context that steps receive. */
function createContext(locale, size, { chatId, screenshots }, engine) {
  const messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
  const folder = screenshots && join(screenshots, engine.toLowerCase());
  if (folder) mkdirSync(folder, { recursive: true });
  return {
    locale,
    chatId,
    isPhone: size === 'phone',
    screenshots: folder,
    suffix: `${size}-${locale}`,
    at: localizedPath(locale),
    t: (key) => key.split('.').reduce((node, part) => node[part], messages),
  };
}

/** Returns a function that localizes paths. */
function localizedPath(locale) {
  return (path) => (locale === 'ar' ? `/ar${path.replace(/^\/(?=$|[?#])/, '')}` : path);
}

async function runStep(title, engine, step, failed) {
  try {
    await step();
    const problems = await engine.takeProblems();
    if (problems.length > 0) throw new Error(problems.join('\n'));
    console.log(`  ✓ ${title}`);
  } catch ({ message }) {
    failed.push(title);
    console.log(`  ✘ ${title}\n    ${message.replaceAll('\n', '\n    ')}`);
  }
}

async function checkLayout({ origin }, driver, context) {
  const problems = await checkPages(driver, await pagesOf(origin, context.at), context);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

async function expectNoErrors(engine, { origin }) {
  const pages = await Promise.all(LOCALES.map((locale) => pagesOf(origin, localizedPath(locale))));
  const errors = await engine.errorsOf(pages.flatMap(Object.values).map((path) => origin + path));
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

async function expectDark(driver) {
  await driver.goto('/');
  await driver.until('a dark background and light text', async () => {
    const [background, text] = await driver.evaluate(() => {
      const { canvas } = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const context2d = canvas.getContext('2d');
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [backgroundColor, color].map((colour) => {
        context2d.fillStyle = colour;
        context2d.fillRect(0, 0, 1, 1);
        const [red, green, blue] = context2d.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 3;
      });
    });
    return (background < 60 && text > 180) || { background, text };
  });
}
