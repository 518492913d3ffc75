import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { BY_ID, providers, readRows } from '../support/directory';
import { field, visitForm } from '../support/forms';
import { elementsIn, partsOf, textOf } from '../support/html';
import { address, BASE_URL, LOCALES, readPage, textsOf } from '../support/site';
import { post } from '../support/submissions';
import { test } from '../support/warm-page';

test.use({ viewport: { width: 390, height: 844 } });

/** The reports whose note contains these words. */
function reportsWith(words: string): Promise<unknown[]> {
  const columns = 'name,email,message,provider_id,status';
  return readRows(`contact_submissions?select=${columns}&message=like.*${words}*`);
}

const aProvider = async () => (await providers()).find(({ phone }) => /^\+971 \d/.test(phone ?? ''))!;

/** hanging-database.full.spec.ts sends it from a browser without JavaScript. */
test('reporting a wrong number takes two taps and one field', async ({ page }) => {
  const t = textsOf('en');
  const { id, business_name: name } = await aProvider();
  const right = `050 ${randomUUID().slice(0, 8)}`;
  await visitForm(page, `/service/${id}`);
  const chip = page.getByRole('link', { name: t('report.chips.phone'), exact: true });
  await expect(chip).toHaveAttribute('rel', 'nofollow');
  await chip.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('report.title'));
  // The title follows the page.
  await expect(page).toHaveTitle(/./);

  await field(page, 'note').fill(right);
  await page.getByRole('button', { name: t('report.submit') }).click();
  await expect(page.locator('[data-outcome]')).toHaveText(t('report.success'));
  const message = `Wrong information\nProvider: ${id}, ${name}\nWrong: phone\nNote: ${right}`;
  expect(await reportsWith(right)).toEqual([
    { name: 'Report of wrong information', email: null, message, provider_id: id, status: 'new' },
  ]);
});

const PHOTOS = ['https://cdn.example/bay.jpg', 'https://cdn.example/queue.jpg?w=900'];

/** hanging-database.full.spec.ts sends the claim from a browser without JavaScript. */
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** hanging-database.full.spec.ts presses it with JavaScript. */
  test('one press says that everything is still right, and is counted @full', async ({ page }) => {
    const t = textsOf('en');
    const row = (await providers(BY_ID)).at(-1)!;
    await visitForm(page, `/service/${row.id}`, false);
    await expect(page.getByText(t('checks.thanks'))).toBeHidden();
    await page.getByRole('button', { name: t('checks.yes') }).click();
    await expect(page).toHaveURL(`/service/${row.id}#confirmed`);
    await expect(page.getByText(t('checks.thanks'))).toBeVisible();
    expect(await readRows(`confirmations?select=times&provider_id=eq.${row.id}`)).toEqual([{ times: 1 }]);
  });
});

test('a report is of an existing provider, and says what is wrong', async () => {
  const [{ id }, note, t] = [await aProvider(), randomUUID(), textsOf('en')];
  const path = `/report?provider=${id}`;
  const forged = await post(BASE_URL, path, { wrong: 'phone', provider: '999999', note });
  expect(forged.html).toContain('data-outcome="error"');
  expect(await reportsWith(note)).toEqual([]);
  const silent = await post(BASE_URL, path, { wrong: 'other', note: '' });
  const field = elementsIn(silent.html, 'textarea').find(({ name }) => name === 'note')!;
  expect(field['aria-invalid']).toBe('true');
  expect(textOf(silent.html)).toContain(t('forms.errors.required'));
});

test('forms about an unknown listing say that it does not exist', async () => {
  for (const query of ['', '?provider=999999', '?provider=-1', `?provider=${'9'.repeat(10_000)}`]) {
    const html = await readPage(`/report${query}`);
    expect(textOf(html)).toContain(textsOf('en')('report.unknown'));
    expect(partsOf(html, 'novalidate', '')).toEqual([]);
  }
  for (const locale of LOCALES) {
    const html = await readPage(address('/update-listing?provider=999999', locale));
    for (const key of ['claim.unknown', 'listingForm.submit'])
      expect(textOf(html)).toContain(textsOf(locale)(key));
    expect(elementsIn(html, 'input').find(({ name }) => name === 'business_name')!.value || '').toBe('');
  }
});
