import type { PGlite } from '@electric-sql/pglite';
import { formatBooking } from '@/lib/domain/booking';
import { EMIRATE_NAMES, EMIRATES } from '@/lib/domain/emirates';
import { LISTING_SERVICE_TYPES } from '@/lib/domain/wash-types';
import { rulesOf } from '@/lib/forms/field-types';
import { bookingSchema, contactSchema, listingSchema } from '@/lib/forms/schemas';
import { insertAsVisitor, migratedDatabase } from './database';

const { name, email, message } = contactSchema.shape;
const { phone, address, specialRequests } = bookingSchema.shape;
const { website, description } = listingSchema.shape;
const FIELDS = { name, email, message, phone, address, specialRequests, website, description };

/** The maximum lengths of the forms. */
const LIMITS = Object.fromEntries(
  Object.entries(FIELDS).map(([field, schema]) => [field, rulesOf(schema).maxLength!]),
) as Record<keyof typeof FIELDS, number>;

let database: PGlite;
beforeAll(async () => {
  database = await migratedDatabase();
  await database.exec('update public.submission_settings set per_hour = 1000');
});

const EMAIL = `${'a'.repeat(LIMITS.email - '@visitor.example'.length)}@visitor.example`;
const MESSAGE = { name: 'A', email: 'a@visitor.example', message: 'm' };
const LISTING = { business_name: 'A', email: 'a@visitor.example', emirates: 'Dubai' };

describe('the database stores everything the forms accept', () => {
  test('a message of maximum length', async () => {
    const values = {
      name: 'ن'.repeat(LIMITS.name),
      email: EMAIL,
      message: 'م\n'.repeat(LIMITS.message / 2 - 1),
    };
    await insertAsVisitor(database, 'contact_submissions', contactSchema.parse(values));
  });

  test('a booking of maximum length', async () => {
    const { emirate, ...values } = bookingSchema.parse({
      ...{
        name: 'A'.repeat(LIMITS.name),
        email: EMAIL,
        phone: '+(971) 51-500.0199'.padEnd(LIMITS.phone, '9'),
      },
      ...{ emirate: 'ras-al-khaimah', serviceType: 'Auto Detailing', vehicleType: 'motorcycle' },
      ...{ preferredDate: '2099-12-31', preferredTime: '10:00 AM', selectedApp: 'M'.repeat(LIMITS.name) },
      address: 'T'.repeat(LIMITS.address),
      specialRequests: `.${'\n'.repeat(LIMITS.specialRequests - 2)}.`,
    });
    const message = formatBooking({ ...values, emirate: EMIRATE_NAMES[emirate] });
    const { name, email, phone } = values;
    await insertAsVisitor(database, 'contact_submissions', { name, email, phone, message });
  });

  test.each(EMIRATES)('a listing of maximum length in %s', async (emirates) => {
    const values = listingSchema.parse({
      ...{ business_name: 'B'.repeat(LIMITS.name), email: EMAIL, emirates },
      website: `www.${'w'.repeat(LIMITS.website - 12)}.example`,
      address: 'A'.repeat(LIMITS.address),
      service_type: [...LISTING_SERVICE_TYPES, LISTING_SERVICE_TYPES[0]],
      description: 'D'.repeat(LIMITS.description),
    });
    await insertAsVisitor(database, 'listing_submissions', {
      ...values,
      emirates: EMIRATE_NAMES[values.emirates],
    });
  });

  test.each([
    'noor.example',
    'HTTP://NOOR.EXAMPLE',
    'https:noor.example',
    'https://noor.example/my page',
    '',
  ])('the website %j', async (website) => {
    const values = listingSchema.parse({ ...LISTING, emirates: 'dubai', website });
    await insertAsVisitor(database, 'listing_submissions', { ...values, emirates: 'Dubai' });
  });

  test.each(["o'neil+wash@mail.visitor.example", 'A_b-c.d@visitor.example'])(
    'the email address %s',
    async (email) => {
      await insertAsVisitor(database, 'contact_submissions', contactSchema.parse({ ...MESSAGE, email }));
    },
  );
});

describe.each([
  ['contact_submissions', contactSchema, MESSAGE],
  ['listing_submissions', listingSchema, LISTING],
])('every text of %s', (table, { shape }, row) => {
  const limited = Object.entries(shape).flatMap(([field, schema]) => {
    const { maxLength } = rulesOf(schema);
    return maxLength ? [[field, maxLength] as const] : [];
  });

  test.each(limited)('%s is rejected above %s characters', async (field, maxLength) => {
    const insert = insertAsVisitor(database, table, { ...row, [field]: 'x'.repeat(maxLength + 1) });
    // On failure: add the maximum length to the constraint `{table}_form` in a migration.
    await expect(insert).rejects.toThrow(/violates/);
  });
});

describe('the database rejects what no form sends', () => {
  test.each<[string, string, Record<string, unknown>]>([
    ['contact_submissions', 'no name', { name: null }],
    ['contact_submissions', 'a whitespace name', { name: ' \n ' }],
    ['contact_submissions', 'a long name', { name: 'n'.repeat(101) }],
    ['contact_submissions', 'no email address', { email: 'a' }],
    ['contact_submissions', 'an email address without a domain', { email: 'a@visitor' }],
    ['contact_submissions', 'two email addresses', { email: 'a@b.example, c@d.example' }],
    ['contact_submissions', 'a header in the email address', { email: 'a@b.example\nBcc: c@d.example' }],
    ['contact_submissions', 'a long email address', { email: `a${EMAIL}` }],
    ['contact_submissions', 'a long phone', { phone: '7'.repeat(40) }],
    ['contact_submissions', 'markup as a phone', { phone: '<b>7</b>' }],
    ['contact_submissions', 'a whitespace message', { message: '\n' }],
    ['contact_submissions', 'a message of 20 MB', { message: 'm'.repeat(20_000_000) }],
    ['contact_submissions', 'a long sender', { sender: 's'.repeat(101) }],
    ['listing_submissions', 'no name', { business_name: '' }],
    ['listing_submissions', 'a long name', { business_name: 'n'.repeat(101) }],
    ['listing_submissions', 'no email address', { email: 'javascript:alert(1)' }],
    ['listing_submissions', 'a script as a website', { website: 'javascript:alert(1)' }],
    ['listing_submissions', 'a script after a space', { website: ' javascript:alert(1)//https:' }],
    ['listing_submissions', 'a long website', { website: `https://${'w'.repeat(301)}` }],
    ['listing_submissions', 'a long address', { address: 'a'.repeat(301) }],
    ['listing_submissions', 'an unknown emirate', { emirates: 'Atlantis' }],
    ['listing_submissions', 'an unknown service', { service_type: ['Mobile Car Wash', 'Piano lessons'] }],
    ['listing_submissions', 'too many services', { service_type: Array(9).fill('Mobile Car Wash') }],
    ['listing_submissions', 'a null service', { service_type: [null] }],
    ['listing_submissions', 'a long description', { description: 'd'.repeat(2001) }],
    ['listing_submissions', 'text as a phone', { phone: 'call me' }],
  ])('%s: %s', async (table, _what, values) => {
    const row = { ...(table === 'contact_submissions' ? MESSAGE : LISTING), ...values };
    await expect(insertAsVisitor(database, table, row)).rejects.toThrow(/violates/);
  });
});
