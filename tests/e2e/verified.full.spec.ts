import { expect } from '@playwright/test';
import { providers } from '../support/directory';
import { address, TESTED_LOCALES, textsOf } from '../support/site';
import { test } from '../support/warm-page';

for (const locale of TESTED_LOCALES) {
  const t = textsOf(locale);

  test(`the verified badge links to its explanation (${locale})`, async ({ page }) => {
    const verified = (await providers()).find((row) => row.verified_status === 'verified')!;
    await page.goto(address(`/service/${verified.id}`, locale));
    await page.getByRole('link', { name: t('providerPage.verifiedLabel') }).click();
    await expect(page).toHaveURL(new RegExp(`${address('/about', locale)}#verified$`));
    const meaning = page.getByRole('region', { name: t('about.verified.title') });
    await expect(meaning).toBeInViewport();
    for (const text of ['text', 'phone', 'website', 'whatsapp'])
      await expect.soft(meaning).toContainText(t(`about.verified.${text}`));
  });
}

test('an unverified provider has no badge, but still a link to what is checked', async ({ page }) => {
  const row = (await providers()).find(
    ({ verified_status, mobile_validation, phone }) =>
      verified_status !== 'verified' && mobile_validation === true && /\d/.test(phone ?? ''),
  )!;
  await page.goto(`/service/${row.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Number checked', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Verified: what this means' })).toHaveCount(0);
  const meaning = main.getByRole('link', { name: 'What the ticks mean' });
  await expect(meaning).toHaveAttribute('href', '/about#verified');
});

test('the badge on a card adds no tab stop', async ({ page }) => {
  await page.goto('/services?sort=verified');
  const card = page.getByRole('article').first();
  await expect(card.getByRole('img', { name: 'Verified' })).toBeVisible();
  await expect(card.locator('a[href*="/about"]')).toHaveCount(0);
});
