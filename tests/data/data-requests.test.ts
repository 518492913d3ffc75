import { migratedDatabase, naming } from './database';

const ADDRESS = 'Layla.Q@Visitor.example';

const database = migratedDatabase({
  each: `insert into car_wash_locations (business_name, address, phone) values ('Noor', 'Deira, Dubai', '0515063894'), ('Zafir', 'Ask Layla Qasim', null);
    insert into contact_submissions (name, email, phone, message) values
      ('Layla Qasim', '${ADDRESS}', '0515000111', 'Call me.'), ('Omar', 'omar@visitor.example', null, 'Layla Qasim sent me.'), ('L', 'layla.q+2@visitor.example', null, 'Hello');
    insert into listing_submissions (business_name, email, emirates, claimed_provider_id, provider_id, status, details, changes) values
      ('Noor', 'LAYLA.Q@visitor.example', 'Dubai', 1, 1, 'accepted', '{"hours": "24/7"}', '{"opening_hours": {"was": null, "proposed": "24/7"}}'),
      ('Zafir', 'omar@visitor.example', 'Dubai', 2, null, 'new', '{"hours": "ask ${ADDRESS}"}', '{"opening_hours": {"was": null, "proposed": "ask ${ADDRESS}"}, "phone": {"was": null, "proposed": "0515000222"}}');
    insert into provider_reviews (provider_id, stars, visited_in, text, name, email) values
      (1, 5, '2026-10-01', 'Quick, careful and friendly people.', 'Layla', '${ADDRESS.toLowerCase()}');
    update provider_reviews set text = text || ' Layla Qasim was here.';
    update car_wash_locations set service_description = 'Write to ${ADDRESS}' where id = 1;
    update car_wash_locations set service_description = 'By hand' where id = 1`,
});

/** Every table of the schema with a row that has a text, and how many have. */
async function counted(text: string): Promise<Record<string, number>> {
  const tables = await database.values<string>(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const rows = await database.value<number>(
      `select count(*)::integer from ${table} as t where strpos(lower(to_jsonb(t)::text), $1) > 0`,
      [text.toLowerCase()],
    );
    if (rows > 0) counts[table] = rows;
  }
  return counts;
}

const ask = (email: string, name: string | null = null) =>
  database.row('insert into data_requests (email, name) values ($1, $2) returning id', [email, name]);
const request = () => database.row('select * from data_requests');
const found = () =>
  database.rows(
    'select is_certain, table_name, row_id, why from personal_data order by is_certain desc, table_name, row_id::integer',
  );

test('finds all rows of an address whatever its case, and names what may be of somebody else', async () => {
  await ask(' layla.q@visitor.EXAMPLE'.trim(), 'Layla Qasim');
  // prettier-ignore
  expect(await found()).toEqual([
    { is_certain: true, table_name: 'contact_submissions', row_id: '1', why: 'sent from the address' },
    { is_certain: true, table_name: 'listing_submissions', row_id: '1', why: 'sent from the address' },
    { is_certain: true, table_name: 'provider_history', row_id: '3', why: 'history of provider_reviews 1' },
    { is_certain: true, table_name: 'provider_history', row_id: '4', why: 'has the address in a text' },
    { is_certain: true, table_name: 'provider_history', row_id: '5', why: 'has the address in a text' },
    { is_certain: true, table_name: 'provider_reviews', row_id: '1', why: 'sent from the address' },
    { is_certain: false, table_name: 'car_wash_locations', row_id: '1', why: 'accepted from listing 1' },
    { is_certain: false, table_name: 'car_wash_locations', row_id: '2', why: 'has the name in a text' },
    { is_certain: false, table_name: 'contact_submissions', row_id: '2', why: 'has the name in a text' },
    { is_certain: false, table_name: 'contact_submissions', row_id: '3', why: 'the same mailbox with another "+"' },
    { is_certain: false, table_name: 'listing_submissions', row_id: '2', why: 'has the address in a text' },
    { is_certain: false, table_name: 'provider_history', row_id: '2', why: 'has the name in a text' },
  ]);
  expect(await request()).toMatchObject({ found: '6 certain, 6 perhaps', answered_on: null });
});

