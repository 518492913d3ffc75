import { expect } from '@playwright/test';
import { BEST_FIRST, idsWhere } from '../support/directory';
import { idsIn, readList } from '../support/html';
import { DISTRICTS, EMIRATE_SLUGS, EMIRATES, WASH_TYPE_SLUGS, WASH_TYPES } from '../support/site';
import { test } from '../support/warm-page';

// All pages of a kind share a template, and tests/data checks every list and count, so one page of each is enough.
test('an emirate has a section of its six best for each wash type, with a link to all @full', async ({
  page,
}) => {
  await page.goto('/emirates/dubai');
  for (const washType of WASH_TYPE_SLUGS) {
    const everywhere = await idsWhere((row) => row.wash_types.includes(washType), BEST_FIRST);
    const inEmirate = await idsWhere(
      (row) => row.wash_types.includes(washType) && row.emirates.includes('dubai'),
      BEST_FIRST,
    );
    const group = page.getByRole('region', { name: WASH_TYPES[washType], exact: true });
    expect.soft(idsIn(await group.innerHTML()), washType).toEqual(inEmirate.slice(0, 6));
    const all = group.getByText(`View All (${everywhere.length})`);
    await expect.soft(all).toHaveAttribute('href', `/wash-type/${washType}`);
  }
});

test('a wash type lists all its services and links to the emirates, whose counts match their lists @full', async ({
  page,
  request,
}) => {
  const washType = 'waterless-wash';
  const expected = await idsWhere((row) => row.wash_types.includes(washType), BEST_FIRST);
  const list = await readList(request, `/wash-type/${washType}`);
  expect(list.ids).toEqual(expected);
  expect(list.text).toContain(`Showing ${expected.length} services`);

  await page.goto(`/wash-type/${washType}`);
  await page.getByRole('link', { name: 'Browse by Emirates' }).click();
  await expect(page).toHaveURL(new RegExp(`/wash-type/${washType}/emirates$`));
  for (const emirate of EMIRATE_SLUGS) {
    const path = `/wash-type/${washType}/emirates/${emirate}`;
    const inEmirate = await idsWhere(
      (row) => row.wash_types.includes(washType) && row.emirates.includes(emirate),
      BEST_FIRST,
    );
    const count = inEmirate.length === 1 ? '1 service' : `${inEmirate.length} services`;
    const card = page.getByRole('main').locator(`a[href="${path}"]`);
    await expect(card).toContainText(EMIRATES[emirate]);
    await expect(card).toContainText(inEmirate.length === 0 ? 'No services yet' : count);
    expect((await readList(request, path)).ids).toEqual(inEmirate);
  }
});

test('a wash type without providers in an emirate says so and links to all its services @full', async ({
  page,
}) => {
  await page.goto('/wash-type/247-services/emirates/fujairah');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No 24/7 Services Found in Fujairah' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await main.getByRole('link', { name: 'View All 24/7 Services' }).click();
  await expect(page).toHaveURL(/\/wash-type\/247-services$/);
  await expect(page.getByRole('heading', { name: /^Showing \d+ services$/ })).toBeVisible();
});

test('a district shows at most its twenty highest rated, and Back returns', async ({ page }) => {
  for (const district of DISTRICTS.slice(0, 2)) {
    const expected = await idsWhere((row) => row.districts.includes(district));
    await page.goto('/wash-type/steam-cleaning');
    await page.goto(`/district/${district}`);
    expect(idsIn(await page.getByRole('main').innerHTML())).toEqual(expected.slice(0, 20));
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/wash-type\/steam-cleaning$/);
  }
});
