import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { migratedDatabase } from './database';

/** The time limit in milliseconds of a call, whatever its arguments. */
const MAX_MS = 1_000;

const words = (count: number) => Array.from({ length: count }, (_, index) => (index + 1_000).toString(36));
const TEXTS: [what: string, text: string][] = [
  ['4,500 identical letters', 'x'.repeat(4_500)],
  ['4,500 varying letters', 'aeiou'.repeat(900)],
  ['4,500 Arabic letters', 'ا'.repeat(4_500)],
  ['a megabyte', 'steam '.repeat(175_000)],
  ['a megabyte without spaces', 'q'.repeat(1_000_000)],
  ['20,000 words', words(20_000).join(' ')],
  ['100 characters of words', words(33).join(' ')],
  ['50 Arabic articles', 'ال '.repeat(50)],
  ['nested brackets', '('.repeat(50_000) + ')'.repeat(50_000)],
  ['nested lists', '['.repeat(100_000)],
  ['nested quotation marks', '"'.repeat(5_000)],
  ['LIKE wildcards', '%_'.repeat(20_000)],
  ['a regular expression', '(a+)+$'.repeat(2_000)],
  ['tsquery operators', 'a & b | !c:* <-> '.repeat(500)],
  ['spaces', ' '.repeat(100_000)],
  ['zero-width marks', '\u200f'.repeat(10_000)],
  ['emoji', '🚗'.repeat(10_000)],
  ['JSON', '{"a":'.repeat(5_000)],
  ['an empty text', ''],
];
const NUMBERS = [-1, 0, 2_147_483_647, -2_147_483_648];

let database: PGlite;
let parameters: { name: string; parameter: string; type: string }[];

beforeAll(async () => {
  database = await migratedDatabase();
  await database.exec(readFileSync('supabase/seed.sql', 'utf8'));
  await database.exec('reset search_path');
  ({ rows: parameters } = await database.query<(typeof parameters)[number]>(
    `select proname as name, parameter, format_type(type, null) as type
     from pg_proc, unnest(proargnames, proargtypes::oid[]) as argument (parameter, type)
     where pronamespace = 'public'::regnamespace and has_function_privilege('anon', pg_proc.oid, 'EXECUTE')`,
  ));
});

/** Calls a function as the anon role and returns the time taken in milliseconds. */
async function call(name: string, values: Record<string, unknown>): Promise<number> {
  const named = Object.keys(values).map((parameter, index) => `${parameter} => $${index + 1}`);
  const startedAt = performance.now();
  await database.transaction(async (transaction) => {
    await transaction.exec('set local role anon');
    await transaction.query(`select public.${name}(${named.join(', ')})`, Object.values(values));
  });
  return performance.now() - startedAt;
}

test.each(TEXTS)('answers within a second with %s as any argument', async (_, text) => {
  const given = parameters.filter(({ type }) => type === 'text');
  expect(given.length).toBeGreaterThan(3);
  for (const { name, parameter } of given)
    expect(await call(name, { [parameter]: text })).toBeLessThan(MAX_MS);
});

test.each(TEXTS)('answers within a second with %s as a value of any filter', async (_, text) => {
  for (const parameter of ['emirate', 'area', 'wash_type', 'service_mode'])
    expect(await call('list_providers', { filter: { [parameter]: text } })).toBeLessThan(MAX_MS);
});

test('answers within a second with numbers at the ends of their range', async () => {
  const given = parameters.filter(({ type }) => ['integer', 'numeric'].includes(type));
  expect(given.length).toBeGreaterThan(2);
  for (const { name, parameter } of given) {
    const required = parameters.some((other) => other.name === name && other.parameter === 'search');
    for (const number of NUMBERS) {
      const values = { ...(required && { search: 'noor' }), [parameter]: number };
      expect(await call(name, values)).toBeLessThan(MAX_MS);
    }
  }
  for (const number of NUMBERS)
    for (const parameter of ['rating', 'max_price', 'open'])
      expect(await call('list_providers', { filter: { [parameter]: number } })).toBeLessThan(MAX_MS);
});

test('a search is cut at ten words', async () => {
  const ask = async (search: string) => {
    const { rows } = await database.query<{ total: number }>(
      `select (public.list_providers(search => $1) ->> 'total')::integer as total`,
      [search],
    );
    return rows[0]!.total;
  };
  const ten = 'steam wash in the car in the car in the';
  expect(await ask(ten)).toBeGreaterThan(0);
  expect(await ask(`${ten} sharjah`)).toBe(await ask(ten));
});
