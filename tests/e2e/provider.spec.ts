import { expect } from '@playwright/test';
import { BY_ID, providers, type Row } from '../support/directory';
import { phoneOf } from '../support/facts';
import { address, textsOf } from '../support/site';
import { TESTED_LOCALES } from '../support/tier';
import { test } from '../support/warm-page';

test('included services are listed once @full', async ({ page }) => {
  const isMobileAndWaterless = ({ wash_type, service_location }: Row) =>
    /waterless/i.test(wash_type ?? '') && /^mobile$/i.test(service_location ?? '');
  const row = (await providers()).find(isMobileAndWaterless)!;
  await page.goto(`/service/${row.id}`);
  const included = page.locator('section', { has: page.getByRole('heading', { name: 'Services Included' }) });
  for (const name of ['Waterless Wash', 'Mobile Car Wash']) {
    const repeated = included.getByRole('listitem').filter({ hasText: new RegExp(name.split(' ')[0]!, 'i') });
    await expect(repeated).toHaveText([name]);
  }
});

for (const locale of TESTED_LOCALES) {
  test(`the verified badge links to its explanation (${locale}) @full`, async ({ page }) => {
    const t = textsOf(locale);
    const verified = (await providers()).find((row) => row.is_verified)!;
    await page.goto(address(`/service/${verified.id}`, locale));
    await page.getByRole('link', { name: t('providerPage.verifiedLabel') }).click();
    await expect(page).toHaveURL(new RegExp(`${address('/about', locale)}#verified$`));
    const meaning = page.getByRole('region', { name: t('about.verified.title') });
    await expect(meaning).toBeInViewport();
    for (const text of ['text', 'phone', 'website', 'whatsapp'])
      await expect.soft(meaning).toContainText(t(`about.verified.${text}`));
  });
}

test('an unverified provider has no badge, but still a link to what is checked @full', async ({ page }) => {
  const row = (await providers()).find((row) => !row.is_verified && row.mobile_validation && phoneOf(row))!;
  await page.goto(`/service/${row.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Number checked by Lamaa', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Verified: what this means' })).toHaveCount(0);
  const meaning = main.getByRole('link', { name: 'What the ticks mean' });
  await expect(meaning).toHaveAttribute('href', '/about#verified');
});

test('the page says when and by whom facts were checked, and after a year that they may have changed @full', async ({
  page,
}) => {
  const rows = await providers();
  const yearAgo = new Date();
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  for (const [key, name] of [
    ['phone_checked_on', 'Phone'],
    ['place_checked_on', 'Location'],
  ] as const) {
    const checked = rows.filter((row) => row[key] && row.phone_source === 'team');
    const days = checked.map((row) => row[key]!).sort();
    for (const day of new Set([days[0]!, days.at(-1)!])) {
      await page.goto(`/service/${checked.find((row) => row[key] === day)!.id}`);
      const check = page
        .getByRole('list', { name: 'What was checked, and when' })
        .getByRole('listitem')
        .filter({ hasText: name });
      if (name === 'Phone') await expect(check).toContainText('checked by our team on');
      await expect(check.locator('time')).toHaveAttribute('datetime', day);
      const mayHaveChanged = check.filter({ hasText: 'may have changed' });
      await expect(mayHaveChanged).toHaveCount(new Date(day) < yearAgo ? 1 : 0);
    }
  }
});

for (const [width, height, isMobile] of [
  [1440, 900, false],
  [844, 390, true],
] as const) {
  test.describe(`on a screen of ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, isMobile, hasTouch: isMobile });

    test('price, open state and the main button are in the first screen', async ({ page }) => {
      // One with much above them.
      const row = (await providers(BY_ID)).find(
        (row) => phoneOf(row) && row.serves_onsite && row.address && row.is_eco && row.own_review_count,
      )!;
      await page.goto(`/service/${row.id}`);
      const main = page.getByRole('main');
      const button = main.getByRole('link', { name: /^Book Now - Call/ });
      const facts = main.locator('.booking-price');
      const directions = main.locator('.action-bar').getByRole('link', { name: /^Directions/ });
      for (const fact of [facts, button, directions]) await expect(fact).toBeInViewport({ ratio: 1 });
      expect(await button.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
      // The bar of the main actions does not cover them.
      const covered = async () => {
        const [above, below] = [await facts.boundingBox(), await main.locator('.action-bar').boundingBox()];
        return above!.y + above!.height - below!.y;
      };
      await expect.poll(covered).toBeLessThanOrEqual(0);
    });
  });
}

test('the map of a provider without coordinates shows its area @full', async ({ request }) => {
  const centres: { latitude: unknown; longitude: unknown }[] = await (
    await request.get('/areas/centres.json')
  ).json();
  for (const { latitude, longitude } of centres)
    expect([typeof latitude, typeof longitude]).toEqual(['number', 'number']);
  // The backend of the tests sends numerics that end in zero as text, which this area's centre has.
  const row = (await providers()).find(({ area, latitude }) => area === 'dubai-marina' && latitude === null)!;
  const html = await (await request.get(`/service/${row.id}`)).text();
  const picture = /<svg class="basemap-picture.*?<\/svg>/s.exec(html)![0];
  expect(picture).toMatch(/<path class="land" d="M[\d.,MLZ-]+"/);
  expect(picture).toContain('<circle class="about"');
});
