import { expect, type Locator, type Page } from '@playwright/test';
import { SHARED_SECONDS } from '../../lib/http/cache-control';
import { BEST_FIRST, idsWhere, type Order, providers, type Row } from '../support/directory';
import { idsIn, readList } from '../support/html';
import { address } from '../support/site';
import { casesOfTier } from '../support/tier';
import { test } from '../support/warm-page';

const BY_PRICE: Order = (one, other) =>
  Number(one.price_from ?? 1e9) - Number(other.price_from ?? 1e9) || BEST_FIRST(one, other);
const PHONE = { width: 390, height: 844 };

/** Filters as they appear in URLs, each with the rows it matches; tests/domain/filter.test.ts and tests/data have all rules. */
const FILTERS: [query: string, matches: (row: Row) => unknown][] = [
  ['washType=Self-Service', (row) => row.wash_type_text.includes('self service')],
  ['q=zzzz', () => false],
  ['rating=abc&page=-3&emirate=atlantis&sort=colour&view=cube&serviceType=', () => true],
  [
    'emirate=abu-dhabi&washType=hand-wash&rating=4&serviceType=onsite&q="shop"',
    (row) =>
      row.emirates.includes('abu-dhabi') &&
      row.wash_type_options.includes('hand-wash') &&
      row.rating! >= 4 &&
      row.service_location_text.includes('onsite') &&
      row.search_text.includes('shop'),
  ],
];

for (const [query, matches] of casesOfTier(FILTERS, 2)) {
  test(`the list of ?${query.slice(0, 70)} has every match once, best first, and their counts`, async ({
    request,
  }) => {
    const all = await providers();
    const expected = all.filter(matches);
    const list = await readList(request, `/services?${query}`);
    expect(list.ids).toEqual(expected.map(({ id }) => id));
    for (const length of list.pages.slice(0, -1)) expect(length).toBe(24);
    const count = (has: (row: Row) => boolean) => expected.filter(has).length;
    const [eco, verified] = [count((row) => row.is_eco), count((row) => row.is_verified)];
    const mobile = count((row) => row.wash_types.includes('mobile-car-wash'));
    expect(list.text).toContain(
      `Showing ${expected.length} of ${all.length} services ${eco} eco-friendly ${verified} verified ${mobile} mobile`,
    );
  });
}

test('filter values that only a URL can set are selected in the form @full', async ({ page }) => {
  await page.goto('/services?rating=4.2&serviceType=mobile+%26&washType=foam');
  const form = page.getByRole('search').filter({ has: page.locator('[name=serviceType]') });
  await expect(form.locator('[name=rating]')).toHaveValue('4.2');
  await expect(form.locator('[name=serviceType]')).toHaveValue('mobile &');
  await expect(form.locator('[name=washType] option:checked')).toHaveText(/^Foam wash \(\d+\)$/);
});

test('search, filters and sort combine and are kept in the URL', async ({ page }) => {
  await page.goto('/services');
  await selectNamed(page, 'Emirate').selectOption('dubai');
  await expect(page).toHaveURL(/emirate=dubai/);
  const field = page.getByRole('search').getByPlaceholder('Search services, locations, or types...');
  await field.fill('"foam"');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=%22foam%22/);
  await selectNamed(page, 'Sort by').selectOption('price');
  const matches = (row: Row) => row.emirates.includes('dubai') && row.search_text.includes('foam');
  await expectList(page, matches, BY_PRICE);
  await page.reload();
  await expect(selectNamed(page, 'Emirate')).toHaveValue('dubai');
  await expect(selectNamed(page, 'Sort by')).toHaveValue('price');
});

