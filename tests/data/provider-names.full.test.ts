import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { migratedDatabase } from './database';

let database: PGlite;

beforeAll(async () => {
  database = await migratedDatabase();
  await database.exec(readFileSync('supabase/seed.sql', 'utf8'));
  await database.exec('reset search_path');
});

interface Named {
  id: number;
  name: string;
}

async function suggest(search: string | null, most: number | null = 5): Promise<Named[]> {
  return database.transaction(async (transaction) => {
    await transaction.exec('set local role anon');
    const { rows } = await transaction.query<{ names: Named[] }>(
      'select public.suggest_providers($1, $2) as names',
      [search, most],
    );
    return rows[0]!.names;
  });
}

async function everyName(): Promise<(Named & { rating: number | null })[]> {
  const { rows } = await database.query<Named & { rating: number | null }>(
    `select id, business_name as name, rating::float from public.car_wash_locations where is_listed
     order by rating desc nulls last, review_count desc nulls last, id`,
  );
  return rows;
}

test('every word begins a word of the name, and the best comes first', async () => {
  const names = await everyName();
  for (const typed of ['mitt', 'hot va', 'vap', 'sh', 'no 9 mi']) {
    const words = typed.split(' ');
    const expected = names.filter(({ name }) => {
      const ofName = name.toLowerCase().split(/[^a-z0-9]+/);
      return words.every((word) => ofName.some((one) => one.startsWith(word)));
    });
    const begins = ({ name }: Named) =>
      name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .startsWith(typed);
    expect(expected.length).toBeGreaterThan(0);
    const inOrder = [...expected.filter(begins), ...expected.filter((one) => !begins(one))];
    expect((await suggest(typed)).map(({ id }) => id)).toEqual(inOrder.slice(0, 5).map(({ id }) => id));
  }
});

test('what stands only in the address or the description is no name', async () => {
  expect(await suggest('mitt')).not.toEqual([]);
  for (const { name } of await suggest('dubai', 20)) expect(name.toLowerCase()).toMatch(/\bdubai/);
});

test('Arabic spellings are one, and the article does not count', async () => {
  await database.query(
    "insert into public.car_wash_locations (business_name, address, rating) values ('لمعة الخليج للتلميع', 'Dubai', 5)",
  );
  for (const typed of ['لمعه', 'لمعة الخل', 'خليج', 'لمعة خليج'])
    expect((await suggest(typed)).map(({ name }) => name)).toContain('لمعة الخليج للتلميع');
});

test('providers that are not listed have no name to suggest', async () => {
  await database.query(
    "insert into public.car_wash_locations (business_name, address) values ('Zyxw Wash', 'Dubai')",
  );
  expect(await suggest('zyxw')).toHaveLength(1);
  const { rows } = await database.query<{ unlisted: number }>(
    'select count(*)::integer as unlisted from public.car_wash_locations where not is_listed',
  );
  expect(rows[0]!.unlisted).toBeGreaterThan(0);
  expect((await suggest('s', 20)).every(({ name }) => name.trim() !== '')).toBe(true);
});

test('no more are given than are asked for, and never more than twenty', async () => {
  expect(await suggest('a', 3)).toHaveLength(3);
  expect((await suggest('a', 1_000_000)).length).toBeLessThanOrEqual(20);
  expect(await suggest('a', -1)).toEqual([]);
  expect((await suggest('a', null)).length).toBeLessThanOrEqual(5);
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['signs', `%_*\\'"&|!():<>`],
  ['a query', `a' | 'b:*`],
  ['10 KB', 'x'.repeat(10_240)],
  ['many words', 'ab '.repeat(4_000)],
])('%s is harmless', async (_, search) => {
  expect(Array.isArray(await suggest(search))).toBe(true);
});
