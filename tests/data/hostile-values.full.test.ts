import { createHmac } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import {
  claimListing,
  reportWrongInformation,
  requestBooking,
  sendMessage,
  submitListing,
} from '@/lib/forms/actions';
import { type FormAction, IDLE } from '@/lib/forms/form-state';
import { HOSTILE_VALUES } from '../fixtures/hostile-values';
import { insertAsVisitor, migratedDatabase } from './database';

type Row = Record<string, unknown>;

let database: PGlite;
/** What the site would have stored, the newest last. */
const sent: { table: string; row: Row }[] = [];

/** Stores as the site does, without the way there. */
function mockInsert(
  table: string,
  row: Row,
  identity: { requestId: string; sender: string },
): Promise<boolean> {
  sent.push({ table, row });
  const whole = { ...row, request_id: identity.requestId, sender: identity.sender };
  return insertAsVisitor(database, table, whole).then(
    () => true,
    () => false,
  );
}

jest.mock('@/lib/data/submissions', () => ({
  insertContact: (row: Row, identity: never) => mockInsert('contact_submissions', row, identity),
  insertListing: (row: Row, identity: never) => mockInsert('listing_submissions', row, identity),
}));
jest.mock('next/headers', () => ({ headers: async () => new Headers() }));
jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

beforeAll(async () => {
  database = await migratedDatabase();
  await database.exec('update public.submission_settings set per_hour = 100000');
});

const PERSON = { name: 'Amna', email: 'amna@visitor.example' };
const LISTING = { business_name: 'Noor', email: 'noor@visitor.example', emirates: 'dubai' };

const FORMS: [name: string, action: FormAction, values: Record<string, string>][] = [
  ['contact', sendMessage, { ...PERSON, message: 'Hello' }],
  [
    'listing',
    submitListing,
    { ...LISTING, website: '', address: '', service_type: 'Mobile Car Wash', description: '' },
  ],
  [
    'booking',
    requestBooking,
    {
      ...{ ...PERSON, selectedApp: '', serviceType: 'Auto Detailing', emirate: 'dubai', vehicleType: 'suv' },
      ...{ preferredDate: '2099-01-01', preferredTime: '10:00 AM', address: 'Deira', phone: '+971515000199' },
      specialRequests: '',
    },
  ],
  ['report', reportWrongInformation, { provider: '1', wrong: 'phone', note: '', email: '' }],
  [
    'claim',
    claimListing,
    {
      ...LISTING,
      website: '',
      address: '',
      phone: '',
      whatsapp: '',
      hours: '',
      price: '',
      description: '',
      provider: '1',
    },
  ],
];

/** The address that nobody sent, keyed: the address of a visitor itself is never stored. */
const SENDER = createHmac('sha256', process.env.FORM_SECRET!).update('unknown').digest('hex');

/** What no reader of a submission may meet: controls but line ends and tabs, and marks that turn what follows. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

test.each(FORMS)(
  'whatever stands in a field of the form %s, it is stored as text or refused with its reason',
  async (_, action, good) => {
    const wrong: string[] = [];
    for (const field of Object.keys(good)) {
      for (const value of HOSTILE_VALUES) {
        const what = `${field} = ${JSON.stringify(value.slice(0, 60))} (${value.length})`;
        const fields = new FormData();
        for (const [name, text] of Object.entries({ ...good, [field]: value })) fields.append(name, text);
        fields.append('idempotency_key', crypto.randomUUID());
        sent.length = 0;
        const { status, errors } = await action(IDLE, fields);
        const texts = Object.values(sent[0]?.row ?? {})
          .map(String)
          .join('')
          .replace(/[\n\t]/g, '');
        if (status === 'success' ? UNPRINTABLE.test(texts) : !errors[field]) wrong.push(`${status}: ${what}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test.each(FORMS)(
  'the form %s takes no column, list, file or state that is not its own',
  async (_, action, good) => {
    const fields = new FormData();
    for (const [name, text] of Object.entries(good)) {
      fields.append(name, text);
      fields.append(name, 'a second one');
    }
    const foreign = {
      id: '7',
      status: 'accepted',
      created_at: '2020-01-01',
      sender: 'me',
      request_id: 'x',
      provider_id: '7',
    };
    for (const [name, text] of Object.entries({
      ...foreign,
      claimed_provider_id: '7',
      details: '{}',
      __proto__: 'x',
    }))
      fields.append(name, text);
    fields.append('email', new File(['x'], 'x.txt'));
    const result = await action({ ...IDLE, values: { name: 'forged' }, submitCount: 1e9 }, fields);
    expect(result.status).toBe('success');
    const { rows } = await database.query<Row>(
      `select * from public.${sent.at(-1)!.table} order by id desc limit 1`,
    );
    expect(rows[0]).toMatchObject({ status: 'new', sender: SENDER });
    expect(rows[0]!.created_at).toBeInstanceOf(Date);
    expect((rows[0]!.created_at as Date).getFullYear()).toBeGreaterThan(2020);
    expect(rows[0]!.id).not.toBe(7);
    expect([null, undefined, 1]).toContain(rows[0]!.claimed_provider_id);
  },
);

test.each(FORMS)('the form %s survives what no browser sends', async (_, action) => {
  for (const state of [undefined, null, 'x', { submitCount: 'x' }])
    for (const fields of [undefined, null, 'x', {}, new FormData()]) {
      sent.length = 0;
      expect((await action(state as never, fields as never)).status).toBe('error');
      expect(sent).toEqual([]);
    }
});
