import { expect, type Page, test as coldTest } from '@playwright/test';
import { violationsOn } from '../support/accessibility';
import { field, FORMS } from '../support/forms';
import { openWithScript } from '../support/scripts';
import { address, BASE_URL, type Locale, textsOf } from '../support/site';
import {
  contactRows,
  listingRows,
  post,
  submissionsPerHour,
  uniqueAddress,
  uniqueEmail,
} from '../support/submissions';
import { test } from '../support/warm-page';

const EMAIL_OF_SITE = 'hello@lamaa.example';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const [index, form] of FORMS.entries()) {
      // Each form with JavaScript in one language and without it in the other.
      const locale = (index % 2 === 0) === javaScriptEnabled ? 'en' : 'ar';
      const t = textsOf(locale);
      const path = address(form.path, locale);

      test(`${path} stores the submission, confirms it and is blank again`, async ({ page }) => {
        const email = await visit(page, path, javaScriptEnabled);
        // Screen readers announce content inserted into an existing live region only.
        await expect(page.locator('.form').getByRole('status')).toHaveCount(1);
        await form.fill(page, email);
        await page.getByRole('button', { name: t(form.submit) }).click();
        await expect(page.locator('.form-result')).toHaveText(t(form.success));
        await form.expectStored(email);
        await expect(field(page, 'email')).toHaveValue('');
        await expect(field(page, form.required[0]!)).toHaveValue('');
        await expect(page.locator('.form input:checked')).toHaveCount(0);
      });

      test(`${path} names missing fields and keeps the other values`, async ({ page }) => {
        const email = await visit(page, path, javaScriptEnabled);
        await field(page, 'email').fill(email);
        await page.getByRole('button', { name: t(form.submit) }).click();
        await expect(page.locator('.form-result[role=alert]')).toHaveText(t('forms.wrongFields'));
        for (const name of form.required.filter((required) => required !== 'email')) {
          await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
          await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(t('forms.errors.required')));
        }
        await expect(field(page, 'email')).toHaveValue(email);
        if (javaScriptEnabled) {
          await expect(page.locator('.form [aria-invalid="true"]').first()).toBeFocused();
          expect(await violationsOn(page)).toEqual([]);
        }
        expect(await form.count(email)).toBe(0);
      });

      const tier = form === FORMS[0] ? '' : ' @full';
      test(`${form.path}: a repeated submission is stored once${tier}`, async ({ page }) => {
        const email = await visit(page, form.path, javaScriptEnabled);
        await form.fill(page, email);
        if (javaScriptEnabled) {
          await page.locator('.form button').first().dblclick();
        } else {
          const t = textsOf('en');
          for (let times = 0; times < 2; times += 1) {
            await page.goto(form.path);
            await form.fill(page, email);
            await page.getByRole('button', { name: t(form.submit) }).click();
            await expect(page.locator('.form-result')).toHaveText(t(form.success));
          }
        }
        await expect(page.locator('.form-result')).toHaveText(textsOf('en')(form.success));
        expect(await form.count(email)).toBe(1);
      });
    }
  });
}

/**
 * One rule of each kind that HTML validation does not cover; tests/lib/form-fields.test.ts has all of them.
 */
const WRONG: [path: string, locale: Locale, name: string, value: string, error: string][] = [
  ['/contact', 'en', 'message', 'm'.repeat(100_000), 'forms.errors.long'],
  ['/contact', 'ar', 'message', ' \u0000\n\t ', 'forms.errors.required'],
  ['/update-listing', 'ar', 'website', 'javascript:alert(1)', 'forms.errors.url'],
  ['/car-wash-apps/book', 'en', 'phone', '12345', 'forms.errors.phone'],
  ['/car-wash-apps/book', 'ar', 'preferredDate', '2020-01-01', 'forms.errors.date'],
];

for (const [path, locale, name, value, error] of WRONG) {
  test(`${address(path, locale)} rejects ${name} ${JSON.stringify(value.slice(0, 20))} and says why`, async ({
    page,
  }) => {
    const form = FORMS.find((candidate) => candidate.path.startsWith(path))!;
    const email = await visit(page, address(path, locale));
    await form.fill(page, email);
    await setAnyway(page, name, value);
    await page.locator('.form button').first().click();
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(textsOf(locale)(error)));
    await expect(field(page, name)).toBeFocused();
    expect(await form.count(email)).toBe(0);
  });
}

test('a value that is not among the options is rejected', async ({ page }) => {
  const email = await visit(page, '/update-listing');
  await FORMS[1]!.fill(page, email);
  await page.evaluate(() => {
    const option = document.querySelector<HTMLOptionElement>('select[name="emirates"] option:checked')!;
    option.value = 'atlantis';
  });
  await page.locator('.form button').first().click();
  await expect(page.locator('.form-result[role=alert]')).toHaveText(textsOf('en')('forms.wrongFields'));
  expect(await listingRows(email)).toEqual([]);
});

test('a submission with the honeypot filled in is refused without a reason', async ({ page }) => {
  const email = await visit(page, '/contact');
  await FORMS[0]!.fill(page, email);
  await setAnyway(page, 'company_fax', 'x');
  await page.locator('.form button').first().click();
  await expect(page.locator('.form-result[role=alert]')).toHaveText(
    textsOf('en')('contact.error', { email: EMAIL_OF_SITE }),
  );
  await expect(field(page, 'email')).toHaveValue(email);
  expect(await contactRows(email)).toEqual([]);
});

// Init scripts cannot be removed again.
coldTest('a form that is filled in at once is taken: autofill is a person', async ({ page }) => {
  await page.addInitScript(() => (performance.now = () => 1_000));
  const email = await visit(page, '/contact');
  await FORMS[0]!.fill(page, email);
  await page.locator('.form button').first().click();
  await expect(page.locator('.form-result')).toHaveText(textsOf('en')('contact.success'));
  expect(await contactRows(email)).toHaveLength(1);
});

test('beyond the hourly limit a sender is refused with the generic message @full', async ({ page }) => {
  test.setTimeout(120_000);
  const sender = uniqueAddress();
  for (let left = await submissionsPerHour(); left > 0; left -= 1)
    await post(BASE_URL, '/contact', { name: 'A', email: uniqueEmail(), message: 'm' }, sender);
  for (const form of FORMS) {
    const email = uniqueEmail();
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': sender });
    await openWithScript(page, form.path);
    await form.fill(page, email);
    await page.locator('.form button').first().click();
    const text = textsOf('en')(form.error, { email: EMAIL_OF_SITE });
    await expect(page.locator('.form-result')).toHaveText(text, { timeout: 25_000 });
    expect(await form.count(email)).toBe(0);
  }
});

/** Opens a form with a unique sender address; returns a unique email address. */
async function visit(page: Page, path: string, hasScript = true): Promise<string> {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': uniqueAddress() });
  await (hasScript ? openWithScript(page, path) : page.goto(path));
  return uniqueEmail();
}

/** Sets a value that the field would not accept from a user. */
async function setAnyway(page: Page, name: string, value: string) {
  await field(page, name).evaluate((element, text) => {
    element.removeAttribute('maxlength');
    element.removeAttribute('min');
    (element as HTMLInputElement).value = text;
  }, value);
}
