import { migratedDatabase, naming } from './database';

const database = migratedDatabase({
  each: `insert into car_wash_locations (business_name) values ('Noor');
    insert into blog_posts (title, slug, content, created_at, is_published) values ('Sand', 'sand', 'Rinse first.', '2026-11-01', true);
    insert into pages (slug, title, content) values ('about-us', 'About', 'Us.');
    insert into faqs (question, answer, question_ar, answer_ar, is_published, sort_order) values ('Free?', 'Yes.', 'مجاني؟', 'نعم.', true, 3);
    insert into provider_reviews (provider_id, stars, kinds, visited_in, text, name, email, language, status, published_at)
      values (1, 4, '{foam}', '2026-10-01', 'Quick, careful and friendly people.', 'Amna', 'amna@visitor.example', 'en', 'accepted', '2026-11-02')`,
});

// prettier-ignore
const KEYS = { blog_posts: 'id = 1', pages: "slug = 'about-us'", faqs: 'id = 1', provider_reviews: 'id = 1', words: 'true', places: "slug = 'hatta'", seasons: "name_en = 'Eid'" };
const history = (columns: string, where = 'true') =>
  database.rows(`select ${columns} from provider_history where ${where} order by id`);
const undoNewest = (value = true) =>
  database.row(`update provider_history set undo = ${value}
    where id = (select max(id) from provider_history where way <> 'undo') returning undo, result`);

// What a decision or a trigger writes comes back by itself.
const TECHNICAL: Record<string, string> = { provider_reviews: 'email, email_key' };

test.each([
  ['blog_posts', "title = 'Dust', is_published = false", 'post 1'],
  ['pages', "content = 'We.'", 'page about-us'],
  ['faqs', "answer = 'No.', answer_ar = null", 'FAQ 1'],
  ['provider_reviews', "stars = 1, owner_reply = 'Thanks.'", 'review 1'],
  ['words', "means = 'generic'", 'word 1'],
  ['places', "name_en = 'Hatta Dam'", 'place hatta'],
  ['seasons', "from_date = '2027-03-09'", 'season'],
] as const)('a change and the deletion of a row of %s are undone', async (table, set, subject) => {
  await database.exec(`insert into words (phrase, means) values ('zorblax', 'text');
    insert into places (slug, emirate) values ('hatta', 'Dubai');
    insert into seasons (kind, name_en, name_ar, from_date, until_date) values ('eid', 'Eid', 'عيد', '2027-03-10', '2027-03-12')`);
  const where = KEYS[table];
  const stored = async () => {
    const { email, email_key, id, ...row } =
      (await database.row(`select * from ${table} where ${where}`)) ?? {};
    return row;
  };
  const before = await stored();
  await database.exec(`update ${table} set ${set} where ${where}`);
  expect(await undoNewest()).toEqual({ undo: true, result: 'Undone.' });
  expect(await stored()).toEqual(before);
  expect(await undoNewest(false)).toEqual({ undo: false, result: 'Done again.' });
  const changed = await stored();
  await database.exec(`delete from ${table} where ${where}`);
  expect(await stored()).toEqual({});
  expect(await undoNewest()).toEqual({ undo: true, result: naming('Undone', subject, 'back') });
  expect(await stored()).toEqual(changed);
  expect(TECHNICAL[table] ? await database.value(`select email from ${table}`) : null).toBeNull();
});

test('the history of a review has neither address nor sender, and loses its name and text after 30 days', async () => {
  await database.exec(`update provider_reviews set text = text || ' Really.', status = 'new';
    update provider_reviews set name = 'Amna B.'; delete from provider_reviews`);
  const kept = async () => JSON.stringify(await history('*', "table_name = 'provider_reviews'"));
  expect(await kept()).not.toMatch(/amna@|sender|email/i);
  expect(await history('name, provider_id', "table_name = 'provider_reviews'")).toEqual(
    Array(3).fill({ name: null, provider_id: 1 }),
  );
  await database.rows('select delete_old_submissions()');
  expect(await kept()).toMatch(/Amna B.*Really/);
  await database.exec("update provider_history set changed_at = now() - interval '31 days'");
  await database.rows('select delete_old_submissions()');
  expect(await kept()).not.toMatch(/Amna|friendly/);
  expect(await history('before', "table_name = 'provider_reviews'")).toHaveLength(2);
  expect(await undoNewest()).toEqual({ undo: false, result: naming('Not done', 'review 1', '30 days') });
});

test('what upkeep erases leaves no row', async () => {
  await database.exec(`update provider_reviews set status = 'new'; update provider_reviews set status = 'spam';
    update provider_reviews set decided_at = now() - interval '91 days'`);
  const before = await history('id');
  await database.rows('select delete_old_submissions()');
  expect(await database.value('select text from provider_reviews')).toBe('');
  await database.exec("update provider_reviews set created_at = now() - interval '8 years'");
  const edited = await history('id');
  await database.rows('select delete_old_submissions()');
  expect(await database.values('select id from provider_reviews')).toEqual([]);
  expect((await history('id')).length).toBe(edited.length);
  expect(edited.length).toBeLessThanOrEqual(before.length + 1);
});

test('the limits have a history', async () => {
  await database.exec('update submission_settings set per_hour = 12');
  expect(await history('before, after', "table_name = 'submission_settings'")).toEqual([
    { before: { per_hour: 30 }, after: { per_hour: 12 } },
  ]);
  expect(await undoNewest()).toEqual({ undo: true, result: 'Undone.' });
});

test.each([
  ['car_wash_locations where id = 1', /^Provider 1 .*review 1.*closed_on/],
  ['submission_settings', /^This row has the limits of submissions/],
  ["places where slug = 'al-wadi'", /^Place al-wadi .*word 2 \(wadi souk\)/],
  ['words where id = 1', /^Word 1 .*word 3 \(roof lining\).*menu item 1 of provider 1/],
])('deleting from %s is refused with what hangs on it', async (from, sentence) => {
  await database.exec(`insert into places (slug, emirate, name_en, name_ar) values ('al-wadi', 'Ras Al Khaimah', 'Al Wadi', 'الوادي');
    insert into words (phrase, means, name_en, name_ar) values ('headliner', 'washType=roof', 'Roof', 'سقف'),
      ('wadi souk', 'area=al-wadi', null, null), ('roof lining', 'washType=roof', null, null);
    insert into provider_menu_items (provider_id, name_en, kind, price_from) values (1, 'Roof', 'roof', 90)`);
  await expect(database.exec(`delete from ${from}`)).rejects.toThrow(sentence);
});

test('a provider whose reviews are decided, and a word that stands alone, are deleted', async () => {
  await database.exec(`update provider_reviews set status = 'new'; update provider_reviews set status = 'rejected';
    delete from car_wash_locations; insert into words (phrase, means) values ('suds', 'washType=foam'), ('froth', 'washType=foam');
    delete from words where id = 1`);
  expect(await undoNewest()).toEqual({ undo: true, result: naming('Undone', 'word 1', 'back') });
});
