import { migratedDatabase, type Row } from './database';

const database = migratedDatabase({
  isSigned: true,
  each: `insert into car_wash_locations (business_name) values ('Noor');
    insert into provider_menu_items (provider_id, name_en, price_from) values (1, 'Foam', 40), (1, 'Steam', 50);
    insert into blog_posts (title, slug, content) values ('Sand', 'sand', 'Text'), ('Dust', 'dust', 'Text');
    insert into pages (slug, title, content) values ('about-us', 'About', 'Text');
    insert into faqs (question, answer) values ('Free?', 'Yes.');
    insert into words (phrase, means) values ('suds', 'washType=foam');
    insert into places (slug, emirate) values ('hatta', 'nothing'), ('al-wadi', 'Dubai');
    insert into seasons (kind, name_en, name_ar, from_date, until_date) values
      ('ramadan', 'Ramadan', 'رمضان', '2027-02-08', '2027-03-09'), ('eid', 'Eid', 'العيد', '2027-03-10', '2027-03-12'), ('holiday', 'National Day', 'العيد', '2026-12-02', '2026-12-03');
    insert into contact_submissions (name, email, message, sender) values ('Amna', 'a@visitor.example', 'Hello', 'x');
    insert into listing_submissions (business_name, email, emirates, sender) values ('Zafir', 'z@visitor.example', 'Dubai', 'x');
    insert into provider_reviews (provider_id, stars, visited_in, text, name) values (1, 5, '2026-10-01', 'Quick, careful and friendly people.', 'Amna')`,
});

const STAFF_TABLES =
  `car_wash_locations, provider_menu_items, blog_posts, pages, faqs, words, places, seasons, contact_submissions,
  listing_submissions, provider_reviews, submission_settings, held_back`.split(/,\s+/);

