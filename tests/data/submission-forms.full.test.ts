import { createHmac } from 'node:crypto';
import { findDirectory } from '@/lib/directory/current';
import { formatBooking } from '@/lib/domain/booking';
import { carCareIn } from '@/lib/domain/car-care';
import { EMIRATE_NAMES, EMIRATES } from '@/lib/domain/emirates';
import {
  claimListing,
  reportWrongInformation,
  requestBooking,
  sendMessage,
  submitListing,
} from '@/lib/forms/actions';
import { rulesOf } from '@/lib/forms/field-types';
import { type FormAction, IDLE } from '@/lib/forms/form-state';
import { bookingSchema, contactSchema, listingSchema } from '@/lib/forms/schemas';
import { HOSTILE_VALUES } from '../fixtures/hostile-values';
import { type Database, insertAsVisitor, migratedDatabase } from './database';

const LISTING_SERVICE_TYPES = carCareIn('listing').map(({ name }) => name);

type Row = Record<string, unknown>;

let database: Database;
beforeAll(async () => {
  // The first form of a process waits for it.
  await findDirectory();
  database = await migratedDatabase();
  await database.exec('update public.submission_settings set per_hour = 100000');
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

describe('the database stores everything the forms accept', () => {
  const storeMessage = (values: object) =>
    insertAsVisitor(database, 'contact_submissions', contactSchema.parse({ ...MESSAGE, ...values }));
  const storeListing = (given: object) => {
    const values = listingSchema.parse({ ...LISTING, emirates: 'dubai', ...given });
    const emirates = EMIRATE_NAMES[values.emirates];
    return insertAsVisitor(database, 'listing_submissions', { ...values, emirates });
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
    await insertAsVisitor(database, 'contact_submissions', { name, email, phone, message });
  });

  test.each(EMIRATES)('a listing of maximum length in %s', async (emirates) => {
    await storeListing({
      business_name: 'B'.repeat(LIMITS.name),
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
    const insert = insertAsVisitor(database, table, { ...row, [field]: 'x'.repeat(maxLength + 1) });
    // On failure: add the maximum length to the constraint `{table}_form` in a migration.
    await expect(insert).rejects.toThrow(/violates/);
  });
});

describe('the database rejects what no form sends', () => {
  // prettier-ignore
  test.each<Row>([
    { name: null }, { name: ' \n ' }, { email: 'a' }, { email: 'a@visitor' }, { email: 'a@b.example, c@d.example' },
    { email: 'a@b.example\nBcc: c@d.example' }, { email: `a${EMAIL}` }, { phone: '7'.repeat(40) },
    { phone: '<b>7</b>' }, { message: '\n' }, { message: 'm'.repeat(20_000_000) }, { sender: 's'.repeat(101) },
  ])('a message with %.80j', async (values) => {
    const insert = insertAsVisitor(database, 'contact_submissions', { ...MESSAGE, ...values });
    await expect(insert).rejects.toThrow(/violates/);
  });

  // prettier-ignore
  test.each<Row>([
    { business_name: '' }, { email: 'javascript:alert(1)' }, { website: 'javascript:alert(1)' },
    { website: ' javascript:alert(1)//https:' }, { emirates: 'Atlantis' },
    { service_type: ['Mobile Car Wash', 'Piano lessons'] }, { service_type: Array(9).fill('Mobile Car Wash') },
    { service_type: [null] }, { phone: 'call me' },
  ])('a listing with %.80j', async (values) => {
    const insert = insertAsVisitor(database, 'listing_submissions', { ...LISTING, ...values });
    await expect(insert).rejects.toThrow(/violates/);
  });
});

/** What the site would have stored, newest last. */
const sent: { table: string; row: Row }[] = [];

/** Inserts like the site does, but without the network. */
function mockInsert(
  table: string,
  row: Row,
  identity: { requestId: string; sender: string },
): Promise<string> {
  sent.push({ table, row });
  const whole = { ...row, request_id: identity.requestId, sender: identity.sender };
  return insertAsVisitor(database, table, whole).then(
    () => 'stored',
    () => 'failure',
  );
}

jest.mock('@/lib/data/submissions', () => ({
  insertContact: (row: Row, identity: never) => mockInsert('contact_submissions', row, identity),
  insertListing: (row: Row, identity: never) => mockInsert('listing_submissions', row, identity),
}));
jest.mock('next/headers', () => ({ headers: async () => new Headers() }));

const SMALL = { business_name: 'Noor', email: 'noor@visitor.example', emirates: 'dubai' };
const EMPTY = { website: '', address: '', description: '' };

describe.each<[form: string, action: FormAction, valid: Record<string, string>]>([
  ['contact', sendMessage, MESSAGE],
  ['listing', submitListing, { ...SMALL, ...EMPTY, service_type: 'Mobile Car Wash' }],
  [
    'booking',
    requestBooking,
    {
      name: 'Amna',
      email: 'amna@visitor.example',
      phone: '+971515000199',
      address: 'Deira',
      selectedApp: '',
      serviceType: 'Auto Detailing',
      emirate: 'dubai',
      vehicleType: 'suv',
      preferredDate: '2099-01-01',
      preferredTime: '10:00 AM',
      specialRequests: '',
    },
  ],
  ['report', reportWrongInformation, { provider: '1', wrong: 'phone', note: '', email: '' }],
  [
    'claim',
    claimListing,
    { ...SMALL, ...EMPTY, phone: '', whatsapp: '', hours: '', price: '', provider: '1' },
  ],
])('the form %s', (_, action, valid) => {
  beforeEach(() => void jest.spyOn(console, 'info').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  /** Controls except line breaks and tabs, and bidi overrides, which must not reach readers of a submission. */
  const UNPRINTABLE = /[^\P{Cc}\n\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

  test('stores hostile values as text or rejects them with a reason', async () => {
    const wrong: string[] = [];
    for (const field of Object.keys(valid))
      for (const value of HOSTILE_VALUES) {
        const fields = new FormData();
        for (const [name, text] of Object.entries({ ...valid, [field]: value })) fields.append(name, text);
        fields.append('idempotency_key', crypto.randomUUID());
        sent.length = 0;
        const { status, errors } = await action(IDLE, fields);
        const texts = Object.values(sent[0]?.row ?? {}).join('');
        if (status === 'success' ? UNPRINTABLE.test(texts) : !errors[field])
          wrong.push(`${status}: ${field} = ${JSON.stringify(value.slice(0, 60))} (${value.length})`);
      }
    expect(wrong).toEqual([]);
  });

  test('ignores foreign columns, repeated fields, files and forged state', async () => {
    const fields = new FormData();
    const foreign = {
      id: '7',
      status: 'accepted',
      created_at: '2020-01-01',
      sender: 'me',
      request_id: 'x',
      provider_id: '7',
      claimed_provider_id: '7',
      details: '{}',
      ['__proto__']: 'x',
    };
    for (const [name, text] of Object.entries(valid)) {
      fields.append(name, text);
      fields.append(name, 'a second one');
    }
    for (const [name, text] of Object.entries(foreign)) fields.append(name, text);
    fields.append('email', new File(['x'], 'x.txt'));
    const result = await action({ ...IDLE, values: { name: 'forged' }, submitCount: 1e9 }, fields);
    expect(result.status).toBe('success');
    const { rows } = await database.query<Row>(
      `select * from public.${sent.at(-1)!.table} order by id desc limit 1`,
    );
    // A visitor's address itself is never stored, only its keyed hash.
    const sender = createHmac('sha256', process.env.FORM_SECRET!).update('unknown').digest('hex');
    expect(rows[0]).toMatchObject({ status: 'new', sender });
    expect((rows[0]!.created_at as Date).getFullYear()).toBeGreaterThan(2020);
    expect(rows[0]!.id).not.toBe(7);
    expect([null, undefined, 1]).toContain(rows[0]!.claimed_provider_id);
  });

  test('survives malformed calls', async () => {
    for (const state of [undefined, null, 'x', { submitCount: 'x' }])
      for (const fields of [undefined, null, 'x', {}, new FormData()]) {
        sent.length = 0;
        expect((await action(state as never, fields as never)).status).toBe('error');
        expect(sent).toEqual([]);
      }
  });
});
