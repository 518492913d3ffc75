import { expect, type Locator, type Page, test as coldTest } from '@playwright/test';
import { violationsOn } from '../support/accessibility';
import { PAGES } from '../support/pages';
import { publishPost, removePosts } from '../support/posts';
import { address, BASE_URL, LOCALES } from '../support/site';
import { test } from '../support/warm-page';

test.afterAll(removePosts);

const groundOf = (element: Locator) =>
  element.first().evaluate((box) => getComputedStyle(box).backgroundColor);

test.describe('in dark mode', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' }));

  test("editors' text colours are readable, and kept in light mode", async ({ page }) => {
    await page.goto(
      await publishPost(
        '<p style="color: #000">Black</p><p>A <span style="background-color: #ff0">mark</span></p>' +
          '<p style="color: white; background-color: navy">White</p>',
      ),
    );
    expect(await violationsOn(page, '.article')).toEqual([]);
    const black = page.getByText('Black', { exact: true });
    await expect(black).not.toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(black).toHaveCSS('color', 'rgb(0, 0, 0)');
  });

  test('the browser UI and the 404 page for files match the page colour, and print stays on white', async ({
    page,
  }) => {
    await page.goto('/services');
    const ground = await groundOf(page.locator('body'));
    const hex = (ground.match(/\d+/g) ?? [])
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('');
    await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', `#${hex}`);
    expect(await groundOf(page.locator('.card'))).not.toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => groundOf(page.locator('.card'))).toBe('rgb(255, 255, 255)');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await page.emulateMedia({ media: null });
    await page.goto('/nowhere.png');
    expect(await groundOf(page.locator('body'))).toBe(ground);
    expect(await violationsOn(page)).toEqual([]);
  });
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services');
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
        return (
          parseFloat(transitionDuration) > 0 ||
          (animationName !== 'none' && parseFloat(animationDuration) > 0.01)
        );
      }).length,
  );
  expect(moving).toBe(0);
});

test('pages are readable in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/services', '/service/1', '/contact']) {
    await page.goto(path);
    expect.soft(await violationsOn(page), path).toEqual([]);
  }
});

/** Returns the widths of phones at which a page scrolls sideways. */
async function narrowWidths(page: Page): Promise<string[]> {
  const wide: string[] = [];
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    if (content > width) wide.push(`${page.url()} at ${width}: ${content}`);
  }
  return wide;
}

/** As set in browser preferences (WCAG 1.4.4). */
async function doubleFontSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

coldTest('no page scrolls sideways at twice the font size', async ({ page }) => {
  coldTest.setTimeout(240_000);
  await doubleFontSize(page);
  const wide: string[] = [];
  const routes = new Map(PAGES.map(({ route, path }) => [route, path]));
  for (const [index, path] of [...routes.values()].entries()) {
    await page.goto(address(path, LOCALES[index % 2]!));
    if (path === '/out-of-hours') await expect(page.getByRole('table')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    wide.push(...(await narrowWidths(page)));
  }
  expect(wide).toEqual([]);
});

/** As by a browser that enlarges text alone, whose media queries know nothing of it. */
coldTest('no page scrolls sideways where the root font is twice as large', async ({ page }) => {
  coldTest.setTimeout(360_000);
  const wide: string[] = [];
  const paths = new Set([...PAGES.map(({ path }) => path), '/service/12', '/service/108', '/service/305']);
  for (const path of paths)
    for (const locale of LOCALES) {
      await page.goto(address(path, locale));
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      wide.push(...(await narrowWidths(page)));
    }
  expect(wide).toEqual([]);
});

coldTest('no field is so small that a phone zooms into it', async ({ browser }) => {
  coldTest.setTimeout(240_000);
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    baseURL: BASE_URL,
  });
  const small: string[] = [];
  for (const path of new Set(PAGES.map(({ path }) => path))) {
    await page.goto(path);
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    small.push(
      ...(await page
        .locator(':is(input:not([type="checkbox"], [type="radio"], [type="hidden"]), select, textarea)')
        .evaluateAll((fields) =>
          fields
            .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
            .map((field) => `${location.pathname}: ${field.getAttribute('name')}`),
        )),
    );
  }
  expect([...new Set(small)]).toEqual([]);
  await page.close();
});

const DESKTOPS = Array.from({ length: 15 }, (_, index) => 1024 + 20 * index);

coldTest('nothing in the header is squeezed on phones and on any screen from 1024 px', async ({ page }) => {
  const wrong: string[] = [];
  for (const path of ['/', '/ar/car-wash-apps'])
    for (const [index, width] of [320, 430, ...DESKTOPS].entries()) {
      await page.setViewportSize({ width, height: 730 });
      if (index === 0) await page.goto(path);
      const found = await page.getByRole('banner').evaluate((header) => {
        const controls = [...header.querySelectorAll('a, button, summary')].filter(
          (control) => control.checkVisibility() && !control.closest('.bottom-bar'),
        );
        const boxes = controls.map((control) => control.getBoundingClientRect());
        const isSqueezed = (control: Element, place: number) => {
          const { height, left, right } = boxes[place]!;
          const covers = (other: DOMRect, index: number) =>
            index !== place && Math.min(right, other.right) - Math.max(left, other.left) > 1;
          const isWide = control.scrollWidth > control.clientWidth + 1;
          return isWide || height > 46 || left < 0 || right > innerWidth || boxes.some(covers);
        };
        const names = controls.filter(isSqueezed).map(({ textContent }) => textContent);
        return header.clientHeight > 64 ? [...names, `${header.clientHeight} px high`] : names;
      });
      wrong.push(...found.map((what) => `${path} at ${width}: ${what}`));
    }
  expect(wrong).toEqual([]);
});

coldTest('header, bar and drawer of a phone fit at twice the font size', async ({ page }) => {
  await doubleFontSize(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const outside = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < 0 || right > innerWidth;
        })
        .map((element) => element.ariaLabel ?? element.textContent),
    );
  for (const path of ['/ar/services', '/service/108']) {
    await page.goto(path);
    expect(await outside('header > div > a, .bottom-link')).toEqual([]);
    await page.locator('.bottom-link[role="button"]').click();
    await expect(page.getByRole('dialog')).toBeInViewport();
    await expect.poll(() => outside('dialog :is(a, button, summary)')).toEqual([]);
  }
});
