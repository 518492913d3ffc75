import { expect, type Locator } from '@playwright/test';
import { providers, type Row } from '../support/directory';
import { phoneOf, priceOf } from '../support/facts';
import { idsIn, readList } from '../support/html';
import { isWanted } from '../support/matching';
import { inOrder } from '../support/orders';
import { DISTRICTS, EMIRATE_SLUGS, EMIRATES, WASH_TYPE_SLUGS, WASH_TYPES } from '../support/site';
import { test } from '../support/warm-page';

/** The other pages share the template; `npm run test:full` covers them. */
const tierOf = (index: number) => (index < 2 ? '' : ' @full');

for (const [index, emirate] of EMIRATE_SLUGS.entries()) {
  test(`${emirate} has six sections of its six best, each with a link to all${tierOf(index)}`, async ({
    page,
  }) => {
    const directory = await providers();
    await page.goto(`/emirates/${emirate}`);
    for (const washType of WASH_TYPE_SLUGS) {
      const everywhere = directory.filter((row) => isWanted(row, { washType }));
      const here = inOrder(everywhere.filter((row) => row.emirates.includes(emirate)));
      const heading = page.getByRole('heading', { level: 2, name: WASH_TYPES[washType], exact: true });
      await expect.soft(heading).toBeVisible({ timeout: 1_000 });
      if (here.length === 0) continue;
      const group = page.getByRole('region', { name: WASH_TYPES[washType], exact: true });
      expect.soft(idsIn(await group.innerHTML()), washType).toEqual(here.slice(0, 6));
      const all = group.getByText(`View All (${everywhere.length})`);
      await expect.soft(all).toHaveAttribute('href', `/wash-type/${washType}`);
    }
  });
}

for (const [index, washType] of WASH_TYPE_SLUGS.entries()) {
  test(`${washType} lists all its services and links to the emirates${tierOf(index)}`, async ({
    page,
    request,
  }) => {
    const expected = inOrder((await providers()).filter((row) => isWanted(row, { washType })));
    const list = await readList(request, `/wash-type/${washType}`);
    expect(list.ids).toEqual(expected);
    expect(list.text).toContain(`Showing ${expected.length} services`);

    await page.goto(`/wash-type/${washType}`);
    await page.getByRole('link', { name: 'Browse by Emirates' }).click();
    await expect(page).toHaveURL(new RegExp(`/wash-type/${washType}/emirates$`));
  });

  test(`${washType} counts match its lists in every emirate${tierOf(index)}`, async ({ page, request }) => {
    const all = (await providers()).filter((row) => isWanted(row, { washType }));
    await page.goto(`/wash-type/${washType}/emirates`);
    for (const emirate of EMIRATE_SLUGS) {
      const path = `/wash-type/${washType}/emirates/${emirate}`;
      const expected = inOrder(all.filter((row) => row.emirates.includes(emirate)));
      const card = page.getByRole('main').locator(`a[href="${path}"]`);
      await expect(card).toContainText(EMIRATES[emirate]);
      await expect(card).toContainText(countWords(expected.length));
      expect((await readList(request, path)).ids).toEqual(expected);
    }
  });
}

test('cards of a combination page show the known facts and open the provider @full', async ({ page }) => {
  const rows = (await providers()).filter((row) =>
    isWanted(row, { emirate: 'dubai', washType: 'steam-cleaning' }),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  await page.goto('/wash-type/steam-cleaning/emirates/dubai');
  for (const card of await page.getByRole('article').all()) {
    const row = byId.get(idsIn(await card.innerHTML())[0] ?? 0)!;
    await expect.soft(card.locator('.avatar')).toBeVisible();
    await expect.soft(card.getByRole('heading')).toContainText(row.business_name ?? '');
    if (row.rating !== null) await expect.soft(card).toContainText(row.rating.toFixed(1));
    if (row.rating !== null && row.review_count !== null)
      await expect.soft(card).toContainText(`(${row.review_count.toLocaleString('en')})`);
    await expect.soft(card).toContainText(row.address ?? 'Address not listed');
    await expect.soft(card).toContainText(priceOf(row));
    await expectPhone(card, row);
    await expect.soft(card.getByRole('link', { name: 'View Details' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(page).toHaveURL(/\/service\/\d+$/);
});

for (const [washType, emirate] of [
  ['waterless-wash', 'umm-al-quwain'],
  ['247-services', 'fujairah'],
] as const) {
  test(`${washType} in ${emirate} has no providers, says so and links elsewhere @full`, async ({ page }) => {
    const type = WASH_TYPES[washType].replace(/ Services$/, '');
    await page.goto(`/wash-type/${washType}/emirates/${emirate}`);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { name: `No ${type} Services Found in ${EMIRATES[emirate]}` }),
    ).toBeVisible();
    await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    const all = main.getByRole('link', { name: `View All ${type} Services` });
    await expect(all).toHaveAttribute('href', `/${washType}`);
    await all.click();
    await expect(page).toHaveURL(new RegExp(`/wash-type/${washType}$`));
    await expect(page.getByRole('heading', { name: /^Showing \d+ services$/ })).toBeVisible();
  });
}

for (const [index, district] of DISTRICTS.entries()) {
  test(`${district} shows at most its twenty best, and Back returns${tierOf(index)}`, async ({ page }) => {
    const expected = inOrder((await providers()).filter((row) => row.districts.includes(district)));
    expect(expected.length).toBeGreaterThan(0);
    await page.goto('/wash-type/steam-cleaning');
    await page.goto(`/district/${district}`);
    expect(idsIn(await page.getByRole('main').innerHTML())).toEqual(expected.slice(0, 20));
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/wash-type\/steam-cleaning$/);
  });
}

function countWords(count: number): string {
  if (count === 0) return 'No services yet';
  return count === 1 ? '1 service' : `${count} services`;
}

async function expectPhone(card: Locator, row: Row) {
  const shown = phoneOf(row);
  if (shown) await expect.soft(card.getByRole('link', { name: shown })).toHaveAttribute('href', /^tel:/);
  else await expect.soft(card.locator('a[href^="tel:"]')).toHaveCount(0);
}
