import { expect, type Page } from '@playwright/test';
import { providers } from '../support/directory';
import { idsIn } from '../support/html';
import { isWanted, type Wanted } from '../support/matching';
import { inOrder, type Order } from '../support/orders';
import { EMIRATE_SLUGS } from '../support/site';
import { test } from '../support/warm-page';

test.use({ javaScriptEnabled: false });

test('the list shows 24 providers and a link to the next 24', async ({ page }) => {
  await page.goto('/services');
  await expectShown(page, {}, 'rating', 1);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/services\?page=2$/);
  await expectShown(page, {}, 'rating', 2);
});

test('search, filters and sorting work as a form', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('searchbox').fill("o's");
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/q=o%27s/);
  await expectShown(page, { q: "o's" });

  await choose(page, 'Emirate', 'dubai');
  await choose(page, 'Rating', '3.5');
  await choose(page, 'Sort by', 'price');
  await page.getByRole('button', { name: 'Show services' }).click();
  await expect(page).toHaveURL(/emirate=dubai/);
  await expectShown(page, { q: "o's", emirate: 'dubai', rating: 3.5 }, 'price');
});

test('on a phone the filters open and apply', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await choose(page, 'Emirate', 'ajman');
  await page.getByRole('button', { name: 'Show services' }).click();
  await expectShown(page, { emirate: 'ajman' });
});

test('Quick Search leads to the list @full', async ({ page }) => {
  await page.goto('/');
  await choose(page, 'Wash type', 'Steam Cleaning');
  await choose(page, 'Service', 'Onsite Only');
  await page.getByRole('button', { name: 'Find Car Wash Services in UAE' }).click();
  await expectShown(page, { washType: 'steam-cleaning', serviceType: 'onsite' });
});

test('a provider page opens and has a call link', async ({ page }) => {
  const row = (await providers()).find(({ phone }) => /^\+971 \d\d \d{3} \d{4}$/.test(phone ?? ''))!;
  await page.goto(`/services?q=${encodeURIComponent(row.business_name ?? '')}`);
  await page.getByRole('link', { name: `View details of ${row.business_name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/service/${row.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.business_name ?? '');
  const call = page.getByRole('link', { name: `Book Now - Call ${row.phone}` });
  await expect(call).toHaveAttribute('href', `tel:${row.phone?.replaceAll(' ', '')}`);
});

test('the language switch keeps page and query @full', async ({ page }) => {
  await page.goto('/services?emirate=ajman&q=wash&sort=name');
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/services\?emirate=ajman&q=wash&sort=name$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectShown(page, { emirate: 'ajman', q: 'wash' }, 'name');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/services\?emirate=ajman&q=wash&sort=name$/);
});

test('emirates are reachable in the header and the footer', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(header.getByRole('link', { name: /^Car Wash Dubai/ })).toBeHidden();
  await header.getByText('Emirates', { exact: true }).click();
  await expect(header.getByRole('link', { name: /^Car Wash .*Find verified/ })).toHaveCount(
    EMIRATE_SLUGS.length,
  );
  for (const slug of EMIRATE_SLUGS) {
    await expect(page.getByRole('contentinfo').locator(`a[href="/emirates/${slug}"]`)).toHaveCount(1);
  }
  await header.getByRole('link', { name: /^Car Wash Ajman/ }).click();
  await expect(page).toHaveURL(/\/emirates\/ajman$/);
});

test('the mobile menu opens and its links work @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL(/\/services$/);
});

test('shows all answers, and section links work @full', async ({ page }) => {
  await page.goto('/emirates/ajman');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeInViewport();
  const answers = page.locator('#faq [role="region"]');
  expect(await answers.count()).toBeGreaterThan(10);
  await expect(answers.and(page.locator(':visible'))).toHaveCount(await answers.count());
});

test('Back has a destination @full', async ({ page }) => {
  await page.goto('/service/1');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/services$/);
});

for (const [path, title] of [
  ['/emirates/atlantis', 'Emirate Not Found'],
  ['/service/999999', 'Service Not Found'],
  ['/ar/nowhere', 'عذرًا! الصفحة غير موجودة'],
] as const) {
  test(`${path} names missing fields`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
}

function choose(page: Page, name: string, option: string) {
  return page.getByRole('combobox', { name, exact: true }).selectOption(option);
}

async function expectShown(page: Page, wanted: Wanted, order: Order = 'rating', number = 1) {
  const found = (await providers()).filter((row) => isWanted(row, wanted));
  await expect
    .poll(async () => idsIn(await page.getByRole('main').innerHTML()))
    .toEqual(inOrder(found, order).slice((number - 1) * 24, number * 24));
}
