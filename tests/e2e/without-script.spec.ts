import { expect } from '@playwright/test';
import { providers } from '../support/directory';
import { EMIRATE_SLUGS } from '../support/site';
import { test } from '../support/warm-page';

/** The tests of each task without JavaScript are next to those with it. */
test.use({ javaScriptEnabled: false });

test('Quick Search leads to the list @full', async ({ page }) => {
  await page.goto('/');
  for (const [name, option] of [
    ['Wash type', 'Steam Cleaning'],
    ['Service', 'Onsite Only'],
  ] as const)
    await page.getByRole('combobox', { name, exact: true }).selectOption(option);
  await page.getByRole('button', { name: 'Find Car Wash Services in UAE' }).click();
  await expect(page).toHaveURL(/washType=steam-cleaning&.*serviceType=onsite/);
  await expect(page.getByRole('article').first()).toBeVisible();
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
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/services\?emirate=ajman&q=wash&sort=name$/);
});

test('emirates are reachable in the header and the footer', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(header.getByRole('link', { name: /^Car Wash Dubai/ })).toBeHidden();
  await header.getByText('Emirates', { exact: true }).click();
  const links = header.getByRole('link', { name: /^Car Wash .*Find verified/ });
  await expect(links).toHaveCount(EMIRATE_SLUGS.length);
  for (const slug of EMIRATE_SLUGS)
    await expect(page.getByRole('contentinfo').locator(`a[href="/emirates/${slug}"]`)).toHaveCount(1);
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

test('answers expand, and section links work @full', async ({ page }) => {
  await page.goto('/emirates/ajman');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeInViewport();
  const answers = page.locator('#faq .faq p:visible');
  await expect(answers).toHaveCount(0);
  await page.locator('#faq summary').first().click();
  await expect(answers).toHaveCount(1);
});

test('Back has a destination @full', async ({ page }) => {
  await page.goto('/service/1');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/services$/);
});
