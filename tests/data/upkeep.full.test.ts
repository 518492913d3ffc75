import { signatureOf } from '@/lib/data/signature';
import { migratedDatabase, naming } from './database';

const database = migratedDatabase();

/** Deletes old rows and returns the number of deleted submissions. */
const deleteOld = async () => (await database.values('select delete_old_submissions()'))[0];

test('submissions are deleted after seven years or as configured', async () => {
  const left = () => database.values('select message from contact_submissions order by 1');
  await database.exec(`
    insert into contact_submissions (name, email, message, created_at) values
      ('A', 'a@visitor.example', 'a day more', now() - interval '7 years 1 day'),
      ('A', 'a@visitor.example', 'a day less', now() - interval '7 years' + interval '1 day'),
      ('A', 'a@visitor.example', 'new', now());
    insert into listing_submissions (business_name, email, emirates, created_at) values
      ('A', 'a@visitor.example', 'Dubai', now() - interval '9 years')`);
  expect(await deleteOld()).toBe(2);
  expect(await left()).toEqual(['a day less', 'new']);
  expect(await deleteOld()).toBe(0);
  await database.exec('update submission_settings set keep_years = 1');
  expect(await deleteOld()).toBe(1);
  expect(await left()).toEqual(['new']);
});

test('the sender of a submission is cleared after a day', async () => {
  await database.exec(`
    insert into contact_submissions (name, email, message, sender, request_id, created_at)
      select 'A', 'a@visitor.example', age, 'hash of ' || age, gen_random_uuid(), now() - age::interval
      from unnest('{23 hours,25 hours}'::text[]) as age`);
  expect(await deleteOld()).toBe(0);
  const sql = `select message, sender, request_id is not null as has_request_id
               from contact_submissions order by message`;
  expect(await database.rows(sql)).toEqual([
    { message: '23 hours', sender: 'hash of 23 hours', has_request_id: true },
    { message: '25 hours', sender: 'unknown', has_request_id: false },
  ]);
});

describe('what spam and rejected submissions said', () => {
  // prettier-ignore
  const DECIDED = {
    contact_submissions: [
      'name, email, phone, message', `'Amna', 'a@visitor.example', '050 000 0000', 'Salam'`,
      { name: '', email: null, phone: null, message: '' },
    ],
    listing_submissions: [
      'business_name, email, emirates, website, address, description, phone, claimed_provider_id, details, changes, duplicates',
      `'Noor', 'a@visitor.example', 'Dubai', 'https://a.example', 'Shop 4', 'Steam', '050 000 0000', 7, '{"hours": "8-9"}', '{"phone": {"was": "1"}}', '7 Noor'`,
      { business_name: '', email: null, website: null, address: null, description: null, phone: null, details: null, changes: null, duplicates: null },
    ],
    provider_reviews: [
      'provider_id, stars, visited_in, name, email, text, owner_reply',
      `1, 1, '2026-01-01', 'Amna', 'a@visitor.example', 'Scratched and slow, never again.', 'Sorry'`,
      { name: '', email: null, text: '', owner_reply: null },
    ],
  } as const;

  describe.each(Object.entries(DECIDED))('in %s', (table, [columns, values, erased]) => {
    const insert = (status: string, days: number) =>
      database.exec(`insert into ${table} (${columns}, created_at, note) values (${values}, now() - interval '200 days', 'Because.');
        alter table ${table} disable trigger user;
        update ${table} set status = '${status}', decided_at = now() - interval '${days} days'${
          table === 'provider_reviews' && status === 'accepted' ? ', published_at = now()' : ''
        };
        alter table ${table} enable trigger user`);
    const row = async () =>
      (await database.rows(`select to_jsonb(t) as row from ${table} as t`))[0]!.row as Record<
        string,
        unknown
      >;

    test.each(['spam', 'rejected'])(
      'is cleared 90 days after they became %s, and they stay so',
      async (status) => {
        await insert(status, 91);
        expect(await deleteOld()).toBe(0);
        expect(await row()).toMatchObject({ ...erased, status, note: 'Because.' });
        const reopened = await database.rows(`update ${table} set status = 'new' returning status, result`);
        expect(reopened).toEqual([{ status, result: naming('Not done', 'deleted', '90 days') }]);
        expect(JSON.stringify(await row())).not.toMatch(
          /Amna|Noor|visitor|Salam|Shop|Scratched|Sorry|Steam|8-9|050/,
        );
      },
    );

    test.each([
      ['rejected', 89],
      ['accepted', 199],
    ])('is kept when they were %s %d days ago', async (status, days) => {
      await insert(status, days);
      const before = await row();
      await deleteOld();
      const address = table === 'provider_reviews' ? { email: null, email_key: null } : {};
      expect(await row()).toEqual({ ...before, ...address });
    });
  });
});

