import { type Database, migratedDatabase } from './database';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
beforeEach(() => database.exec('truncate public.missed_searches'));

/** Counts searches as the anon role. */
async function recordMissed(...searches: (string | null)[]): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.exec('set local role anon');
    for (const search of searches) await transaction.query('select public.count_missed_search($1)', [search]);
  });
}

async function counted(): Promise<[search: string, times: number][]> {
  const { rows } = await database.query<{ search: string; times: number }>(
    'select search, times from public.missed_searches order by times desc, search',
  );
  return rows.map(({ search, times }) => [search, times]);
}

test('spelling variants are counted together, per day in Dubai', async () => {
  await recordMissed('Snow  Foam', 'snow foam', ' SNOW\tFOAM ', 'غسيل السيّارة', 'غسيل السياره');
  expect(await counted()).toEqual([
    ['snow foam', 3],
    ['غسيل السياره', 2],
  ]);
  const { rows } = await database.query(
    `select distinct day = (now() at time zone 'Asia/Dubai')::date as is_today from public.missed_searches`,
  );
  expect(rows).toEqual([{ is_today: true }]);
  await database.exec('update public.missed_searches set day = day - 1');
  await recordMissed('snow foam');
  expect(await counted()).toHaveLength(3);
});

test('digits of all common scripts are removed, and email addresses are not counted', async () => {
  await recordMissed(
    'call 0515258257 wash',
    'Dubai A 12345',
    'سيارة ٠٥١٥',
    'کار ۱۲۳',
    'me@visitor.example',
    'x＠y',
  );
  expect((await counted()).map(([search]) => search).sort()).toEqual(
    ['call wash', 'dubai a', 'سياره', 'كار'].sort(),
  );
  expect(JSON.stringify(await counted())).not.toMatch(/\d{2}|٠|۱|@/);
});

test('searches without a word are not counted, and long ones are truncated to 80 characters', async () => {
  await recordMissed('', '   ', '\u200B\u00A0', '0515258257', '+971 51-525', '%%__**', '"..."', null);
  expect(await counted()).toEqual([]);
  await recordMissed(`${'a'.repeat(79)} b`, 'ب'.repeat(5_000));
  expect((await counted()).map(([search]) => search).sort()).toEqual(['a'.repeat(79), 'ب'.repeat(80)]);
});

test('at most 1,000 new searches are stored per day; existing ones still count', async () => {
  const letters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  await recordMissed(...Array.from({ length: 1_005 }, (_, n) => `word ${letters(n)}`));
  const all = await counted();
  expect(all).toHaveLength(1_000);
  await recordMissed(all[0]![0], 'one more');
  expect((await counted())[0]).toEqual([all[0]![0], 2]);
  expect(await counted()).toHaveLength(1_000);
  await database.exec('update public.missed_searches set day = day - 1');
  await recordMissed('one more');
  expect(await counted()).toHaveLength(1_001);
});
