import { expect } from '@playwright/test';
import { test } from '../support/warm-page';

const PATHS = ['/', '/services', '/services?view=list', '/service/1', '/about', '/out-of-hours'];
const LONG = [
  '/ar',
  '/ar/services',
  '/emirates/ras-al-khaimah',
  '/wash-type/steam-cleaning/emirates',
  '/blog',
];
const WIDTHS = [320, 360, 390, 768, 1024, 1440, 1920];

for (const path of [...PATHS, ...LONG]) {
  const tier = PATHS.includes(path) ? '' : ' @full';
  test(`${path} breaks no word between two lines${tier}`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(brokenWords), `at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

/** Words that stand on two lines. A line may end after a hyphen, a slash or a dash. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const { parentElement } = node;
    if (!parentElement?.checkVisibility() || parentElement.closest('script, style, noscript, .sr-only, bdo'))
      continue;
    for (const word of (node.textContent ?? '').matchAll(/[^\s\-–—/]+/g)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word[0]);
    }
  }
  return broken;
}