test('erases rows, their history and copies, and nothing of others', async () => {
  expect(await counted(ADDRESS)).toEqual({
    contact_submissions: 1,
    listing_submissions: 2,
    provider_history: 2,
    provider_reviews: 1,
  });
  await ask(ADDRESS, 'Layla Qasim');
  await database.exec(
    `update data_requests set also = 'contact_submissions 3,  provider_history 2', erase = true`,
  );
  expect(await request()).toMatchObject({
    email: null,
    name: null,
    also: null,
    result: naming(
      'Erased',
      '2 of contact_submissions',
      '1 of listing_submissions',
      '4 of provider_history',
      '1 of provider_reviews',
      'stays',
      'car_wash_locations 2',
      'contact_submissions 2',
    ),
  });
  expect(await counted(ADDRESS)).toEqual({});
  expect(await counted('layla.q')).toEqual({});
  expect(await database.rows('select changes, details from listing_submissions')).toEqual([
    // Compared anew.
    { changes: null, details: null },
  ]);
  expect(
    await database.value(
      `select count(*)::integer from provider_history where table_name = 'provider_reviews'`,
    ),
  ).toBe(0);
});

test('lists all that stays, however much it is', async () => {
  await database.exec(
    `insert into contact_submissions (name, email, message) select 'Omar', 'omar@visitor.example', 'Layla Qasim ' || n from generate_series(1, 40) as n`,
  );
  await ask(ADDRESS, 'Layla Qasim');
  await database.exec('update data_requests set erase = true');
  expect((await request()).result).toMatch(/contact_submissions 43\b.*\.$/);
});

// prettier-ignore
test.each([
  ['a mistyped address', { email: 'layla.qq@visitor.example' }, 'nothing is certainly of layla.qq@visitor.example. Check the spelling'],
  ['a name alone', { name: 'Layla Qasim' }, 'nothing is certainly of Layla Qasim'],
  ['no address', {}, 'enter the email, or the name'],
  ['words in also', { email: ADDRESS, also: 'contact_submissions 3, the review' }, '“the review” in also is no table and key'],
  ['a row that is not listed', { email: ADDRESS, also: 'contact_submissions 999' }, 'does not list contact_submissions 999'],
  ['a provider', { email: ADDRESS, also: 'car_wash_locations 1' }, 'car_wash_locations 1 is a provider'],
])('erases nothing and keeps the request with %s', async (_, given, sentence) => {
  const enter = (erase: boolean) =>
    database.rows(
      `insert into data_requests (email, name, also, erase)
        select email, name, also, $2 from jsonb_populate_record(null::data_requests, $1)`,
      [JSON.stringify(given), erase],
    );
  await enter(false);
  await expect(database.exec('update data_requests set erase = true')).rejects.toThrow(sentence);
  expect(await request()).toMatchObject({ ...given, erase: false, result: null });
  expect(await counted(ADDRESS)).toMatchObject({ contact_submissions: 1, listing_submissions: 2, provider_reviews: 1 });
  await expect(enter(true)).rejects.toThrow('Nothing was erased');
});

test('a plain deletion can be undone for 30 days, without the address', async () => {
  await database.exec('delete from provider_reviews');
  expect(await counted('Quick, careful')).toEqual({ provider_history: 2 });
  const result = await database.value(`update provider_history set undo = true
    where id = (select max(id) from provider_history) returning result`);
  expect(result).toEqual(naming('Undone', 'review 1', 'back'));
  expect(await database.row('select name, email from provider_reviews')).toEqual({
    name: 'Layla',
    email: null,
  });
});

test('who asked is forgotten 90 days after the answer', async () => {
  await ask(ADDRESS);
  await database.exec('update data_requests set answered_on = current_date - 89');
  await database.rows('select delete_old_submissions()');
  expect(await request()).toMatchObject({ email: ADDRESS });
  await database.exec('update data_requests set answered_on = current_date - 92');
  await database.rows('select delete_old_submissions()');
  expect(await request()).toMatchObject({ email: null, found: null });
});

test.each([
  ["(email) values ('nobody')", 'email must be an address, such as a@b.example.'],
  ["(name) values ('Al')", 'name must have 4 to 100 characters, or be empty.'],
])('refuses %s in a sentence', async (values, sentence) => {
  await expect(database.exec(`insert into data_requests ${values}`)).rejects.toThrow(sentence);
});

test('an answer that no mail carries says so, until the site says that it can send mail', async () => {
  const answer = () =>
    database.row(
      `update contact_submissions set status = 'accepted', answer = true where id = 1 returning answer, result`,
    );
  expect(await answer()).toEqual({ answer: false, result: naming('Done', 'Not answered', 'no mail') });
  await database.exec(
    `update contact_submissions set status = 'new'; update site_state set mail_seen_at = now()`,
  );
  expect(await answer()).toEqual({ answer: true, result: 'Done.' });
});
