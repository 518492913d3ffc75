import { expect, type Page, test } from '@playwright/test';
import { idsWhere } from '../support/directory';
import { openWithScript, untilIdle } from '../support/scripts';
import { address, EMIRATE_SLUGS, LOCALES, textsOf } from '../support/site';
import { TESTED_LOCALES } from '../support/tier';

/** Renders WebGL in software. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--disable-background-networking', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});

test.describe('the map of emirates on the home page', () => {
  const section = (page: Page) => page.locator('#map-preview');
  const map = (page: Page) => page.locator('svg.map');
  const choice = (page: Page) => page.getByRole('combobox', { name: 'Choose an emirate' });

  /** Scrolls until this share of the map section is visible. */
  const scrollTo = (page: Page, share: number) =>
    section(page).evaluate((element, visible) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollTo({ top: scrollY + top - innerHeight + height * visible, behavior: 'instant' });
    }, share);

  async function openMap(page: Page, path: string) {
    await page.goto(path);
    await section(page).scrollIntoViewIfNeeded();
    await scrollTo(page, 0.5);
    await expect(map(page)).toBeVisible();
  }

  for (const locale of TESTED_LOCALES) {
    test(`names and counts the providers of every emirate (${locale})`, async ({ page }) => {
      const t = textsOf(locale);
      await openMap(page, address('/', locale));
      for (const slug of EMIRATE_SLUGS) {
        const name = t(`emirates.${slug}.name`);
        const count = (await idsWhere((row) => row.emirates.includes(slug))).length;
        const path = address(`/emirates/${slug}`, locale);
        const region = map(page).locator(`a[href="${path}"]`);
        await expect(region).toHaveAttribute('aria-label', new RegExp(`^${name}: ${count} `));
        const row = page.locator('.map-list').getByRole('link', { name: new RegExp(`^${name} ${count}$`) });
        await expect(row).toHaveAttribute('href', path);
      }
    });
  }

  test('loads when a fifth of its section is visible, not before', async ({ page }) => {
    await openWithScript(page, '/');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await scrollTo(page, 0.15);
    await untilIdle(page);
    await expect(section(page)).toContainText('Loading map…');
    expect(requests.filter((url) => /emirates-map|_next\/static\/chunks/.test(url))).toEqual([]);
    await scrollTo(page, 0.25);
    await expect(map(page)).toBeVisible();
    await expect(section(page)).not.toContainText('Loading map…');
  });

  test('highlights the chosen emirate and links to its page', async ({ page }) => {
    await openMap(page, '/');
    await choice(page).selectOption('Ajman');
    await choice(page).selectOption('All emirates');
    await expect(page.locator('.map a.chosen')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Show providers/ })).toHaveCount(0);
    await choice(page).selectOption('Fujairah');
    await expect(page.locator('.map a.chosen')).toHaveAttribute('href', '/emirates/fujairah');
    await page.getByRole('link', { name: 'Show providers in Fujairah' }).click();
    await expect(page).toHaveURL('/emirates/fujairah');
  });

  test('can be used by keyboard', async ({ page }) => {
    await openMap(page, '/');
    await choice(page).focus();
    const rows = page.locator('.map-list a');
    const counts = (await rows.allInnerTexts()).map((text) => Number(/\d+/.exec(text)![0]));
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    for (const row of await rows.all()) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAttribute('href', (await row.getAttribute('href'))!);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/emirates/umm-al-quwain');
  });

  test('is not mirrored in Arabic', async ({ page }) => {
    const orders: string[][] = [];
    for (const locale of LOCALES) {
      await openMap(page, address('/', locale));
      const places = await map(page)
        .locator('a')
        .evaluateAll((all) =>
          all.map((link) => ({
            slug: link.getAttribute('href')!.split('/').at(-1)!,
            left: link.querySelector('path')!.getBoundingClientRect().left,
          })),
        );
      orders.push(places.sort((a, b) => a.left - b.left).map(({ slug }) => slug));
    }
    expect(orders[1]).toEqual(orders[0]);
  });

  test('offers to reload if it cannot be loaded, and the list remains', async ({ page }) => {
    await openWithScript(page, '/');
    // As a deployment does to the files of the previous one.
    await page.route(/\/_next\/static\/chunks\//, (route) => route.fulfill({ status: 404, body: '' }));
    await scrollTo(page, 0.5);
    await expect(section(page).getByRole('alert')).toContainText('couldn’t load the map');
    await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
    await expect(page.locator('.map-list').getByRole('link')).toHaveCount(EMIRATE_SLUGS.length);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is replaced by a list', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByText('Loading map…')).toBeHidden();
      const links = page.locator('.map-list').getByRole('link');
      await expect(links).toHaveCount(EMIRATE_SLUGS.length);
      await links.first().click();
      await expect(page).toHaveURL('/emirates/dubai');
    });
  });
});

