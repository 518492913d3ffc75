import type { PGlite } from '@electric-sql/pglite';
import { everyProviderRow } from './backend';
import { migratedDatabase } from './database';

let database: PGlite;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

async function e164(phone: string | null): Promise<string | null> {
  const { rows } = await database.query<{ number: string | null }>(
    'select public.phone_e164_of($1) as number',
    [phone],
  );
  return rows[0]!.number;
}

test.each([
  ...[
    ...[
      '+971 50 123 4567',
      '+971501234567',
      '00971 50 123 4567',
      '971-50-123-4567',
      '050 123 4567',
      '0501234567',
    ],
    ...[
      '+971 (0)50 123 4567',
      '+971 050 1234567',
      '(050) 123.4567',
      '050–123–4567',
      ' 050\u00A0123\u00A04567 ',
    ],
    ...['\u202A+971 50 123 4567\u202C', '٠٥٠ ١٢٣ ٤٥٦٧', '+٩٧١٥٠١٢٣٤٥٦٧', '۰۵۰۱۲۳۴۵۶۷'],
  ].map((phone) => [phone, '+971501234567']),
  ['+971 4 123 4567', '+97141234567'],
  ['+971 (4) 123 4567', '+97141234567'],
  ['04-1234567', '+97141234567'],
  ['02 123 4567', '+97121234567'],
  ['03 123 4567', '+97131234567'],
  ['06 123 4567', '+97161234567'],
  ['07 123 4567', '+97171234567'],
  ['09 123 4567', '+97191234567'],
  ['600 123456', '+971600123456'],
  ['+971 600 12 34 56', '+971600123456'],
  ['800 12', '+97180012'],
  ['800-4444', '+9718004444'],
  ['00971 800 123456789', '+971800123456789'],
])('%s', async (phone, number) => {
  expect(await e164(phone!)).toBe(number);
});

test.each([
  ...[null, '', ' ', '+', '-', '👍', 'n/a', '+971 (check website)', 'Call 050 123 4567', '800 WASH'],
  // Other countries.
  ...[
    '+44 20 7946 0018',
    '+966 50 123 4567',
    '0044 20 7946 0018',
    '+1 800 123 4567',
    '+501234567',
    '+0501234567',
  ],
  // Too few or too many digits, or codes that there are not.
  ...['050 123 456', '050 123 45678', '04 123 456', '01 123 4567', '08 123 4567', '800 1', '800 1234567890'],
  ...['501234567', '1234567', '0600 123456', '0800 4444', '+971 600 12345', '600 12345'],
  // Two numbers.
  ...[
    '050 123 4567 / 04 123 4567',
    '050 123 4567, 050 765 4321',
    '04 123 4567 04 765 4321',
    '800 123 800 124',
  ],
  ...['050 123 4567\n', '050 123 4567 or 8', '++971501234567', '050+1234567'],
])('%j is no number', async (phone) => {
  expect(await e164(phone)).toBeNull();
});

test('long texts are no numbers', async () => {
  expect(await e164('9'.repeat(200_000))).toBeNull();
  expect(await e164('050 123 4567'.padEnd(200))).toBe('+971501234567');
  expect(await e164('050 123 4567'.padEnd(201))).toBeNull();
});

test('the numbers of the sample data are understood', async () => {
  const phones = (await everyProviderRow())
    .map((row) => row.phone)
    .filter((phone) => /\d{4}/.test(phone ?? ''));
  expect(phones.length).toBeGreaterThan(400);
  for (const phone of phones) {
    const digits = phone!.replace(/\D/g, '').replace(/^(971|0)/, '');
    // An invented landline that begins like a 600 number which lacks a digit.
    if (/^600\d{5}$/.test(digits)) continue;
    expect([phone, await e164(phone!)]).toEqual([phone, `+971${digits}`]);
  }
});
