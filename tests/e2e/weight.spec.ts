import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { layoutShifts, recordLayoutShifts } from '../support/layout-shifts';

const LISTS = [
  '/services',
  '/services?sort=name',
  '/wash-type/mobile-car-wash',
  '/ar/wash-type/steam-cleaning',
];
const KB = 1024;
const QUIET = 2_500;

test.use({ viewport: { width: 390, height: 844 } });

test('lists stay within their HTML budget', async ({ request }) => {
  for (const path of LISTS) {
    const html = await (await request.get(path)).text();
    expect.soft(Buffer.byteLength(html) / KB, `KB of ${path}`).toBeLessThanOrEqual(110);
    expect.soft(gzipSync(html).length / KB, `KB of ${path}, compressed`).toBeLessThanOrEqual(24);
  }
});

/** One page of each template with scripts of its own. */
// prettier-ignore
const PAGES = [
  '/services', '/ar/wash-type/steam-cleaning', '/', '/prices', '/contact', '/car-wash-apps', '/blog', '/out-of-hours', '/service/1',
  '/emirates/dubai',
];

for (const path of PAGES) {
  const tier = path === '/ar/wash-type/steam-cleaning' ? '' : ' @full';
  test(`${path} stays within its budgets of scripts, styles and requests before interaction, without layout shift${tier}`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await recordLayoutShifts(page);
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(
      (quiet) => performance.now() - performance.getEntriesByType('navigation')[0]!.duration > quiet,
      QUIET,
    );
    const files = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        ({ name, encodedBodySize }) => ({ name, size: encodedBodySize }),
      ),
    );
    for (const [extension, budget] of [
      ['js', 165],
      ['css', 24],
    ] as const) {
      const sizes = files
        .filter(({ name }) => new URL(name).pathname.endsWith(`.${extension}`))
        .map(({ size }) => size);
      expect.soft(sizes.length, `${extension} files`).toBeGreaterThan(0);
      expect.soft(Math.min(...sizes), 'known sizes').toBeGreaterThan(0);
      expect
        .soft(sizes.reduce((sum, size) => sum + size, 0) / KB, `KB of ${extension}`)
        .toBeLessThanOrEqual(budget);
    }
    if (LISTS.includes(path)) {
      // Not every build of Chromium shows icons.
      const icons = await page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]'), ({ href }) => href),
      );
      const network = requests.filter((url) => !url.startsWith('data:') && !icons.includes(url));
      expect.soft(network.length, network.join('\n')).toBeLessThanOrEqual(20);
    }
    expect.soft(await layoutShifts(page), 'layout shifts').toEqual([]);
  });
}
