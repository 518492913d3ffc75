import { expect, type Page, test } from '@playwright/test';
import { idsIn } from '../support/html';
import { textsOf } from '../support/site';
import { casesOfTier, TESTED_LOCALES } from '../support/tier';

/** Common questions of drivers, and the equivalent filters; tests/fixtures/searches/questions.ts has many more. */
const JOURNEYS = [
  [
    ...(['en', 'open now, comes to me, cheapest in Dubai Marina'] as const),
    'area=dubai-marina&serviceType=mobile&open=now&sort=price',
  ],
  ['ar', 'صديق للبيئة أقل من ٥٠ درهم في أبوظبي', 'emirate=abu-dhabi&max=50&eco=1'],
] as const;

const UP_TO_50 = { en: 'Up to AED 50', ar: 'حتى 50 درهمًا' };

test.use({ viewport: { width: 390, height: 844 } });

for (const [locale, words, filters] of casesOfTier(JOURNEYS)) {
  test(`“${words}” takes one tap and one search from home`, async ({ page }) => {
    const t = textsOf(locale);
    const root = locale === 'ar' ? '/ar' : '';
    await page.goto(root || '/');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('filter.search'), exact: true })
      .click();
    const field = page.getByRole('dialog').locator('input[name="q"]');
    await field.fill(words);
    await field.press('Enter');
    await expect(page.getByRole('list', { name: t('filter.chips') })).toBeVisible();
    const wanted = idsIn(await (await page.request.get(`${root}/services?${filters}`)).text());
    await expect.poll(async () => idsIn(await page.getByRole('main').innerHTML())).toEqual(wanted);
  });
}

for (const locale of TESTED_LOCALES) {
  const t = textsOf(locale);
  const root = locale === 'ar' ? '/ar' : '';
  const filter = (page: Page, name: string) =>
    page.getByRole('checkbox', { name: new RegExp(`^${name}( |$)`) });

  test(`eco under AED 50 in Abu Dhabi takes three taps from home (${locale})`, async ({ page }) => {
    await page.goto(root || '/');
    await page.getByRole('main').locator(`a[href="${root}/emirates/abu-dhabi"]:visible`).first().click();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('filter.eco'), exact: true })
      .click();
    await filter(page, UP_TO_50[locale]).check();
    await expect(page).toHaveURL(/\/services\?emirate=abu-dhabi&max=50&eco=1$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test(`calling the best reviewed of an area takes three taps from home (${locale}) @full`, async ({
    page,
  }) => {
    await page.goto(root || '/');
    for (const path of ['/emirates/dubai', '/areas/al-quoz']) {
      await page.getByRole('main').locator(`a[href="${root}${path}"]:visible`).first().click();
      await expect(page).toHaveURL(new RegExp(`${root}${path}$`));
    }
    await expect(page.getByRole('article').first().locator('[href^="tel:"]')).toBeInViewport({ ratio: 1 });
  });
}

test('a driver who reads Arabic finds the cheapest in Ajman with three taps from the English home @full', async ({
  page,
}) => {
  const t = textsOf('ar');
  await page.goto('/');
  await page.getByRole('banner').locator('a[href="/ar"]:visible').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.getByRole('main').locator('a[href="/ar/services?sort=price"]:visible').click();
  await page
    .getByRole('region', { name: t('nearMe.where') })
    .getByRole('link', { name: t('emirates.ajman.name') })
    .click();
  await expect(page).toHaveURL(/\/ar\/services\?emirate=ajman&sort=price$/);
  await expect(page.getByRole('article').first().locator('.price')).toBeInViewport({ ratio: 1 });
});
