import { expect } from '@playwright/test';
import { violationsOn } from '../support/accessibility';
import { brightnessOf, brightShare } from '../support/brightness';
import { publishPost, removePosts } from '../support/posts';
import { test } from '../support/warm-page';

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' }));
test.afterAll(removePosts);

test('the 404 page for files is dark and readable', async ({ page }) => {
  await page.goto('/nowhere.png');
  expect(await brightShare(page), 'bright share of the page').toBeLessThan(0.01);
  expect(await violationsOn(page)).toEqual([]);
});

test("editors' text colours are readable in dark mode and kept in light mode", async ({ page }) => {
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

test('card images are dimmed', async ({ page }) => {
  await page.goto('/services');
  const image = page.locator('.card .avatar').first();
  const night = await brightnessOf(image);
  expect(night).toBeLessThan(110);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await brightnessOf(image)).toBeGreaterThan(night + 30);
});

test('the browser UI matches the page colour', async ({ page }) => {
  await page.goto('/about');
  const bar = page.locator('meta[name="theme-color"]').first();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const hex = (ground.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('');
  await expect(bar).toHaveAttribute('content', `#${hex}`);
});

test('print stays on white', async ({ page }) => {
  await page.goto('/services');
  const groundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const byNight = await groundOf('.card');
  await page.emulateMedia({ media: 'print' });
  expect(byNight).not.toBe('rgb(255, 255, 255)');
  expect(await groundOf('.card')).toBe('rgb(255, 255, 255)');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});
