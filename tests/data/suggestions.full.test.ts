import { readFileSync } from 'node:fs';
import { type Database, insertProviders, migratedDatabase } from './database';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
beforeEach(() => database.exec('begin'));
afterEach(() => database.exec('rollback'));

async function suggest(search: string | null, most: number | null = 5): Promise<string[]> {
  const sql = 'select public.suggest_providers($1, $2) as names';
  const { rows } = await database.query<{ names: { name: string }[] }>(sql, [search, most]);
  return rows[0]!.names.map(({ name }) => name);
}

// prettier-ignore
test.each<[typed: string, names: string[]]>([
  ['mitt', ['Mitt Men', 'Hot Mitt']], ['hot mi', ['Hot Mitt']], ['mi ho', ['Hot Mitt']], ['itt', []],
  ['no 9', ['No. 9 Vapour']], ['VAP', ['No. 9 Vapour']],
  // Addresses, descriptions and unlisted providers are not suggested.
  ['dubai', []], ['steam', []], ['zyxw', []],
  // The article and spelling variants do not matter.
  ['لمعه', ['لمعة الخليج للتلميع']], ['لمعة الخل', ['لمعة الخليج للتلميع']], ['خليج', ['لمعة الخليج للتلميع']],
  ['لمعة خليج', ['لمعة الخليج للتلميع']],
  // Nor does the script, but all words are of one name.
  ['lamat', ['لمعة الخليج للتلميع']], ['khaleej lam', ['لمعة الخليج للتلميع']], ['lamat لمعة', []],
])('%j suggests %j', async (typed, names) => {
  await insertProviders(database, [
    { business_name: 'Hot Mitt', rating: 5, address: 'Dubai', service_description: 'Steam' },
    { business_name: 'Mitt Men', rating: 3 },
    { business_name: 'No. 9 Vapour' },
    { business_name: 'لمعة الخليج للتلميع', name_latin: 'Lamat Al Khaleej' },
    { business_name: 'Zyxw Wash', closed_on: '2026-11-01' },
  ]);
  expect(await suggest(typed)).toEqual(names);
});

test('names that begin with the text come first, then the best; at most twenty', async () => {
  await database.exec(readFileSync('supabase/seed.sql', 'utf8'));
  const names = ['Shine', 'A Shine', 'B Shine'];
  const ratings = [1, 4.9, 5];
  await insertProviders(
    database,
    names.map((name, index) => ({
      business_name: `${name} Zafir`,
      rating: ratings[index]!,
      review_count: 90,
    })),
  );
  expect(await suggest('shine zaf')).toEqual(['Shine Zafir', 'B Shine Zafir', 'A Shine Zafir']);
  expect(await suggest('a', 3)).toHaveLength(3);
  expect((await suggest('a', 1_000_000)).length).toBeLessThanOrEqual(20);
  expect(await suggest('a', -1)).toEqual([]);
  expect((await suggest('a', null)).length).toBeLessThanOrEqual(5);
  expect((await suggest('s', 20)).every((name) => name.trim() !== '')).toBe(true);
});
