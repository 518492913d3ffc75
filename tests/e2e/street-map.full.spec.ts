import { expect, type Page, test } from '@playwright/test';
import { providers } from '../support/directory';
import { cleanUp } from '../support/processes';
import { TestBackend, TestSite } from '../support/test-site';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const HOST = 'https://maps.example';
let site: TestSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const backend = await TestBackend.start();
  site = await TestSite.start(backend.url, { MAP_STYLE_URL: `${HOST}/style.json` });
});
test.afterAll(cleanUp);

/** Opens the page of a provider with a place, whose map has tiles that load or fail. */
async function openMap(page: Page, tileStatus: number) {
  await page.route(`${HOST}/**`, (route) => {
    const headers = { 'Access-Control-Allow-Origin': '*' };
    if (route.request().url().endsWith('.webp'))
      return tileStatus === 200
        ? route.fulfill({ headers, path: 'public/images/samples/star.webp' })
        : route.fulfill({ headers, status: tileStatus });
    const tiles = {
      type: 'raster',
      tiles: [`${HOST}/{z}/{x}/{y}.webp`],
      attribution: '<a href="https://maps.example">© Maps</a>',
    };
    return route.fulfill({
      headers,
      json: { version: 8, sources: { tiles }, layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }] },
    });
  });
  const row = (await providers()).find(({ latitude, serves_onsite: onsite }) => latitude !== null && onsite)!;
  await page.goto(`${site.url}/service/${row.id}`);
  const tile = page.waitForResponse(
    (response) => response.url().endsWith('.webp') && response.url().startsWith(HOST),
  );
  await page.locator('.place-map').scrollIntoViewIfNeeded();
  await tile;
  return page.locator('.street-picture');
}

test('streets cover the static map once they are loaded, with their source as a link', async ({ page }) => {
  const streets = await openMap(page, 200);
  await expect(streets).toBeVisible();
  await expect(streets.getByRole('link', { name: '© Maps' })).toBeVisible();
  await expect(streets.locator('summary')).toBeHidden();
});

test('the static map stays if the streets cannot be loaded', async ({ page }) => {
  const streets = await openMap(page, 500);
  await page.waitForLoadState('networkidle');
  await expect(streets).toBeHidden();
  await expect(page.locator('.place-map .basemap-picture')).toBeVisible();
});
