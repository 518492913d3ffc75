import { expect, type Page } from '@playwright/test';
import { BY_ID, providers, type Row } from '../support/directory';
import { phoneOf } from '../support/facts';
import { address, BASE_URL, textsOf } from '../support/site';
import { casesOfTier, TESTED_LOCALES } from '../support/tier';
import { test } from '../support/warm-page';

const hasWebsite = ({ website, website_valid }: Row) =>
  website_valid === true && /^(https?:\/\/)?[\w.-]+\.\w+(\/\w*)?$/.test(website ?? '');

/** Providers with each kind of contact details or without some fact; tests/domain/contact.test.ts has the rules for each value. */
const CASES: Record<string, (row: Row) => unknown> = {
  'a checked phone': (row) => phoneOf(row) && row.mobile_validation,
  'an unchecked phone': (row) => phoneOf(row) && !row.mobile_validation,
  'only a chat number': (row) => !phoneOf(row) && /^\+971\d+$/.test(row.whatsapp_handle ?? ''),
  'a chat user name': (row) => /^@/.test(row.whatsapp_handle ?? ''),
  'only a website': (row) => !phoneOf(row) && !row.whatsapp_handle && hasWebsite(row),
  'no contact details': (row) => !phoneOf(row) && !row.whatsapp_handle && !hasWebsite(row),
  'a website marked as invalid': (row) => row.website_valid === false && row.website !== null,
  'bookings in an app': (row) => row.booking_capability === 'Mobile App, Phone',
  'no hours': (row) => row.opening_hours === null,
  'no category': (row) => row.service_category === null,
  'no description': (row) => row.service_description === null,
  'an Arabic address': (row) => /\p{Script=Arabic}/u.test(row.address ?? ''),
};

for (const [what, matches] of casesOfTier(Object.entries(CASES), 4)) {
  test(`a provider with ${what} shows its facts and contact options`, async ({ page }) => {
    const row = (await providers()).find(matches);
    if (!row) throw new Error(`No provider of the seed has ${what}: add one there.`);
    await page.goto(`/service/${row.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.business_name ?? '');
    await expectCards(page, row);
    await expectContacts(page, row);
  });
}

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
    ['place_checked_on', 'Place'],
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

async function expectCards(page: Page, row: Row) {
  const main = page.getByRole('main');
  const card = (title: string) =>
    main.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
  await expect.soft(card('About This Service')).toContainText(row.service_description ?? /not described/);
  await expect.soft(card('Services Included')).toBeVisible();
  const { service_category: category, opening_hours: hours } = row;
  await expect.soft(card('Service Category')).toHaveCount(category === null ? 0 : 1);
  if (category !== null) await expect.soft(card('Service Category')).toContainText(category);
  // Parsed hours are a table; unparsed ones are shown as the provider wrote them.
  await expect.soft(main).toContainText(hours ?? 'Contact for operating hours');
  await expect.soft(card('Operating Hours')).toContainText('Please call ahead to confirm availability');
}

async function expectContacts(page: Page, row: Row) {
  const contact = page.getByRole('complementary', { name: 'Contact' }).locator('.contact-links');
  const phone = phoneOf(row);
  const tel = phone && `tel:${phone.replaceAll(' ', '')}`;
  const chat = row.whatsapp_handle && chatOf(row);
  const websitePattern =
    hasWebsite(row) &&
    new RegExp(`^https://${row.website!.replace(/^https?:\/\//, '').replaceAll('.', '\\.')}/?$`);
  for (const [name, href, tick] of [
    ['Phone', tel, row.mobile_validation && 'Number checked by Lamaa'],
    ['WhatsApp', chat, 'WhatsApp from the provider, not checked'],
    ['Website', websitePattern, 'Website checked by Lamaa'],
  ] as const) {
    const link = contact.getByRole('link').filter({ has: page.getByText(name, { exact: true }) });
    await expect.soft(link, name).toHaveCount(href ? 1 : 0);
    if (href) await expect.soft(link, name).toHaveAttribute('href', href);
    if (href && tick) await expect.soft(link, name).toContainText(tick);
    if (!tick) await expect.soft(link.filter({ hasText: 'checked' }), name).toHaveCount(0);
  }
  const app = contact.getByRole('link').filter({ has: page.getByText('Mobile App', { exact: true }) });
  await expect.soft(app).toHaveCount(/\bapp\b/i.test(row.booking_capability ?? '') ? 1 : 0);

  const name = phone ? `Book Now - Call ${phone}` : 'Contact for Booking';
  const button = page.getByRole('main').getByRole('link', { name, exact: true });
  await expect.soft(button).toHaveAttribute('href', tel || chat || websitePattern || '/contact');
}

/** Returns the chat URL: the number's digits or the user name, and a message that names the provider. */
function chatOf({ id, business_name, whatsapp_handle: handle }: Row): string {
  const message = `Hello ${business_name}! I found you on Lamaa: ${BASE_URL}/service/${id}`;
  const recipient = handle?.replace(/^https:\/\/wa\.me\//, '').replace(/^[+@]/, '');
  return `https://wa.me/${recipient}?text=${encodeURIComponent(message)}`;
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
