import { expect, type Locator, type Page } from '@playwright/test';
import { BY_ID, providers, readRows, type Row } from '../support/directory';
import { phoneOf, priceOf } from '../support/facts';
import { elementsIn, partsOf, textOf } from '../support/html';
import { openWithScript } from '../support/scripts';
import { BASE_URL, readPage, textsOf } from '../support/site';
import { test } from '../support/warm-page';

const PHONE = { width: 390, height: 844 };

const isSteamInSharjah = (row: Row) =>
  row.emirates.includes('sharjah') && row.wash_types.includes('steam-cleaning');
const nameOf = ({ business_name }: Row) => business_name ?? '';
const heads = (page: Page) => page.locator('.comparison thead a:not([aria-label])');
/** The cells of a row, one per provider. */
const cells = (page: Page, fact: string) => page.locator(`.comparison [data-fact="${fact}"] td`);

// Links alone lead from one to the next, so that it needs no script.
test('three steam washes in Sharjah can be compared and contacted with one message', async ({ page }) => {
  const t = textsOf('en');
  await page.setViewportSize(PHONE);
  const steam = (await providers()).filter(isSteamInSharjah);
  const first = steam.find((row) => !row.wash_types.includes('mobile-car-wash'))!;
  await page.goto(`/service/${first.id}`);
  await page.getByRole('link', { name: t('providerPage.compare'), exact: true }).click();
  await expect(page).toHaveURL(`/compare?ids=${first.id}`);
  for (const count of [2, 3]) {
    // The last group lists providers of the same type in the emirate.
    await page.locator('[aria-labelledby="add"] ul').last().getByRole('link').first().click();
    await expect(heads(page)).toHaveCount(count);
  }

  const names = await heads(page).allTextContents();
  const rows = names.map((name) => steam.find((row) => nameOf(row) === name)!);
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  await expect(page).toHaveURL(`/compare?ids=${ids.join(',')}`);

  const send = page.locator('a[href^="https://wa.me/?text="]');
  const message = new URL((await send.getAttribute('href'))!).searchParams.get('text')!;
  for (const row of rows)
    for (const fact of [row.business_name, phoneOf(row), row.address])
      if (fact) expect(message).toContain(`\n${fact}`);
  for (const row of rows)
    expect(message).toContain(row.price_suv === null ? priceOf(row) : `AED ${Number(row.price_suv)} · SUV`);
  expect(message).toContain(page.url());
  await page.getByRole('link', { name: t('compare.removeName', { name: names[1]! }) }).click();
  await expect(page).toHaveURL(`/compare?ids=${ids[0]},${ids[2]}`);
  await expect(heads(page)).toHaveText([names[0]!, names[2]!]);
});

/** tests/domain/comparison.test.ts has what is the lowest. */
test('the lowest price is labelled in words, and both ratings are named, the imported one with its source and month @full', async () => {
  /** The texts of a row, one for each provider. */
  const textsIn = async (fact: string, rows: Row[]) => {
    const html = await readPage(`/compare?ids=${rows.map(({ id }) => id).join(',')}`);
    return elementsIn(partsOf(html, 'data-fact', fact)[0]!, 'td').map(({ text }) =>
      text.replaceAll(' ,', ','),
    );
  };
  const all = await providers(BY_ID);
  const low = all.find((row) => row.price_small !== null)!;
  const high = all.find((row) => row.id > low.id && Number(row.price_small) > Number(low.price_small))!;
  const prices = await textsIn('washPrice', [low, high]);
  expect(prices.map((text) => text.includes('Lowest price'))).toEqual([true, false]);

  const rated = all.find((row) => row.own_review_count && row.rating_source && row.rating_checked_on)!;
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const source = `${rated.rating_source}, ${month.format(new Date(rated.rating_checked_on!))}`;
  const own = (Math.floor(Number(rated.own_rating) * 10) / 10).toFixed(1);
  for (const part of [source, 'Lamaa reviews', own, `(${rated.own_review_count})`])
    expect((await textsIn('rating', [rated]))[0]).toContain(part);
  expect(textOf(await readPage(`/service/${rated.id}`)).replaceAll(' ,', ',')).toContain(source);
});

test('what is asked is named by its row alone, and what there is not leads away', async () => {
  const { providers: offering } = JSON.parse(
    await readPage('/api/providers.json?washType=ceramic-coating&sort=price'),
  ) as { providers: { id: number }[] };
  const ids = offering.slice(0, 2).map(({ id }) => id);
  const asked = `ids=${ids.sort((one, other) => one - other).join(',')}&kind=ceramic-coating`;
  const { url } = await fetch(`${BASE_URL}/compare?${asked}&car=tank`);
  expect(url).toBe(`${BASE_URL}/compare?${asked}`);
  const [row = ''] = partsOf(await readPage(`/compare?${asked}`), 'data-fact', 'price-ceramic-coating');
  expect(elementsIn(row, 'th').map(({ text }) => text)).toEqual(['Ceramic coating']);
  const prices = elementsIn(row, 'td').map(({ text }) => text);
  expect(prices).toEqual([expect.stringMatching(/^AED \d/), expect.stringMatching(/^AED \d/)]);
  expect(prices.join()).not.toContain('Ceramic');
});

