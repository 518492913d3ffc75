import { expect, type Page, type Route } from '@playwright/test';
import { expectStored, field, fillIn, FORMS, visitForm, writtenIn } from '../support/forms';
import { elementsIn, partsOf, textOf } from '../support/html';
import { address, BASE_URL, type Locale, LOCALES, textsOf } from '../support/site';
import {
  messageOf,
  post,
  submissionsFrom,
  submissionsPerHour,
  SUCCESS,
  uniqueAddress,
  uniqueEmail,
} from '../support/submissions';
import { casesOfTier } from '../support/tier';
import { test } from '../support/warm-page';

const EMAIL_OF_SITE = 'hello@lamaa.example';

const submit = (page: Page) => page.locator('form[novalidate] button').first().click();
const result = (page: Page) => page.locator('[data-outcome]');

for (const [index, form] of casesOfTier([...FORMS.entries()])) {
  const locale = LOCALES[index % 2]!;
  const t = textsOf(locale);
  const path = address(form.path, locale);

  test(`${path} names missing fields, stores the submission once and is blank when asked for again`, async ({
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
    await page.getByRole('link', { name: t('forms.again') }).click();
    for (const name of ['email', form.required[0]!]) await expect(field(page, name)).toHaveValue('');
    await expect(page.locator('form[novalidate] input:checked')).toHaveCount(0);
  });
}

/** The fields of the answer to a form that was sent without JavaScript. */
const answeredFields = (html: string) =>
  new Map(elementsIn(html, 'input', 'textarea').map((one) => [one.name, one]));

/** unconfirmed-forms.full.spec.ts sends every form from a browser without JavaScript. */
test('without JavaScript a form names missing fields, keeps the others, and a repeated one is stored once', async () => {
  const [email, sender, t] = [uniqueEmail(), uniqueAddress(), textsOf('ar')];
  const { html } = await post(BASE_URL, '/ar/contact', { email }, sender);
  expect(textOf(html)).toContain(t('forms.wrongFields'));
  const fields = answeredFields(html);
  expect(fields.get('email')!.value).toBe(email);
  for (const name of ['name', 'message'])
    expect.soft([name, fields.get(name)!['aria-invalid']]).toEqual([name, 'true']);
  expect(await submissionsFrom(email)).toEqual([]);
  for (let times = 0; times < 2; times += 1) {
    const answer = await post(BASE_URL, '/ar/contact', messageOf(email), sender);
    expect(textOf(answer.html)).toContain(t('contact.success'));
  }
  expect(await submissionsFrom(email)).toMatchObject([{ ...messageOf(email), email, status: 'new' }]);
});

/** The forms of the site, and the group of their texts. */
const NOTICES = {
  '/contact': 'contact',
  '/update-listing': 'listingForm',
  '/update-listing?provider=1': 'claim',
  '/car-wash-apps/book': 'booking',
  '/report?provider=1': 'report',
  '/service/1/reviews/new': 'writeReview',
};

for (const locale of LOCALES)
  test(`every form says in ${locale} what happens with the data, and links the privacy policy`, async () => {
    for (const [path, texts] of Object.entries(NOTICES)) {
      const html = await (await fetch(BASE_URL + address(path, locale))).text();
      const form = /<form\b[^>]*novalidate[\s\S]*?<\/form>/i.exec(html)?.[0] ?? '';
      const notice = textsOf(locale)(`${texts}.privacy`).replace(/<\/?link>/g, '');
      expect.soft(textOf(form), path).toContain(notice);
      const link = `href="${address('/privacy-policy', locale)}"`;
      expect.soft(form.includes(link), `link of ${path}`).toBe(true);
    }
  });

test('the privacy policy opens beside a half-filled form, also in the booking dialog @full', async ({
  page,
}) => {
  const t = textsOf('en');
  for (const path of ['/contact', '/car-wash-apps']) {
    await visitForm(page, path);
    if (path === '/car-wash-apps')
      await page
        .getByRole('link', { name: /^Book Now: / })
        .first()
        .click();
    await field(page, 'name').fill('Amna');
    const [policy] = await Promise.all([
      page.waitForEvent('popup'),
      page
        .locator('form[novalidate]')
        .getByRole('link', { name: t('footer.privacy') })
        .click(),
    ]);
    await expect(policy.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    await expect(field(page, 'name')).toHaveValue('Amna');
    await policy.close();
  }
});

/** One rule of each kind that HTML validation does not cover; tests/lib/form-fields.test.ts has all of them. */
// prettier-ignore
const WRONG: [path: string, locale: Locale, name: string, value: string, error: string][] = [
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

const FAILURES: [what: string, fail: (route: Route) => Promise<void>][] = [
  ['the network fails', (route) => route.abort('connectionreset')],
  [
    'the form is of another build',
    (route) =>
      route.fulfill({
        status: 409,
        contentType: 'text/plain',
        body: 'Server Action unavailable.',
        headers: { 'x-nextjs-action-not-found': '1' },
      }),
  ],
];

for (const [index, [what, fail]] of FAILURES.entries()) {
  const locale = LOCALES[index % LOCALES.length]!;
  const form = FORMS[index % FORMS.length]!;
  test(`when ${what}, ${address(form.path, locale)} says so, keeps every field and can be resent @full`, async ({
    page,
  }) => {
    const t = textsOf(locale);
    const email = await visitForm(page, address(form.path, locale));
    await fillIn(page, form, email);
    const written = await writtenIn(page);
    expect(written.join()).toContain(email);

    await page.route('**', (route) => (route.request().method() === 'POST' ? fail(route) : route.continue()));
    await submit(page);
    await expect(result(page)).toHaveText(t(`${form.texts}.error`, { email: EMAIL_OF_SITE }));
    await expect(result(page)).toBeFocused();
    expect(await writtenIn(page)).toEqual(written);
    expect(await submissionsFrom(email, form.table)).toEqual([]);

    await page.unrouteAll();
    await submit(page);
    await expect(result(page)).toHaveText(t(`${form.texts}.success`));
    await expectStored(form, email);
  });
}

test('a form whose response was lost is stored once when resent @full', async ({ page }) => {
  const email = await visitForm(page, '/contact');
  await fillIn(page, FORMS[0]!, email);
  await page.route('**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submit(page);
  await expect(page.locator('[data-outcome="error"]')).toBeVisible();
  await expectStored(FORMS[0]!, email);

  await page.unrouteAll();
  await submit(page);
  await expect(result(page)).toHaveText(textsOf('en')('contact.success'));
  await expectStored(FORMS[0]!, email);
});

/** tests/lib/refusal.test.ts has all origins and bodies. */
test('forms of other origins are refused, on every page with a form @full', async () => {
  const email = uniqueEmail();
  for (const path of [
    '/contact',
    '/ar/contact',
    '/update-listing',
    '/car-wash-apps/book',
    '/report?provider=1',
  ])
    for (const origin of ['https://evil.example', 'null']) {
      const { status } = await post(BASE_URL, path, messageOf(email), uniqueAddress(), { Origin: origin });
      expect.soft(status, `${path} from ${origin}`).toBe(403);
    }
  expect(await submissionsFrom(email)).toEqual([]);
  const { origin } = new URL(BASE_URL);
  await post(BASE_URL, '/contact', messageOf(email), uniqueAddress(), { Origin: origin });
  expect(await submissionsFrom(email)).toHaveLength(1);
});

test('a body that is too large, even without a Content-Length, is refused and not cached @full', async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\n';
  const body = new Blob([`${part}${'m'.repeat(1_100_000)}\r\n--x--`]).stream();
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  const response = await fetch(`${BASE_URL}/contact`, init);
  expect(response.status).toBe(413);
  expect(response.headers.get('cache-control')).toBe('no-store');
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
