import { chromium } from '@playwright/test';
import { findChromium } from '../processes/chromium.ts';
import { TEMPLATES } from './templates.mjs';

const KINDS = { document: 'HTML', stylesheet: 'CSS', script: 'script', font: 'fonts', image: 'images' };
/** Milliseconds after the load event during which requests are counted. */
const SETTLE_TIME = 2_500;
const KB = 1024;
/** In KB; those of HTML and requests are in `tests/e2e/weight.spec.ts`. */
const BUDGETS = { CSS: 24, script: 165 };

/** Measures the transfer size in KB of each page on a phone before any interaction, and of the minimal app. */
export async function measureWeight({ servers, progress }) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  const kinds = [...Object.values(KINDS), 'other'];
  try {
    const valuesOf = ({ requests, bytes }) => [
      requests,
      ...kinds.map((kind) => ((bytes[kind] ?? 0) / KB).toFixed(1)),
    ];
    progress('measuring the minimal Next page');
    const baseline = await measurePage(browser, `${servers.minimal.origin}/`);
    const rows = [{ name: 'minimal Next page', values: valuesOf(baseline) }];
    for (const path of TEMPLATES) {
      progress(`measuring ${path}`);
      const page = await measurePage(browser, servers.site.origin + path);
      rows.push({
        name: path,
        values: valuesOf(page),
        isOver: Object.entries(BUDGETS).some(([kind, budget]) => page.bytes[kind] > budget * KB),
      });
    }
    return {
      title: 'Transfer size in KB until 2.5 s after the load event',
      columns: ['requests', ...kinds],
      rows,
    };
  } finally {
    await browser.close();
  }
}

async function measurePage(browser, url) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const finished = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_TIME);
  const bytes = {};
  for (const request of finished) {
    const kind = KINDS[request.resourceType()] ?? 'other';
    bytes[kind] = (bytes[kind] ?? 0) + Math.max(0, (await request.sizes()).responseBodySize);
  }
  await page.close();
  return { requests: finished.length, bytes };
}
