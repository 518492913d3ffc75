import { expect, type Page } from '@playwright/test';
import { elementsIn, partsOf, readList } from '../support/html';
import { readPage, textsOf } from '../support/site';
import { test } from '../support/warm-page';

/** The centre of an area with providers. */
const IN_AL_QUOZ = { latitude: 25.13912, longitude: 55.23212 };
const LONDON = { latitude: 51.5074, longitude: -0.1278 };

test.use({ viewport: { width: 390, height: 844 } });

async function standAt(page: Page, position: typeof LONDON): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(position);
}

const t = textsOf('ar');

test('directions to the nearest that is open take three presses, and the position is sent rounded', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  const ofAreas = () => sent.filter((url) => url.includes('centres.json'));
  // Routed pages have no HTTP cache, which would fetch what an earlier test left in it once more, in the background.
  await page.route('**/centres.json', (route) => route.continue());
  await standAt(page, IN_AL_QUOZ);
  await page.goto('/ar/services');
  expect(ofAreas()).toEqual([]);
  await page.getByRole('button', { name: t('nearMe.button') }).press('Enter');
  await expect(page).toHaveURL(/serviceType=drive&near=25\.139,55\.232&sort=near$/);
  await expect(page.locator('#announcement')).toContainText(/\d/);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await expect(page.getByRole('article').first().locator('.locality')).toContainText(/\d (km|كم)/);
  await page.getByRole('link', { name: new RegExp(`^${t('filter.openNow')}`) }).click();
  await expect(page).toHaveURL(/open=now/);
  const nearest = page.getByRole('article').first();
  const directions = nearest.locator('[data-way="directions"]');
  await expect(directions).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\//);

  // Its page says how far it is as well, from memory and from the history of the tab, but not in another tab.
  const distance = await nearest.locator('.distance').innerText();
  await nearest
    .getByRole('link')
    .filter({ hasText: t('provider.viewDetails') })
    .click();
  await page.waitForURL(/\/service\/\d+$/);
  const factsOn = (opened: Page) => opened.locator('main .facts').first();
  await expect(factsOn(page)).toContainText(distance);
  await page.reload();
  await expect(factsOn(page)).toContainText(distance);
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.locator('main [data-state]').first()).toBeVisible();
  await expect(factsOn(elsewhere)).not.toContainText(distance);
  await elsewhere.close();
  expect(ofAreas()).toHaveLength(1);
  expect(sent.filter((text) => /25\.1391|55\.2321/.test(text))).toEqual([]);
});

test('the cheapest first asks where the car is @full', async ({ page }) => {
  await standAt(page, IN_AL_QUOZ);
  await page.goto('/ar');
  await page.getByRole('link', { name: t('home.cheapest'), exact: true }).click();
  const where = page.getByRole('region', { name: t('nearMe.where') });
  await expect(where.getByRole('link', { name: t('emirates.sharjah.name') })).toHaveAttribute(
    'href',
    '/ar/services?emirate=sharjah&sort=price',
  );
  await where.getByRole('button', { name: t('nearMe.button') }).click();
  await expect(page).toHaveURL(/\?serviceType=drive&radius=10&near=25\.139,55\.232&sort=price$/);
  await expect(where).toHaveCount(0);
});

test('an order that was typed stays near the visitor, and another one can be chosen', async ({ page }) => {
  await standAt(page, IN_AL_QUOZ);
  const sort = page.getByRole('combobox', { name: t('filter.sort') });
  await page.goto('/ar/services?q=أرخص غسيل قريب مني');
  await expect(sort.locator('option:checked')).toHaveText(t('sort.price'));
  await page
    .getByRole('region', { name: t('nearMe.where') })
    .getByRole('button')
    .click();
  await expect(page).toHaveURL(/radius=10&q=[^&]*&near=25\.139,55\.232$/);
  await expect(sort.locator('option:checked')).toHaveText(t('sort.price'));
  await sort.selectOption({ label: t('sort.near') });
  await expect(page).toHaveURL(/sort=near$/);
  await sort.selectOption({ label: t('sort.rating') });
  await expect(page).toHaveURL(/sort=rating$/);
  await page.reload();
  await expect(sort.locator('option:checked')).toHaveText(t('sort.rating'));
  await sort.selectOption({ label: t('sort.price') });
  await expect(page).not.toHaveURL(/sort=/);
});

test('other pages lead to the list near the visitor as well @full', async ({ page }) => {
  await standAt(page, IN_AL_QUOZ);
  for (const path of ['/ar', '/emirates/sharjah']) {
    await page.goto(path);
    await page.locator('.near-me').getByRole('button').first().click();
    await expect(page).toHaveURL(/\/services\?serviceType=drive&near=25\.139,55\.232&sort=near$/);
  }
});

/** What may go wrong once the page is open, by the key of what is then said. */
const FAILURES: Record<string, (page: Page) => Promise<unknown>> = {
  refused: (page) => page.context().clearPermissions(),
  outside: (page) => standAt(page, LONDON),
  unknown: (page) =>
    page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (_found, failed) =>
        failed?.({ code: 3, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    }),
  failed: async (page) => {
    await standAt(page, IN_AL_QUOZ);
    await page.route('**/centres.json', (route) => route.fulfill({ status: 503, body: '[]' }));
  },
};

test('a visitor without a position is told why, and offered the emirates @full', async ({ page }) => {
  const button = page.getByRole('button', { name: t('nearMe.button') });
  const status = page.locator('.near-me [role="status"]');
  for (const [key, fail] of Object.entries(FAILURES)) {
    await page.goto('/ar/services');
    await fail(page);
    await button.click();
    await expect(status).toContainText(t(`nearMe.${key}`));
    await expect(button).toBeEnabled();
  }
  await status.getByRole('link', { name: t('nearMe.choose') }).click();
  await expect(page.locator('#map-preview')).toBeInViewport();
});

test('near me gives up if the browser does not respond @full', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  await page.clock.install();
  await page.goto('/services');
  await page.evaluate(() => (navigator.geolocation.getCurrentPosition = () => undefined));
  const status = page.locator('.near-me [role="status"]');
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(status).toContainText('Finding your location');
  await expect(async () => {
    await page.clock.fastForward(30_000);
    await expect(status).not.toContainText('Finding your location', { timeout: 500 });
  }).toPass();
  await expect(status.getByRole('link')).toBeVisible();
  await page.close();
});

test('a list near a visitor is narrowed by way and by distance, as counted @full', async () => {
  const html = await readPage('/ar/services?serviceType=drive&near=25.139,55.232&sort=near');
  const chips = elementsIn(partsOf(html, 'aria-label', t('nearMe.choices'))[0]!, 'a').flatMap(
    ({ text, href }) => {
      const [, name, count] = /^(.+?)\s+([\d,]+)$/.exec(text) ?? [];
      return name ? [{ name, count: Number(count!.replace(',', '')), href: href! }] : [];
    },
  );
  expect(chips.every(({ count }) => count > 0)).toBe(true);
  expect(chips.map(({ name }) => name)).toEqual(
    expect.arrayContaining([t('filter.openNow'), t('nearMe.mobile')]),
  );
  const [within5, within10, within25] = chips.slice(3);
  expect([within5!.count < within10!.count, within10!.count < within25!.count]).toEqual([true, true]);
  for (const { name, count, href } of [within5!, chips.find(({ name }) => name === t('nearMe.mobile'))!])
    expect([name, (await readList(href)).ids.length]).toEqual([name, count]);
  const everywhere = elementsIn(html, 'a').find(({ text }) => text === t('nearMe.everywhere'));
  expect(everywhere?.href).toBe('/ar/services');
});
