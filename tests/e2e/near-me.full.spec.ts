import { expect, type Page, test } from '@playwright/test';
import { address, textsOf } from '../support/site';
import { TESTED_LOCALES } from '../support/tier';

/** The centre of an area with providers. */
const IN_AL_QUOZ = { latitude: 25.13912, longitude: 55.23212 };
const LONDON = { latitude: 51.5074, longitude: -0.1278 };

for (const locale of TESTED_LOCALES) {
  const t = textsOf(locale);

  test.describe(`near me (${locale})`, () => {
    const button = (page: Page) => page.getByRole('button', { name: t('nearMe.button') });

    for (const path of locale === 'en' ? ['/services', '/emirates/sharjah'] : ['/']) {
      test(`lists what one can drive to from ${path} by distance, and sends the position rounded`, async ({
        page,
        context,
      }) => {
        const sent: string[] = [];
        page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
        await context.grantPermissions(['geolocation']);
        await context.setGeolocation(IN_AL_QUOZ);
        await page.goto(address(path, locale));
        expect(sent.filter((url) => url.includes('centres.json'))).toEqual([]);
        await button(page).click();
        await expect(page).toHaveURL(
          new RegExp(`${address('/services', locale)}\\?serviceType=drive&near=25.139,55.232&sort=near$`),
        );
        await expect(page.getByRole('article').first().locator('.where')).toContainText(/\d (km|كم)/);
        expect(sent.filter((url) => url.includes('centres.json'))).toHaveLength(1);
        expect(sent.filter((text) => /25\.1391|55\.2321/.test(text))).toEqual([]);
      });
    }

    test('a position outside the UAE is reported, and the emirates are offered', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(LONDON);
      await page.goto(address('/services', locale));
      await button(page).click();
      const status = page.locator('.near-me [role="status"]');
      await expect(status).toContainText(t('nearMe.outside'));
      await status.getByRole('link', { name: t('nearMe.choose') }).click();
      await expect(page.locator('#map-preview')).toBeInViewport();
    });

    test('a denied permission is reported', async ({ page, context }) => {
      await context.clearPermissions();
      await page.goto(address('/', locale));
      await button(page).click();
      await expect(page.locator('.near-me [role="status"]')).toContainText(t('nearMe.refused'));
      await expect(button(page)).toBeEnabled();
    });
  });
}

for (const [locale, search] of [
  ['en', 'car wash near me'],
  ['ar', 'غسيل سيارات قريب مني'],
] as const) {
  test(`a "near me" search first asks where (${locale})`, async ({ page }) => {
    const t = textsOf(locale);
    await page.goto(address(`/services?q=${search}`, locale));
    const choice = page.getByRole('region', { name: t('nearMe.where') });
    await expect(choice.getByRole('button', { name: t('nearMe.button') })).toBeVisible();
    await expect(choice.getByRole('link', { name: t('emirates.dubai.name') })).toBeVisible();
  });
}

test('a failure to get the position or the list of areas is reported', async ({ page, context }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 3, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  });
  await page.goto('/services');
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(page.locator('.near-me [role="status"]')).toContainText(textsOf('en')('nearMe.unknown'));

  const other = await context.newPage();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(IN_AL_QUOZ);
  await other.route('**/centres.json', (route) => route.fulfill({ status: 503, body: '[]' }));
  await other.goto('/services');
  await other.getByRole('button', { name: 'Near me' }).click();
  await expect(other.locator('.near-me [role="status"]')).toContainText(textsOf('en')('nearMe.failed'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is hidden', async ({ page }) => {
    for (const path of ['/', '/services', '/emirates/dubai']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Near me' }), path).toBeHidden();
    }
  });
});
