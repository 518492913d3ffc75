import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { violationsOn } from '../support/accessibility';
import { openWithScript } from '../support/scripts';
import { textsOf } from '../support/site';
import { test } from '../support/warm-page';

for (const path of ['/', '/services', '/service/1', '/compare?ids=1,2', '/contact']) {
  test(`${path} stays readable in forced colours at 200 % zoom`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    expect(await violationsOn(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    // A 1280 px window at 200 % zoom.
    await page.setViewportSize({ width: 640, height: 400 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
  });
}

test('checkmarks, stars, icons and selections are visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/services?view=list');
  for (const picture of ['h3 i', '.rating', 'li.hours', '.actions [href^="tel:"]'])
    expect(await contrastOf(page.locator(`.card ${picture}`).first()), picture).toBeGreaterThan(20);
  const views = page.getByRole('link', { name: /^(Grid|List)/ });
  const [chosen, other] = [
    views.and(page.locator('[aria-current]')),
    views.and(page.locator(':not([aria-current])')),
  ];
  expect(await groundOf(chosen)).not.toBe(await groundOf(other));
});

test('in forced colours the active suggestion stands out and all are readable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openWithScript(page, '/services');
  const field = page.getByPlaceholder(textsOf('en')('filter.searchPlaceholder'));
  await field.click();
  await expect(field).toHaveAttribute('role', 'combobox');
  await field.pressSequentially('dub');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const [chosen, other] = ['true', 'false'].map((is) =>
    page.locator(`[role="option"][aria-selected="${is}"]`).first(),
  );
  await expect(chosen!).toBeVisible();
  expect(await groundOf(chosen!)).not.toBe(await groundOf(other!));
  expect(await violationsOn(page, '[role="listbox"]')).toEqual([]);
});

function groundOf(element: Locator): Promise<string> {
  return element.evaluate((box) => getComputedStyle(box).backgroundColor);
}

/** Contrast within the left 16 pixels of an element, where its icon is; 0 means a single colour. */
async function contrastOf(element: Locator): Promise<number> {
  const png = sharp(await element.screenshot());
  const { width, height } = await png.metadata();
  const { channels } = await png.extract({ left: 0, top: 0, width: Math.min(16, width), height }).stats();
  return Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev));
}
