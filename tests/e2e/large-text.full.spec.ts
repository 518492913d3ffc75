import { expect, test } from '@playwright/test';
import { PAGES } from '../support/pages';
import { address, LOCALES } from '../support/site';

const WIDTH = 390;
/** Twice the default font size, as set in browser preferences (WCAG 1.4.4). */
const LARGE_TEXT = { standard: 32, fixed: 26 };

test.use({ viewport: { width: WIDTH, height: 844 } });

for (const locale of LOCALES) {
  test(`no page scrolls sideways at twice the font size (${locale})`, async ({ page }) => {
    test.setTimeout(90_000);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: LARGE_TEXT });
    const routes = new Map(PAGES.map(({ route, path }) => [route, path]));
    const wide: string[] = [];
    for (const path of routes.values()) {
      await page.goto(address(path, locale));
      if (path === '/out-of-hours') await expect(page.getByRole('table')).toBeVisible();
      const [fontSize, width] = await page.evaluate(() => [
        getComputedStyle(document.documentElement).fontSize,
        document.documentElement.scrollWidth,
      ]);
      expect(fontSize).toBe('32px');
      if (Number(width) > WIDTH) wide.push(`${path}: ${width}`);
    }
    expect(wide).toEqual([]);
  });
}
