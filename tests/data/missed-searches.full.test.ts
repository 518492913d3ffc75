import { randomUUID } from 'node:crypto';
import { signatureOf } from '@/lib/data/signature';
import { migratedDatabase } from './database';

const database = migratedDatabase({ isSigned: true });

/** Counts searches as the site does, each of another sender. */
async function recordMissed(...searches: (string | null)[]): Promise<void> {
  const senders = searches.map(() => randomUUID());
  const signatures = searches.map((search, index) =>
    signatureOf('missed search', senders[index]!, search ?? ''),
  );
  const sql = `select count_missed_search(search, sender, signature)
    from unnest($1::text[], $2::text[], $3::text[]) as missed (search, sender, signature)`;
  await database.asVisitor(sql, [searches, senders, signatures]);
}

async function counted(): Promise<[search: string, times: number][]> {
  const rows = await database.rows<{ search: string; times: number }>(
    'select search, times from missed_searches order by times desc, search',
  );
  return rows.map(({ search, times }) => [search, times]);
}

test('the same words are counted together, per day in Dubai', async () => {
  await recordMissed('snow foam', 'snow foam', 'غسيل السياره');
  expect(await counted()).toEqual([
    ['snow foam', 2],
    ['غسيل السياره', 1],
  ]);
  const rows = await database.rows(
    `select distinct day = (now() at time zone 'Asia/Dubai')::date as is_today from missed_searches`,
  );
  expect(rows).toEqual([{ is_today: true }]);
  await database.exec('update missed_searches set day = day - 1');
  await recordMissed('snow foam');
  expect(await counted()).toHaveLength(3);
});

test('nothing is counted without words, and long ones are cut at 80 characters', async () => {
  await recordMissed('', '   ', null);
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
  await database.exec('update missed_searches set day = day - 1');
  await recordMissed('one more');
  expect(await counted()).toHaveLength(1_001);
});

describe('of a sender', () => {
  /** Counts a search as the site does. */
  async function recordSigned(search: string, sender: string): Promise<void> {
    await record(search, sender, signatureOf('missed search', sender, search));
  }
  async function record(...values: (string | null)[]): Promise<void> {
    await database.asVisitor('select count_missed_search($1, $2, $3)', values);
  }

  test('only searches that the site has signed are counted', async () => {
    await recordSigned('snow foam', 'a');
    await record('unsigned', null, null);
    await record('unsigned', 'a', null);
    await record('forged', 'a', signatureOf('missed search', 'a', 'snow foam'));
    await record('forged', 'b', signatureOf('missed search', 'a', 'forged'));
    await record('forged', null, signatureOf('missed search', 'forged'));
    expect(await counted()).toEqual([['snow foam', 1]]);
  });

  test('nothing is counted before the site has stored its key', async () => {
    await database.exec('delete from signing_key');
    await record('unsigned', 'a', 'x');
    await recordSigned('snow foam', 'a');
    expect(await counted()).toEqual([]);
  });

  test('a sender adds at most 100 a day, new or not', async () => {
    for (let n = 0; n < 60; n += 1) await recordSigned(`a${'b'.repeat(n)}`, 'a');
    for (let n = 0; n < 60; n += 1) await recordSigned('same', 'a');
    expect(await counted()).toHaveLength(61);
    expect((await counted())[0]).toEqual(['same', 40]);
    await recordSigned('same', 'b');
    expect((await counted())[0]).toEqual(['same', 41]);
  });
});

test('staff see the searches of the last 30 days, the most frequent first', async () => {
  await database.exec(`insert into missed_searches (day, search, times)
    select (now() at time zone 'Asia/Dubai')::date - age, search, times
    from (values (0, 'foam', 2), (29, 'foam', 3), (1, 'limousine', 4), (30, 'truck', 9)) as old (age, search, times)`);
  const sql = 'select search, times::integer from missed_searches_of_month';
  expect(await database.rows(sql)).toEqual([
    { search: 'foam', times: 5 },
    { search: 'limousine', times: 4 },
  ]);
});
