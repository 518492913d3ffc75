import { randomUUID } from 'node:crypto';
import { formatBooking } from '@/lib/domain/booking';
import { carCareIn } from '@/lib/domain/car-care';
import { EMIRATE_NAMES, EMIRATES } from '@/lib/domain/emirates';
import { countLetters } from '@/lib/domain/letters';
import { rulesOf } from '@/lib/forms/field-types';
import { bookingSchema, contactSchema, listingSchema } from '@/lib/forms/schemas';
import { HOSTILE_VALUES } from '../fixtures/hostile-values';
import { EMAIL_ADDRESSES } from '../support/email-addresses';
import { LETTERS } from '../support/letters';
import { migratedDatabase, type Row } from './database';

const LISTING_SERVICE_TYPES = carCareIn('listing').map(({ name }) => name);

const database = migratedDatabase({
  all: `insert into car_wash_locations (business_name) values ('Noor');
    update submission_settings set per_hour = 100000, unsigned_per_hour = 100000, reviews_per_day = 100000`,
});

/** The maximum lengths of the forms. */
const { name, email, message } = contactSchema.shape;
const { phone, address, specialRequests } = bookingSchema.shape;
const { website, description } = listingSchema.shape;
const FIELDS = { name, email, message, phone, address, specialRequests, website, description };
const LIMITS = Object.fromEntries(
  Object.entries(FIELDS).map(([field, schema]) => [field, rulesOf(schema).maxLength!]),
) as Record<keyof typeof FIELDS, number>;

const EMAIL = `${'a'.repeat(LIMITS.email - '@visitor.example'.length)}@visitor.example`;
const MESSAGE = { name: 'A', email: 'a@visitor.example', message: 'm' };
const LISTING = { business_name: 'A', email: 'a@visitor.example', emirates: 'Dubai' };

const IN_DETAILS = 'name_ar licence_number phone whatsapp hours price_small price_suv price_large'.split(' ');

/** Puts what the specification has no column for among the details, as the site does; other values stay. */
const listingRow = (row: Row): Row => {
  const hasColumn = ([field]: [string, unknown]) => !IN_DETAILS.includes(field);
  const fields = Object.entries(row);
  const details = fields.filter(([field, text]) => text && !hasColumn([field, text]));
  const columns = Object.fromEntries(fields.filter(hasColumn));
  return details.length > 0 ? { ...columns, details: JSON.stringify(Object.fromEntries(details)) } : columns;
};

describe('the database stores everything the forms accept', () => {
  const storeMessage = (values: object) =>
    database.insert('contact_submissions', contactSchema.parse({ ...MESSAGE, ...values }));
  const storeListing = (given: object) => {
    const values = listingSchema.parse({ ...LISTING, emirates: 'dubai', ...given });
    const emirates = EMIRATE_NAMES[values.emirates];
    return database.insert('listing_submissions', listingRow({ ...values, emirates }));
  };

  test('a message of maximum length', async () => {
    const text = 'م\n'.repeat(LIMITS.message / 2 - 1);
    await storeMessage({ name: 'ن'.repeat(LIMITS.name), email: EMAIL, message: text });
  });

  test('a booking of maximum length', async () => {
    const { emirate, ...values } = bookingSchema.parse({
      name: 'A'.repeat(LIMITS.name),
      email: EMAIL,
      address: 'T'.repeat(LIMITS.address),
      phone: '+(971) 51-500.0199'.padEnd(LIMITS.phone, '9'),
      emirate: 'ras-al-khaimah',
      serviceType: 'Auto Detailing',
      vehicleType: 'motorcycle',
      selectedApp: 'M'.repeat(LIMITS.name),
      preferredDate: '2099-12-31',
      preferredTime: '10:00 AM',
      specialRequests: `.${'\n'.repeat(LIMITS.specialRequests - 2)}.`,
    });
    const { name, email, phone } = values;
    const message = formatBooking({ ...values, emirate: EMIRATE_NAMES[emirate] });
    await database.insert('contact_submissions', { name, email, phone, message });
  });

  /** Values of the form's texts that the schema takes. */
  const accepted = (shape: object, valid: Row, parse: (values: Row) => { success: boolean }) =>
    Object.keys(shape).flatMap((field) =>
      HOSTILE_VALUES.map((value) => ({ ...valid, [field]: value })).filter((values) => parse(values).success),
    );

  test('every hostile value that the forms take as text', async () => {
    const messages = accepted(contactSchema.shape, MESSAGE, (values) => contactSchema.safeParse(values));
    for (const values of messages) await storeMessage(values);
    const valid = {
      ...LISTING,
      emirates: 'dubai',
      website: '',
      address: '',
      description: '',
      service_type: [],
    };
    const listings = accepted(listingSchema.shape, valid, (values) => listingSchema.safeParse(values));
    for (const values of listings) await storeListing(values);
    expect(Math.min(messages.length, listings.length)).toBeGreaterThan(20);
  });

  test.each(EMIRATES)('a listing of maximum length in %s', async (emirates) => {
    await storeListing({
      business_name: 'B'.repeat(LIMITS.name),
      name_ar: 'ب'.repeat(LIMITS.name),
      licence_number: '1'.repeat(60),
      phone: '+(971) 51-500.0199'.padEnd(LIMITS.phone, '9'),
      whatsapp: 'w'.repeat(100),
      hours: 'السبت 8:00-22:00 '.padEnd(200, 'ن'),
      price_small: '9999.99',
      email: EMAIL,
      emirates,
      website: `www.${'w'.repeat(LIMITS.website - 12)}.example`,
      address: 'A'.repeat(LIMITS.address),
      service_type: [...LISTING_SERVICE_TYPES, LISTING_SERVICE_TYPES[0]!],
      description: 'D'.repeat(LIMITS.description),
    });
  });
});

