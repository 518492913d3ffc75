import { expect, type Page, type Route } from '@playwright/test';
import { expectStored, field, fillIn, FORMS, visitForm, writtenIn } from '../support/forms';
import { textOf } from '../support/html';
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

const submit = (page: Page) => page.locator('.form button').first().click();
const result = (page: Page) => page.locator('.form-result');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const [index, form] of casesOfTier([...FORMS.entries()])) {
      // Each form with JavaScript in one language and without it in the other.
      const locale = (index % 2 === 0) === javaScriptEnabled ? 'en' : 'ar';
      const t = textsOf(locale);
      const path = address(form.path, locale);

      test(`${path} stores the submission, says what happens next and is blank when asked for again`, async ({
        page,
      }) => {
        const email = await visitForm(page, path, javaScriptEnabled);
        // Screen readers announce content inserted into an existing live region only.
        await expect(page.locator('.form').getByRole('status')).toHaveCount(1);
        await fillIn(page, form, email);
        await page.getByRole('button', { name: t(`${form.texts}.submit`) }).click();
        await expect(result(page)).toHaveText(t(`${form.texts}.success`));
        await expectStored(form, email);
        await expect(page.locator('.form li')).toHaveText(
          [1, 2, 3].map((step) => step + t(`${form.texts}.next.${step}`)),
        );
        await page.getByRole('link', { name: t('forms.again') }).click();
        for (const name of ['email', form.required[0]!]) await expect(field(page, name)).toHaveValue('');
        await expect(page.locator('.form input:checked')).toHaveCount(0);
      });

      test(`${path} names missing fields and keeps the other values`, async ({ page }) => {
        const email = await visitForm(page, path, javaScriptEnabled);
        await field(page, 'email').fill(email);
        await submit(page);
        await expect(result(page)).toHaveText(t('forms.wrongFields'));
        for (const name of form.required.filter((required) => required !== 'email')) {
          await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
          await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(t('forms.errors.required')));
        }
        await expect(field(page, 'email')).toHaveValue(email);
        if (javaScriptEnabled) {
          await expect(page.locator('.form [aria-invalid="true"]').first()).toBeFocused();
          // Links that are partly below the sticky header would count as too small.
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        }
        expect(await submissionsFrom(email, form.table)).toEqual([]);
      });
    }

    test('a repeated submission is stored once', async ({ page }) => {
      const [form] = FORMS;
      const email = await visitForm(page, form!.path, javaScriptEnabled);
      for (let times = 0; times < (javaScriptEnabled ? 1 : 2); times += 1) {
        if (!javaScriptEnabled) await page.goto(form!.path);
        await fillIn(page, form!, email);
        const button = page.locator('.form button').first();
        await (javaScriptEnabled ? button.dblclick() : button.click());
        await expect(result(page)).toHaveText(textsOf('en')('contact.success'));
      }
      await expectStored(form!, email);
    });
  });
}

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
      const form = /<form\b[^>]*class="form"[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
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
        .locator('.form')
        .getByRole('link', { name: t('footer.privacy') })
        .click(),
    ]);
    await expect(policy.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    await expect(field(page, 'name')).toHaveValue('Amna');
    await policy.close();
  }
});

/** One rule of each kind that HTML validation does not cover; tests/lib/form-fields.test.ts has all of them. */
const WRONG: [path: string, locale: Locale, name: string, value: string, error: string][] = [
  ['/contact', 'en', 'message', 'm'.repeat(100_000), 'forms.errors.long'],
  ['/update-listing', 'ar', 'website', 'javascript:alert(1)', 'forms.errors.url'],
  ['/car-wash-apps/book', 'ar', 'preferredDate', '2020-01-01', 'forms.errors.date'],
];

for (const [path, locale, name, value, error] of WRONG) {
  test(`${address(path, locale)} rejects ${name} ${JSON.stringify(value.slice(0, 20))} and says why`, async ({
    page,
  }) => {
    const form = FORMS.find((candidate) => candidate.path.startsWith(path))!;
    const email = await visitForm(page, address(path, locale));
    await fillIn(page, form, email);
    await setAnyway(page, name, value);
    await submit(page);
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(textsOf(locale)(error)));
    await expect(field(page, name)).toBeFocused();
    expect(await submissionsFrom(email, form.table)).toEqual([]);
  });
}

test('a submission with the honeypot filled in is refused without a reason', async ({ page }) => {
  const email = await visitForm(page, '/contact');
  await fillIn(page, FORMS[0]!, email);
  await setAnyway(page, 'company_fax', 'x');
  await submit(page);
  await expect(result(page)).toHaveText(textsOf('en')('contact.error', { email: EMAIL_OF_SITE }));
  await expect(field(page, 'email')).toHaveValue(email);
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
  await expect(page.locator('.form-failure')).toBeVisible();
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

/** Sets a value that the field would not accept from a user. */
async function setAnyway(page: Page, name: string, value: string) {
  await field(page, name).evaluate((element, text) => {
    element.removeAttribute('maxlength');
    element.removeAttribute('min');
    (element as HTMLInputElement).value = text;
  }, value);
}
