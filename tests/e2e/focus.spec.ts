import { expect, type Page, test } from '@playwright/test';
import { saveCard, saveOnDevice } from '../support/saved';
import { openWithScript } from '../support/scripts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const announcement = (page: Page) => page.locator('#announcement');

/** Presses Tab until the end of the page and returns the focused elements that a bar at the bottom covers. */
async function coveredStops(page: Page, bars: string): Promise<string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < 150; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate((selector) => {
      const element = document.activeElement;
      if (!element || element === document.body || element.closest('footer')) return undefined;
      const box = element.getBoundingClientRect();
      const isCovered = [...document.querySelectorAll(selector)].some((bar) => {
        const { top, bottom, height } = bar.getBoundingClientRect();
        return height > 0 && !bar.contains(element) && box.bottom > top + 1 && box.top < bottom;
      });
      return { isCovered, name: element.ariaLabel ?? element.textContent };
    }, bars);
    if (!focused) break;
    if (focused.isCovered) covered.push(focused.name);
  }
  return covered;
}

test('the focus ring of a card is inside it, where it is not clipped @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  const link = page.locator('.card .more').first();
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const ring = await link.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element, '::before');
    return { outlineStyle, reach: parseFloat(outlineWidth) + parseFloat(outlineOffset) };
  });
  expect(ring).toEqual({ outlineStyle: 'solid', reach: 0 });
});

/** Nothing is saved where the tray is not among the bars. */
// prettier-ignore
const BARS: [path: string, width: number, bars: string][] = [
  ['/service/108', 390, '.action-bar'], ['/service/108', 390, '.action-bar, .saved-tray'], ['/wash-type/steam-cleaning', 1440, '.saved-tray'],
];

for (const [path, width, bars] of BARS)
  test(`${bars} of ${path} does not cover the focus @full`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    if (bars.includes('tray')) await saveOnDevice(page, [8, 73]);
    await openWithScript(page, path);
    for (const bar of bars.split(', ')) await expect(page.locator(bar)).toBeVisible();
    expect(await coveredStops(page, bars)).toEqual([]);
  });

test('a notification stays while its button has the focus @full', async ({ page }) => {
  await page.clock.install();
  await openWithScript(page, '/services');
  await saveCard(page, 0);
  const undo = page.locator('.toast').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('Alt+KeyT');
  await page.keyboard.press('Tab');
  while (!(await undo.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.clock.runFor(60_000);
  await expect(undo).toBeFocused();
  await undo.evaluate((button: HTMLElement) => button.blur());
  await page.mouse.move(5, 5);
  await page.clock.runFor(15_000);
  await expect(undo).toBeHidden();
});

test('the number of the page is announced @full', async ({ page }) => {
  await openWithScript(page, '/services');
  const linkTo = (name: string) =>
    page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }).first();
  await linkTo('Page 2').press('Enter');
  await expect(announcement(page)).toHaveText('Page 2');
  await linkTo('Page 1').press('Enter');
  await expect(announcement(page)).toHaveText('');
});
