import { expect, test } from '@playwright/test';
import { providers, readRows } from '../support/directory';
import { field, visitForm } from '../support/forms';
import { address, textsOf } from '../support/site';
import { TESTED_LOCALES } from '../support/tier';

const PHOTOS = ['https://cdn.example/bay.jpg', 'https://cdn.example/queue.jpg?w=900'];

test.use({ viewport: { width: 390, height: 844 } });

for (const [locale, javaScriptEnabled] of [
  ['en', true],
  ['ar', false],
] as const) {
  test.describe(`in ${locale} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('an owner corrects the prefilled listing and sends the changes to staff', async ({ page }) => {
      const t = textsOf(locale);
      const row = (await providers()).find(
        ({ phone, opening_hours: hours, address: place }) =>
          /^\+971 \d/.test(phone ?? '') && hours && /, (Dubai|Sharjah|Ajman)$/.test(place ?? ''),
      )!;
      const email = await visitForm(page, address(`/service/${row.id}`, locale), javaScriptEnabled);
      await page.getByRole('link', { name: t('claim.title') }).click();
      await expect(field(page, 'business_name')).toHaveValue(row.business_name ?? '');
      await expect(field(page, 'address')).toHaveValue(row.address ?? '');
      await expect(field(page, 'hours')).toHaveValue(row.opening_hours ?? '');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');

      await field(page, 'email').fill(email);
      await field(page, 'phone').fill('051 506 0000');
      await field(page, 'price').fill('AED 12-34');
      await field(page, 'photos').fill('https://cdn.example/bay.jpg\nhttp://cdn.example/queue.jpg');
      await page.getByRole('button', { name: t('claim.submit') }).click();
      await expect(page.getByText(t('forms.errors.pictures'))).toBeVisible();
      await field(page, 'photos').fill(PHOTOS.join('\n'));
      await page.getByRole('button', { name: t('claim.submit') }).click();
      await expect(page.locator('.form-result')).toHaveText(t('claim.success'));
      // tests/data/moderation.test.ts has what staff do with it.
      expect(await readRows(`listing_submissions?email=eq.${email}`)).toMatchObject([
        {
          status: 'new',
          claimed_provider_id: row.id,
          business_name: row.business_name,
          details: {
            phone: '051 506 0000',
            price: 'AED 12-34',
            hours: row.opening_hours,
            photos: PHOTOS.join('\n'),
          },
          changes: {
            phone: { was: row.phone, proposed: '051 506 0000' },
            price_range: { was: row.price_range, proposed: 'AED 12-34' },
            photo_urls: { was: row.photo_urls, proposed: PHOTOS },
          },
          comparison: null,
        },
      ]);
    });
  });
}

for (const locale of TESTED_LOCALES) {
  test(`an unknown listing is reported above the blank form (${locale}) @full`, async ({ page }) => {
    const t = textsOf(locale);
    await page.goto(address('/update-listing?provider=999999', locale));
    await expect(page.getByRole('main')).toContainText(t('claim.unknown'));
    await expect(page.getByRole('button', { name: t('listingForm.submit') })).toBeVisible();
    await expect(field(page, 'business_name')).toHaveValue('');
  });
}

test('a sparse listing asks its owner for the missing details @full', async ({ page }) => {
  for (const path of ['/services?q=zzzzqq', '/areas/hatta', '/wash-type/247-services/emirates/fujairah']) {
    await page.goto(path);
    const list = page.getByRole('main').getByRole('link', { name: textsOf('en')('claim.list') });
    await expect(list, path).toHaveAttribute('href', '/update-listing');
  }
  await page.goto('/services');
  await expect(page.getByRole('main')).not.toContainText(textsOf('en')('claim.missing'));
});
