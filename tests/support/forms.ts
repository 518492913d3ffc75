import { expect, type Page } from '@playwright/test';
import { contactRows, listingRows } from './submissions';

/** A form of the site, how to fill it in, and the row it stores. */
export interface Form {
  path: string;
  submit: string;
  success: string;
  error: string;
  fill: (page: Page, email: string) => Promise<void>;
  expectStored: (email: string) => Promise<void>;
  count: (email: string) => Promise<number>;
  required: string[];
}

const DAY = tomorrow();

export const FORMS: Form[] = [
  {
    path: '/contact',
    submit: 'contact.submit',
    success: 'contact.success',
    error: 'contact.error',
    required: ['name', 'email', 'message'],
    fill: async (page, email) => {
      await field(page, 'name').fill('Amna Saeed');
      await field(page, 'email').fill(email);
      await field(page, 'message').fill('The number of one wash is wrong.\nIt should end in 22.');
    },
    expectStored: async (email) => {
      const message = 'The number of one wash is wrong.\nIt should end in 22.';
      expect(await contactRows(email)).toEqual([
        { name: 'Amna Saeed', email, phone: null, message, status: 'new' },
      ]);
    },
    count: async (email) => (await contactRows(email)).length,
  },
  {
    path: '/update-listing',
    submit: 'listingForm.submit',
    success: 'listingForm.success',
    error: 'listingForm.error',
    required: ['business_name', 'email', 'emirates'],
    fill: async (page, email) => {
      await field(page, 'business_name').fill('Noor Steam');
      await field(page, 'email').fill(email);
      await field(page, 'emirates').selectOption('ras-al-khaimah');
      await field(page, 'website').fill('noor.example');
      await field(page, 'address').fill('Shop 4, Al Nakheel');
      for (const type of ['Steam Cleaning', 'Fleet Services'])
        await page.locator(`.toggle:has(input[value="${type}"])`).click();
      await field(page, 'description').fill('Steam and hand wash.');
    },
    expectStored: async (email) => {
      expect(await listingRows(email)).toEqual([
        {
          ...{ business_name: 'Noor Steam', email, website: 'https://noor.example', phone: null },
          ...{
            address: 'Shop 4, Al Nakheel',
            emirates: 'Ras Al Khaimah',
            description: 'Steam and hand wash.',
          },
          ...{ service_type: ['Steam Cleaning', 'Fleet Services'], status: 'new' },
        },
      ]);
    },
    count: async (email) => (await listingRows(email)).length,
  },
  {
    path: '/car-wash-apps/book?app=mitt-and-van',
    submit: 'booking.submit',
    success: 'booking.success',
    error: 'booking.error',
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
    fill: async (page, email) => {
      await field(page, 'serviceType').selectOption('Steam Cleaning');
      await field(page, 'emirate').selectOption('sharjah');
      await field(page, 'preferredDate').fill(DAY);
      await field(page, 'preferredTime').selectOption('7:00 PM');
      await field(page, 'address').fill('Tower 3, level P2');
      await field(page, 'name').fill('Amna Saeed');
      await field(page, 'phone').fill('+971 51 500 0199');
      await field(page, 'email').fill(email);
      await field(page, 'specialRequests').fill('Child seat inside.\nApp: none');
    },
    expectStored: async (email) => {
      const message = [
        'Booking request',
        'App: Mitt & Van',
        'Name: Amna Saeed',
        'Phone: +971 51 500 0199',
        `Email: ${email}`,
        'Emirate: Sharjah',
        'Address: Tower 3, level P2',
        'Service type: Steam Cleaning',
        'Vehicle type: sedan',
        `Preferred date: ${DAY}`,
        'Preferred time: 7:00 PM',
        'Special requests: Child seat inside.',
        '  App: none',
      ].join('\n');
      const phone = '+971 51 500 0199';
      expect(await contactRows(email)).toEqual([
        { name: 'Amna Saeed', email, phone, message, status: 'new' },
      ]);
    },
    count: async (email) => (await contactRows(email)).length,
  },
];

/** Returns the values of the form's visible fields. */
export function writtenIn(page: Page): Promise<string[]> {
  const fields = page.locator('.form :is(input:not([type="hidden"]), select, textarea)');
  return fields.evaluateAll((all) =>
    all.map((element) => {
      const { name, value, checked } = element as HTMLInputElement;
      return `${name}=${value} ${checked ?? ''}`;
    }),
  );
}

export function field(page: Page, name: string) {
  return page.locator(`.form [name="${name}"]`);
}

function tomorrow(): string {
  return new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);
}
