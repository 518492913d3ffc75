import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { migratedDatabase } from './database';
import { list as listOf } from './list';
import { QUESTIONS } from './search-questions';

let database: PGlite;

beforeAll(async () => {
  database = await migratedDatabase();
  await database.exec(readFileSync('supabase/seed.sql', 'utf8'));
  await database.exec('reset search_path');
});

async function understand(search: string) {
  const { rows } = await database.query<{ understood: Record<string, unknown> }>(
    'select public.understand_search($1) as understood',
    [search],
  );
  const { words, sort, isNear, ...narrowing } = rows[0]!.understood;
  delete narrowing.corrected;
  return { narrowing, others: { words, sort, isNear: isNear === '1' } };
}

test('there are questions enough', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(120);
});

test.each(QUESTIONS)(
  '%j asks for %j %j',
  async (search, expected, { sort, words = [], isNear = false } = {}) => {
    const { narrowing, others } = await understand(search);
    const values = Object.entries(expected).map(([key, value]) => [key, value === true ? '1' : value]);
    expect(narrowing).toEqual(Object.fromEntries(values));
    expect(others).toEqual({ words, sort, isNear });
  },
);

const list = (args: Record<string, unknown>) => listOf(database, args);

test('a phrase that stands in a listing is found to the letter, and its words are only offered', async () => {
  const found = await list({ search: 'steam' });
  expect(found).toMatchObject({ usesParsedQuery: false, parsedQuery: { washType: 'steam-cleaning' } });
  expect(found.total).toBeGreaterThan(20);
});

test('what is in quotation marks is never read as filters', async () => {
  expect(await list({ search: '"dubai marina mobile"' })).toMatchObject({ total: 0, parsedQuery: null });
});

test('words that name filters find what these find', async () => {
  const [words, filters] = await Promise.all([
    list({ search: 'dubai marina mobile' }),
    list({ filter: { area: 'dubai-marina', service_mode: 'mobile' } }),
  ]);
  expect(words.usesParsedQuery).toBe(true);
  expect(words.total).toBe(filters.total);
  expect(words.providers).toEqual(filters.providers);
});

test('what is near is for the browser to say: all are listed, and words that mean nothing find nothing', async () => {
  const all = await list({});
  expect(await list({ search: 'car wash near me' })).toMatchObject({
    usesParsedQuery: true,
    total: all.total,
  });
  expect((await list({ search: 'the best of the best' })).total).toBe(0);
});

test('a word is not corrected to a much shorter one', async () => {
  expect((await understand('asdf')).others.words).toEqual(['asdf']);
});

test('what was chosen holds beside what the words name', async () => {
  expect((await list({ search: 'steam wash in sharjah', filter: { emirate: 'dubai' } })).total).toBe(0);
  const cheaper = await list({ search: 'steam wash in sharjah under 50', filter: { max_price: 30 } });
  expect(cheaper.total).toBe(
    (await list({ filter: { wash_type: 'steam-cleaning', emirate: 'sharjah', max_price: 30 } })).total,
  );
});

test('a phone number finds its provider, however it is written', async () => {
  const { rows } = await database.query<{ id: number; phone_e164: string }>(
    "select id, phone_e164 from public.car_wash_locations where phone_e164 like '+9715%' and is_listed order by id limit 1",
  );
  const { id, phone_e164: phone } = rows[0]!;
  const local = phone.replace('+971', '0');
  for (const typed of [phone, local, `${local.slice(0, 3)} ${local.slice(3, 6)} ${local.slice(6)}`])
    expect((await list({ search: typed })).providers.map((provider) => provider.id)).toContain(id);
});

test('an id finds its provider', async () => {
  const { providers } = await list({ search: ' #12 ' });
  expect(providers.map(({ id }) => id)).toEqual([12]);
  expect((await list({ search: '#999999999' })).total).toBe(0);
});

test('a place and a kind are found in either language, however the provider writes them', async () => {
  await database.exec(`begin; insert into public.car_wash_locations (id, business_name, address, wash_type, rating) values
    (901, 'Zafir', 'دبي مارينا، دبي', 'بخار ', 9), (902, 'Zafir', 'Marina, Dubai', 'Steam', 9)`);
  for (const search of ['zafir dubai marina', 'دبي مارينا', 'dubai marina', 'غسيل بالبخار'])
    expect([search, (await list({ search })).providers.map(({ id }) => id)]).toEqual([
      search,
      expect.arrayContaining([901, 902]),
    ]);
  await database.exec('rollback');
});

test('what staff add to the words of a filter is understood in the next search', async () => {
  await database.exec(`begin; update public.search_words set phrases = phrases || '{Vapour bath}'
    where filter = 'washType' and option = 'steam-cleaning'`);
  expect((await understand('vapour bath in ajman')).narrowing).toEqual({
    washType: 'steam-cleaning',
    emirate: 'ajman',
  });
  await database.exec('rollback');
});

test.each([
  '%',
  '_',
  "'; drop table car_wash_locations; --",
  '\\',
  '(((',
  ':*',
  '!!',
  "zz' & b:*",
  '🚗',
  'the in',
  'في من',
  'word '.repeat(300),
  '"',
  '""',
  '«»',
])('%j is a search like any other', async (search) => {
  const found = await list({ search });
  expect(found.total).toBeLessThan(100);
});

test('what can not be seen is no search', async () => {
  expect((await list({ search: '\u200f\u200f' })).total).toBe((await list({})).total);
});
