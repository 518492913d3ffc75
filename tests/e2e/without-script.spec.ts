import { expect } from '@playwright/test';
import { providers } from '../support/directory';
import { EMIRATE_SLUGS } from '../support/site';
import { test } from '../support/warm-page';

/** The tests of each task without JavaScript are next to those with it. */
test.use({ javaScriptEnabled: false });

test('a provider page opens and has a call link', async ({ page }) => {
  const row = (await providers()).find(({ phone }) => /^\+971 \d\d \d{3} \d{4}$/.test(phone ?? ''))!;
  await page.goto(`/services?q=${encodeURIComponent(row.business_name ?? '')}`);
  await page.getByRole('link', { name: `View details of ${row.business_name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/service/${row.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.business_name ?? '');
  const call = page.getByRole('link', { name: `Book Now - Call ${row.phone}` });
  await expect(call).toHaveAttribute('href', `tel:${row.phone?.replaceAll(' ', '')}`);
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
