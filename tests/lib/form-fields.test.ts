import type { z } from 'zod';
import { bookingFields } from '@/components/forms/booking-form';
import { claimFields } from '@/components/forms/claim-form';
import { contactFields } from '@/components/forms/contact-form';
import type { Field } from '@/components/forms/fields';
import { listingFields } from '@/components/forms/listing-form';
import { reportFields } from '@/components/forms/report-form';
import { reviewFields } from '@/components/forms/review-form';
import { formatBooking } from '@/lib/domain/booking';
import {
  bookingSchema,
  claimSchema,
  contactSchema,
  listingSchema,
  reportSchema,
  reviewSchema,
} from '@/lib/forms/schemas';
import { AMOUNTS } from '../fixtures/amounts';
import { PROVIDER } from '../support/provider-rows';

jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string) => key,
  getLocale: async () => 'en',
  getFormatter: async () => ({ dateTime: String }),
  getNow: async () => new Date(),
}));

/** Written out instead of imported, as an independent copy of product rule 5.1. */
const REQUIRED = {
  contact: ['name', 'email', 'message'],
  listing: ['business_name', 'email', 'emirates'],
  booking: [
    'serviceType',
    'emirate',
    'vehicleType',
    'preferredDate',
    'preferredTime',
    'address',
    'name',
    'phone',
    'email',
  ],
  // Product rules 2.22 and 2.23.
  report: ['wrong'],
  claim: ['business_name', 'email', 'emirates'],
  // Product rule 2.25.
  review: ['stars', 'text', 'visited_in', 'name'],
};

const FORMS: [name: keyof typeof REQUIRED, schema: z.ZodObject, fields: () => Promise<Field[]>][] = [
  ['contact', contactSchema, contactFields],
  ['listing', listingSchema, listingFields],
  ['booking', bookingSchema, bookingFields],
  ['report', reportSchema, () => visibleFields(reportFields({ provider: 7 }))],
  ['claim', claimSchema, () => visibleFields(claimFields(PROVIDER.id, PROVIDER))],
  ['review', reviewSchema, () => visibleFields(reviewFields({ provider: 7, kinds: [FOAM] }))],
];

const FOAM = { slug: 'foam', name: { en: 'Foam wash', ar: 'غسيل بالرغوة' }, washType: null };

async function visibleFields(fields: Promise<Field[]>): Promise<Field[]> {
  return (await fields).filter(({ type }) => type !== 'hidden');
}

describe.each(FORMS)('%s', (name, schema, fieldsOfForm) => {
  let fields: Field[];
  beforeAll(async () => {
    fields = await fieldsOfForm();
  });
  const errorOf = (field: Field, value: unknown) =>
    schema.shape[field.name]!.safeParse(value).error?.issues[0]?.message;

  test('marks required fields', () => {
    expect(fields.filter(({ isRequired }) => isRequired).map((field) => field.name)).toEqual(REQUIRED[name]);
  });

  test('marks as required exactly the fields that are rejected when empty or missing', () => {
    for (const field of fields.filter(({ type }) => type !== 'toggles')) {
      const reason = field.isRequired ? 'required' : undefined;
      for (const value of ['', ' \n\u0000', '\u200B\u2060\uFEFF', undefined])
        expect([field.name, errorOf(field, value)]).toEqual([field.name, reason]);
    }
  });

  test('accepts exactly as many characters as its fields allow', () => {
    const limited = fields.filter(({ maxLength }) => maxLength);
    expect(limited.length).toBeGreaterThan(1);
    for (const field of limited) {
      expect(errorOf(field, 'a'.repeat(field.maxLength!))).not.toBe('long');
      expect([field.name, errorOf(field, 'a'.repeat(field.maxLength! + 1))]).toEqual([field.name, 'long']);
    }
  });

  test('offers options wherever visitors choose one', () => {
    for (const field of fields.filter(({ type }) => ['select', 'choice', 'toggles'].includes(type)))
      expect([field.name, field.options?.some(([value]) => value)]).toEqual([field.name, true]);
  });

  test('completes an address of one line, of which only an area has several', () => {
    const ofLines = fields.filter(({ autoComplete }) => autoComplete === 'street-address');
    expect(ofLines.filter(({ type }) => type !== 'textarea')).toEqual([]);
  });

  test('accepts every option it offers, and no other', () => {
    for (const field of fields.filter(({ options }) => options)) {
      const values = field.options!.map(([value]) => value).filter(Boolean);
      for (const value of values)
        expect(errorOf(field, field.type === 'toggles' ? [value] : value)).toBeUndefined();
      if (['select', 'choice'].includes(field.type) && field.isRequired)
        expect(errorOf(field, 'atlantis')).toBe('option');
    }
  });
});