/** Waits until a position stays the same from one frame to another. */
async function untilStill(page: Page, placeOf: () => Promise<{ x: number; y: number }>) {
  let last = await placeOf();
  await expect
    .poll(async () => {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const [before, now] = [last, await placeOf()];
      last = now;
      return before.x === now.x && before.y === now.y;
    })
    .toBe(true);
}

test.describe('the map of a list', () => {
  /** A cluster of two, and a pin. */
  const TWO_AND_ONE = [
    [1, 'One', 25.1, 55.2, 35, true, false],
    [2, 'Two', 25.11, 55.22, 40, true, false],
    [3, 'Three', 24.4, 54.5, 45, true, false],
  ];
  /** Replaces the pins of the list. */
  const servePins = (page: Page, pins: unknown[][]) =>
    page.route('**/api/provider-pins*', (route) => route.fulfill({ json: pins }));
  const markers = (page: Page) => page.locator('.map-pins').getByRole('button');
  const count = (page: Page) => page.locator('#map-count');
  const numberIn = async (page: Page) => Number(/\d+/.exec((await count(page).textContent()) ?? '')?.[0]);

  for (const locale of TESTED_LOCALES) {
    const t = textsOf(locale);

    test(`the list follows the map, and the visible area can be searched (${locale})`, async ({ page }) => {
      // Without a GPU, each movement of the map is drawn by the processor.
      test.slow();
      await page.goto(address('/services?emirate=dubai', locale));
      const views = page.getByRole('navigation', { name: t('view.label') });
      await views.getByRole('link', { name: t('view.map') }).click();
      await expect(page).toHaveURL(/view=map/);
      await expect(markers(page).first()).toBeVisible();
      const all = await numberIn(page);
      expect(all).toBeGreaterThan(24);
      await expect(page.getByRole('article')).toHaveCount(24);

      await page.locator('.map-cluster').first().press('Enter');
      await expect.poll(() => numberIn(page)).toBeLessThan(all);
      const visible = await numberIn(page);
      await page.getByRole('link', { name: t('resultsMap.searchHere') }).press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page).toHaveURL(/emirate=dubai&in=[\d.,]+&view=map/);
      await expect(count(page)).toContainText(String(visible));

      const chip = page.getByRole('link', { name: t('filter.remove', { name: t('filter.bounds') }) });
      await chip.click();
      await expect(page).not.toHaveURL(/in=/);
      await expect.poll(() => numberIn(page)).toBeGreaterThan(0);
      await page.goBack();
      await expect(chip).toBeVisible();
    });
  }

  for (const locale of TESTED_LOCALES) {
    const t = textsOf(locale);

    test(`opens around the visitor, unless the URL names another part (${locale})`, async ({ page }) => {
      const you = page.getByRole('img', { name: t('resultsMap.you') });
      const list = '/services?near=25.08,55.14&sort=near&view=map';
      await page.goto(address(list, locale));
      await expect(markers(page).first()).toBeVisible();
      await expect(you).toBeInViewport();
      await expect.poll(() => numberIn(page)).toBeLessThan(100);
      expect(await numberIn(page)).toBeGreaterThanOrEqual(10);

      await page.goto(address(`${list}&in=54.3,24.3,54.6,24.6`, locale));
      await expect(markers(page).first()).toBeVisible();
      await expect(you).not.toBeInViewport();
    });
  }

  for (const locale of TESTED_LOCALES) {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      test(`fills most of a screen of ${width} x ${height}, with its legend (${locale})`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await page.goto(address('/services?emirate=dubai&view=map', locale));
        await expect(markers(page).first()).toBeVisible();
        await expect(page.locator('.map-legend')).toBeInViewport({ ratio: 1 });
        const stage = await page.locator('.map-stage').boundingBox();
        expect(height - stage!.y).toBeGreaterThan(height * 0.58);
      });
    }
  }

  test('is in view when opened, even if the visitor has scrolled down the list', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithScript(page, '/services');
    await page.getByRole('article').nth(9).scrollIntoViewIfNeeded();
    await page.locator('.bottom-bar').getByRole('link', { name: 'Map' }).click();
    await expect(markers(page).first()).toBeVisible();
    await expect(page.locator('.map-controls')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.map-legend')).toBeInViewport({ ratio: 1 });
  });

  for (const [locale, price] of [
    ['en', 'AED 35'],
    ['ar', '35 د.إ'],
  ] as const) {
    test(`pins show prices with the currency, and nothing if the price is unknown (${locale})`, async ({
      page,
    }) => {
      await servePins(page, [
        [1, 'One', 25.4, 55.4, 35, true, false],
        [2, 'Two', 24.4, 54.4, null, null, false],
      ]);
      await page.goto(address('/services?view=map', locale));
      await expect(markers(page)).toHaveText([price, '']);
    });
  }

  test('pressing a pin opens the provider in a sheet, and Escape returns focus to the pin', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await servePins(page, [[1, 'One', 25.1, 55.2, 35, true, false]]);
    await page.goto('/services?view=map');
    const pin = markers(page).first();
    await expect(pin).toHaveAccessibleName(/^One, From AED 35, Open$/);
    await pin.press('Enter');
    const sheet = page.getByRole('region', { name: 'Selected on the map' });
    await expect(sheet.getByRole('article')).toHaveCount(1);
    await expect(sheet).toBeFocused();
    // The sheet does not cover the pin.
    const isUncovered = () =>
      pin.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isUncovered).toBe(true);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(pin).toBeFocused();
  });

  test('going back from a provider returns to the same part of the map and its open card', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await servePins(page, TWO_AND_ONE);
    await page.goto('/services?view=map');
    await markers(page).filter({ hasText: /^2$/ }).press('Enter');
    const heading = page.getByRole('heading', { name: '2 services in this area' });
    await expect(heading).toBeVisible();
    const pin = markers(page).filter({ hasText: '35' });
    await pin.press('Enter');
    const sheet = page.getByRole('region', { name: 'Selected on the map' });
    await sheet.getByRole('link', { name: /^View details/ }).click();
    await expect(page).toHaveURL(/\/service\/1$/);
    await page.goBack();
    await expect(heading).toBeVisible();
    await expect(sheet.getByRole('article')).toHaveCount(1);
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
  });

  for (const locale of TESTED_LOCALES) {
    const t = textsOf(locale);

    test(`can be moved and zoomed by buttons alone (${locale})`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      // Without animation.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await servePins(page, [[1, 'One', 25.1, 55.2, 35, true, false]]);
      await page.goto(address('/services?view=map', locale));
      const pin = page.locator('.map-pin').first();
      await expect(pin).toBeVisible();
      const placeOf = async () => {
        const { x, y } = (await pin.boundingBox())!;
        return { x, y };
      };
      const right = page.getByRole('button', { name: t('resultsMap.moveRight'), exact: true });
      const pad = right.locator('..');
      await expect(pad).toHaveCSS('opacity', '0');
      await right.focus();
      await expect(pad).toHaveCSS('opacity', '1');
      // Everything on the map moves the other way, in both languages.
      for (const [name, axis, sign] of [
        ['moveRight', 'x', -1],
        ['moveLeft', 'x', 1],
        ['moveDown', 'y', -1],
        ['moveUp', 'y', 1],
      ] as const) {
        const before = await placeOf();
        await page.getByRole('button', { name: t(`resultsMap.${name}`), exact: true }).press('Enter');
        await expect.poll(async () => sign * ((await placeOf())[axis] - before[axis])).toBeGreaterThan(90);
        await untilStill(page, placeOf);
      }
    });
  }

  test('choosing an area zooms to its pins, although some of them were visible', async ({ page }) => {
    await openWithScript(page, '/services?view=map');
    await expect(page.locator('.map-cluster').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Emirate' }).selectOption('dubai');
    await expect(page).toHaveURL(/emirate=dubai/);
    // Dubai fills the map: its pins are no longer one cluster.
    await expect.poll(() => page.locator('.map-cluster').count()).toBeGreaterThan(4);
    await page.goto('/services?area=al-quoz&view=map');
    await expect(markers(page).first()).toBeVisible();
    await expect.poll(() => markers(page).count()).toBeGreaterThan(1);
  });

  test('a press on a cluster of two opens both, above the sheet with their cards', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await servePins(page, TWO_AND_ONE);
    await page.goto('/services?view=map');
    await page.locator('.map-cluster').press('Enter');
    const sheet = page.getByRole('region', { name: 'Selected on the map' });
    await expect(sheet.getByRole('article')).toHaveCount(2);
    await expect(page.locator('.map-pin[aria-pressed="true"]')).toHaveCount(2);
    const top = (await sheet.boundingBox())!.y;
    await expect
      .poll(async () => {
        const places = await page
          .locator('.map-pin[aria-pressed="true"]')
          .evaluateAll((pins) => pins.map((pin) => pin.getBoundingClientRect().bottom));
        return Math.max(...places) < top;
      })
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.locator('.maplibregl-canvas')).toBeFocused();
  });

  test('open, closed and unknown differ by shape, also in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await servePins(page, [
      [1, 'One', 25.4, 55.4, 35, true, false],
      [2, 'Two', 24.9, 54.9, 35, false, false],
      [3, 'Three', 24.4, 54.4, 35, null, false],
    ]);
    await page.goto('/services?view=map');
    await expect(markers(page)).toHaveCount(3);
    for (const shapes of ['.map-pin > span', '.map-legend i']) {
      const looks = await page.locator(shapes).evaluateAll((all) =>
        all.map((one) => {
          const { borderRadius, borderTopStyle } = getComputedStyle(one);
          return `${borderRadius} ${borderTopStyle}`;
        }),
      );
      expect([shapes, new Set(looks).size]).toEqual([shapes, 3]);
    }
  });

  test('its files are only loaded in the map view', async ({ page }) => {
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
    const failed = { status: 503, json: [] };
    await page.route('**/api/provider-pins*', (route) => route.fulfill(failed), { times: 1 });
    await page.goto('/services?view=map');
    await expect(page.getByText('We couldn’t load the services on the map.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(24);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(markers(page).first()).toBeVisible();
    await expect(page.getByText('We couldn’t load the map background')).toBeVisible();
  });

  test('without WebGL the places are listed with their counts', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto('/services?view=map');
    const places = page.getByRole('navigation', { name: 'Services by area' });
    await expect(places.getByRole('link', { name: /^Dubai \d+/ })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(24);
  });

  test('the pins endpoint returns all providers, or those that match the filters', async ({ request }) => {
    const all = await (await request.get('/api/provider-pins')).json();
    expect(all.length).toBeGreaterThan(500);
    const query = 'emirate=ajman&in=55.4,25.3,55.6,25.5';
    const some = await (await request.get(`/api/provider-pins?${query}`)).json();
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
      await expect(page.getByText('The map needs JavaScript.')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Services by area' })).toBeVisible();
      await expect(page.getByText('in this area')).toHaveCount(0);
      await expect(page.getByRole('article')).toHaveCount(24);
      await expect(page.getByRole('link', { name: 'Next' })).toHaveAttribute('href', /view=map&page=2/);
    });
  });
});
