import { expect, type Page, test } from '@playwright/test';
import { LAST_PRICE_KIND_KEY } from '@/lib/domain/last-price-kind';
import { englishIn } from '../support/html';
import { layoutShifts, recordLayoutShifts } from '../support/layout-shifts';
import { entry, heartIn, saveCard, saveOnDevice, VIEWED_KEY, writeStorage } from '../support/saved';
import { openWithScript } from '../support/scripts';
import { textsOf } from '../support/site';

const PHONE = { width: 390, height: 844 };
const CARDS = '**/api/provider-cards?*';

test.use({ viewport: PHONE });

/** Expects an Arabic page without English texts, as wide as the screen. */
async function expectSound(page: Page) {
  expect.soft(englishIn(await page.content())).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, 'width of the content').toBeLessThanOrEqual(PHONE.width);
}

const cards = (page: Page) => page.locator('.saved-cards .card');

test('saved providers persist across visits', async ({ page, context }) => {
  const t = textsOf('ar');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ar/services');
  const names = [await saveCard(page, 0), await saveCard(page, 1)];
  const bar = page.getByRole('banner').getByRole('navigation', { name: t('nav.quick') });
  await expect(bar.getByRole('link', { name: t('saved.title') }).locator('b')).toHaveText('2');
  await expect(bar.locator('.bottom-link')).toHaveCount(4);
  const toast = page.locator('.toast').getByRole('button', { name: t('saved.notices.compare') });
  await expect(toast).toBeVisible();
  expect.soft(englishIn(await page.content())).toEqual([]);
  await page.close();

  const later = await context.newPage();
  await later.emulateMedia({ reducedMotion: 'reduce' });
  const requests: string[] = [];
  later.on('request', (request) => request.url().includes('/api/') && requests.push(request.url()));
  await later.goto('/ar');
  const savedLink = later.getByRole('banner').getByRole('link', { name: t('saved.title') });
  await expect(savedLink.locator('b')).toHaveText('2');
  await savedLink.click();
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(t('saved.title'));
  await expect(cards(later).locator('h3')).toHaveText(names.reverse());
  await expect(cards(later).locator('.price')).toHaveCount(2);
  expect(requests).toHaveLength(1);
  await expectSound(later);
});

test('stored names stand in for cards that cannot load, and for providers that no longer exist @full', async ({
  page,
}) => {
  const t = textsOf('ar');
  const main = page.getByRole('main');
  await page.route(CARDS, (route) => route.fulfill({ status: 503, body: '{}' }));
  await saveOnDevice(page, [entry(999_999, 'Gone Wash'), entry(8, 'My Wash')]);
  await page.goto('/ar/saved');
  await expect(main).toContainText(t('savedPage.failed'));
  await expect(
    cards(page).filter({ hasText: 'My Wash' }).locator('[href="tel:+971515551234"]'),
  ).toBeVisible();
  await expectSound(page);
  await page.unroute(CARDS);
  await expect(cards(page).locator('.price')).toHaveCount(1);
  await expect(main).not.toContainText(t('savedPage.failed'));
  const gone = cards(page).filter({ hasText: 'Gone Wash' });
  await expect(gone).toContainText(t('savedPage.gone'));
  await expectSound(page);
  await gone.getByRole('button', { name: t('savedPage.removeName', { name: 'Gone Wash' }) }).click();
  await expect(gone).toHaveCount(0);
  await page.reload();
  await expect(cards(page).locator('.price')).toHaveCount(1);
});