test.each<[schema: z.ZodObject, field: string, value: string, reason: string]>([
  [contactSchema, 'email', 'amna at home', 'email'],
  [contactSchema, 'email', `${'a'.repeat(250)}@visitor.example`, 'long'],
  [listingSchema, 'website', 'not a site', 'url'],
  [listingSchema, 'website', 'javascript:alert(1)', 'url'],
  [bookingSchema, 'phone', 'call me', 'phone'],
  [bookingSchema, 'phone', '12345', 'phone'],
  [bookingSchema, 'preferredDate', '2020-01-01', 'date'],
  [reviewSchema, 'text', 'Nineteen letters: a, b, c, d.', 'short'],
  [reviewSchema, 'text', '👍'.repeat(30), 'short'],
  [reviewSchema, 'text', 'Good. '.padEnd(60, '.'), 'short'],
  [reviewSchema, 'text', 'Good\u200D'.repeat(4) + '\u200D'.repeat(40), 'short'],
  [reviewSchema, 'text', '10/10 '.repeat(10), 'short'],
  [reviewSchema, 'text', 'Fine.\u200B'.repeat(3), 'short'],
  [reviewSchema, 'name', 'a'.repeat(61), 'long'],
  [reviewSchema, 'stars', '6', 'option'],
  [reviewSchema, 'visited_in', '2019-01', 'option'],
  [reviewSchema, 'visited_in', '2099-01', 'option'],
  [reviewSchema, 'car', 'tank', 'option'],
  [claimSchema, 'photos', 'https://cdn.example/a|b.jpg', 'pictures'],
  [claimSchema, 'price_suv', '12,000', 'amount'],
  [claimSchema, 'price_suv', '0', 'amount'],
  [claimSchema, 'hours', 'whenever I like', 'hours'],
  [listingSchema, 'hours', 'متى ما أردتم', 'hours'],
  [listingSchema, 'hours', 'كل يوم 25:00 - 99:00', 'hours'],
  [listingSchema, 'hours', 'call 0501234567', 'hours'],
])('%#: rejects a malformed value with a reason', (schema, field, value, reason) => {
  expect(schema.shape[field]!.safeParse(value).error?.issues[0]?.message).toBe(reason);
});

test.each([
  'by appointment',
  'بموعد مسبق',
  '24 hours',
  '8 to 10',
  'Sat–Thu 8 AM – 10 PM',
  'around ٩ in winter',
  '',
])('takes the hours %j, which staff can read', (text) =>
  expect(listingSchema.shape.hours.safeParse(text).success).toBe(true),
);

test.each(AMOUNTS)('reads the price %j as %s', (text, price) => {
  const { data, error } = claimSchema.shape.price_small.safeParse(text);
  expect(price === null ? error?.issues[0]?.message : Number(data)).toBe(price ?? 'amount');
});

// prettier-ignore
test.each([
  ['abc\u202Egnp.exe\u2066x', 'abcgnp.exex'], ['a\u0000b\u0001c', 'abc'], ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['<script>alert(1)</script> 👩🏽‍🔧 {{7*7}} %00', '<script>alert(1)</script> 👩🏽‍🔧 {{7*7}} %00'],
  ['ca\u061Cr \u{E0041}wa\u200Fsh\uFFA0', 'car wash'], ['شكرًا ❤️ نیم‌فاصله', 'شكرًا ❤️ نیم‌فاصله'],
])('stores the message %j as %j', (message, stored) => {
  expect(contactSchema.shape.message.parse(message)).toBe(stored);
});

test('includes every booking field in the message to staff', () => {
  const values = Object.fromEntries(Object.keys(bookingSchema.shape).map((name) => [name, `the ${name}`]));
  const message = formatBooking(values as never);
  for (const value of Object.values(values)) expect(message).toContain(`: ${value}`);
});
