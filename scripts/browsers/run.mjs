import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { driverOf } from './driver.mjs';
import { JOURNEY } from './journey.mjs';
import { lookAt, pagesOf } from './pages.mjs';

const SIZES = { phone: [390, 844], desktop: [1440, 900] };
const LOCALES = ['en', 'ar'];

/**
 * Runs the journey and checks all pages in one engine, in both sizes and languages, printing a line per step.
 * @returns {Promise<string[]>} the steps that failed
 */
export async function runIn(launch, site) {
  const failed = [];
  const engine = await launch({ isDark: false });
  const { name, version } = engine;
  console.log(`\n${name} ${version}`);
  try {
    for (const [size, room] of Object.entries(SIZES)) {
      for (const locale of LOCALES) {
        const visit = visitOf(locale, size, site, name);
        const driver = driverOf(engine, site.origin);
        await engine.resize(room);
        await driver.goto('/icon.svg');
        await driver.evaluate(() => localStorage.clear());
        const steps = { ...JOURNEY, 'pages as they stand': (...given) => standing(site, ...given) };
        for (const [title, step] of Object.entries(steps))
          await take(`${size} ${locale}  ${title}`, engine, () => step(driver, visit), failed);
      }
    }
    if (engine.errorsOf) await take('console of all pages', engine, () => expectQuiet(engine, site), failed);
  } finally {
    await engine.close();
  }
  const dark = await launch({ isDark: true });
  try {
    await take('dark', dark, () => expectDark(driverOf(dark, site.origin)), failed);
  } finally {
    await dark.close();
  }
  return failed.map((step) => `${name}: ${step}`);
}

/** Creates the context that steps receive. */
function visitOf(locale, size, { chatId, pictures }, engine) {
  const messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
  const folder = pictures && join(pictures, engine.toLowerCase());
  if (folder) mkdirSync(folder, { recursive: true });
  return {
    locale,
    chatId,
    isPhone: size === 'phone',
    pictures: folder,
    mark: `${size}-${locale}`,
    at: atOf(locale),
    t: (key) => key.split('.').reduce((node, part) => node[part], messages),
  };
}

/** Returns a path in a language. */
function atOf(locale) {
  return (path) => (locale === 'ar' ? `/ar${path.replace(/^\/(?=$|[?#])/, '')}` : path);
}

async function take(title, engine, step, failed) {
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

async function standing({ origin }, driver, visit) {
  const flaws = await lookAt(driver, await pagesOf(origin, visit.at), visit);
  if (flaws.length > 0) throw new Error(flaws.join('\n'));
}

async function expectQuiet(engine, { origin }) {
  const pages = await Promise.all(LOCALES.map((locale) => pagesOf(origin, atOf(locale))));
  const errors = await engine.errorsOf(pages.flatMap(Object.values).map((path) => origin + path));
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

async function expectDark(driver) {
  await driver.goto('/');
  await driver.until('a dark ground and light letters', async () => {
    const [ground, letters] = await driver.evaluate(() => {
      const { canvas } = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const brush = canvas.getContext('2d');
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [backgroundColor, color].map((one) => {
        brush.fillStyle = one;
        brush.fillRect(0, 0, 1, 1);
        const [red, green, blue] = brush.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 3;
      });
    });
    return (ground < 60 && letters > 180) || { ground, letters };
  });
}