test('distances are shown, announced and the nearest is marked, without sending the position @full', async ({
  page,
}) => {
  const t = textsOf('ar');
  await page.setViewportSize(PHONE);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  const placed = (await providers()).filter(({ latitude }) => latitude !== null);
  const [near, far] = [placed[0]!, placed.find(({ emirates }) => emirates[0] !== placed[0]!.emirates[0])!];
  const onlyArea = (await providers()).find(({ latitude, area }) => latitude === null && area !== null)!;
  await page.goto(`/ar/compare?ids=${[near, far, onlyArea].map(({ id }) => id).join(',')}`);
  const names = await heads(page).allTextContents();
  const cell = (row: Row) => cells(page, 'distance').nth(names.indexOf(nameOf(row)));
  const link = cell(far).getByRole('link', { name: nameOf(far) });
  await expect(link).toHaveAttribute('href', new RegExp(`${far.latitude}.*${far.longitude}`));

  const show = page.getByRole('button', { name: t('compare.showDistances') });
  await show.press('Enter');
  await expect(page.locator('[data-fact="distance"] th')).toContainText(t('nearMe.refused'));
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: near.latitude!, longitude: near.longitude! });
  await show.press('Enter');
  await expect(cell(near)).toContainText(t('compare.nearest'));
  await expect(page.locator('#announcement')).toContainText(/ (km|كم)/);
  await expect(cells(page, 'distance').first()).toBeFocused();
  await expect(cell(far)).toContainText(/\d (km|كم)/);
  await expect(cell(far)).not.toContainText(t('compare.nearest'));
  await expect(cell(onlyArea)).toContainText(t('provider.about', { distance: '' }).trim());
  expect(sent.filter((text) => text.includes(String(near.latitude)))).toEqual([]);
});

test('adding and removing a provider keeps the focus in the comparison and announces it @full', async ({
  page,
}) => {
  const isFocusLost = () => page.evaluate(() => document.activeElement === document.body);
  const announcement = page.locator('#announcement');
  await openWithScript(page, '/compare?ids=8,73');
  await page.locator('.comparison thead a[aria-label]').last().press('Enter');
  await expect(page).toHaveURL(/ids=8$/);
  await expect(announcement).toContainText(/^Compare: /);
  expect(await isFocusLost()).toBe(false);
  await page.locator('[aria-labelledby="add"] li a').first().press('Enter');
  await expect(heads(page)).toHaveCount(2);
  await expect(announcement).toContainText(/^Compare: .* and /);
  expect(await isFocusLost()).toBe(false);
});

test('an invalid link compares its valid providers and says what was dropped', async () => {
  const [hidden] = await readRows<{ id: number }>('car_wash_locations?business_name=is.null&limit=1');
  const [a, b, c, d, e] = (await providers()).map(({ id }) => id);
  const UNAVAILABLE = 'in the directory, so';
  for (const [query, count, said] of [
    [`ids=${'x'.repeat(10_000)}`, 0, UNAVAILABLE],
    [`ids=${hidden!.id},${a},${b}`, 2, UNAVAILABLE],
    [`ids=999999,${a},1e3,${b},%27;drop`, 2, `3 providers in this link aren’t`],
    [`ids=${[e, d, c, b, a].join(',')}`, 4, 'You can compare up to four'],
    [`ids=${a}%2C${b}&utm_source=x`, 2, 'Send these two'],
    ['', 0, 'Start with one of the best reviewed'],
  ] as const) {
    const response = await fetch(`${BASE_URL}/compare?${query}`);
    const html = await response.text();
    const [heads = ''] = partsOf(html, 'role', 'rowgroup');
    const names = elementsIn(heads, 'a').filter((link) => !link['aria-label']);
    const [others = ''] = partsOf(html, 'aria-labelledby', 'add');
    expect([query, response.status, names.length]).toEqual([query, 200, count]);
    expect(textOf(html)).toContain(said);
    expect(elementsIn(html, 'meta').find(({ name }) => name === 'robots')?.content).toMatch(/noindex/);
    // A provider can be added until there are four.
    expect(elementsIn(others, 'a').length > 0).toBe(count < 4);
  }
});

test('on a phone, columns swipe below their names while the page stays @full', async ({ page }) => {
  const t = textsOf('ar');
  const ids = (await providers()).slice(0, 4).map(({ id }) => id);
  const table = page.locator('.comparison');
  const startOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().left);
  for (const [count, width] of [
    [4, 390],
    [3, 320],
    [2, 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/ar/compare?ids=${ids.slice(0, count).join(',')}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expect(heads(page)).toHaveCount(count);
    await table.evaluate((scroller) => scroller.scrollTo(-1e4, 1e4));
    await expect(heads(page).last()).toBeInViewport({ ratio: 1 });
    const last = cells(page, 'contacts').last();
    expect(
      Math.abs((await startOf(last)) - (await startOf(page.locator('.comparison thead th').last()))),
    ).toBeLessThan(1);
    await expect(table.getByText(t('compare.rows.contacts'), { exact: true })).toBeInViewport();
  }
});

test('four providers print on one sheet with their numbers @chromium @full', async ({ page }) => {
  // Playwright prints in Chromium only. These are the providers with the longest content.
  const rows = (await providers())
    .filter((row) => row.phone?.startsWith('+971 5') && row.whatsapp_handle && row.website_valid)
    .sort((a, b) => (b.wash_type ?? '').length - (a.wash_type ?? '').length)
    .slice(0, 4);
  await page.goto(`/ar/compare?ids=${rows.map(({ id }) => id).join(',')}`);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  // Landscape, where four columns are wide enough for a phone number.
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!;
  expect(Number(width)).toBeGreaterThan(Number(height));
  await page.emulateMedia({ media: 'print' });
  for (const row of rows) await expect(page.getByRole('link', { name: phoneOf(row)! }).first()).toBeVisible();
});
