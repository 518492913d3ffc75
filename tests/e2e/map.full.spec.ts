import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from '../support/accessibility';
import { providers } from '../support/directory';
import { openWithScript, untilIdle } from '../support/scripts';
import {
  address,
  type Emirate,
  EMIRATE_SLUGS,
  EMIRATES,
  LOCALES,
  TESTED_LOCALES,
  textsOf,
} from '../support/site';

const MAP_FILE = /emirates-map|_next\/static\/chunks/;

for (const locale of TESTED_LOCALES) {
  test(`the map in ${locale} has the same counts as the emirate pages`, async ({ page }) => {
    const t = textsOf(locale);
    await openMap(page, address('/', locale));
    for (const slug of EMIRATE_SLUGS) {
      const name = t(`emirates.${slug}.name`);
      const count = await countOf(slug);
      const region = map(page).locator(`a[href="${address(`/emirates/${slug}`, locale)}"]`);
      await expect(region).toHaveAttribute('aria-label', new RegExp(`^${name}: ${count} `));
      const row = page.locator('.map-list').getByRole('link', { name: new RegExp(`^${name} ${count}$`) });
      await expect(row).toHaveAttribute('href', address(`/emirates/${slug}`, locale));
      await page.request.get(address(`/emirates/${slug}`, locale)).then(async (response) => {
        expect(await response.text()).toContain(String(count));
      });
    }
    expect(await violationsOn(page)).toEqual([]);
  });
}

test('the map loads when a fifth of its section is visible, not before', async ({ page }) => {
  await openWithScript(page, '/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const loading = page.locator('#map-preview').getByText('Loading map…');
  const frame = page.locator('.map-frame');
  await expect(loading).toBeVisible();
  const [inner, outer] = [(await loading.boundingBox())!, (await frame.boundingBox())!];
  expect(inner.y).toBeGreaterThan(outer.y);

  await scrollUntilVisible(page, 0.15);
  await untilIdle(page);
  await expect(page.locator('#map-preview')).toContainText('Loading map…');
  expect(requests.filter((url) => MAP_FILE.test(url))).toEqual([]);

  await scrollUntilVisible(page, 0.25);
  await expect(map(page)).toBeVisible();
  await expect(page.locator('#map-preview')).not.toContainText('Loading map…');
});

test('choosing an emirate highlights it and links to its page', async ({ page }) => {
  await openMap(page, '/');
  const select = page.getByRole('combobox', { name: 'Choose an emirate' });
  await select.selectOption('Fujairah');
  await expect(page.locator('.map a.chosen')).toHaveAttribute('href', '/emirates/fujairah');
  await page.getByRole('link', { name: 'Show providers in Fujairah' }).click();
  await expect(page).toHaveURL('/emirates/fujairah');
});

test('choosing all emirates clears the highlight', async ({ page }) => {
  await openMap(page, '/');
  const select = page.getByRole('combobox', { name: 'Choose an emirate' });
  await select.selectOption('Ajman');
  await select.selectOption('All emirates');
  await expect(page.locator('.map a.chosen')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Show providers/ })).toHaveCount(0);
});

test('emirates can be reached and opened by keyboard', async ({ page }) => {
  await openMap(page, '/');
  await page.getByRole('combobox', { name: 'Choose an emirate' }).focus();
  for (const slug of EMIRATE_SLUGS) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', `/emirates/${slug}`);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/emirates/umm-al-quwain');
});

test('the map is not mirrored in Arabic', async ({ page }) => {
  const places: Record<string, number[]> = {};
  for (const locale of LOCALES) {
    await openMap(page, address('/', locale));
    const left = await map(page).evaluate((svg) => svg.getBoundingClientRect().left);
    const shapes = map(page).locator('a > path:first-child');
    places[locale] = await shapes.evaluateAll((all) => all.map((path) => path.getBoundingClientRect().left));
    places[locale] = places[locale].map((x) => Math.round(x - left));
  }
  expect(places.ar).toEqual(places.en);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list replaces the map', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Loading map…')).toBeHidden();
    const links = page.locator('.map-list').getByRole('link');
    await expect(links).toHaveCount(EMIRATE_SLUGS.length);
    await links.first().click();
    await expect(page).toHaveURL('/emirates/dubai');
  });
});

test.describe('when the map fails to load', () => {
  test('the section offers to reload, and the page stays', async ({ page }) => {
    await loseMap(page);
    await scrollUntilVisible(page, 0.5);
    await expect(page.locator('#map-preview').getByRole('alert')).toContainText('could not be loaded');
    await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.locator('.map-list').getByRole('link')).toHaveCount(EMIRATE_SLUGS.length);
  });

  test('a preload-error listener can prevent it', async ({ page }) => {
    await page.addInitScript(() =>
      window.addEventListener('preload-error', (event) => {
        event.preventDefault();
        (window as { failure?: unknown }).failure = (event as CustomEvent).detail;
      }),
    );
    await loseMap(page);
    await scrollUntilVisible(page, 0.5);
    await page.waitForFunction(() => (window as { failure?: unknown }).failure instanceof Error);
    await expect(page.locator('#map-preview').getByRole('alert')).toHaveCount(0);
  });
});

/** Loads the page, then removes all other files, as a deployment does. */
async function loseMap(page: Page) {
  await openWithScript(page, '/');
  await page.route(/\/_next\/static\/chunks\//, (route) => route.fulfill({ status: 404, body: '' }));
}

async function openMap(page: Page, path: string) {
  await page.goto(path);
  await page.locator('#map-preview').scrollIntoViewIfNeeded();
  await scrollUntilVisible(page, 0.5);
  await expect(map(page)).toBeVisible();
}

function map(page: Page) {
  return page.locator('svg.map');
}

/** Scrolls until this share of the map section is visible. */
async function scrollUntilVisible(page: Page, share: number) {
  await page.locator('#map-preview').evaluate((element, visible) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollTo({ top: scrollY + top - innerHeight + height * visible, behavior: 'instant' });
  }, share);
}

async function countOf(slug: Emirate): Promise<number> {
  expect(EMIRATES[slug]).toBeDefined();
  return (await providers()).filter((row) => row.emirates.includes(slug)).length;
}
