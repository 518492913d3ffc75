import { expect, type Page, test } from '@playwright/test';

/** Holds back the requests for the next page until released. */
async function holdNextPage(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*_rsc=*', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const [from, link, text, to] of [
  ['/wash-type/steam-cleaning', 'Browse by Emirates', 'Loading emirates data...', /\/emirates$/],
  ['/wash-type/steam-cleaning/emirates', /^Ajman/, 'Loading services...', /\/emirates\/ajman$/],
  ['/wash-type/steam-cleaning', 'View Details', 'Loading service details...', /\/service\/\d+$/],
] as const) {
  test(`navigating from ${from} to ${link} shows a loading state`, async ({ page }) => {
    await page.goto(from);
    const release = await holdNextPage(page);
    await page.getByRole('main').getByRole('link', { name: link }).first().click();
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
    release();
    await expect(page).toHaveURL(to);
    await expect(page.getByText(text)).toHaveCount(0);
  });
}

test('filtering a list shows a loading state', async ({ page }) => {
  await page.goto('/services');
  const release = await holdNextPage(page);
  await page.getByLabel('Sort by').selectOption('price');
  await expect(page.getByRole('status').filter({ hasText: 'Loading services...' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/sort=price/);
});
