import { type Database, insertAsVisitor, migratedDatabase } from './database';

const PER_HOUR = 30;
const MESSAGE = { name: 'A', email: 'a@visitor.example', message: 'm' };
const LISTING = { business_name: 'A', email: 'a@visitor.example', emirates: 'Dubai' };
const TOO_MANY = 'Too many submissions';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
beforeEach(() => database.exec('truncate public.contact_submissions, public.listing_submissions'));

const write = (more: Record<string, string> = {}) =>
  insertAsVisitor(database, 'contact_submissions', { ...MESSAGE, ...more });
const writeListing = (more: Record<string, string> = {}) =>
  insertAsVisitor(database, 'listing_submissions', { ...LISTING, ...more });

async function count(): Promise<number> {
  const { rows } = await database.query<{ n: number }>(
    'select count(*)::int as n from public.contact_submissions',
  );
  return rows[0]!.n;
}

test('a repeated request is stored once without an error', async () => {
  const identity = { request_id: '00000000-0000-8000-a000-000000000001', sender: 's' };
  await write(identity);
  await write(identity);
  expect(await count()).toBe(1);
});

test('a submission starts as new, and its status is one of four', async () => {
  await write();
  const sql = 'select status, created_at is not null as is_dated from public.contact_submissions';
  expect((await database.query(sql)).rows).toEqual([{ status: 'new', is_dated: true }]);
  await database.exec("update public.contact_submissions set status = 'spam'");
  await expect(database.exec("update public.contact_submissions set status = 'maybe'")).rejects.toThrow();
});

test('a sender may send thirty per hour across both forms, independently of other senders', async () => {
  await writeListing({ sender: 's' });
  for (let index = 1; index < PER_HOUR; index += 1) await write({ sender: 's' });
  await expect(write({ sender: 's' })).rejects.toThrow(TOO_MANY);
  await expect(writeListing({ sender: 's' })).rejects.toThrow(TOO_MANY);
  await write({ sender: 'another' });
  expect(await count()).toBe(PER_HOUR);
});

test('all submissions without a sender share one limit', async () => {
  for (let index = 0; index < PER_HOUR; index += 1) await write();
  await expect(write()).rejects.toThrow(TOO_MANY);
  await expect(writeListing()).rejects.toThrow(TOO_MANY);
  await write({ sender: 's' });
});

test('a bulk insert counts each row; staff are exempt', async () => {
  const many = `insert into public.contact_submissions (name, email, message)
    select 'A', 'a@visitor.example', 'm' from generate_series(1, ${PER_HOUR + 1})`;
  await expect(
    database.transaction(async (transaction) => {
      await transaction.exec('set local role anon');
      await transaction.exec(many);
    }),
  ).rejects.toThrow(TOO_MANY);
  expect(await count()).toBe(0);
  await database.exec(many);
  expect(await count()).toBe(PER_HOUR + 1);
});

test('rows older than an hour do not count', async () => {
  // As staff, who have no limit.
  await database.exec(
    `insert into public.contact_submissions (name, email, message, sender, created_at)
       select 'A', 'a@visitor.example', 'm', 's', now() - interval '61 minutes' from generate_series(1, ${PER_HOUR})`,
  );
  await write({ sender: 's' });
  expect(await count()).toBe(PER_HOUR + 1);
});

test('staff can change the limit in its single row', async () => {
  await database.exec('update public.submission_settings set per_hour = 1');
  await write({ sender: 's' });
  await expect(write({ sender: 's' })).rejects.toThrow(TOO_MANY);
  await database.exec(`update public.submission_settings set per_hour = ${PER_HOUR}`);
  const insert = 'insert into public.submission_settings (per_hour) values (9)';
  await expect(database.exec(insert)).rejects.toThrow();
});
