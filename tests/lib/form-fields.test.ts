import type { z } from 'zod';
import { bookingFields } from '@/components/forms/booking-fields';
import { claimFields } from '@/components/forms/claim-fields';
import { contactFields } from '@/components/forms/contact-fields';
import type { Field } from '@/components/forms/fields';
import { listingFields } from '@/components/forms/listing-fields';
import { reportFields } from '@/components/forms/report-fields';
import { foldBooking, parseBooking } from '@/lib/domain/booking';
import { bookingSchema } from '@/lib/forms/booking/schema';
import { claimSchema } from '@/lib/forms/claim/schema';
import { contactSchema } from '@/lib/forms/contact/schema';
import { listingSchema } from '@/lib/forms/listing/schema';
import { reportSchema } from '@/lib/forms/report/schema';
import { PROVIDER } from '../support/providers';

jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string) => key,
  getLocale: async () => 'en',
  getFormatter: async () => ({ dateTime: String }),
}));

/** Written out: a second reading of product rule 5.1. */
const REQUIRED = {
  contact: ['name', 'email', 'message'],
  listing: ['business_name', 'email', 'emirates'],
  booking: [
    ...['serviceType', 'emirate', 'vehicleType', 'preferredDate', 'preferredTime'],
    ...['address', 'name', 'phone', 'email'],
  ],
  // Product rules 2.22 and 2.23.
  report: ['wrong'],
  claim: ['business_name', 'email', 'emirates'],
};

const FORMS: [name: keyof typeof REQUIRED, schema: z.ZodObject, fields: () => Promise<Field[]>][] = [
  ['contact', contactSchema, contactFields],
  ['listing', listingSchema, listingFields],
  ['booking', bookingSchema, bookingFields],
  ['report', reportSchema, () => seen(reportFields(7))],
  ['claim', claimSchema, () => seen(claimFields(PROVIDER))],
];

/** The fields that a visitor sees. */
async function seen(fields: Promise<Field[]>): Promise<Field[]> {
  return (await fields).filter(({ type }) => type !== 'hidden');
}

describe.each(FORMS)('%s', (name, schema, fieldsOfForm) => {
  let fields: Field[];
  beforeAll(async () => {
    fields = await fieldsOfForm();
  });
  /** Why a field with this value is refused, or undefined. */
  const refusalOf = (field: Field, value: unknown) =>
    schema.shape[field.name]!.safeParse(value).error?.issues[0]?.message;

  test('marks what is required', () => {
    expect(fields.filter(({ isRequired }) => isRequired).map((field) => field.name)).toEqual(REQUIRED[name]);
  });

  test('marks as required exactly what is refused when it is empty or absent', () => {
    for (const field of fields.filter(({ type }) => type !== 'toggles')) {
      const reason = field.isRequired ? 'required' : undefined;
      for (const value of ['', ' \n\u0000', undefined])
        expect([field.name, refusalOf(field, value)]).toEqual([field.name, reason]);
    }
  });

  test('takes as many characters as its fields say, and not one more', () => {
    const limited = fields.filter(({ maxLength }) => maxLength);
    expect(limited.length).toBeGreaterThan(1);
    for (const field of limited) {
      expect(refusalOf(field, 'a'.repeat(field.maxLength!))).not.toBe('long');
      expect([field.name, refusalOf(field, 'a'.repeat(field.maxLength! + 1))]).toEqual([field.name, 'long']);
    }
  });

  test('takes every option that it offers, and no other', () => {
    for (const field of fields.filter(({ options }) => options)) {
      const values = field.options!.map(([value]) => value).filter(Boolean);
      for (const value of values)
        expect(refusalOf(field, field.type === 'toggles' ? [value] : value)).toBeUndefined();
      if (field.type === 'select' && field.isRequired) expect(refusalOf(field, 'atlantis')).toBe('option');
    }
  });
});

test('what is meant for a field decides the control', async () => {
  const types = Object.fromEntries((await listingFields()).map(({ name, type }) => [name, type]));
  expect(types).toEqual({
    ...{ business_name: 'text', email: 'email', emirates: 'select', website: 'url', address: 'text' },
    ...{ service_type: 'toggles', description: 'textarea' },
  });
});

test('every field of a booking reaches the staff', () => {
  const values = Object.fromEntries(Object.keys(bookingSchema.shape).map((name) => [name, `the ${name}`]));
  expect(parseBooking(foldBooking(values as never))).toEqual(values);
});
