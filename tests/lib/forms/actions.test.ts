import { createHmac } from 'node:crypto';
import {
  claimListing,
  reportWrongInformation,
  requestBooking,
  sendMessage,
  submitListing,
} from '@/lib/forms/actions';
import { type FormAction, IDLE } from '@/lib/forms/form-state';
import { HOSTILE_VALUES } from '../../fixtures/hostile-values';

process.env.FORM_SECRET = 'a-secret-of-the-tests';

type Row = Record<string, unknown>;

const MESSAGE = { name: 'A', email: 'a@visitor.example', message: 'm' };

/** What the site would have stored, newest last. */
const sent: Row[] = [];

/** Stores a row as the database would. A declaration, because mocks are hoisted. */
async function mockStore(row: Row, identity?: { sender: string }) {
  sent.push({ ...row, sender: identity?.sender });
  return 'stored';
}
jest.mock('@/lib/data/submissions', () => ({ insertContact: mockStore, insertListing: mockStore }));
let mockHasStaffTables = true;
jest.mock('@/lib/directory/current', () => ({ findStaffTables: async () => mockHasStaffTables }));
jest.mock('@/lib/directory/process', () => ({
  currentDirectory: () => ({ byId: new Map([[1, { name: 'Noor Wash' }]]) }),
  currentDerived: () => undefined,
}));
jest.mock('@/lib/notify/drain-outbox', () => ({ drainLater: () => undefined }));
jest.mock('next/headers', () => ({ headers: async () => new Headers() }));

const SMALL = { business_name: 'Noor', email: 'noor@visitor.example', emirates: 'dubai' };
const EMPTY = { name_ar: '', licence_number: '', website: '', address: '', description: '' };

// prettier-ignore
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
  ['claim', claimListing, { ...SMALL, ...EMPTY, phone: '', whatsapp: '', hours: '', price: '', provider: '1' }],
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
        const texts = Object.values(sent[0] ?? {}).join('');
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
    expect(result).toMatchObject({ status: 'success', isAnsweredByHand: true });
    // A visitor's address itself is never stored, only its keyed hash.
    const sender = createHmac('sha256', process.env.FORM_SECRET!).update('unknown').digest('hex');
    const { provider_id: provider, claimed_provider_id: claimed, ...row } = sent.at(-1)!;
    expect(row).toMatchObject({ sender });
    for (const column of ['id', 'status', 'created_at', 'request_id']) expect(row).not.toHaveProperty(column);
    for (const id of [provider, claimed]) expect([null, undefined, 1]).toContain(id);
    expect(JSON.stringify(row)).not.toMatch(/a second one|forged/);
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

test('what a new business says is stored beside its row, or where there is no room in the description', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const told = { phone: '+971 51 500 0199', hours: 'Daily 8-9', price_suv: '45' };
  const send = (description: string) => {
    const fields = new FormData();
    for (const [name, text] of Object.entries({ ...SMALL, ...EMPTY, ...told, description }))
      fields.append(name, text);
    fields.append('idempotency_key', crypto.randomUUID());
    return submitListing(IDLE, fields);
  };
  const { receipt } = await send('Steam.');
  expect(receipt).toMatch(/^[0-9a-f]{64}$/);
  expect(sent.at(-1)).toMatchObject({ phone: null, description: 'Steam.', details: told });
  mockHasStaffTables = false;
  const lines = 'phone: +971 51 500 0199\nhours: Daily 8-9\nprice suv: 45';
  expect(await send('Steam.')).not.toHaveProperty('receipt');
  expect(sent.at(-1)).toMatchObject({ phone: null, description: `Steam.\n${lines}` });
  expect(sent.at(-1)).not.toHaveProperty('details');
  await send('S'.repeat(2_000));
  expect(sent.at(-1)!.description).toBe(`${'S'.repeat(2_000 - lines.length - 1)}\n${lines}`);
});
