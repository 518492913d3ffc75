import { expect, type Page } from '@playwright/test';
import { providers, type Row } from '../support/directory';
import { phoneOf } from '../support/facts';
import { BASE_URL } from '../support/site';
import { test } from '../support/warm-page';

const PLACEHOLDER_PHONE = '+971 (check website)';

const hasPhone = ({ phone }: Row) => phone !== null && phone !== PLACEHOLDER_PHONE;
const hasWebsite = ({ website, website_valid }: Row) =>
  website_valid === true && /^(https?:\/\/)?[\w.-]+\.\w+(\/\w*)?$/.test(website ?? '');
const handle = (pattern: RegExp) => (row: Row) => pattern.test(row.whatsapp_handle ?? '');
const books = (capability: string) => (row: Row) => row.booking_capability === capability;

/** Providers chosen for a distinctive feature. */
const CASES: [what: string, holds: (row: Row) => boolean][] = [
  ['a spaced phone', ({ phone }) => /^\+971 \d/.test(phone ?? '')],
  ['an unspaced phone', ({ phone }) => /^\+971\d{9}$/.test(phone ?? '')],
  ['a local phone', ({ phone }) => /^0\d/.test(phone ?? '')],
  ['the placeholder phone and a chat', (row) => row.phone === PLACEHOLDER_PHONE && handle(/./)(row)],
  [
    'the placeholder phone, no chat, a website',
    (row) => row.phone === PLACEHOLDER_PHONE && !row.whatsapp_handle && hasWebsite(row),
  ],
  ['no phone at all', ({ phone }) => phone === null],
  ['no contact details', (row) => !hasPhone(row) && !row.whatsapp_handle && !hasWebsite(row)],
  ['a verified phone', (row) => hasPhone(row) && row.mobile_validation === true],
  ['an unverified phone', (row) => hasPhone(row) && row.mobile_validation !== true],
  ['a chat number', handle(/^\+971\d+$/)],
  ['a chat URL', handle(/^https:\/\/wa\.me\//)],
  ['a chat user name', handle(/^@/)],
  [
    'a website without scheme',
    (row) => row.website_valid === true && /^\w+\.example$/.test(row.website ?? ''),
  ],
  ['a website with http', (row) => row.website_valid === true && /^http:\/\/\w/.test(row.website ?? '')],
  ['a website with a path', (row) => row.website_valid === true && /\/book$/.test(row.website ?? '')],
  ['a website marked as invalid', (row) => row.website_valid === false && row.website !== null],
  ['an unchecked website', (row) => row.website_valid === null && row.website !== null],
  ['a website "Not listed"', (row) => row.website_valid === true && row.website === 'Not listed'],
  ['text in place of a website', (row) => row.website_valid === true && row.website === 'coming soon'],
  ['an incomplete website URL', (row) => row.website_valid === true && row.website === 'http://'],
  ['bookings in an app', books('App')],
  ['bookings in an app or by phone', books('Mobile App, Phone')],
  ['bookings by WhatsApp only', books('WhatsApp')],
  ['bookings by appointment', books('Walk-in or appointment')],
  ['no hours', ({ opening_hours }) => opening_hours === null],
  ['hours', ({ opening_hours }) => opening_hours !== null],
  ['no category', ({ service_category }) => service_category === null],
  ['no description', ({ service_description }) => service_description === null],
  ['no rating', ({ rating }) => rating === null],
  ['no address', ({ address }) => address === null],
  ['an Arabic address', ({ address }) => /\p{Script=Arabic}/u.test(address ?? '')],
];

for (const [index, [what, holds]] of CASES.entries()) {
  const tier = index % 3 === 0 ? '' : ' @full';
  test(`a provider with ${what} shows its facts and contact options${tier}`, async ({ page }) => {
    const row = (await providers()).find(holds);
    if (!row) throw new Error(`No provider of the seed has ${what}: add one there.`);
    await page.goto(`/service/${row.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.business_name ?? '');
    await expectCards(page, row);
    await expectContacts(page, row);
    await expectMainButton(page, row);
  });
}

test('included services are listed once', async ({ page }) => {
  const isBoth = ({ wash_type, service_location }: Row) =>
    /waterless/i.test(wash_type ?? '') && /^mobile$/i.test(service_location ?? '');
  const row = (await providers()).find(isBoth)!;
  await page.goto(`/service/${row.id}`);
  const included = page.locator('section', { has: page.getByRole('heading', { name: 'Services Included' }) });
  await expect(included.getByRole('listitem').filter({ hasText: /waterless/i })).toHaveText([
    'Waterless Wash',
  ]);
  await expect(included.getByRole('listitem').filter({ hasText: /mobile/i })).toHaveText(['Mobile Car Wash']);
});

test('Back returns to the previous page', async ({ page }) => {
  await page.goto('/services?emirate=ajman');
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await page.waitForURL(/\/service\/\d+$/);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/services\?emirate=ajman$/);
});

async function expectCards(page: Page, row: Row) {
  const card = (title: string) =>
    page
      .getByRole('main')
      .locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
  await expect.soft(card('About This Service')).toContainText(row.service_description ?? /not described/);
  await expect.soft(card('Services Included')).toBeVisible();
  await expect.soft(card('Service Category')).toHaveCount(row.service_category === null ? 0 : 1);
  if (row.service_category !== null)
    await expect.soft(card('Service Category')).toContainText(row.service_category);
  const hours = card('Operating Hours');
  if (row.opening_hours === null) await expect.soft(hours).toContainText('Contact for operating hours');
  // Parsed hours are a table; unparsed ones are shown as the provider wrote them.
  else await expect.soft(page.getByRole('main')).toContainText(row.opening_hours);
  await expect.soft(hours).toContainText('Please call ahead to confirm availability');
}

async function expectContacts(page: Page, row: Row) {
  const contact = page.getByRole('complementary', { name: 'Contact' });
  const way = (name: string) =>
    contact.getByRole('link').filter({ has: page.getByText(name, { exact: true }) });
  const tick = (name: string) => ({ hasText: name });

  await expect.soft(way('Phone')).toHaveCount(hasPhone(row) ? 1 : 0);
  if (hasPhone(row)) {
    await expect.soft(way('Phone')).toHaveAttribute('href', telOf(row));
    const checked = way('Phone').filter(tick('Number checked'));
    await expect.soft(checked).toHaveCount(row.mobile_validation === true ? 1 : 0);
  }
  const chat = way('WhatsApp').filter(tick('WhatsApp given by the provider'));
  await expect.soft(chat).toHaveCount(row.whatsapp_handle ? 1 : 0);
  if (row.whatsapp_handle) await expect.soft(way('WhatsApp')).toHaveAttribute('href', chatOf(row));
  await expect.soft(way('Website').filter(tick('Website checked'))).toHaveCount(hasWebsite(row) ? 1 : 0);
  if (hasWebsite(row)) await expect.soft(way('Website')).toHaveAttribute('href', siteOf(row));
  const hasApp = /\bapp\b/i.test(row.booking_capability ?? '');
  await expect.soft(way('Mobile App')).toHaveCount(hasApp ? 1 : 0);
}

async function expectMainButton(page: Page, row: Row) {
  const name = hasPhone(row) ? `Book Now - Call ${phoneOf(row)}` : 'Contact for Booking';
  const target = () => (row.whatsapp_handle ? chatOf(row) : hasWebsite(row) ? siteOf(row) : '/contact');
  const button = page.getByRole('main').getByRole('link', { name, exact: true });
  await expect.soft(button).toHaveAttribute('href', hasPhone(row) ? telOf(row) : target());
}

const telOf = (row: Row) => `tel:${phoneOf(row)?.replaceAll(' ', '')}`;
const siteOf = ({ website }: Row) =>
  new RegExp(`^https://${website?.replace(/^https?:\/\//, '').replaceAll('.', '\\.')}/?$`);

/** A chat URL has digits for a number or the name otherwise, and a message that names the provider. */
function chatOf({ id, business_name, whatsapp_handle: given }: Row): string {
  const message = `Hello ${business_name}! I found you on Lamaa: ${BASE_URL}/service/${id}`;
  const chat = given?.replace(/^https:\/\/wa\.me\//, '').replace(/^[+@]/, '');
  return `https://wa.me/${chat}?text=${encodeURIComponent(message)}`;
}
