import type { PGlite } from '@electric-sql/pglite';
import { migratedDatabase } from './database';

let database: PGlite;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

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
