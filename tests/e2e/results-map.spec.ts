import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from '../support/accessibility';
import { address, TESTED_LOCALES, textsOf } from '../support/site';

/** Chromium draws WebGL without a graphics card. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--disable-background-networking', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});

const marks = (page: Page) => page.locator('.map-pins').getByRole('button');
const groups = (page: Page) => page.locator('.map-cluster');
const count = (page: Page) => page.locator('#map-count');
const numberIn = async (page: Page) => Number(/\d+/.exec((await count(page).textContent()) ?? '')?.[0]);

for (const locale of TESTED_LOCALES) {
  const t = textsOf(locale);

  test(`the list follows the map, and a part of it can be searched (${locale})`, async ({ page }) => {
    await page.goto(address('/services?emirate=dubai', locale));
    const views = page.getByRole('navigation', { name: t('view.label') });
    await views.getByRole('link', { name: t('view.map') }).click();
    await expect(page).toHaveURL(/view=map/);
    await expect(marks(page).first()).toBeVisible();
    const all = await numberIn(page);
    expect(all).toBeGreaterThan(24);
    await expect(page.getByRole('article')).toHaveCount(24);

    await groups(page).first().press('Enter');
    await expect.poll(() => numberIn(page)).toBeLessThan(all);
    const here = page.getByRole('link', { name: t('resultsMap.searchHere') });
    const seen = await numberIn(page);
    await here.click();
    await expect(page).toHaveURL(/emirate=dubai&in=[\d.,]+&view=map/);
    await expect(count(page)).toContainText(String(seen));
    // Buttons of cards that have just come change their colour for a moment.
    await expect.poll(() => violationsOn(page)).toEqual([]);

    const chip = page.getByRole('link', { name: t('filter.remove', { name: t('filter.bounds') }) });
    await chip.click();
    await expect(page).not.toHaveURL(/in=/);
    await expect.poll(() => numberIn(page)).toBeGreaterThan(0);
    await page.goBack();
    await expect(chip).toBeVisible();
  });
}

test('a press shows the provider in a sheet, and Escape returns to its pin', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/api/provider-pins*', (route) =>
    route.fulfill({ json: [[1, 'One', 25.1, 55.2, 35, true, false]] }),
  );
  await page.goto('/services?view=map');
  const pin = marks(page).first();
  await expect(pin).toHaveAccessibleName(/^One, From AED 35, Open$/);
  await pin.press('Enter');
  const sheet = page.getByRole('region', { name: 'Chosen on the map' });
  await expect(sheet.getByRole('article')).toHaveCount(1);
  await expect(sheet).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(pin).toBeFocused();
});

test('the map is fetched only when its view is opened', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const ofMap = () => fetched.filter((path) => /^\/map\/|provider-pins|maplibre/.test(path));
  await page.goto('/services', { waitUntil: 'networkidle' });
  expect(ofMap()).toEqual([]);
  await page.goto('/services?view=map');
  await expect(marks(page).first()).toBeVisible();
  expect(ofMap()).toContain('/map/basemap.json');
});

test('says what can not be loaded, and tries again', async ({ page }) => {
  await page.route('**/map/basemap.json', (route) => route.fulfill({ status: 503 }));
  await page.route('**/api/provider-pins*', (route) => route.fulfill({ status: 503, json: [] }), {
    times: 1,
  });
  await page.goto('/services?view=map');
  await expect(page.getByText('The services could not be put on the map.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(24);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(marks(page).first()).toBeVisible();
  await expect(page.getByText('The base map could not be loaded')).toBeVisible();
});

test('without WebGL the places with their numbers stand there', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/services?view=map');
  const places = page.getByRole('navigation', { name: 'Services by place' });
  await expect(places.getByRole('link', { name: /^Dubai \d+/ })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(24);
});

test('the pins of all providers are light, and take the filters of the list', async ({ request }) => {
  const all = await (await request.get('/api/provider-pins')).json();
  expect(all.length).toBeGreaterThan(500);
  const some = await (await request.get('/api/provider-pins?emirate=ajman&in=55.4,25.3,55.6,25.5')).json();
  expect(some.length).toBeGreaterThan(0);
  expect(some.length).toBeLessThan(all.length);
  for (const [, , latitude, longitude] of some) {
    expect(latitude).toBeGreaterThanOrEqual(25.3);
    expect(longitude).toBeLessThanOrEqual(55.6);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the places, the cards and the pages are there', async ({ page }) => {
    await page.goto('/services?view=map');
    await expect(page.getByRole('navigation', { name: 'Services by place' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(24);
    await expect(page.getByRole('link', { name: 'Next' })).toHaveAttribute('href', /view=map&page=2/);
  });
});
