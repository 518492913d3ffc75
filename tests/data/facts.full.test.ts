import { readdirSync, readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { migratedDatabase } from './database';

const MIGRATIONS = 'supabase/migrations';
const MIGRATION = '20261123000600_facts.sql';
const SQL = readFileSync(`${MIGRATIONS}/${MIGRATION}`, 'utf8');
const RECOMPUTE = /`(update public\.car_wash_locations set .+;)`/.exec(SQL)![1]!;

let database: PGlite;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

interface Facts {
  open_minutes: string | null;
  price_from: string | null;
  price_to: string | null;
  phone_e164: string | null;
}

/** Stores a text as hours, as prices and as a phone number, and reads what was made of it. */
async function factsOf(text: string): Promise<Facts> {
  const { rows } = await database.query<Facts>(
    `insert into public.car_wash_locations (business_name, opening_hours, price_range, phone) values ('Noor', $1, $1, $1)
       returning open_minutes::text, price_from, price_to, phone_e164`,
    [text],
  );
  return rows[0]!;
}

/** Words and signs of which hours, prices and phone numbers are made, in any order. */
const WORDS = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'mon',
        'sun',
        'fri-sat',
        'daily',
        'closed',
        '24',
        'hours',
        '/7',
        'noon',
        '12',
        'midnight',
      ),
      fc.constantFrom(
        '8',
        '8:30',
        '22:00',
        '99:99',
        'am',
        'p.m.',
        ' ',
        ' - ',
        '-',
        ', ',
        ',',
        ';',
        ':',
        '&',
        '\n',
      ),
      fc.constantFrom(
        'السبت',
        'الجمعة',
        'و',
        'من',
        'حتى',
        'صباحًا',
        'مساءً',
        '٨',
        '١٠',
        'يوميا',
        'مغلق',
        'منتصف الليل',
      ),
      fc.constantFrom(
        'AED',
        'درهم',
        '1,200',
        '60',
        '.',
        '+',
        '971',
        '0',
        '50',
        '1234567',
        '(0)',
        '800',
        '600',
      ),
      fc.constantFrom('\u200F', '\u202E', '\u00A0', '\u0640', '\uFEFF', '👍', 'é', "'", '\\', '%', '$1'),
    ),
  )
  .map((words) => words.join(''));

test('no text is refused, and what is understood is possible', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789.,-+ ٠٦٩') }),
    WORDS,
    fc.tuple(WORDS, fc.nat(5000)).map(([words, times]) => words.repeat(times).slice(0, 10_000)),
    fc.nat(10_000).map((length) => '9'.repeat(length)),
  );
  await fc.assert(
    fc.asyncProperty(
      text.map((value) => value.replaceAll('\0', '')),
      async (value) => {
        const facts = await factsOf(value);
        for (const [, opens, closes] of facts.open_minutes?.matchAll(/\[(\d+),(\d+)\)/g) ?? []) {
          expect(Number(opens)).toBeLessThan(Number(closes));
          expect(Number(closes)).toBeLessThanOrEqual(7 * 24 * 60);
        }
        expect(facts.open_minutes).not.toBe('{}');
        expect(facts.price_from ?? '0').toMatch(/^\d{1,6}(\.\d{1,2})?$/);
        if (facts.price_to !== null)
          expect(Number(facts.price_to)).toBeGreaterThanOrEqual(Number(facts.price_from));
        expect(facts.phone_e164 ?? '+97180012').toMatch(/^\+971\d{5,12}$/);
      },
    ),
    { numRuns: 150 },
  );
});

describe('a function that a later migration changes', () => {
  test('holds for the rows that are there after the update that the file of facts names', async () => {
    const own = await migratedDatabase();
    await own.exec("insert into public.car_wash_locations (business_name) values ('Noor')");
    for (const [name, result] of [
      ['open_minutes_of(opening_hours text) returns int4multirange', "'{[1,2)}'::int4multirange"],
      ['price_from_of(price_range text) returns numeric', '1::numeric'],
      ['price_to_of(price_range text) returns numeric', '2::numeric'],
      ['phone_e164_of(phone text) returns text', "'changed'"],
    ])
      await own.exec(`create or replace function public.${name} language sql immutable return ${result}`);
    await own.exec(RECOMPUTE);
    const { rows } = await own.query(
      'select open_minutes::text, price_from, price_to, phone_e164 from public.car_wash_locations',
    );
    await own.close();
    expect(rows).toEqual([
      { open_minutes: '{[1,2)}', price_from: '1', price_to: '2', phone_e164: 'changed' },
    ]);
  });

  test('is in a migration that ends with this update', () => {
    const names = [...SQL.matchAll(/create or replace (function public\.\w+\()/g)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(5);
    names.push('function public.plain_signs(');
    const later = readdirSync(MIGRATIONS)
      .filter((file) => file > MIGRATION)
      .map((file) => readFileSync(`${MIGRATIONS}/${file}`, 'utf8'));
    const changing = later.filter((sql) => names.some((name) => sql.includes(`replace ${name}`)));
    expect(changing.filter((sql) => !sql.includes(RECOMPUTE))).toEqual([]);
  });

  test('is told to staff with the same words', () => {
    expect(readFileSync('docs/staff.md', 'utf8').replace(/\s+/g, ' ')).toContain(RECOMPUTE);
  });
});

test('rows of an older state have the price that is read now', async () => {
  const own = await migratedDatabase();
  await own.exec(`create or replace function public.price_from_of(price_range text) returns numeric
    language sql immutable return 1::numeric`);
  await own.exec(
    `insert into public.car_wash_locations (business_name, price_range) values ('Noor', '1.000.000'), ('Noor', 'AED 60')`,
  );
  await own.exec(SQL);
  const { rows } = await own.query('select price_from from public.car_wash_locations order by id');
  await own.close();
  expect(rows).toEqual([{ price_from: null }, { price_from: '60' }]);
});