test('saving, removing and clearing can be undone, also after the notification @full', async ({ page }) => {
  await page.clock.install();
  const undo = page.locator('.toast').getByRole('button', { name: 'Undo' });
  await page.goto('/service/8');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  const heart = page.getByRole('button', { name: `Save ${name}`, exact: true });
  await expect(heart).toHaveCount(1);
  await expect(heart).toBeInViewport({ ratio: 0.99 });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(undo).toBeVisible();
  // The first toast is inserted together with its live region, so it is announced elsewhere.
  await expect(page.locator('#announcement')).toHaveText('Saved on this device');
  await undo.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await saveOnDevice(page, [9, 8, 7]);
  await page.goto('/saved');
  // When its details arrive, a card becomes another one, and a key that was pressed on its heart is lost.
  await expect(cards(page).locator('.price')).toHaveCount(3);
  const names = await cards(page).locator('h3').allTextContents();
  await heartIn(cards(page).nth(1)).press('Enter');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { name: '2 saved' })).toBeFocused();
  await undo.press('Enter');
  await expect(cards(page).locator('h3')).toHaveText(names);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);

  await page.getByRole('button', { name: 'Clear all' }).press('Enter');
  await expect(page.getByRole('main')).toContainText('Nothing saved yet');
  await page.clock.runFor(60_000);
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(cards(page).locator('h3')).toHaveText(names);
  await expect(page.getByRole('heading', { name: '3 saved' })).toBeFocused();
});

test('the saved page shows 60 cards at a time, compares the ticked or else the last four, and a full list rejects others @full', async ({
  page,
}) => {
  await recordLayoutShifts(page);
  await saveOnDevice(page, [12, 11, 10, 9, 8, ...Array.from({ length: 195 }, (_, index) => 5_000 - index)]);
  await page.goto('/saved');
  await expect(cards(page)).toHaveCount(60);
  await expect(page.locator('.saved-cards')).toHaveAttribute('aria-busy', 'false');
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShifts(page)).toEqual([]);

  const last = page.getByRole('main').getByRole('link', { name: 'Compare last 4' });
  await expect(last).toHaveAttribute('href', '/compare?ids=9,10,11,12');
  const compare = page.locator('.saved-bar').getByRole('link');
  const ticks = page.getByRole('checkbox');
  await ticks.nth(4).check();
  await expect(page.locator('.saved-bar')).toContainText('Select one more to compare');
  await ticks.nth(0).check();
  await expect(compare).toHaveAttribute('href', '/compare?ids=8,12');
  await ticks.nth(1).check();
  await ticks.nth(2).check();
  await expect(ticks.nth(3)).toBeDisabled();

  // By keyboard, because cards that come into view change their height, and the button moves below the pointer.
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(cards(page)).toHaveCount(120);
  await page.goto('/service/7');
  await heartIn(page.getByRole('main')).click();
  await expect(page.locator('[data-sonner-toast]')).toContainText('up to 200');
});

test('the tray is at the end of providers on phones and nowhere on forms, and a closed one stays closed until the next save @full', async ({
  page,
}) => {
  const tray = page.locator('.saved-tray');
  await saveOnDevice(page, [8, 9]);
  await page.goto('/service/8');
  await expect(tray).toBeVisible();
  await expect(tray).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
  await expect(tray).toBeInViewport({ ratio: 1 });
  const [end, bar] = [(await tray.boundingBox())!, (await page.locator('.action-bar').boundingBox())!];
  expect(end.y + end.height - bar.y).toBeLessThanOrEqual(1);

  await page.setViewportSize({ width: 1440, height: 900 });
  const count = page
    .getByRole('banner')
    .getByRole('link', { name: /^Saved/ })
    .locator('b');
  await page.goto('/contact');
  await expect(count).toHaveText('2');
  await expect(tray).toBeHidden();
  await openWithScript(page, '/services');
  await expect(tray).toBeInViewport();
  const close = tray.getByRole('button');
  const last = page.locator('footer a').last();
  await last.focus();
  await page.keyboard.press('Tab');
  while (!(await close.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(tray).toBeHidden();
  await expect(last).toBeFocused();
  await expect(page.locator('#announcement')).toHaveText('Hidden until you save another');
  await page.reload();
  await expect(count).toHaveText('2');
  await expect(tray).toHaveCount(0);
  await saveCard(page, 5);
  await expect(tray).toBeInViewport();
});

test('a toast covers neither the call of a provider nor the comparison, and little of a phone @full', async ({
  page,
}) => {
  await saveOnDevice(page, [9, 73]);
  const toast = page.locator('[data-sonner-toast]');
  await openWithScript(page, '/ar/service/108');
  const heart = page.locator('main [aria-pressed]:has(> span)');
  await heart.press('Enter');
  await expect(toast).toBeVisible();
  // A trial waits until the element itself would receive the click.
  await page.locator('.action-bar a').first().click({ trial: true });
  await expect(heart).toBeFocused();
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 640 });
    await openWithScript(page, '/ar/services');
    await heartIn(page.locator('.card').first()).click();
    await expect(toast).toBeVisible();
    await page
      .locator('.bottom-bar')
      .getByRole('link', { name: textsOf('ar')('saved.title') })
      .click({ trial: true });
    await toast.getByRole('button').first().click({ trial: true });
    expect((await toast.boundingBox())!.width).toBeGreaterThan(0.75 * width);
    // With the bar at the bottom of phones.
    await expect.poll(() => coveredHeight(page)).toBeLessThanOrEqual(120);
    await expect(page.locator('.saved-tray')).toBeHidden();
  }
});

