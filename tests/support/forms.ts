import { expect, type Page } from '@playwright/test';
import { openWithScript } from './scripts';
import { submissionsFrom, uniqueAddress, uniqueEmail } from './submissions';

/** A form of the site, how to fill it in, and the row it stores. */
export interface Form {
  path: string;
  /** The group of its texts in messages/*.json. */
  texts: string;
  required: string[];
  /** Values by field; several are checkboxes. */
  values: Record<string, string | string[]>;
  table: 'contact_submissions' | 'listing_submissions';
  stored: (email: string) => Record<string, unknown>;
}

const DAY = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);
const PHONE = '+971 51 500 0199';
const LISTING = {
  business_name: 'Noor Steam',
  address: 'Shop 4, Al Nakheel',
  description: 'Steam and hand wash.',
  service_type: ['Steam Cleaning', 'Fleet Services'],
};
const MESSAGE = 'The number of one wash is wrong.\nIt should end in 22.';

export const FORMS: Form[] = [
  {
    path: '/contact',
    texts: 'contact',
    required: ['name', 'email', 'message'],
    values: { name: 'Amna Saeed', message: MESSAGE },
    table: 'contact_submissions',
    stored: () => ({ name: 'Amna Saeed', phone: null, message: MESSAGE }),
  },
  {
    path: '/update-listing',
    texts: 'listingForm',
    required: ['business_name', 'email', 'emirates'],
    values: { ...LISTING, emirates: 'ras-al-khaimah', website: 'noor.example' },
    table: 'listing_submissions',
    stored: () => ({
      ...LISTING,
      website: 'https://noor.example',
      phone: null,
      emirates: 'Ras Al Khaimah',
    }),
  },
  {
    path: '/car-wash-apps/book?app=mitt-and-van',
    texts: 'booking',
    required: [
      'name',
      'phone',
      'email',
      'emirate',
      'serviceType',
      'preferredDate',
      'preferredTime',
      'address',
    ],
    values: {
      serviceType: 'Steam Cleaning',
      emirate: 'sharjah',
      preferredDate: DAY,
      preferredTime: '7:00 PM',
      address: 'Tower 3, level P2',
      name: 'Amna Saeed',
      phone: PHONE,
      specialRequests: 'Child seat inside.\nApp: none',
    },
    table: 'contact_submissions',
    stored: (email) => ({
      name: 'Amna Saeed',
      phone: PHONE,
      message: [
        'Booking request',
        'App: Mitt & Van',
        'Name: Amna Saeed',
        `Phone: ${PHONE}`,
        `Email: ${email}`,
        'Emirate: Sharjah',
        'Address: Tower 3, level P2',
        'Service type: Steam Cleaning',
        'Vehicle type: sedan',
        `Preferred date: ${DAY}`,
        'Preferred time: 7:00 PM',
        'Special requests: Child seat inside.',
        '  App: none',
      ].join('\n'),
    }),
  },
];

/** The forms about provider 1, whose values need none of what they show. */
// prettier-ignore
export const FORMS_ABOUT_A_PROVIDER = [
  { path: '/report?provider=1', texts: 'report', values: { wrong: 'phone', note: 'It should end in 22.' }, table: 'contact_submissions' },
  { path: '/update-listing?provider=1', texts: 'claim', values: { hours: 'Daily 8 AM - 10 PM' }, table: 'listing_submissions' },
  {
    path: '/service/1/reviews/new',
    texts: 'writeReview',
    table: 'provider_reviews',
    values: {
      stars: ['4'],
      text: 'Careful with the paint, and on time.',
      visited_in: new Date().toISOString().slice(0, 7),
      name: 'Amna',
    },
  },
] satisfies (Pick<Form, 'path' | 'texts' | 'values'> & { table: string })[];

/** Opens a form with a unique sender address; returns a unique email address. */
export async function visitForm(page: Page, path: string, hasScript = true): Promise<string> {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': uniqueAddress() });
  await (hasScript ? openWithScript(page, path) : page.goto(path));
  return uniqueEmail();
}

export async function fillIn(page: Page, { values }: Form, email: string): Promise<void> {
  for (const [name, value] of Object.entries({ ...values, email })) {
    if (Array.isArray(value))
      for (const one of value) await page.locator(`label:has(input[value="${one}"])`).click();
    else if (await field(page, name).evaluate((element) => element.tagName === 'SELECT'))
      await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
}

/** Expects the form to have been stored once. */
export async function expectStored({ table, stored }: Form, email: string): Promise<void> {
  expect(await submissionsFrom(email, table)).toEqual([{ ...stored(email), email, status: 'new' }]);
}

/** Returns the values of the form's visible fields. */
export function writtenIn(page: Page): Promise<string[]> {
  const fields = page.locator('form[novalidate] :is(input:not([type="hidden"]), select, textarea)');
  return fields.evaluateAll((all) =>
    all.map((element) => {
      const { name, value, checked } = element as HTMLInputElement;
      return `${name}=${value} ${checked ?? ''}`;
    }),
  );
}

export function field(page: Page, name: string) {
  return page.locator(`form[novalidate] [name="${name}"]`);
}
