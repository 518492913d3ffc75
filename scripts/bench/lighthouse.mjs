import { execa } from 'execa';
import { findChromium } from '../processes/chromium.mjs';
import { TEMPLATES } from './templates.mjs';

/** Downloaded on first use, since nothing else needs it. The last version for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 3;
/** Allowed failures per run: Chromium sometimes truncates the start of a trace. */
const FAILURES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** How many points and milliseconds a page may be behind the minimal app. */
const MOST_BEHIND = { points: 2, largestPaint: 300 };

/** Runs Lighthouse with phone settings on the site and the minimal app; the median of three runs. */
export async function measureLighthouse({ servers, progress }) {
  progress('Lighthouse: minimal Next page');
  const bare = await middleRun(`${servers.minimal.origin}/`);
  const rows = [{ name: 'minimal Next page', values: valuesOf(bare) }];
  for (const path of TEMPLATES) {
    progress(`Lighthouse: ${path}`);
    const run = await middleRun(servers.site.origin + path);
    const { performance, ...others } = run.scores;
    rows.push({
      name: path,
      values: valuesOf(run),
      isOver:
        performance < bare.scores.performance - MOST_BEHIND.points ||
        run.largestPaint > bare.largestPaint + MOST_BEHIND.largestPaint ||
        Object.values(others).some((score) => score < 100),
    });
  }
  return {
    title: 'Lighthouse 12 as for a phone, the middle one of three runs',
    columns: [...CATEGORIES, 'first paint', 'largest paint', 'blocking'],
    rows,
  };
}

function valuesOf({ scores, firstPaint, largestPaint, blocking }) {
  return [
    ...CATEGORIES.map((name) => scores[name]),
    ...[firstPaint, largestPaint, blocking].map((ms) => `${ms} ms`),
  ];
}

async function middleRun(url) {
  const runs = [];
  for (let failures = 0; runs.length < RUNS;) {
    try {
      runs.push(await runOnce(url));
    } catch (error) {
      failures += 1;
      if (failures === FAILURES)
        throw new Error(`${url}: ${error.shortMessage?.slice(0, 300) ?? error.message}`);
    }
  }
  return runs.sort((one, other) => one.largestPaint - other.largestPaint)[Math.floor(RUNS / 2)];
}

async function runOnce(url) {
  const { stdout } = await execa(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json'],
      `--only-categories=${CATEGORIES.join()}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
    ],
    { env: { CHROME_PATH: await findChromium() }, maxBuffer: 1e8 },
  );
  const { categories, audits } = JSON.parse(stdout);
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)]),
    ),
    firstPaint: Math.round(audits['first-contentful-paint'].numericValue),
    largestPaint: Math.round(audits['largest-contentful-paint'].numericValue),
    blocking: Math.round(audits['total-blocking-time'].numericValue),
  };
}