/** What an editor types into the first row of a table, or as a new one, and how the refusal begins. */
// prettier-ignore
const TYPED: [table: string, values: Row, sentence: string][] = [
  ['car_wash_locations', { photo_urls: ['logo.png'] }, 'photo_urls must be a list of up to six links that begin with https://'],
  ['car_wash_locations', { photo_urls: ['https://a.example/b.png'], photo_alts: ['a|b'] }, 'photo_alts must be a list of up to six texts'],
  ['car_wash_locations', { rating_source: 'x'.repeat(61) }, 'rating_source must have at most 60 characters'],
  ['car_wash_locations', { latitude: 25 }, 'latitude does not fit: latitude and longitude are entered together'],
  ['car_wash_locations', { rating: 47 }, 'rating must be between 0 and 5 (it is "47")'],
  ['car_wash_locations', { closed_from: 'infinity' }, 'closed_from must be a day, such as 2027-02-08'], ['car_wash_locations', { closed_on: '-infinity' }, 'closed_on must be a day'],
  ['provider_menu_items', { offer_until: 'infinity' }, 'offer_until must be a day'], ['blog_posts', { created_at: 'infinity' }, 'created_at must be a day'],
  ['car_wash_locations', { business_name: '' }, 'business_name must not be blank'], ['car_wash_locations', { business_name: ' \n ' }, 'business_name must not be blank'],
  ['car_wash_locations', { id: 70_000 }, 'id must stay 1: its page has it in the address'],
  ['listing_submissions', { status: 'accepted as new', business_name: ' ' }, 'business_name must say something'],
  ['provider_menu_items', { name_en: ' steam' }, 'name_en, car, minutes and note must differ from those of another item: item 2 says the same, for 50'],
  ['provider_menu_items', { price_from: 0 }, 'price_from must be above 0'],
  ['provider_menu_items', { price_from: null }, 'price_from must not be empty: enter a number, such as 45.5'],
  ['provider_menu_items', { price_to: 30 }, 'price_to must not be below price_from'],
  ['provider_menu_items', { name_en: ' ' }, 'name_en must be a name'], ['provider_menu_items', { name_en: null }, 'name_en must not be empty: enter a text'],
  ['provider_menu_items', { name_ar: 'م'.repeat(81) }, 'name_ar must be a name'],
  ['provider_menu_items', { kind: 'k'.repeat(41) }, 'kind must have at most 40 characters: exterior, full'],
  ['provider_menu_items', { kind: 'exterior', price_from: 12_000 }, 'price_from must be between 1 and 9999 dirhams'],
  ['provider_menu_items', { minutes: 0 }, 'minutes must be'], ['provider_menu_items', { washes: -1 }, 'washes must be'], ['provider_menu_items', { days: 0 }, 'days must be'],
  ['provider_menu_items', { note: '' }, 'note must have'], ['provider_menu_items', { note_ar: 'x'.repeat(201) }, 'note_ar must have'],
  ['provider_menu_items', { position: null }, 'position must not be empty: enter a whole number'],
  ['provider_menu_items', { provider_id: 999_999 }, 'provider_id must be the number of a provider, as in the address of its page: there is no provider 999999'],
  ['provider_menu_items', { provider_id: null }, 'provider_id must'], ['provider_menu_items', { offer_until: '2026-09-01' }, 'offer_until must not be over: 2026-09-01 is past'],
  ['blog_posts', { slug: 'dust' }, 'slug must be of this row alone: another one has dust'], ['blog_posts', { slug: null }, 'slug must have'],
  ['blog_posts', { title: null }, 'title must not be empty'], ['blog_posts', { category: 'Car Care' }, 'category must be car-care'],
  ['blog_posts', { is_published: null }, 'is_published must not be empty: enter true or false'],
  ['blog_posts', { created_at: null }, 'created_at must not be empty: enter a day, such as 2027-02-08'],
  ['pages', { slug: 'About Us' }, 'slug must have'], ['pages', { content: ' ' }, 'content must show'],
  ['faqs', { question: ' ' }, 'question must say something'], ['faqs', { answer: null }, 'answer must'], ['faqs', { sort_order: null }, 'sort_order must not be empty'],
  ['words', { phrase: 'x'.repeat(61) }, 'phrase must have at most 60 characters.'], ['words', { means: null }, 'means must not be empty'],
  ['words', { confirm: null }, 'confirm must not be empty: enter true or false'], ['words', { note: 'x'.repeat(501) }, 'note must have at most 500'],
  ['places', { emirate: null }, 'emirate must not be empty'], ['places', { spellings: 'x'.repeat(601) }, 'spellings must have at most 600'],
  ['places', { slug: 'al-wadi' }, 'slug must be of this row alone'],
  ['seasons', { kind: 'summer' }, 'kind must be ramadan, eid or holiday.'], ['seasons', { name_ar: null }, 'name_ar must not be empty'],
  ['seasons', { name_en: ' ' }, 'name_en must be a name, such as Ramadan'], ['seasons', { until_date: null }, 'until_date must not be empty: enter a day'],
  ['seasons', { until_date: '2027-02-07' }, 'until_date must not be before from_date'], ['seasons', { until_date: '2027-04-08' }, 'until_date must not be before from_date, nor more than 30 days'],
  ['seasons', { kind: 'holiday', from_date: '2026-12-02', until_date: '2026-12-03' }, 'from_date and until_date must not be those of another holiday: National Day is'],
  ['seasons', { from_date: '2072-02-08', until_date: '2072-03-01' }, 'from_date must be between 2020 and'],
  ['submission_settings', { per_hour: 0 }, 'per_hour must be between 1'], ['submission_settings', { unsigned_per_hour: 0 }, 'unsigned_per_hour must be between 1'],
  ['submission_settings', { reviews_per_day: 0 }, 'reviews_per_day must be between 1'], ['submission_settings', { keep_years: 0 }, 'keep_years must be between 1 and 7'], ['submission_settings', { keep_years: 8 }, 'keep_years must be'],
  ['submission_settings', { keep_years: null }, 'keep_years must not be empty: enter a whole number'], ['submission_settings', { id: false }, 'There is one row of limits'],
  ['contact_submissions', { email: 'nobody' }, 'A message must have'], ['contact_submissions', { status: null }, 'status must not be empty: enter new, accepted, rejected, spam.'],
  ['listing_submissions', { emirates: 'London' }, 'A listing must have'], ['listing_submissions', { details: { colour: 'red' } }, 'details must be an object'],
  ['provider_reviews', { text: 'Good.' }, 'A review must have stars'], ['provider_reviews', { stars: 9 }, 'A review must have stars'],
  ['provider_reviews', { provider_id: 999_999 }, 'provider_id must be the number of a provider, as in the address of its page: there is no provider 999999'],
  ['provider_reviews', { visited_in: '2127-05-01' }, 'visited_in must not be in the future: enter the first day of a month up to 20'],
  ['provider_reviews', { owner_reply: 'x'.repeat(2001) }, 'owner_reply must have'], ['provider_reviews', { visited_in: null }, 'visited_in must not be empty'],
];

