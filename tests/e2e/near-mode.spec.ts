import { expect, type Page, test as withOwnPage } from '@playwright/test';
import { violationsOn } from '../support/accessibility';
import { readList } from '../support/html';
import { address, textsOf } from '../support/site';
import { TESTED_LOCALES } from '../support/tier';
import { test } from '../support/warm-page';

/** The centre of an area with providers. */
const IN_AL_QUOZ = { latitude: 25.13912, longitude: 55.23212 };
const NEAR = 'near=25.139,55.232&sort=near';

test.use({ viewport: { width: 390, height: 844 } });
withOwnPage.use({ viewport: { width: 390, height: 844 } });

/** Returns the numbers on the chips above a list near a visitor, by their names. */
async function choices(page: Page, label: string): Promise<Map<string, number>> {
  const chips = await page.getByRole('list', { name: label }).getByRole('link').allInnerTexts();
  return new Map(
    chips
      .map((text) => /^(.+?)\s+([\d,]+)$/.exec(text))
      .flatMap((found) => (found ? [[found[1]!, Number(found[2]!.replace(',', ''))] as const] : [])),
  );
}

for (const locale of TESTED_LOCALES) {
  const t = textsOf(locale);

  withOwnPage(
    `directions to the nearest that is open take three presses (${locale})`,
    async ({ page, context }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(IN_AL_QUOZ);
      await page.goto(address('/services', locale));
      await page.getByRole('button', { name: t('nearMe.button') }).click();
      await expect(page).toHaveURL(/serviceType=drive&near=25\.139,55\.232&sort=near$/);
      await page.getByRole('link', { name: new RegExp(`^${t('filter.openNow')}`) }).click();
      await expect(page).toHaveURL(/open=now/);
      const first = page.getByRole('article').first();
      await expect(first.locator('[data-way="directions"]')).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\//,
      );
    },
  );

  test(`a list near a visitor is narrowed by way and by distance, as counted (${locale}) @full`, async ({
    page,
    request,
  }) => {
    await page.goto(address(`/services?serviceType=drive&${NEAR}`, locale));
    const counts = await choices(page, t('nearMe.choices'));
    expect([...counts.values()].every((count) => count > 0)).toBe(true);
    expect(counts.has(t('filter.openNow'))).toBe(true);
    const [within5, within10, within25] = [...counts.values()].slice(3);
    expect([within5! < within10!, within10! < within25!]).toEqual([true, true]);
    const ids = new Map<string, number[]>();
    for (const [query, count] of [
      [`serviceType=drive&radius=5&${NEAR}`, within5],
      [`serviceType=mobile&${NEAR}`, counts.get(t('nearMe.mobile'))],
    ] as const) {
      const list = await readList(request, address(`/services?${query}`, locale));
      expect([query, list.ids.length]).toEqual([query, count]);
      ids.set(query, list.ids);
    }

    await page.getByRole('link', { name: t('nearMe.mobile') }).click();
    await expect(page).toHaveURL(/serviceType=mobile&near=/);
    await page.getByRole('link', { name: t('nearMe.everywhere') }).click();
    await expect(page).toHaveURL(/\/services$/);
  });

  test(`distance, open state and price are readable in the sun (${locale}) @full`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(address(`/services?serviceType=drive&${NEAR}`, locale));
      await expect(page.locator('.card .hours[data-state]').first()).toBeVisible();
      for (const fact of ['.card .distance', '.card .hours', '.card .price'])
        expect([fact, await violationsOn(page, fact, ['color-contrast-enhanced'])]).toEqual([fact, []]);
    }
  });
}
