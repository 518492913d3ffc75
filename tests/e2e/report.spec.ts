import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { BY_ID, providers, readRows } from '../support/directory';
import { field, visitForm } from '../support/forms';
import { partsOf, textOf } from '../support/html';
import { address, BASE_URL, textsOf } from '../support/site';
import { post } from '../support/submissions';
import { test } from '../support/warm-page';

test.use({ viewport: { width: 390, height: 844 } });

/** The reports whose note contains these words. */
function reportsWith(words: string): Promise<unknown[]> {
  const columns = 'name,email,message,provider_id,status';
  return readRows(`contact_submissions?select=${columns}&message=like.*${words}*`);
}

const aProvider = async () => (await providers()).find(({ phone }) => /^\+971 \d/.test(phone ?? ''))!;

/** unconfirmed-forms.full.spec.ts sends it from a browser without JavaScript. */
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('one press says that everything is still right, and is counted @full', async ({ page }) => {
      const locale = javaScriptEnabled ? 'ar' : 'en';
      const t = textsOf(locale);
      const row = (await providers(BY_ID)).at(javaScriptEnabled ? -1 : -2)!;
      const path = address(`/service/${row.id}`, locale);
      await visitForm(page, path, javaScriptEnabled);
      await expect(page.getByText(t('checks.thanks'))).toBeHidden();
      await page.getByRole('button', { name: t('checks.yes') }).click();
      await expect(page).toHaveURL(`${path}#confirmed`);
      await expect(page.getByText(t('checks.thanks'))).toBeVisible();
      expect(await readRows(`confirmations?select=times&provider_id=eq.${row.id}`)).toEqual([{ times: 1 }]);
    });
  });
}

test('the reason "something else" requires an explanation @full', async ({ page }) => {
  const { id } = await aProvider();
  const t = textsOf('en');
  await visitForm(page, `/report?provider=${id}&wrong=other`);
  await page.getByRole('button', { name: t('report.submit') }).click();
  await expect(field(page, 'note')).toHaveAccessibleDescription(new RegExp(t('forms.errors.required')));
  await expect(field(page, 'note')).toBeFocused();
  // Fields that are partly below the sticky header would count as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
});

test('a report of a provider that does not exist is rejected', async () => {
  const { id } = await aProvider();
  const note = randomUUID();
  const { html } = await post(BASE_URL, `/report?provider=${id}`, {
    wrong: 'phone',
    provider: '999999',
    note,
  });
  expect(html).toContain('data-outcome="error"');
  expect(await reportsWith(note)).toEqual([]);
});

test('a report of an unknown listing says that it does not exist', async () => {
  for (const query of ['', '?provider=999999', '?provider=-1', `?provider=${'9'.repeat(10_000)}`]) {
    const response = await fetch(`${BASE_URL}/report${query}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(textOf(html)).toContain(textsOf('en')('report.unknown'));
    expect(partsOf(html, 'novalidate', '')).toEqual([]);
  }
});
