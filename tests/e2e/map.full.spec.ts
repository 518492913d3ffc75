import { expect, type Locator, type Page, test } from '@playwright/test';
import { idsWhere } from '../support/directory';
import { openWithScript, untilIdle } from '../support/scripts';
import { EMIRATE_SLUGS, textsOf } from '../support/site';

/** Renders WebGL in software. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--disable-background-networking', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});

test('the map of emirates loads when a fifth of it is visible, counts providers, and is not mirrored in Arabic', async ({
  page,
}) => {
  const t = textsOf('ar');
  const section = page.locator('#map-preview');
  /** Scrolls until this share of the section is visible. */
  const scrollTo = (share: number) =>
    section.evaluate((element, visible) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollTo({ top: scrollY + top - innerHeight + height * visible, behavior: 'instant' });
    }, share);
  await openWithScript(page, '/ar');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await scrollTo(0.15);
  await untilIdle(page);
  await expect(section).toContainText(t('map.coming'));
  expect(requests.filter((url) => /emirates-map|_next\/static\/chunks/.test(url))).toEqual([]);
  await scrollTo(0.25);
  await expect(page.locator('svg.map')).toBeVisible();
  await expect(section).not.toContainText(t('map.coming'));

  const leftOf = new Map<string, number>();
  for (const slug of EMIRATE_SLUGS) {
    const name = t(`emirates.${slug}.name`);
    const count = (await idsWhere((row) => row.emirates.includes(slug))).length;
    const path = `/ar/emirates/${slug}`;
    const region = page.locator(`svg.map a[href="${path}"]`);
    await expect(region).toHaveAttribute('aria-label', new RegExp(`^${name}: ${count} `));
    leftOf.set(slug, (await region.locator('path').first().boundingBox())!.x);
    const row = page.locator('.map-list').getByRole('link', { name: new RegExp(`^${name} ${count}$`) });
    await expect(row).toHaveAttribute('href', path);
  }
  expect(leftOf.get('abu-dhabi')).toBeLessThan(leftOf.get('dubai')!);
  expect(leftOf.get('dubai')).toBeLessThan(leftOf.get('fujairah')!);
  const counts = await page.locator('.map-list a').allInnerTexts();
  const numbers = counts.map((text) => Number(/\d+/.exec(text)![0]));
  expect(numbers).toEqual([...numbers].sort((one, other) => other - one));

  const choice = section.getByRole('combobox');
  for (const [value, chosen] of [
    ['ajman', 1],
    ['', 0],
    ['fujairah', 1],
  ] as const) {
    await choice.selectOption(value);
    await expect(page.locator('.map a.chosen')).toHaveCount(chosen);
  }
  await expect(page.locator('.map a.chosen')).toHaveAttribute('href', '/ar/emirates/fujairah');
  const link = section.getByRole('link', {
    name: t('home.mapOpen', { emirate: t('emirates.fujairah.name') }),
  });
  await link.click();
  await expect(page).toHaveURL('/ar/emirates/fujairah');
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
  /** Replaces the pins of the list. */
  const servePins = (page: Page, pins: unknown[][]) =>
    page.route('**/api/provider-pins*', (route) => route.fulfill({ json: pins }));
  const markers = (page: Page) => page.locator('.map-pins').getByRole('button');
  const count = (page: Page) => page.locator('#map-count');
  const numberIn = async (page: Page) => Number(/\d+/.exec((await count(page).textContent()) ?? '')?.[0]);

  test('the list follows the map, and the visible area can be searched', async ({ page }) => {
    // Without a GPU, each movement of the map is drawn by the processor.
    test.slow();
    const t = textsOf('ar');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const mapFiles = () => fetched.filter((path) => /^\/map\/|provider-pins/.test(path));
    await openWithScript(page, '/ar/services?emirate=dubai');
    await page.waitForLoadState('networkidle');
    expect(mapFiles()).toEqual([]);
    const views = page.getByRole('navigation', { name: t('view.label') });
    await views.getByRole('link', { name: t('view.map') }).click();
    await expect(page).toHaveURL(/view=map/);
    await expect(markers(page).first()).toBeVisible();
    expect(mapFiles()).toContain('/map/basemap.json');
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

  test('opens around the visitor, unless the URL names another part', async ({ page }) => {
    const you = page.getByRole('img', { name: textsOf('ar')('resultsMap.you') });
    const list = '/ar/services?near=25.08,55.14&sort=near&view=map';
    await page.goto(list);
    await expect(markers(page).first()).toBeVisible();
    await expect(you).toBeInViewport();
    await expect.poll(() => numberIn(page)).toBeLessThan(100);
    expect(await numberIn(page)).toBeGreaterThanOrEqual(10);

    await page.goto(`${list}&in=54.3,24.3,54.6,24.6`);
    await expect(markers(page).first()).toBeVisible();
    await expect(you).not.toBeInViewport();
  });

  const sheet = (page: Page) => page.locator('.map-results');
  const chosen = (page: Page) => page.locator('.chosen-pins');
  const topOf = async (locator: Locator) => (await locator.boundingBox())!.y;
  /** Whether nothing lies over the middle of a pin. */
  const isUncovered = (pin: Locator) =>
    pin.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });

  test('begins high on phones and wide screens, with its legend, cards and title', async ({ page }) => {
    for (const path of ['/services?emirate=dubai&view=map', '/ar/services?emirate=dubai&view=map']) {
      await page.goto(path);
      await expect(markers(page).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const [width, height, start] of [
        [1440, 900, 260],
        [844, 390, 170],
        [390, 844, 170],
      ] as const) {
        await page.setViewportSize({ width, height });
        const chips = page.locator('.chosen').first();
        const extra = width < 1024 && height > 480 ? 0 : (await chips.boundingBox())!.height;
        await expect
          .poll(() => topOf(page.locator('.map-stage')), `${path} at ${width}`)
          .toBeLessThanOrEqual(start + extra);
        for (const part of ['.map-legend', '.map-controls'])
          await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('article').first()).toBeInViewport();
      }
    }
  });

  test('its sheet has three stops, which a drag, a press and keys reach', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/services?view=map');
    await expect(markers(page).first()).toBeVisible();
    const height = async () => Math.round((await sheet(page).boundingBox())!.height);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const half = await height();
    await button('Show the list').press('ArrowDown');
    await expect.poll(height).toBeLessThan(half / 2);
    const peek = await height();
    // What is hidden has no focus.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(sheet(page).getByRole('article').locator(':focus')).toHaveCount(0);
    await button('Show the services').click();
    await expect.poll(height).toBe(half);
    await button('Show the list').click();
    await expect.poll(height).toBeGreaterThan(500);
    const full = await height();
    await button('Show the map').click();
    await expect.poll(height).toBe(peek);
    for (const [by, stop] of [
      [-200, half],
      [-280, full],
      [320, half],
    ] as const) {
      const { x, y } = (await page.locator('.sheet-handle').boundingBox())!;
      await page.mouse.move(x + 100, y + 8);
      await page.mouse.down();
      await page.mouse.move(x + 100, y + 8 + by, { steps: 10 });
      // Held still before it is let go.
      await page.mouse.move(x + 101, y + 8 + by, { steps: 10 });
      await page.mouse.up();
      await expect.poll(height).toBe(stop);
    }
  });

  test('pins show prices with the currency if known, and states by shape in forced colours, too', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await servePins(page, [
      [1, 'One', 25.4, 55.4, 35, true, false],
      [2, 'Two', 24.9, 54.9, 35, false, false],
      [3, 'Three', 24.4, 54.4, null, null, false],
    ]);
    for (const [path, price] of [
      ['/services?view=map', 'AED 35'],
      ['/ar/services?view=map', '35 د.إ'],
    ] as const) {
      await page.goto(path);
      await expect(markers(page)).toHaveText([price, price, '']);
      for (const marks of ['.map-pin .map-mark', '.map-legend .map-mark']) {
        const looks = await page.locator(marks).evaluateAll((all) =>
          all.map((one) => {
            const { borderRadius, borderTopStyle } = getComputedStyle(one);
            return `${borderRadius} ${borderTopStyle}`;
          }),
        );
        expect([marks, new Set(looks).size]).toEqual([marks, 3]);
      }
    }
  });

  test('a pressed pin moves from under the sheet with its card, Escape returns the focus, and buttons move the map', async ({
    page,
  }) => {
    const t = textsOf('ar');
    await page.setViewportSize({ width: 390, height: 844 });
    // Whatever is moved or shown is so at once, also for the focus.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await servePins(page, [[1, 'One', 25.1, 55.2, 35, true, false]]);
    await page.goto('/ar/services?view=map');
    const pin = markers(page).first();
    await expect(pin).toHaveAccessibleName(/^One، .*35.*، مفتوح$/);
    const placeOf = async () => (await pin.boundingBox())!;
    await page.getByRole('button', { name: t('resultsMap.move'), exact: true }).click();
    // Everything on the map moves the other way, in both languages.
    for (const [name, axis, sign] of [
      ['moveRight', 'x', -1],
      ['moveLeft', 'x', 1],
      ['moveDown', 'y', -1],
      ['moveUp', 'y', 1],
    ] as const) {
      const before = await placeOf();
      await page.getByRole('button', { name: t(`resultsMap.${name}`), exact: true }).click();
      await expect.poll(async () => sign * ((await placeOf())[axis] - before[axis])).toBeGreaterThan(90);
      await untilStill(page, placeOf);
    }
    // Below the sheet, if it were open.
    await page.getByRole('button', { name: t('resultsMap.sheet.half') }).press('ArrowDown');
    await untilStill(page, placeOf);
    const before = await topOf(pin);
    await page.getByRole('button', { name: t('resultsMap.moveUp'), exact: true }).press('Enter');
    await expect.poll(() => topOf(pin)).toBeGreaterThan(before + 90);
    await untilStill(page, placeOf);
    await pin.press('Enter');
    await expect(chosen(page).getByRole('article')).toHaveCount(1);
    await expect(chosen(page)).toBeFocused();
    await expect(chosen(page)).toHaveAccessibleName(t('resultsMap.chosen'));
    await expect.poll(() => isUncovered(pin)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(chosen(page)).toBeHidden();
    await expect(pin).toBeFocused();
  });

  test('a pressed cluster of two opens both above the sheet, and Back returns from a provider to the same part', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await servePins(page, [
      [1, 'One', 25.1, 55.2, 35, true, false],
      [2, 'Two', 25.11, 55.22, 40, true, false],
      [3, 'Three', 24.4, 54.5, 45, true, false],
    ]);
    await page.goto('/services?view=map');
    await page.locator('.map-cluster').press('Enter');
    await expect(chosen(page).getByRole('article')).toHaveCount(2);
    const pins = page.locator('.map-pin[aria-pressed="true"]');
    await expect(pins).toHaveCount(2);
    for (const pin of await pins.all()) await expect.poll(() => isUncovered(pin)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.locator('.maplibregl-canvas')).toBeFocused();

    const pin = markers(page).filter({ hasText: '35' });
    await pin.press('Enter');
    await chosen(page).locator('.more').click();
    await expect(page).toHaveURL(/\/service\/1$/);
    await page.goBack();
    await expect.poll(() => numberIn(page)).toBe(2);
    await expect(chosen(page).getByRole('article')).toHaveCount(1);
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
  });

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
});
