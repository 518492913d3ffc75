import { expect, type Page, type Route } from '@playwright/test';
import { expectStored, field, fillIn, FORMS, visitForm, writtenIn } from '../support/forms';
import { elementsIn, partsOf, textOf } from '../support/html';
import { address, BASE_URL, type Locale, LOCALES, readPage, textsOf } from '../support/site';
import {
  messageOf,
  post,
  submissionsFrom,
  submissionsPerHour,
  SUCCESS,
  uniqueAddress,
  uniqueEmail,
} from '../support/submissions';
import { test } from '../support/warm-page';

const EMAIL_OF_SITE = 'hello@lamaa.example';

const submit = (page: Page) => page.locator('form[novalidate] button').first().click();
const result = (page: Page) => page.locator('[data-outcome]');

for (const [index, form] of FORMS.entries()) {
  const locale = LOCALES[index % 2]!;
  const t = textsOf(locale);
  const path = address(form.path, locale);

  test(`${path} names missing fields, stores the submission once and is blank when asked for again${index ? ' @full' : ''}`, async ({
    page,
  }) => {
    const email = await visitForm(page, path);
    // Screen readers announce content inserted into an existing live region only.
    await expect(page.locator('form[novalidate]').getByRole('status')).toHaveCount(1);
    await field(page, 'email').fill(email);
    await submit(page);
    await expect(result(page)).toHaveText(t('forms.wrongFields'));
    for (const name of form.required.filter((required) => required !== 'email')) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(t('forms.errors.required')));
    }
    await expect(field(page, 'email')).toHaveValue(email);
    await expect(page.locator('form[novalidate] [aria-invalid="true"]').first()).toBeFocused();
    expect(await submissionsFrom(email, form.table)).toEqual([]);

    await fillIn(page, form, email);
    await page.getByRole('button', { name: t(`${form.texts}.submit`) }).dblclick();
    await expect(result(page)).toHaveText(t(`${form.texts}.success`));
    await expectStored(form, email);
    await expect(page.locator('form[novalidate] li')).toHaveText(
      [1, 2, 3].map((step) => step + t(`${form.texts}.next.${step}`)),
    );
    await page.getByRole('link', { name: t(`${form.texts}.again`) }).click();
    for (const name of ['email', form.required[0]!]) await expect(field(page, name)).toHaveValue('');
    await expect(page.locator('form[novalidate] input:checked')).toHaveCount(0);
  });
}

/** The fields of the answer to a form that was sent without JavaScript. */
const answeredFields = (html: string) =>
  new Map(elementsIn(html, 'input', 'textarea').map((one) => [one.name, one]));

/** The forms of the site, and the group of their texts. */
const NOTICES = {
  '/contact': 'contact',
  '/update-listing': 'listingForm',
  '/update-listing?provider=1': 'claim',
  '/car-wash-apps/book': 'booking',
  '/report?provider=1': 'report',
  '/service/1/reviews/new': 'writeReview',
};

test('every form says what happens with the data, and links the privacy policy', async () => {
  for (const locale of LOCALES)
    for (const [path, texts] of Object.entries(NOTICES)) {
      const html = await readPage(address(path, locale));
      const form = /<form\b[^>]*novalidate[\s\S]*?<\/form>/i.exec(html)?.[0] ?? '';
      const notice = textsOf(locale)(`${texts}.privacy`).replace(/<\/?link>/g, '');
      expect.soft(textOf(form), path).toContain(notice);
      // Beside the half-filled form.
      const link = elementsIn(form, 'a').find(({ href }) => href === address('/privacy-policy', locale));
      expect.soft(link?.target, `link of ${path}`).toBe('_blank');
    }
});

/**
 * A field that was left out, and one rule of each kind that HTML validation does not cover; tests/lib/form-fields.test.ts has all of
 * them. hanging-database.full.spec.ts sends every form from a browser without JavaScript.
 */
// prettier-ignore
const WRONG: [path: string, locale: Locale, name: string, value: string, error: string][] = [
  ['/contact', 'ar', 'name', '', 'forms.errors.required'],
  ['/contact', 'en', 'message', 'm'.repeat(100_000), 'forms.errors.long'],
  ['/update-listing', 'ar', 'website', 'javascript:alert(1)', 'forms.errors.url'],
  ['/car-wash-apps/book', 'ar', 'preferredDate', '2020-01-01', 'forms.errors.date'],
];

