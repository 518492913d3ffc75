import { expect, type Route } from '@playwright/test';
import { FORMS, writtenIn } from '../support/forms';
import { openWithScript } from '../support/scripts';
import { address, LOCALES, textsOf } from '../support/site';
import { uniqueAddress, uniqueEmail } from '../support/submissions';
import { test } from '../support/warm-page';

const FAILURES: [what: string, fail: (route: Route) => Promise<void>][] = [
  ['the network fails', (route) => route.abort('connectionreset')],
  ['the server fails', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' })],
  [
    'the form is of another build',
    (route) =>
      route.fulfill({
        ...{ status: 409, contentType: 'text/plain', body: 'Server Action unavailable.' },
        headers: { 'x-nextjs-action-not-found': '1' },
      }),
  ],
  ['a proxy finds it too large', (route) => route.fulfill({ status: 413, body: 'Too large' })],
];

for (const [index, [what, fail]] of FAILURES.entries()) {
  const locale = LOCALES[index % LOCALES.length]!;
  for (const [place, form] of FORMS.entries()) {
    const tier = place === index % FORMS.length ? '' : ' @full';
    test(`when ${what}, ${address(form.path, locale)} says so, keeps every field and can be resent${tier}`, async ({
      page,
    }) => {
      const t = textsOf(locale);
      const email = uniqueEmail();
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': uniqueAddress() });
      await openWithScript(page, address(form.path, locale));
      await form.fill(page, email);
      const written = await writtenIn(page);
      expect(written.join()).toContain(email);

      await page.route('**', (route) =>
        route.request().method() === 'POST' ? fail(route) : route.continue(),
      );
      await page.getByRole('button', { name: t(form.submit) }).click();
      const result = page.locator('.form-result');
      await expect(result).toHaveText(t(form.error, { email: 'hello@lamaa.example' }));
      await expect(result).toBeFocused();
      expect(await writtenIn(page)).toEqual(written);
      expect(await form.count(email)).toBe(0);

      await page.unrouteAll();
      await page.getByRole('button', { name: t(form.submit) }).click();
      await expect(result).toHaveText(t(form.success));
      await form.expectStored(email);
    });
  }
}

test('a form whose response was lost is stored once when resent', async ({ page }) => {
  const [form] = FORMS;
  const email = uniqueEmail();
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': uniqueAddress() });
  await openWithScript(page, form!.path);
  await form!.fill(page, email);
  await page.route('**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.locator('.form button').first().click();
  await expect(page.locator('.form-failure')).toBeVisible();
  expect(await form!.count(email)).toBe(1);

  await page.unrouteAll();
  await page.locator('.form button').first().click();
  await expect(page.locator('.form-result')).toHaveText(textsOf('en')(form!.success));
  expect(await form!.count(email)).toBe(1);
});