/** Returns how many pixels of the screen the toast and the bars at its bottom cover, from the highest of them to the bottom. */
function coveredHeight(page: Page): Promise<number> {
  return page.locator('[data-sonner-toast], .action-bar, .bottom-bar').evaluateAll((all) => {
    const tops = all
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ top, height }) => height > 0 && top < innerHeight);
    return innerHeight - Math.min(...tops.map(({ top }) => top));
  });
}

test('browsing stores only the viewed providers on the device, which are listed and can be cleared @full', async ({
  page,
  context,
}) => {
  const before = [10, 9, 8, 7, 6, 5, 4, 3].map((id) => entry(id));
  await writeStorage(page, VIEWED_KEY, JSON.stringify({ providers: before }));
  await page.goto('/service/11');
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), VIEWED_KEY))
    .toMatch(/"id":11,.*"id":10,.*"id":4,(?!.*"id":3,)/);
  const viewed = page.locator('[aria-labelledby="viewed-title"]');
  for (const path of ['/', '/services']) {
    await page.goto(path);
    await expect(async () => {
      await page.mouse.wheel(0, 50);
      await expect(viewed.locator('li')).toHaveCount(8, { timeout: 500 });
    }).toPass();
    await expect(viewed.locator('li a').first()).toHaveAttribute('href', '/service/11');
  }
  // By keyboard, because cards above are laid out when scrolled into view, which moves the button.
  await viewed.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(viewed).toHaveCount(0);
  for (const path of ['/services?q=steam', '/service/1', '/blog', '/ar/contact'])
    await openWithScript(page, path);
  expect(await context.cookies()).toEqual([]);
  const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  // And the kind whose price was asked for.
  await expect.poll(async () => (await kept()).sort()).toEqual([LAST_PRICE_KIND_KEY, VIEWED_KEY].sort());
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the saved page says that it needs JavaScript, and unusable controls are hidden @full', async ({
    page,
  }) => {
    await page.goto('/saved');
    await expect(page.getByRole('main')).toContainText(textsOf('en')('savedPage.needsScript'));
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse all services' })).toBeVisible();
    await page.goto('/service/8');
    await expect(heartIn(page.getByRole('main'))).toBeHidden();
    await page.goto('/services');
    await expect(page.getByRole('button', { name: 'Near me' })).toBeHidden();
  });
});

test('the cards endpoint returns existing providers, each once and at most 60', async ({ request }) => {
  const idsFor = async (ids: string) => {
    const response = await request.get(`/api/provider-cards?ids=${ids}`);
    expect(response.headers()['cache-control']).toContain('s-maxage=60');
    // Prices as typed, in the language of whoever typed them, are for other cards.
    expect(await response.text()).not.toContain('priceRange');
    return ((await response.json()) as { providers: { id: number }[] }).providers.map(({ id }) => id);
  };
  expect(await idsFor('9,8,8,-1,x,999999,%27')).toEqual([8, 9]);
  const many = Array.from({ length: 2_000 }, (_, index) => index + 1).join();
  expect((await idsFor(many)).length).toBeLessThanOrEqual(60);
  for (const none of ['', 'x'.repeat(10_000)]) expect(await idsFor(none)).toEqual([]);
});