test('a wrong value is marked with the reason, and one in the honeypot is refused without it', async () => {
  for (const [path, locale, name, value, error] of WRONG) {
    const { html } = await post(BASE_URL, address(path, locale), { [name]: value });
    const { 'aria-invalid': isWrong, 'aria-describedby': reason } = answeredFields(html).get(name)!;
    const [text] = partsOf(html, 'id', reason!.split(' ').at(-1)!);
    expect.soft([name, isWrong, textOf(text!)]).toEqual([name, 'true', textsOf(locale)(error)]);
  }
  const email = uniqueEmail();
  const { html } = await post(BASE_URL, '/contact', { ...messageOf(email), company_fax: 'x' });
  expect(textOf(html)).toContain(textsOf('en')('contact.error', { email: EMAIL_OF_SITE }));
  expect(answeredFields(html).get('email')!.value).toBe(email);
  expect(await submissionsFrom(email)).toEqual([]);
});

const isSent = (route: Route) => route.request().method() === 'POST';
/** What may happen to a form on its way; tests/components/submission-form.test.tsx has every kind of error. */
const FAILURES: ((route: Route) => Promise<void>)[] = [
  (route) => route.abort('connectionreset'),
  // Of another build.
  (route) =>
    route.fulfill({
      status: 409,
      contentType: 'text/plain',
      body: 'Server Action unavailable.',
      headers: { 'x-nextjs-action-not-found': '1' },
    }),
  // Stored, and the answer is lost.
  async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
];

test('a form that fails on its way says so, keeps every field, and is stored once when sent again @full', async ({
  page,
}) => {
  const [t, form] = [textsOf('ar'), FORMS[1]!];
  const email = await visitForm(page, address(form.path, 'ar'));
  await fillIn(page, form, email);
  const written = await writtenIn(page);
  expect(written.join()).toContain(email);
  for (const fail of FAILURES) {
    await page.route('**', (route) => (isSent(route) ? fail(route) : route.continue()));
    await submit(page);
    await expect(result(page)).toHaveText(t(`${form.texts}.error`, { email: EMAIL_OF_SITE }));
    await expect(result(page)).toBeFocused();
    expect(await writtenIn(page)).toEqual(written);
    await page.unrouteAll();
  }
  await expectStored(form, email);
  await submit(page);
  await expect(result(page)).toHaveText(t(`${form.texts}.success`));
  await expectStored(form, email);
});

/** tests/lib/refusal.test.ts has all origins, sizes and bodies. */
test('forms of other origins and bodies that are too large are refused @full', async () => {
  const email = uniqueEmail();
  const sentFrom = (Origin: string, path = '/contact') =>
    post(BASE_URL, path, messageOf(email), uniqueAddress(), { Origin });
  for (const path of ['/ar/contact', '/report?provider=1'])
    expect.soft((await sentFrom('https://evil.example', path)).status, path).toBe(403);
  expect(await submissionsFrom(email)).toEqual([]);
  await sentFrom(new URL(BASE_URL).origin);
  expect(await submissionsFrom(email)).toHaveLength(1);

  const part = '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\n';
  // Without a Content-Length.
  const body = new Blob([`${part}${'m'.repeat(1_100_000)}\r\n--x--`]).stream();
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const response = await fetch(`${BASE_URL}/contact`, {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
  expect([response.status, response.headers.get('cache-control')]).toEqual([413, 'no-store']);
});

test('forged headers or addresses of the same network do not evade the limit, whose message is generic @full', async () => {
  const network = uniqueAddress().replace(/::1$/, '');
  for (let index = await submissionsPerHour(); index > 0; index -= 1) {
    const sender = `${uniqueAddress()}, ${network}::${index + 1}`;
    expect((await post(BASE_URL, '/contact', messageOf(uniqueEmail()), sender)).html).toContain(SUCCESS);
  }
  const email = uniqueEmail();
  const headers = { 'x-real-ip': uniqueAddress(), 'x-vercel-forwarded-for': uniqueAddress() };
  const sender = `${uniqueAddress()}, ${network}:ffff::1`;
  const { html } = await post(BASE_URL, '/contact', messageOf(email), sender, headers);
  expect(textOf(html)).toContain(textsOf('en')('contact.error', { email: EMAIL_OF_SITE }));
  expect(await submissionsFrom(email)).toEqual([]);
});
