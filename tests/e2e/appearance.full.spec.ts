import { expect, type Locator, test as coldTest } from '@playwright/test';
import { violationsOn } from '../support/accessibility';
import { brightShare } from '../support/brightness';
import { PAGES } from '../support/pages';
import { publishPost, removePosts } from '../support/posts';
import { address, LOCALES } from '../support/site';
import { test } from '../support/warm-page';

test.afterAll(removePosts);

const groundOf = (element: Locator) =>
  element.first().evaluate((box) => getComputedStyle(box).backgroundColor);

test.describe('in dark mode', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' }));

  test('the 404 page for files is dark and readable', async ({ page }) => {
    await page.goto('/nowhere.png');
    expect(await brightShare(page), 'bright share of the page').toBeLessThan(0.01);
    expect(await violationsOn(page)).toEqual([]);
  });

  test("editors' text colours are readable, and kept in light mode", async ({ page }) => {
    await page.goto(
      await publishPost(
        '<p style="color: #000">Black</p><p>A <span style="background-color: #ff0">mark</span></p>' +
          '<p style="color: white; background-color: navy">White</p>',
      ),
    );
    expect(await violationsOn(page, '.article')).toEqual([]);
    const black = page.getByText('Black', { exact: true });
    await expect(black).not.toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(black).toHaveCSS('color', 'rgb(0, 0, 0)');
  });

  test('the browser UI matches the page colour, and print stays on white', async ({ page }) => {
    await page.goto('/services');
    const ground = await groundOf(page.locator('body'));
    const hex = (ground.match(/\d+/g) ?? [])
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('');
    await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', `#${hex}`);
    expect(await groundOf(page.locator('.card'))).not.toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => groundOf(page.locator('.card'))).toBe('rgb(255, 255, 255)');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  });
});

test.describe('in forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('pages are readable', async ({ page }) => {
    for (const path of ['/', '/services', '/service/1', '/compare?ids=1,2', '/contact']) {
      await page.goto(path);
      expect.soft(await violationsOn(page), path).toEqual([]);
    }
  });
});

for (const locale of LOCALES) {
  coldTest(`no page scrolls sideways at twice the font size (${locale})`, async ({ page }) => {
    coldTest.setTimeout(240_000);
    const session = await page.context().newCDPSession(page);
    // As set in browser preferences (WCAG 1.4.4).
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    const wide: string[] = [];
    for (const path of new Map(PAGES.map((one) => [one.route, one.path])).values()) {
      await page.goto(address(path, locale));
      if (path === '/out-of-hours') await expect(page.getByRole('table')).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const content = await page.evaluate(() => document.documentElement.scrollWidth);
        if (content > width) wide.push(`${path} at ${width}: ${content}`);
      }
    }
    expect(wide).toEqual([]);
  });
}
