import { expect, test } from '@playwright/test';
import { idsIn } from '../support/html';
import { textsOf } from '../support/site';

/** What drivers want to know, the words for it, and the filters that mean the same. */
const JOURNEYS = [
  [
    'en',
    'open now, comes to me, cheapest in Dubai Marina',
    'area=dubai-marina&serviceType=mobile&open=now&sort=price',
  ],
  [
    'ar',
    'أرخص غسيل متنقل في دبي مارينا مفتوح الآن',
    'area=dubai-marina&serviceType=mobile&open=now&sort=price',
  ],
  ['en', 'eco under AED 50 in Abu Dhabi', 'emirate=abu-dhabi&max=50&eco=1'],
  ['ar', 'صديق للبيئة أقل من ٥٠ درهم في أبوظبي', 'emirate=abu-dhabi&max=50&eco=1'],
] as const;

test.use({ viewport: { width: 390, height: 844 } });

for (const [locale, words, filters] of JOURNEYS) {
  test(`from home to “${words}” with one tap and one search`, async ({ page }) => {
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
    await expect(page.getByRole('list', { name: t('filter.understood') })).toBeVisible();
    const ids = idsIn(await page.getByRole('main').innerHTML());
    const response = await page.request.get(`${root}/services?${filters}`);
    expect(ids).toEqual(idsIn(await response.text()));
  });
}

test('the same by filters alone takes four choices @full', async ({ page }) => {
  await page.goto('/district/dubai-marina');
  await page.getByRole('link', { name: /^All \d+ in Dubai Marina$/ }).click();
  await page.getByRole('checkbox', { name: /^Open now/ }).check();
  await expect(page).toHaveURL(/area=dubai-marina&open=now$/);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price');
  await expect(page).toHaveURL(/sort=price/);
  const state = page
    .getByRole('article')
    .first()
    .getByText(/^(Open|Closes)/);
  await expect(state.first()).toBeVisible();
});
