import { expect, test } from '@playwright/test';
import { providers, readRows } from '../support/directory';
import { field, visitForm } from '../support/forms';
import { elementsIn, textOf } from '../support/html';
import { address, LOCALES, readPage, textsOf } from '../support/site';

const PHOTOS = ['https://cdn.example/bay.jpg', 'https://cdn.example/queue.jpg?w=900'];

test.use({ viewport: { width: 390, height: 844 } });

/** unconfirmed-forms.full.spec.ts sends the claim from a browser without JavaScript. */
test('an owner corrects the prefilled listing and sends the changes to staff', async ({ page }) => {
  const t = textsOf('en');
  const row = (await providers()).find(
    ({ phone, opening_hours: hours, address: place }) =>
      /^\+971 \d/.test(phone ?? '') && hours && /, (Dubai|Sharjah|Ajman)$/.test(place ?? ''),
  )!;
  const email = await visitForm(page, `/service/${row.id}`);
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
  await expect(page.locator('[data-outcome]')).toHaveText(t('claim.success'));
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

test('an unknown listing is reported above the blank form', async () => {
  for (const locale of LOCALES) {
    const html = await readPage(address('/update-listing?provider=999999', locale));
    for (const key of ['claim.unknown', 'listingForm.submit'])
      expect(textOf(html)).toContain(textsOf(locale)(key));
    expect(elementsIn(html, 'input').find(({ name }) => name === 'business_name')!.value || '').toBe('');
  }
});
