import type { PGlite } from '@electric-sql/pglite';
import { insertAsVisitor, migratedDatabase } from './database';

const PER_HOUR = 30;
const MESSAGE = { name: 'A', email: 'a@visitor.example', message: 'm' };
const LISTING = { business_name: 'A', email: 'a@visitor.example', emirates: 'Dubai' };

let database: PGlite;
beforeAll(async () => {
  database = await migratedDatabase();
});
beforeEach(() => database.exec('truncate public.contact_submissions, public.listing_submissions'));

const write = (more: Record<string, string> = {}) =>
  insertAsVisitor(database, 'contact_submissions', { ...MESSAGE, ...more });

/** What is stored already: by staff, who are not limited. */
const fill = (rows: number, sender: string, at = 'now()') =>
  database.exec(
    `insert into public.contact_submissions (name, email, message, sender, created_at)
       select 'A', 'a@visitor.example', 'm', ${sender}, ${at} from generate_series(1, ${rows}) as n`,
  );

async function count(): Promise<number> {
  const { rows } = await database.query<{ n: number }>(
    'select count(*)::int as n from public.contact_submissions',
  );
  return rows[0]!.n;
}

test('thirty an hour of one sender, of both forms together; others go on', async () => {
  await insertAsVisitor(database, 'listing_submissions', { ...LISTING, sender: 's' });
  for (let index = 1; index < PER_HOUR; index += 1) await write({ sender: 's' });
  await expect(write({ sender: 's' })).rejects.toThrow('Too many submissions');
  await expect(insertAsVisitor(database, 'listing_submissions', { ...LISTING, sender: 's' })).rejects.toThrow(
    'Too many submissions',
  );
  await write({ sender: 'another' });
  expect(await count()).toBe(PER_HOUR);
});

test('who names no sender shares one limit with all others who do not', async () => {
  for (let index = 0; index < PER_HOUR; index += 1) await write();
  await expect(write()).rejects.toThrow('Too many submissions');
  await expect(insertAsVisitor(database, 'listing_submissions', LISTING)).rejects.toThrow(
    'Too many submissions',
  );
  await write({ sender: 's' });
});

test('many in one request are as many; staff may import what they like', async () => {
  const many = `insert into public.contact_submissions (name, email, message)
    select 'A', 'a@visitor.example', 'm' from generate_series(1, ${PER_HOUR + 1})`;
  await expect(
    database.transaction(async (transaction) => {
      await transaction.exec('set local role anon');
      await transaction.exec(many);
    }),
  ).rejects.toThrow('Too many submissions');
  expect(await count()).toBe(0);
  await database.exec(many);
  expect(await count()).toBe(PER_HOUR + 1);
});

test('what is older than an hour does not count', async () => {
  await fill(PER_HOUR, `'s'`, `now() - interval '61 minutes'`);
  await write({ sender: 's' });
  expect(await count()).toBe(PER_HOUR + 1);
});

test('staff change the limit in one row', async () => {
  await database.exec('update public.submission_settings set per_hour = 1');
  await write({ sender: 's' });
  await expect(write({ sender: 's' })).rejects.toThrow('Too many submissions');
  await database.exec(`update public.submission_settings set per_hour = ${PER_HOUR}`);
  await expect(
    database.exec('insert into public.submission_settings (per_hour) values (9)'),
  ).rejects.toThrow();
});

test('however much is stored, the limit is found through indexes', async () => {
  await fill(20_000, `'s' || n`);
  await fill(20_000, `'s1'`, `now() - n * interval '1 day'`);
  await database.exec('analyze public.contact_submissions');
  // PostgreSQL counts what earlier transactions did until it has written that down: the difference is this insert's.
  const readScans = async (transaction: Pick<PGlite, 'query'>) => {
    const { rows } = await transaction.query<{ sequential: number; fetched: number }>(
      `select sum(seq_scan)::int as sequential, sum(idx_tup_fetch)::int as fetched
         from pg_stat_xact_user_tables where relname = 'contact_submissions'`,
    );
    return rows[0]!;
  };
  const [before, after] = await database.transaction(async (transaction) => {
    const earlier = await readScans(transaction);
    await transaction.exec('set local role anon');
    await transaction.exec(
      `insert into public.contact_submissions (name, email, message, sender, request_id)
         values ('A', 'a@visitor.example', 'm', 's1', '00000000-0000-8000-a000-000000000001')`,
    );
    await transaction.exec('reset role');
    return [earlier, await readScans(transaction)] as const;
  });
  expect(after.sequential - before.sequential).toBe(0);
  expect(after.fetched - before.fetched).toBe(1);
});