describe.each([
  ['contact_submissions', contactSchema, MESSAGE],
  ['listing_submissions', listingSchema, LISTING],
])('the length of texts in %s', (table, { shape }, row) => {
  const limited = Object.entries(shape).flatMap(([field, schema]) => {
    const { maxLength } = rulesOf(schema);
    return maxLength ? [[field, maxLength] as const] : [];
  });

  test.each(limited)('%s is limited to %s characters', async (field, maxLength) => {
    const insert = database.insert(table, listingRow({ ...row, [field]: 'x'.repeat(maxLength + 1) }));
    // On failure: add the maximum length to the constraint `{table}_form` in a migration.
    await expect(insert).rejects.toThrow(/violates|must (?:have|be|not be)/);
  });
});

describe('the database rejects what no form sends', () => {
  // prettier-ignore
  test.each<Row>([
    { name: null }, { name: ' \n ' }, { email: 'a' }, { email: 'a@visitor' }, { email: 'a@b.example, c@d.example' },
    { email: 'a@b.example\nBcc: c@d.example' }, { email: `a${EMAIL}` }, { phone: '7'.repeat(40) },
    { phone: '<b>7</b>' }, { message: '\n' }, { message: 'm'.repeat(20_000_000) }, { sender: 's'.repeat(101) },
  ])('a message with %.80j', async (values) => {
    const insert = database.insert('contact_submissions', { ...MESSAGE, ...values });
    await expect(insert).rejects.toThrow(/violates|must (?:have|be|not be)/);
  });

  // prettier-ignore
  test.each<Row>([
    { business_name: '' }, { email: 'javascript:alert(1)' }, { website: 'javascript:alert(1)' },
    { website: ' javascript:alert(1)//https:' }, { emirates: 'Atlantis' },
    { details: '{"price": "AED 35"}' }, { details: '{"photos": "https://cdn.example/a.jpg"}' },
    { service_type: ['Mobile Car Wash', 'Piano lessons'] }, { service_type: Array(9).fill('Mobile Car Wash') },
    { service_type: [null] }, { phone: 'call me' },
  ])('a listing with %.80j', async (values) => {
    const insert = database.insert('listing_submissions', { ...LISTING, ...values });
    await expect(insert).rejects.toThrow(/violates|must (?:have|be|not be)/);
  });
});

describe('an email address', () => {
  const review = {
    provider_id: 1,
    stars: 5,
    visited_in: '2026-01-01',
    name: 'Amna',
    text: 'Careful, quick and friendly.',
  };
  const FORMS: [table: string, values: Row][] = [
    ['contact_submissions', { name: 'Amna', message: 'Salam' }],
    ['listing_submissions', { business_name: 'Zafir', emirates: 'Ajman' }],
    ['provider_reviews', review],
  ];

  test.each(FORMS)('in %s is one that forms take, and no other', async (table, values) => {
    const send = (email: string) => database.insert(table, { ...values, email, request_id: randomUUID() });
    for (const email of EMAIL_ADDRESSES.accepted) await send(email);
    expect(await database.values(`select email from ${table} order by id`)).toEqual(EMAIL_ADDRESSES.accepted);
    for (const email of EMAIL_ADDRESSES.refused)
      expect([email, await send(email).catch((error: Error) => error.message)]).toEqual([
        email,
        expect.stringMatching(/^A (?:message|listing|review) must have .* an email address/),
      ]);
  });
});

test('counts letters as forms do, of every script', async () => {
  const points = Array.from({ length: 0x11_00_00 - 1 }, (_, index) => index + 1).filter(
    (point) => point < 0xd8_00 || point > 0xdf_ff,
  );
  const blocks = Array.from({ length: Math.ceil(points.length / 256) }, (_, index) =>
    String.fromCodePoint(...points.slice(index * 256, (index + 1) * 256)),
  );
  const texts = [...LETTERS.map(([text]) => text), ...blocks];
  const counted = await database.rows<{ letters: number }>(
    'select count_letters(text) as letters from unnest($1::text[]) with ordinality as given (text, place) order by place',
    [texts],
  );
  expect(
    counted.flatMap(({ letters }, index) => (letters === countLetters(texts[index]!) ? [] : [texts[index]])),
  ).toEqual([]);
});
