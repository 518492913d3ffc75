import type { PGlite } from '@electric-sql/pglite';
import { PRIVACY_EN } from '@/lib/content/legal/privacy.en';
import { insertAsVisitor, migratedDatabase } from './database';

let database: PGlite;
beforeAll(async () => {
  database = await migratedDatabase();
});

async function deleteOld(): Promise<number> {
  const { rows } = await database.query<{ deleted: number }>(
    'select public.delete_old_submissions() as deleted',
  );
  return rows[0]!.deleted;
}

async function messagesLeft(): Promise<unknown[]> {
  return (await database.query('select message from public.contact_submissions order by message')).rows;
}

test('submissions are deleted after the seven years that the privacy page says, or what staff set', async () => {
  await database.exec(`
    insert into public.contact_submissions (name, email, message, created_at) values
      ('A', 'a@visitor.example', 'a day more', now() - interval '7 years 1 day'),
      ('A', 'a@visitor.example', 'a day less', now() - interval '7 years' + interval '1 day'),
      ('A', 'a@visitor.example', 'new', now());
    insert into public.listing_submissions (business_name, email, emirates, created_at) values
      ('A', 'a@visitor.example', 'Dubai', now() - interval '9 years')`);
  expect(await deleteOld()).toBe(2);
  expect(await messagesLeft()).toEqual([{ message: 'a day less' }, { message: 'new' }]);
  expect(await deleteOld()).toBe(0);
  await database.exec('update public.submission_settings set keep_years = 1');
  expect(await deleteOld()).toBe(1);
  expect(await messagesLeft()).toEqual([{ message: 'new' }]);
});

test('who sent a submission is known for the day that the privacy page says, and no longer', async () => {
  await database.exec('delete from public.contact_submissions');
  for (const age of ['23 hours', '25 hours']) {
    await insertAsVisitor(database, 'contact_submissions', {
      ...{ name: 'A', email: 'a@visitor.example', message: age, sender: `hash of ${age}` },
      request_id: crypto.randomUUID(),
    });
    await database.query(
      'update public.contact_submissions set created_at = now() - $1::interval where message = $1',
      [age],
    );
  }
  expect(await deleteOld()).toBe(0);
  const { rows } = await database.query(
    'select message, sender, request_id is not null as is_known from public.contact_submissions order by message',
  );
  expect(rows).toEqual([
    { message: '23 hours', sender: 'hash of 23 hours', is_known: true },
    { message: '25 hours', sender: 'unknown', is_known: false },
  ]);
});

test('the privacy page promises the years that the database is set to at first', async () => {
  const fresh = await migratedDatabase();
  const { rows } = await fresh.query<{ years: number }>(
    'select keep_years as years from public.submission_settings',
  );
  await fresh.close();
  const promised = PRIVACY_EN.sections.find(({ id }) => id === 'how-long')!.points!;
  expect(promised[0]).toMatch(new RegExp(`^Service records .*: ${rows[0]!.years} years`));
  expect(promised[1]).toMatch(/^The hash of the IP address in them: 1 day\.$/);
});
