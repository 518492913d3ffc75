import { expect, type Page } from '@playwright/test';
import { readRows } from '../support/directory';
import { fillIn, type Form, FORMS, FORMS_ABOUT_A_PROVIDER, visitForm, writtenIn } from '../support/forms';
import { test } from '../support/own-site';
import { address, LOCALES, textsOf } from '../support/site';
import type { TestBackend } from '../support/test-site';

/** What visitors are told while the database does not answer. */
test.describe.configure({ mode: 'default', timeout: 240_000 });

/** Milliseconds within which a form answers. */
const LIMIT = 5_000;
type AnyForm = (typeof ALL_FORMS)[number];
const ALL_FORMS = [...FORMS, ...FORMS_ABOUT_A_PROVIDER];
const storedOf = (table: string, email: string, backend: TestBackend) =>
  readRows<{ email: string }>(`${table}?select=email&email=eq.${email}`, backend);

for (const javaScriptEnabled of [true, false])
  test(`on a database that hangs, every form ${javaScriptEnabled ? 'with' : 'without'} JavaScript answers in time, keeps what was typed, and is stored once`, async ({
    browser,
    own: { backend, faulty, site },
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const opened: {
      page: Page;
      email: string;
      written: string[];
      form: AnyForm;
      t: ReturnType<typeof textsOf>;
    }[] = [];
    for (const [index, form] of ALL_FORMS.entries()) {
      const locale = LOCALES[index % 2]!;
      const page = await context.newPage();
      const email = await visitForm(page, site.url + address(form.path, locale), javaScriptEnabled);
      await fillIn(page, form as Form, email);
      opened.push({ page, email, written: await writtenIn(page), form, t: textsOf(locale) });
    }
    faulty.setFault('hang');
    await Promise.all(
      opened.map(async ({ page, written, form, t }) => {
        const sent = page.waitForRequest((request) => request.method() === 'POST');
        await page.locator('form[novalidate] button').last().click({ timeout: 20_000 });
        await expect(page.locator('[data-outcome]')).toHaveText(t('forms.unknown'), { timeout: 20_000 });
        // The browser's own clock, because it presses all buttons at once.
        expect.soft((await sent).timing().responseStart, `ms of ${form.path}`).toBeLessThan(LIMIT);
        expect.soft(await writtenIn(page), form.path).toEqual(written);
      }),
    );
    faulty.setFault('none');
    for (const { form, email } of opened)
      await expect
        .poll(() => storedOf(form.table, email, backend), { message: form.path, timeout: 25_000 })
        .toHaveLength(1);
    for (const { page, form, email, t } of opened) {
      await page.locator('form[novalidate] button').last().click();
      await expect(page.locator('[data-outcome]')).toHaveText(t(`${form.texts}.success`));
      expect(await storedOf(form.table, email, backend), form.path).toHaveLength(1);
    }
    await context.close();
  });

test('a confirmation that was not counted is not thanked for', async ({ page, own: { faulty, site } }) => {
  const t = textsOf('ar');
  await page.goto(`${site.url}/ar/service/1`);
  for (const fault of ['500', 'none'] as const) {
    faulty.setFault(fault);
    await page.getByRole('button', { name: t('checks.yes') }).click();
    await expect(page.getByText(t('checks.notCounted'))).toBeVisible({ visible: fault !== 'none' });
    await expect(page.getByText(t('checks.thanks'))).toBeVisible({ visible: fault === 'none' });
  }
});