test('the address of a review is cleared 30 days after the decision', async () => {
  await database.exec(`insert into provider_reviews (provider_id, stars, visited_in, name, email, text, created_at)
    select 1, 5, '2026-01-01', 'Amna', age || '@visitor.example', 'Careful, quick and friendly.', now() - interval '60 days'
    from unnest('{open,young,old}'::text[]) as age;
    update provider_reviews set status = 'accepted' where email not like 'open%';
    alter table provider_reviews disable trigger user;
    update provider_reviews set decided_at = now() - case when email like 'old%' then 31 else 29 end * interval '1 day'
      where status = 'accepted';
    alter table provider_reviews enable trigger user`);
  await deleteOld();
  expect(
    await database.rows(
      'select email, text, published_at is not null as is_published from provider_reviews order by id',
    ),
  ).toEqual([
    { email: 'open@visitor.example', text: 'Careful, quick and friendly.', is_published: false },
    { email: 'young@visitor.example', text: 'Careful, quick and friendly.', is_published: true },
    { email: null, text: 'Careful, quick and friendly.', is_published: true },
  ]);
});

test('nobody is mailed at an address that was deleted', async () => {
  await database.exec(`insert into listing_submissions (business_name, email, emirates, created_at)
      values ('A', 'a@visitor.example', 'Dubai', now() - interval '99 days');
    update listing_submissions set status = 'rejected';
    update listing_submissions set decided_at = now() - interval '91 days'`);
  await deleteOld();
  expect(
    await database.rows('update listing_submissions set answer = true returning answer, result'),
  ).toEqual([{ answer: false, result: naming('Not answered', 'no email address') }]);
});

test('searches without results are deleted after 180 days', async () => {
  await database.exec(`insert into missed_searches (day, search)
    select (now() at time zone 'Asia/Dubai')::date - age, 'of ' || name
    from (values (180, 'half a year'), (181, 'a day more')) as old (age, name)`);
  await deleteOld();
  expect(await database.values('select search from missed_searches')).toEqual(['of half a year']);
});

test('changes of providers, and imports, are deleted after a year', async () => {
  await database.exec(`
    insert into provider_history (table_name, row_id, way, changed_at)
      values ('car_wash_locations', '1', 'Studio', now() - interval '1 year 1 day'),
        ('car_wash_locations', '2', 'Studio', now() - interval '364 days');
    insert into import_runs (id, file, started_at)
      values ('old', 'a.csv', now() - interval '1 year 1 day'), ('new', 'b.csv', now() - interval '364 days')`);
  await deleteOld();
  expect(await database.values('select row_id from provider_history')).toEqual(['2']);
  expect(await database.values('select id from import_runs')).toEqual(['new']);
});

test('the state of the database is also told where no Supabase CLI applied the migrations', async () => {
  await database.storeKey();
  const state = () =>
    database
      .asVisitor<{ state: object }>('select database_state($1, $2) as state', [
        'n',
        signatureOf('state', 'n'),
      ])
      .then(([row]) => row!.state);
  expect(await state()).toEqual({
    migration: expect.stringMatching(/^20\d{12}$/),
    upkeep: null,
    webhook: false,
  });
  await database.exec('drop schema supabase_migrations cascade');
  expect(await state()).toEqual({ migration: null, upkeep: null, webhook: false });
});