test('grid and list show the same providers @full', async ({ page }) => {
  await page.goto('/services?emirate=ajman');
  const views = page.getByRole('navigation', { name: 'View' });
  await views.getByRole('link', { name: 'List' }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(views.locator('[aria-current]')).toHaveText('List');
  await expectList(page, (row) => row.emirates.includes('ajman'));
});

test('an empty list says so, and Clear Filters resets it @full', async ({ page }) => {
  await page.goto('/services?emirate=ajman&q=zzzz&sort=name');
  await expect(page.getByRole('heading', { name: 'No services found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Clear Filters' }).last().click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expectList(page, () => true);
});

test('the statistics banner has the totals of the directory @full', async ({ page }) => {
  const all = await providers();
  const count = (has: (row: Row) => boolean) => all.filter(has).length;
  const stats = {
    services: all.length,
    verified: count((row) => row.is_verified),
    mobile: count((row) => row.wash_types.includes('mobile-car-wash')),
    'eco-friendly': count((row) => row.is_eco),
    steam: count((row) => row.wash_types.includes('steam-cleaning')),
    'emirates covered': new Set(all.flatMap((row) => row.emirates)).size,
  };
  await page.goto('/services');
  const banner = page.getByRole('region', { name: 'Directory statistics' });
  await expect(banner.getByText('Database Connected Successfully')).toBeVisible();
  for (const [name, figure] of Object.entries(stats))
    await expect(banner.locator('div', { hasText: new RegExp(`^${name}${figure}$`) }), name).toBeVisible();
});

test('slow lists and pages show a loading state @full', async ({ page }) => {
  const main = page.getByRole('main');
  const link = (name: string | RegExp) => () => main.getByRole('link', { name }).first().click();
  for (const [from, act, text, to] of [
    ['/wash-type/steam-cleaning', link('Browse by Emirates'), 'Loading emirates data...', /\/emirates$/],
    ['/wash-type/steam-cleaning/emirates', link(/^Ajman/), 'Loading services...', /\/ajman$/],
    ['/wash-type/steam-cleaning', link('View Details'), 'Loading service details...', /\/service\/\d+$/],
    [
      '/services',
      () => selectNamed(page, 'Sort by').selectOption('price'),
      'Loading services...',
      /sort=price/,
    ],
  ] as const) {
    await page.goto(from);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*_rsc=*', (route) => released.then(() => route.continue()));
    await act();
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
    release();
    await expect(page).toHaveURL(to);
    await expect(page.getByText(text)).toHaveCount(0);
    await page.unrouteAll();
  }
});

test('shared caches store lists for a minute, but none with typed text or a position', async ({
  request,
}) => {
  const cachingOf = async (path: string) => (await request.get(path)).headers()['cache-control'];
  for (const path of [
    '/services?sort=near&near=25.08,55.14',
    '/services?in=55.1,25,55.4,25.3',
    '/services?q=steam',
    '/blog?q=steam',
    '/api/provider-pins?in=55.1,25,55.4,25.3',
    '/api/providers.json?near=25.08,55.14&sort=near',
    '/api/provider-names?q=steam&locale=en',
  ])
    expect.soft(await cachingOf(path), path).toBe('private, no-cache');
  for (const [path, age] of [
    ['/services?sort=price&page=5', SHARED_SECONDS.page],
    ['/wash-type/mobile-car-wash?page=6', SHARED_SECONDS.page],
    ['/wash-type/mobile-car-wash/emirates/dubai?page=2', SHARED_SECONDS.page],
    ['/blog?category=tips', SHARED_SECONDS.page],
    ['/contact', SHARED_SECONDS.page],
    ['/service/1', SHARED_SECONDS.provider],
    ['/share/service/1.jpg', SHARED_SECONDS.page],
  ] as const)
    expect
      .soft(await cachingOf(path), path)
      .toBe(`public, max-age=0, s-maxage=${age}, stale-while-revalidate=30`);
});

for (const [locale, list] of casesOfTier([
  ['en', 'near=25.08,55.14&sort=near'],
  ['ar', 'emirate=dubai&rating=4&verified=1'],
] as const)) {
  test(`a phone shows the first card of ?${list} high up, and four rows of the list view (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const topOf = async (index: number) =>
      (await page.getByRole('article').nth(index).boundingBox())!.y + (await page.evaluate(() => scrollY));
    await page.goto(address(`/services?${list}`, locale));
    expect(await topOf(0)).toBeLessThanOrEqual(400);
    await page.goto(address(`/services?${list}&view=list`, locale));
    expect((await topOf(4)) - (await topOf(0))).toBeLessThanOrEqual(844);
    const call = page.getByRole('article').locator('[href^="tel:"]').first();
    await expect(call).toBeVisible();
    await expect(call).toHaveAccessibleName(/\d{4}/);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list shows 24 providers and a link to the next 24', async ({ page }) => {
    await page.goto('/services');
    await expectList(page, () => true);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/services\?page=2$/);
    await expectList(page, () => true, undefined, 2);
  });

  test('search, filters and sorting work as a form', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('searchbox').fill('"o\'s"');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/q=%22o%27s%22/);
    await selectNamed(page, 'Emirate').selectOption('dubai');
    await selectNamed(page, 'Rating').selectOption('3.5');
    await selectNamed(page, 'Sort by').selectOption('price');
    await page.getByRole('button', { name: 'Show services' }).click();
    await expect(page).toHaveURL(/emirate=dubai/);
    const matches = (row: Row) =>
      row.search_text.includes("o's") && row.emirates.includes('dubai') && row.rating! >= 3.5;
    await expectList(page, matches, BY_PRICE);
  });

  test('on a phone the filters open and apply @full', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/services');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await selectNamed(page, 'Emirate').selectOption('ajman');
    await page.getByRole('button', { name: 'Show services' }).click();
    await expectList(page, (row) => row.emirates.includes('ajman'));
  });
});

function selectNamed(page: Page, name: string): Locator {
  return page.getByRole('search').getByRole('combobox', { name, exact: true });
}

async function expectList(page: Page, matches: (row: Row) => unknown, order?: Order, pageNumber = 1) {
  const found = await idsWhere(matches, order);
  await expect
    .poll(async () => idsIn(await page.getByRole('main').innerHTML()))
    .toEqual(found.slice((pageNumber - 1) * 24, pageNumber * 24));
  await expect(page.getByRole('main').getByText(new RegExp(`^Showing ${found.length} of `))).toBeVisible();
}
