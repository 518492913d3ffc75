import type { PGlite } from '@electric-sql/pglite';
import { migratedDatabase } from './database';
import { factsOf } from './facts';

let database: PGlite;
beforeAll(async () => {
  database = await migratedDatabase();
});

type Prices = [from: number | null, to: number | null];

describe('the lowest and the highest price', () => {
  test.each<[string | null, Prices]>([
    ['AED 60 - 90', [60, 90]],
    ['AED 60-90', [60, 90]],
    ['AED60–AED90', [60, 90]],
    ['60 aed to 90 aed', [60, 90]],
    ['Dhs. 49.50 - 1,200', [49.5, 1200]],
    ['From AED 1,200 to 1,500', [1200, 1500]],
    ['من ٦٠ إلى ٩٠ درهم', [60, 90]],
    ['٦٠ - ٩٠ درهماً', [60, 90]],
    ['د.إ ١٬٢٠٠ - ١٬٥٠٠٫٥٠', [1200, 1500.5]],
    ['\u200F60 \u2013 90 دراهم', [60, 90]],
    // A price and nothing but a price.
    ['AED 60', [60, 60]],
    ['٦٠ درهم', [60, 60]],
    ['0', [0, 0]],
    // Where prices begin.
    ['from 60', [60, null]],
    ['60+', [60, null]],
    ['60 - 60', [60, null]],
    // Not a range and nothing but a range.
    ['AED 60 - 90 for saloons', [60, null]],
    ['AED 60 - 90, SUV 120', [60, null]],
    ['60 - 90 - 120', [60, null]],
    ['60, 90', [60, null]],
    ['AED 90 - 60', [90, null]],
    ['AED -60 - 90', [60, null]],
    ['USD 60 - 90', [60, null]],
    ['60 - 1.000.000', [60, null]],
    // Figures that are no prices.
    ['1.000.000', [null, null]],
    ['AED 1 200 - 1 500', [null, null]],
    ['AED 35,60', [null, null]],
    ['1,20,000', [null, null]],
    ['49.505', [null, null]],
    ['Call 971501234567', [null, null]],
    ['Call 050 123 4567', [null, null]],
    // No figures.
    ...['free', 'Call for price', 'درهم', '-', '', '👍'].map((text): [string, Prices] => [
      text,
      [null, null],
    ]),
    [null, [null, null]],
    // A million and more is a telephone number.
    ['AED 999,999.99', [999999.99, 999999.99]],
    ['AED 1,000,000', [null, null]],
    // A price is no longer than 200 characters.
    ['9'.repeat(200_000), [null, null]],
    ['AED 60 - 90'.padEnd(201), [null, null]],
  ])('%j', async (price_range, expected) => {
    const { price_from, price_to } = await factsOf(database, { price_range });
    expect([price_from, price_to]).toEqual(expected);
  });
});

describe('the phone number', () => {
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
    expect((await factsOf(database, { phone: phone! })).phone_e164).toBe(number);
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
    ...[
      '050 123 456',
      '050 123 45678',
      '04 123 456',
      '01 123 4567',
      '08 123 4567',
      '800 1',
      '800 1234567890',
    ],
    ...['501234567', '1234567', '0600 123456', '0800 4444', '+971 600 12345', '600 12345'],
    ...['9'.repeat(200_000), '050 123 4567'.padEnd(201)],
    // Two numbers.
    ...[
      '050 123 4567 / 04 123 4567',
      '050 123 4567, 050 765 4321',
      '04 123 4567 04 765 4321',
      '800 123 800 124',
    ],
    ...['050 123 4567\n', '050 123 4567 or 8', '++971501234567', '050+1234567'],
  ])('%j is no number', async (phone) => {
    expect((await factsOf(database, { phone })).phone_e164).toBeNull();
  });
});
