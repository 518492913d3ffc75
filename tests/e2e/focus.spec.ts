import { expect, type Locator, type Page, test } from '@playwright/test';
import { entry, heartIn, saveCard, saveOnDevice } from '../support/saved';
import { openWithScript } from '../support/scripts';

const PHONE = { width: 390, height: 844 };
const IN_AL_QUOZ = { latitude: 25.13912, longitude: 55.23212 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const announcement = (page: Page) => page.locator('#announcement');
const isFocusLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

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

/** Returns the contrast of an element's focus ring with a colour behind it. */
function ringContrast(element: Locator, ground: string): Promise<number> {
  return element.evaluate((focused, behind) => {
    const luminance = (colour: string) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const { outlineColor, outlineStyle } = getComputedStyle(focused);
    const place = focused.closest(behind);
    if (outlineStyle === 'none' || !place) return 0;
    const [dark = 0, bright = 0] = [outlineColor, getComputedStyle(place).backgroundColor]
      .map(luminance)
      .sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  }, ground);
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the focus ring of a card is inside it, where it is not clipped', async ({ page }) => {
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

  test('the action bar of a provider does not cover the focus @full', async ({ page }) => {
    await openWithScript(page, '/service/108');
    expect(await coveredStops(page, '.action-bar')).toEqual([]);
  });

  test('the action bar and the tray do not cover the focus @full', async ({ page }) => {
    await saveOnDevice(page, [entry(8), entry(73)]);
    await openWithScript(page, '/service/108');
    await expect(page.locator('.saved-tray')).toBeVisible();
    expect(await coveredStops(page, '.action-bar, .saved-tray')).toEqual([]);
  });
});

test('the tray does not cover the focus @full', async ({ page }) => {
  await saveOnDevice(page, [entry(8), entry(73)]);
  await openWithScript(page, '/wash-type/steam-cleaning');
  await expect(page.locator('.saved-tray')).toBeVisible();
  expect(await coveredStops(page, '.saved-tray')).toEqual([]);
});

test('a notification stays while its button has the focus, which is visible', async ({ page }) => {
  await page.clock.install();
  await openWithScript(page, '/services');
  await saveCard(page, 0);
  const undo = page.locator('.toast').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('Alt+KeyT');
  await page.keyboard.press('Tab');
  while (!(await undo.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await ringContrast(undo, '.toast')).toBeGreaterThanOrEqual(3);
  }
  await page.clock.runFor(60_000);
  await expect(undo).toBeFocused();
  await undo.evaluate((button: HTMLElement) => button.blur());
  await page.mouse.move(5, 5);
  await page.clock.runFor(15_000);
  await expect(undo).toBeHidden();
});

test('what was removed from the shortlist can be put back after its notification', async ({ page }) => {
  await page.clock.install();
  await saveOnDevice(page, [entry(8), entry(73)]);
  await page.goto('/saved');
  const hearts = page.locator('.saved-cards .heart');
  const undo = page.getByRole('main').getByRole('button', { name: 'Undo' });
  // When its details arrive, a card becomes another one, and a key that was pressed on its heart is lost.
  await expect(page.locator('.saved-cards')).toHaveAttribute('aria-busy', 'false');
  await heartIn(page.locator('.saved-cards .card').first()).press('Enter');
  await expect(hearts).toHaveCount(1);
  await undo.press('Enter');
  await expect(hearts).toHaveCount(2);
  expect(await isFocusLost(page)).toBe(false);
  await page.getByRole('button', { name: 'Clear all' }).press('Enter');
  await page.clock.runFor(60_000);
  await expect(page.locator('.toast')).toHaveCount(0);
  await undo.press('Enter');
  await expect(hearts).toHaveCount(2);
  await expect(page.getByRole('heading', { name: '2 saved' })).toBeFocused();
});

test('the focus ring is visible on the panel of the home page @full', async ({ page }) => {
  await page.goto('/');
  const controls = page.locator('.hero-search :is(select, button):visible');
  await controls.first().focus();
  for (const control of await controls.all()) {
    await control.focus();
    expect.soft(await ringContrast(control, '.hero-search')).toBeGreaterThanOrEqual(3);
  }
});

test('near me moves the focus to the list and announces it @full', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(IN_AL_QUOZ);
  await openWithScript(page, '/services');
  await page.getByRole('button', { name: 'Near me' }).press('Enter');
  await expect(page).toHaveURL(/near=/);
  await expect(announcement(page)).toContainText(/\d/);
  expect(await isFocusLost(page)).toBe(false);
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

test('adding and removing a provider keeps the focus in the comparison and announces it @full', async ({
  page,
}) => {
  await openWithScript(page, '/compare?ids=8,73');
  await page.locator('.comparison thead a[aria-label]').last().press('Enter');
  await expect(page).toHaveURL(/ids=8$/);
  await expect(announcement(page)).toContainText(/^Compare: /);
  expect(await isFocusLost(page)).toBe(false);
  await page.locator('[aria-labelledby="add"] li a').first().press('Enter');
  await expect(page.locator('.comparison thead a:not([aria-label])')).toHaveCount(2);
  await expect(announcement(page)).toContainText(/^Compare: .* and /);
  expect(await isFocusLost(page)).toBe(false);
});

test('distances in a comparison take the focus and are announced @full', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(IN_AL_QUOZ);
  await openWithScript(page, '/compare?ids=8,73');
  await page.getByRole('button', { name: 'Show distances' }).press('Enter');
  await expect(announcement(page)).toContainText(/ km/);
  await expect(page.locator('[data-fact="distance"] td').first()).toBeFocused();
});

test('closing the tray returns the focus to where it was @full', async ({ page }) => {
  await saveOnDevice(page, [entry(8)]);
  await openWithScript(page, '/services');
  const close = page.getByRole('button', { name: 'Hide for now' });
  const last = page.locator('footer a').last();
  await last.focus();
  await page.keyboard.press('Tab');
  while (!(await close.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(close).toBeHidden();
  await expect(last).toBeFocused();
  await expect(announcement(page)).toHaveText('Hidden for now. It comes back when you save another.');
});