const type = (table: string, values: Row) => {
  const set = Object.keys(values).map((column) => `${column} = given.${column}`);
  return database.rows(
    `update ${table} set ${set.join()} from jsonb_populate_record(null::${table}, $1) as given
     where ctid = (select min(ctid) from ${table})`,
    [JSON.stringify(values)],
  );
};

test.each(TYPED)('%s refuses %j and says: %s', async (table, values, sentence) => {
  const refusal: Error = await type(table, values).then(
    () => new Error('It was taken.'),
    (error: Error) => error,
  );
  expect(refusal.message.slice(0, sentence.length)).toBe(sentence);
});

test('every check of a table that staff write has a sentence, and every such table says it', async () => {
  const rows = `pg_class as rel where relnamespace = 'public'::regnamespace and relname = any ($1)`;
  const checks = await database.values<string>(
    `select conname from pg_constraint join (select oid, relname from ${rows}) as rel on rel.oid = conrelid
     where contype = 'c' and coalesce(obj_description(pg_constraint.oid, 'pg_constraint'), '') !~ '^[a-zA-Z_]+ .*\\.$'`,
    [STAFF_TABLES],
  );
  const silent = await database.values<string>(
    `select relname from ${rows} and not exists (select from pg_trigger where tgrelid = rel.oid and tgname = 'z_values')`,
    [STAFF_TABLES],
  );
  expect({ checks, silent }).toEqual({ checks: [], silent: [] });
});

test('every number, day, list and object says in its comment how it is typed', async () => {
  const unexplained = await database.values<string>(
    `select relname || '.' || attname from pg_attribute join pg_class as rel on rel.oid = attrelid
     where relnamespace = 'public'::regnamespace and relname = any ($1) and relname <> 'held_back' and attnum > 0 and not attisdropped
       and form_of(format_type(atttypid, null)) <> 'a text'
       and strpos(lower(coalesce(col_description(attrelid, attnum), '')), form_of(format_type(atttypid, null))) = 0`,
    [STAFF_TABLES],
  );
  expect(unexplained).toEqual([]);
});

test('a second Ramadan does not overlap the first, and holidays may', async () => {
  const add = (kind: string, from: string, until: string) =>
    database.exec(
      `insert into seasons (kind, name_en, name_ar, from_date, until_date) values ('${kind}', 'X', 'س', '${from}', '${until}')`,
    );
  await expect(add('ramadan', '2027-03-01', '2027-03-20')).rejects.toThrow(
    'from_date and until_date must not overlap another ramadan: Ramadan is from 2027-02-08 until 2027-03-09.',
  );
  await add('holiday', '2027-03-10', '2027-03-10');
  await add('holiday', '2027-03-10', '2027-03-11');
});

test.each(['contact_submissions', 'listing_submissions'])(
  'an open row of %s is not deleted, but a decided one, and one that upkeep deletes',
  async (table) => {
    const remove = () => database.exec(`delete from ${table}`);
    await expect(remove()).rejects.toThrow('Submission 1 is open, and nothing could bring it back');
    await database.exec(`update ${table} set status = 'rejected'`);
    await remove();
    await database.exec(
      table === 'contact_submissions'
        ? `insert into contact_submissions (name, email, message, sender, created_at) values ('Amna', 'a@visitor.example', 'Hello', 'x', '2019-01-01')`
        : `insert into listing_submissions (business_name, email, emirates, sender, created_at) values ('Zafir', 'z@visitor.example', 'Dubai', 'x', '2019-01-01')`,
    );
    await database.exec('select delete_old_submissions()');
    expect(await database.value(`select count(*)::int from ${table}`)).toBe(0);
  },
);

test('an offer that has ended comes back with an undo', async () => {
  await database.exec(`select set_config('lamaa.change', 'import:x', true);
    update provider_menu_items set offer_until = '2026-09-01'; select set_config('lamaa.change', '', true);
    delete from provider_menu_items where id = 1`);
  const undone = await database.value(`update provider_history set undo = true
    where id = (select max(id) from provider_history where table_name = 'provider_menu_items') returning result`);
  expect(undone).toBe('Undone: menu item 1 is back.');
});
