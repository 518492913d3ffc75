import { execa } from 'execa';
import { findChromium } from '../processes/chromium.ts';
import { TEMPLATES } from './templates.mjs';

/** The last version for Node 20; downloaded on first use. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 3;
/** Failed attempts per page: Chromium sometimes truncates the start of a trace. */
const MAX_FAILURES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Runs Lighthouse with mobile settings on the site and the minimal app, three times each, and takes the medians. */
export async function measureLighthouse({ servers, progress }) {
  progress('Lighthouse: minimal Next page');
  const minimal = await medianRun(`${servers.minimal.origin}/`);
  const rows = [{ name: 'minimal Next page', values: valuesOf(minimal) }];
  for (const path of TEMPLATES) {
    progress(`Lighthouse: ${path}`);
    const run = await medianRun(servers.site.origin + path);
    const { performance: _, ...others } = run.scores;
    rows.push({
      name: path,
      values: valuesOf(run),
      isOver: Object.values(others).some((score) => score < 100),
    });
  }
  return {
    title: 'Lighthouse 12, mobile, median of three runs',
    columns: [...CATEGORIES, 'FCP', 'LCP', 'blocking time'],
    rows,
  };
}

function valuesOf({ scores, fcp, lcp, blocking }) {
  return [...CATEGORIES.map((name) => scores[name]), ...[fcp, lcp, blocking].map((ms) => `${ms} ms`)];
}

async function medianRun(url) {
  const runs = [];
  for (let failures = 0; runs.length < RUNS;) {
    try {
      runs.push(await runOnce(url));
    } catch (error) {
      failures += 1;
      if (failures === MAX_FAILURES)
        throw new Error(`${url}: ${error.shortMessage?.slice(0, 300) ?? error.message}`);
    }
  }
  return runs.sort((a, b) => a.lcp - b.lcp)[Math.floor(RUNS / 2)];
}

async function runOnce(url) {
  const { stdout } = await execa(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
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
    fcp: Math.round(audits['first-contentful-paint'].numericValue),
    lcp: Math.round(audits['largest-contentful-paint'].numericValue),
    blocking: Math.round(audits['total-blocking-time'].numericValue),
  };
}
