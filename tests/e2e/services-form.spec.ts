import { expect, type Locator, type Page } from '@playwright/test';
import { providers } from '../support/directory';
import { idsIn } from '../support/html';
import { isWanted } from '../support/matching';
import { inOrder, ORDERS } from '../support/orders';
import { test } from '../support/warm-page';

test('search, filters and sort combine and are kept in the URL', async ({ page }) => {
  await page.goto('/services');
  const form = page.getByRole('search');
  await choice(page, 'Emirate').selectOption('dubai');
  await expect(page).toHaveURL(/emirate=dubai/);
  await choice(page, 'Service').selectOption('onsite');
  await expect(page).toHaveURL(/serviceType=onsite/);
  await form.getByPlaceholder('Search services, locations, or types...').fill('wash');
  await form.getByPlaceholder('Search services, locations, or types...').press('Enter');
  await expectList(page, { emirate: 'dubai', serviceType: 'onsite', q: 'wash' });

  await choice(page, 'Sort by').selectOption('name');
  await expect(page).toHaveURL(/sort=name/);
  const found = (await providers()).filter((row) =>
    isWanted(row, { emirate: 'dubai', serviceType: 'onsite', q: 'wash' }),
  );
  await expect.poll(() => shownIds(page)).toEqual(inOrder(found, 'name').slice(0, 24));

  await page.reload();
  await expect(choice(page, 'Emirate')).toHaveValue('dubai');
  await expect(choice(page, 'Sort by')).toHaveValue('name');
});

test('the sort menu has every sort option', async ({ page }) => {
  await page.goto('/services');
  expect(await optionsOf(page, 'Sort by')).toHaveLength(Object.keys(ORDERS).length);
});

test('on a phone the filter button previews the number of results @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  await page.getByRole('button', { name: 'Filters' }).click();
  await choice(page, 'Emirate').selectOption('ajman');
  const count = (await providers()).filter((row) => isWanted(row, { emirate: 'ajman' })).length;
  await expect(page.getByRole('button', { name: `Show ${count} services` })).toBeVisible();
});

test('removing one chip keeps the others', async ({ page }) => {
  await page.goto('/services?emirate=dubai&rating=4.5&q=wash&page=2');
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('link', { name: /^Remove filter/ })).toHaveCount(2);
  await chips.getByRole('link', { name: 'Remove filter: 4.5+ Stars' }).click();
  await expect(page).toHaveURL(/\/services\?emirate=dubai&q=wash$/);
  await expect(chips.getByRole('link', { name: /^Remove filter/ })).toHaveCount(1);
  await expectList(page, { emirate: 'dubai', q: 'wash' });
});

test('grid and list show the same providers @full', async ({ page }) => {
  await page.goto('/services?emirate=ajman');
  const inGrid = await shownIds(page);
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(page.getByRole('navigation', { name: 'View' }).locator('[aria-current]')).toHaveText('List');
  await expect.poll(() => shownIds(page)).toEqual(inGrid);
  const [first, second] = [page.getByRole('article').first(), page.getByRole('article').nth(1)];
  expect((await second.boundingBox())?.x, 'one below the other').toBe((await first.boundingBox())?.x);
});

test('an empty list says so, and Clear Filters resets it @full', async ({ page }) => {
  await page.goto('/services?emirate=ajman&q=zzzz&sort=name');
  await expect(page.getByRole('heading', { name: 'No services found' })).toBeVisible();
  await expect(page.getByText(/^Showing 0 of/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Clear Filters' }).last().click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expectList(page, {});
});

test('the statistics banner has the totals of the directory', async ({ page }) => {
  const directory = await providers();
  const stats = {
    services: directory.length,
    verified: directory.filter((row) => row.is_verified).length,
    mobile: directory.filter((row) => row.wash_types.includes('mobile-car-wash')).length,
    'eco-friendly': directory.filter((row) => row.is_eco).length,
    steam: directory.filter((row) => row.wash_types.includes('steam-cleaning')).length,
    'emirates covered': new Set(directory.flatMap((row) => row.emirates)).size,
  };
  await page.goto('/services');
  const banner = page.getByRole('region', { name: 'Directory statistics' });
  await expect(banner.getByText('Database Connected Successfully')).toBeVisible();
  for (const [name, figure] of Object.entries(stats)) {
    await expect(banner.locator('div', { hasText: new RegExp(`^${name}${figure}$`) }), name).toBeVisible();
  }
});

function choice(page: Page, name: string): Locator {
  return page.getByRole('search').getByRole('combobox', { name, exact: true });
}

async function optionsOf(page: Page, label: string): Promise<string[]> {
  return choice(page, label).locator('option').allTextContents();
}

async function shownIds(page: Page): Promise<number[]> {
  return idsIn(await page.getByRole('main').innerHTML());
}

async function expectList(page: Page, wanted: Parameters<typeof isWanted>[1]) {
  const found = (await providers()).filter((row) => isWanted(row, wanted));
  await expect.poll(() => shownIds(page)).toEqual(inOrder(found).slice(0, 24));
  await expect(page.getByRole('main').getByText(new RegExp(`^Showing ${found.length} of `))).toBeVisible();
}
