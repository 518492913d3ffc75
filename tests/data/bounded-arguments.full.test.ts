import { migratedDatabase } from './database';

/** The time limit in milliseconds of a call, whatever its arguments. */
const MAX_MS = 1_000;

const words = (count: number) => Array.from({ length: count }, (_, index) => (index + 1_000).toString(36));
// prettier-ignore
const TEXTS = [
  'x'.repeat(4_500), 'aeiou'.repeat(900), 'ا'.repeat(4_500), 'steam '.repeat(175_000), 'q'.repeat(1_000_000), words(20_000).join(' '),
  words(33).join(' '), 'ال '.repeat(50), '('.repeat(50_000) + ')'.repeat(50_000), '['.repeat(100_000), '"'.repeat(5_000),
  '%_'.repeat(20_000), '(a+)+$'.repeat(2_000), 'a & b | !c:* <-> '.repeat(500), ' '.repeat(100_000), '\u200f'.repeat(10_000),
  '🚗'.repeat(10_000), '{"a":'.repeat(5_000), '',
];
const NUMBERS = [-1, 0, 2_147_483_647, -2_147_483_648];

const database = migratedDatabase();
let parameters: { name: string; parameter: string; type: string; isRequired: boolean }[];

beforeAll(async () => {
  parameters = await database.rows<(typeof parameters)[number]>(
    `select proname as name, parameter, format_type(type, null) as type,
       place <= pronargs - pronargdefaults as "isRequired"
     from pg_proc, unnest(proargnames, proargtypes::oid[]) with ordinality as argument (parameter, type, place)
     where pronamespace = 'public'::regnamespace and has_function_privilege('anon', pg_proc.oid, 'EXECUTE')`,
  );
});

/** Values for the other arguments that a function requires. */
function othersOf(name: string, parameter: string) {
  const others = parameters.filter(
    (other) => other.name === name && other.parameter !== parameter && other.isRequired,
  );
  return Object.fromEntries(others.map((other) => [other.parameter, other.type === 'text' ? 'noor' : null]));
}

/** Milliseconds of work. Others may be using the machine; the embedded database runs in this process, whose work counts. */
function elapsed(): number {
  if (process.env.TEST_POSTGRES) return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Calls a function as the anon role and returns the time taken in milliseconds; a missing signature is refused. */
async function call(name: string, values: Record<string, unknown>): Promise<number> {
  const named = Object.keys(values).map((parameter, index) => `${parameter} => $${index + 1}`);
  const startedAt = elapsed();
  await database
    .asVisitor(`select ${name}(${named.join(', ')})`, Object.values(values))
    .catch((error: Error) => {
      if (error.message !== 'The signature is missing or wrong') throw error;
    });
  return elapsed() - startedAt;
}

test.each(TEXTS)('answers within a second with %.20j as any argument', async (text) => {
  const given = parameters.filter(({ type }) => type === 'text');
  expect(given.length).toBeGreaterThan(3);
  for (const { name, parameter } of given)
    expect(await call(name, { ...othersOf(name, parameter), [parameter]: text })).toBeLessThan(MAX_MS);
});

test.each(NUMBERS)('answers within a second with %d as any argument', async (number) => {
  const given = parameters.filter(({ type }) => ['integer', 'numeric'].includes(type));
  expect(given.length).toBeGreaterThan(0);
  for (const { name, parameter } of given) {
    expect(await call(name, { ...othersOf(name, parameter), [parameter]: number })).toBeLessThan(MAX_MS);
  }
});

test.each<[column: string, value: unknown]>([
  ...['text', 'name', 'email'].flatMap((column) =>
    ['a'.repeat(4_000_000), '+'.repeat(1_000_000), '\u0301'.repeat(1_000_000)].map(
      (text): [string, unknown] => [column, text],
    ),
  ),
  ['kinds', `{${words(300_000).join()}}`],
])('refuses a review with an endless %s within a second', async (column, value) => {
  await database.exec(
    `insert into car_wash_locations (id, business_name) overriding system value values (1, 'Noor')`,
  );
  const review = {
    provider_id: 1,
    stars: 5,
    visited_in: '2026-01-01',
    text: 'Careful and quick, next month again.',
    name: 'Amna',
    [column]: value,
  };
  const startedAt = elapsed();
  await expect(database.insert('provider_reviews', review)).rejects.toThrow('The review is refused');
  expect(elapsed() - startedAt).toBeLessThan(MAX_MS);
});
