import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from '../support/accessibility';
import { address, TESTED_LOCALES, textsOf } from '../support/site';

/** Renders WebGL in software. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--disable-background-networking', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});

const markers = (page: Page) => page.locator('.map-pins').getByRole('button');
const clusters = (page: Page) => page.locator('.map-cluster');
const count = (page: Page) => page.locator('#map-count');
const numberIn = async (page: Page) => Number(/\d+/.exec((await count(page).textContent()) ?? '')?.[0]);

for (const locale of TESTED_LOCALES) {
  const t = textsOf(locale);

  test(`the list follows the map, and the visible area can be searched (${locale})`, async ({ page }) => {
    await page.goto(address('/services?emirate=dubai', locale));
    const views = page.getByRole('navigation', { name: t('view.label') });
    await views.getByRole('link', { name: t('view.map') }).click();
    await expect(page).toHaveURL(/view=map/);
    await expect(markers(page).first()).toBeVisible();
    const all = await numberIn(page);
    expect(all).toBeGreaterThan(24);
    await expect(page.getByRole('article')).toHaveCount(24);

    await clusters(page).first().press('Enter');
    await expect.poll(() => numberIn(page)).toBeLessThan(all);
    const searchHere = page.getByRole('link', { name: t('resultsMap.searchHere') });
    const visible = await numberIn(page);
    await searchHere.click();
    await expect(page).toHaveURL(/emirate=dubai&in=[\d.,]+&view=map/);
    await expect(count(page)).toContainText(String(visible));
    // Buttons of new cards have colour transitions.
    await expect.poll(() => violationsOn(page)).toEqual([]);

    const chip = page.getByRole('link', { name: t('filter.remove', { name: t('filter.bounds') }) });
    await chip.click();
    await expect(page).not.toHaveURL(/in=/);
    await expect.poll(() => numberIn(page)).toBeGreaterThan(0);
    await page.goBack();
    await expect(chip).toBeVisible();
  });
}

test('pressing a pin opens the provider in a sheet, and Escape returns focus to the pin', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/api/provider-pins*', (route) =>
    route.fulfill({ json: [[1, 'One', 25.1, 55.2, 35, true, false]] }),
  );
  await page.goto('/services?view=map');
  const pin = markers(page).first();
  await expect(pin).toHaveAccessibleName(/^One, From AED 35, Open$/);
  await pin.press('Enter');
  const sheet = page.getByRole('region', { name: 'Selected on the map' });
  await expect(sheet.getByRole('article')).toHaveCount(1);
  await expect(sheet).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(pin).toBeFocused();
});

test('the map is only loaded in the map view', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const mapRequests = () => fetched.filter((path) => /^\/map\/|provider-pins|maplibre/.test(path));
  await page.goto('/services', { waitUntil: 'networkidle' });
  expect(mapRequests()).toEqual([]);
  await page.goto('/services?view=map');
  await expect(markers(page).first()).toBeVisible();
  expect(mapRequests()).toContain('/map/basemap.json');
});

test('reports a failed basemap or pins, and retries', async ({ page }) => {
  await page.route('**/map/basemap.json', (route) => route.fulfill({ status: 503 }));
  await page.route('**/api/provider-pins*', (route) => route.fulfill({ status: 503, json: [] }), {
    times: 1,
  });
  await page.goto('/services?view=map');
  await expect(page.getByText('The services could not be loaded onto the map.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(24);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(markers(page).first()).toBeVisible();
  await expect(page.getByText('The basemap could not be loaded')).toBeVisible();
});

test('without WebGL the places are listed with their counts', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/services?view=map');
  const places = page.getByRole('navigation', { name: 'Services by place' });
  await expect(places.getByRole('link', { name: /^Dubai \d+/ })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(24);
});

test('the pins endpoint returns all providers, or those that match the filters', async ({ request }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('places, cards and pagination are shown', async ({ page }) => {
    await page.goto('/services?view=map');
    await expect(page.getByRole('navigation', { name: 'Services by place' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(24);
    await expect(page.getByRole('link', { name: 'Next' })).toHaveAttribute('href', /view=map&page=2/);
  });
});
