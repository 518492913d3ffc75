import { randomUUID } from 'node:crypto';
import { signatureOf } from '@/lib/data/signature';
import { migratedDatabase, naming } from './database';

const TEXT = 'Quick, careful and friendly: the rims are clean.';
const MONTH = `${new Date().toISOString().slice(0, 7)}-01`;

const database = migratedDatabase({
  isSigned: true,
  all: `insert into car_wash_locations (business_name, closed_on) values ('Noor', null), ('Zafir', null), ('Gone', '2026-01-01')`,
});

/** Stores a review as the site does, signed for its sender. */
function write(values: Record<string, unknown> = {}, sender = 'a') {
  const request = randomUUID();
  return database.insert('provider_reviews', {
    provider_id: 1,
    stars: 5,
    visited_in: MONTH,
    text: TEXT,
    name: 'Amna',
    language: 'en',
    request_id: request,
    sender,
    sender_signature: signatureOf('provider_reviews', request, sender),
    ...values,
  });
}

/** Publishes reviews as staff do, and returns what the table then shows. */
const decide = (status: string, id = 1) =>
  database.rows(`update provider_reviews set status = '${status}' where id = ${id} returning status, result`);
const countsOf = (id = 1) =>
  database.rows(`select rating::float, total as reviews from published_ratings where provider_id = ${id}`);
const hints = () => database.values('select hints from open_submissions order by id');
/** The column of the only review. */
const stored = (column: string) => database.value(`select ${column} from provider_reviews`);

/** What visitors may read. */
async function listed() {
  const [rating] = await database.asVisitor('select counts from published_ratings where provider_id = 1');
  const reviews = await database.asVisitor(
    'select id, text, owner_reply from provider_reviews order by published_at desc, id desc',
  );
  return { counts: rating?.counts ?? [], reviews };
}

test('a review waits for staff, is published by "accepted" and taken back by "new"', async () => {
  await write();
  expect(await listed()).toEqual({ counts: [], reviews: [] });
  expect(await decide('accepted')).toEqual([{ status: 'accepted', result: 'Published.' }]);
  expect((await listed()).reviews).toMatchObject([{ id: 1, text: TEXT }]);
  expect(await countsOf()).toEqual([{ rating: 5, reviews: 1 }]);
  expect(await decide('rejected')).toEqual([{ status: 'accepted', result: naming('Not done', 'accepted') }]);
  await decide('new');
  expect(await decide('rejected')).toEqual([{ status: 'rejected', result: 'Rejected.' }]);
  expect((await listed()).reviews).toEqual([]);
  expect(await countsOf()).toEqual([]);
});

test('the average and the number follow every change of published reviews', async () => {
  for (const stars of [5, 4, 2]) await write({ stars, text: `${TEXT} ${stars}` });
  await database.exec(`update provider_reviews set status = 'accepted'`);
  expect(await countsOf()).toEqual([{ rating: 3.67, reviews: 3 }]);
  await database.exec('update provider_reviews set provider_id = 2 where stars = 2');
  expect(await countsOf(1)).toEqual([{ rating: 4.5, reviews: 2 }]);
  expect(await countsOf(2)).toEqual([{ rating: 2, reviews: 1 }]);
  await database.exec('delete from provider_reviews where stars = 4');
  expect(await countsOf()).toEqual([{ rating: 5, reviews: 1 }]);
});

test('publishing and an answer date the page of the provider, but not its facts', async () => {
  const dates = () =>
    database.row(
      `select updated_at, (select changed_at from published_ratings where provider_id = id) as reviewed_at
       from car_wash_locations where id = 1`,
    );
  const before = await dates();
  await write();
  expect(await dates()).toEqual(before);
  await decide('accepted');
  expect(await dates()).toEqual({ ...before, reviewed_at: expect.any(Date) });
});

test('the answer of a business is dated, and goes with its text', async () => {
  await write();
  await decide('accepted');
  await database.exec(`update provider_reviews set owner_reply = 'Thank you.'`);
  expect((await listed()).reviews).toMatchObject([{ owner_reply: 'Thank you.' }]);
  expect(await stored('owner_replied_on')).toEqual(expect.any(Date));
  await database.exec(`update provider_reviews set owner_reply = '  '`);
  expect([await stored('owner_reply'), await stored('owner_replied_on')]).toEqual([null, null]);
});

test('counts by stars and language', async () => {
  const texts = [
    'Careful and quick, again next month.',
    'غسيل ممتاز وسريع والسعر مناسب',
    'Хорошая мойка, чисто и быстро',
  ];
  for (const [index, text] of texts.entries()) await write({ text, stars: index + 3 });
  await database.exec(`update provider_reviews set status = 'accepted'`);
  expect((await listed()).counts).toEqual([
    { stars: 5, language: null, reviews: 1 },
    { stars: 4, language: 'ar', reviews: 1 },
    { stars: 3, language: 'en', reviews: 1 },
  ]);
});

// prettier-ignore
test.each<Record<string, unknown>>([
  // Of its own: a status, a date of publication, an answer, an id.
  { status: 'accepted' }, { status: 'rejected' }, { published_at: new Date() }, { owner_reply: 'Thanks.' }, { id: 7 },
  // Fewer than 20 letters, or too many.
  { text: 'Nineteen letters: a, b, c, d.' }, { text: '👍'.repeat(30) }, { text: 'Good. '.padEnd(60, '.') },
  { text: 'Good‍'.repeat(4) + '‍'.repeat(40) }, { text: '10/10 '.repeat(10) }, { text: 'a'.repeat(2_001) }, { text: 'شكرا '.repeat(2_000) },
  { text: '\u200B\u2060\uFEFF\u3164'.repeat(20) }, { text: 'Fine.\u200B'.repeat(3) },
  // What no form sends.
  { stars: 0 }, { stars: 6 }, { name: '\u202E\u200B' }, { name: 'a'.repeat(61) }, { email: 'a@b' }, { visited_in: '2099-01-01' },
  { visited_in: '2019-12-01' }, { visited_in: '2026-11-02' }, { car: 'tank' }, { provider_id: 999 }, { provider_id: 3 },
])('a review with %.60j is refused', async (values) => {
  await expect(write(values)).rejects.toThrow();
  expect(await database.values('select id from provider_reviews')).toEqual([]);
});

test('staff cannot give a published review six stars', async () => {
  await write();
  await decide('accepted');
  await expect(database.exec('update provider_reviews set stars = 6')).rejects.toThrow(
    'A review must have stars from 1 to 5',
  );
  expect((await listed()).counts).toEqual([{ stars: 5, language: 'en', reviews: 1 }]);
});

// prettier-ignore
test.each<[what: string, typed: string, shown: string]>([
  ['markup', '<script>alert(1)</script> very good, again', '<script>alert(1)</script> very good, again'],
  ['overrides', 'Clean \u202Eand fast\u202C and \u2067cheap\u2069, again', 'Clean and fast and cheap, again'],
  ['zero-width characters', 'Cle\u200Ban and f\uFEFFast, next \u2060month again', 'Clean and fast, next month again'],
  ['stacked accents', `Clean and fast o${'\u0301\u0302'.repeat(40)} once again`, 'Clean and fast ó\u0302\u0301 once again'],
  ['marks that nobody sees', 'Cle\u061Can and f\u{E0041}ast, next month again', 'Clean and fast, next month again'],
  ['blank lines', '\n\nClean and fast.\n\n\n\n\nAgain next month.\n', 'Clean and fast.\n\nAgain next month.'],
  ['joiners', 'نیم‌فاصله و تمیز و سریع و خوب 👨‍👩‍👧', 'نیم‌فاصله و تمیز و سریع و خوب 👨‍👩‍👧'],
])('a text with %s is stored without what hides or reverses text', async (_, typed, shown) => {
  await write({ text: typed });
  expect(await stored('text')).toBe(shown);
});

test('kinds are stored once each, and only what a slug may be', async () => {
  await write({ kinds: ['foam', 'Foam <b>', 'hand-wash', 'foam', 'x'.repeat(61), null] });
  expect(await stored('kinds')).toEqual(['foam', 'hand-wash']);
});

test('one sender is limited by the day, others are not', async () => {
  let refused = 0;
  for (let n = 0; n < 50; n += 1) await write({ text: `${TEXT} ${n}` }).catch(() => (refused += 1));
  expect(refused).toBe(40);
  await write({}, 'b');
  expect(await stored('count(*)::integer')).toBe(11);
});

test('senders that the site has not signed share one limit', async () => {
  let refused = 0;
  for (let n = 0; n < 15; n += 1)
    await write({ sender: `forged ${n}`, sender_signature: null }).catch(() => (refused += 1));
  expect(refused).toBe(5);
  expect(await database.values('select distinct sender from provider_reviews')).toEqual(['unsigned']);
});

test.each(['amna@visitor.example', 'AMNA@visitor.example', 'amna+2@visitor.example'])(
  'nobody silences a review with its address: after one from %s staff get both, with a hint',
  async (email) => {
    await write({ email });
    await write({ email: 'amna@visitor.example', text: 'My own visit was a sad one, sorry to say.' }, 'b');
    expect(await hints()).toEqual(
      [2, 1].map((id) => naming('the same email address', '30 days', `review ${id}`)),
    );
    expect(await database.rows('select kind, row_id from outbox order by id')).toEqual([
      { kind: 'review', row_id: '1' },
      { kind: 'review', row_id: '2' },
    ]);
    expect(await decide('accepted', 2)).toEqual([{ status: 'accepted', result: 'Published.' }]);
    expect((await listed()).reviews).toMatchObject([{ id: 2 }]);
  },
);

test.each([
  ['Хорошая мойка, чисто и быстро', 'Плохая мойка, долго и грязно'],
  ['洗车很好洗车很好洗车很好洗车很好洗车很好', '服务不好服务不好服务不好服务不好服务不好'],
])('%j and %j are not the same text', async (one, other) => {
  await write({ text: one, language: null });
  await write({ text: other, language: null, provider_id: 2 }, 'b');
  expect(JSON.stringify(await hints())).not.toContain('the same text');
});

test('texts without words, as staff may leave them, are not the same text', async () => {
  await database.exec(`insert into provider_reviews (provider_id, stars, visited_in, text, name, status)
    select 1, 5, '2026-01-01', '', '', 'rejected' from generate_series(1, 2)`);
  expect(await database.rows('select review_hints(review) from provider_reviews as review')).toEqual(
    Array(2).fill({ review_hints: expect.not.stringContaining('the same text') }),
  );
});

// prettier-ignore
test.each<[values: Record<string, unknown>, hint: string | null]>([
  [{}, null],
  [{ text: 'Ask at www.wash.example for it, they are fine.' }, 'contains a link'],
  [{ text: 'Cheaper at bestwash.ae, believe me, really.' }, 'contains a link'],
  [{ text: 'https://spam.example is where you should go' }, 'contains a link'],
  [{ text: 'Write to ali@wash.example for a good price.' }, 'contains a link\ncontains an email address'],
  [{ text: 'Call 050 123 45 67 and ask for Ali, very good.' }, 'contains a phone number'],
  [{ text: 'اتصل على ٠٥٠١٢٣٤٥٦٧ واسأل عن علي الممتاز', language: 'ar' }, 'contains a phone number'],
  [{ name: 'wash.example' }, 'contains a link'],
  [{ text: 'مغسلة ممتازة وسريعة والسعر مناسب' }, 'the text is not in the language of the form (en)'],
  [{ text: 'Paid AED 60 for an SUV on 12.11.2026, fine.' }, null],
  [{ text: 'Clean at 7.30 in the morning. Nice.Team too' }, null],
])('tells editors about %j: %s', async (values, hint) => {
  await write(values);
  expect(await hints()).toEqual([hint]);
});

test('tells editors about many of one sender, and about a text that stands elsewhere', async () => {
  await write();
  await write({ provider_id: 2, text: `  ${TEXT.toUpperCase()}!` });
  expect((await hints())[0]).toEqual(
    naming('2 reviews from one sender', 'the same text', 'review 2 of provider 2'),
  );
});

test('the queue shows what was written, and a report shows its review', async () => {
  await write({ car: 'suv', kinds: ['foam'], email: 'amna@visitor.example' });
  const report = { name: 'Report', message: 'Wrong information', provider_id: 1, review_id: 1 };
  await database.insert('contact_submissions', report);
  const columns = 'kind, text, contact, provider_name, facts, decide_in';
  const rows = await database.rows(`select ${columns} from open_submissions order by kind desc`);
  const facts = `stars: 5\nservices: foam\ncar: suv\nvisited: ${MONTH.slice(0, 7)}`;
  expect(rows.map(Object.values)).toEqual([
    ['review', TEXT, 'amna@visitor.example', 'Noor', facts, 'provider_reviews'],
    ['report', 'Wrong information', '', 'Noor', `review 1 (new): ${TEXT}`, 'contact_submissions'],
  ]);
});

test('an answer is planned for those who left an address, and refused for others', async () => {
  await write({ email: 'amna@visitor.example' });
  await write({ text: `${TEXT} 2` });
  await database.exec(`update site_state set mail_seen_at = now();
    update provider_reviews set status = 'accepted', answer = true`);
  expect(await database.rows('select id, answer, result from provider_reviews order by id')).toEqual([
    { id: 1, answer: true, result: 'Published.' },
    { id: 2, answer: false, result: naming('Not answered', 'no email address') },
  ]);
  expect(await database.rows(`select submission_table, row_id from outbox where kind = 'answer'`)).toEqual([
    { submission_table: 'provider_reviews', row_id: '1' },
  ]);
});

test('senders are cleared after a day, reviews deleted after seven years or on request', async () => {
  await write({ email: 'amna@visitor.example' });
  await write({ text: `${TEXT} 2` });
  await database.exec(`update provider_reviews set status = 'accepted';
    update provider_reviews set created_at = now() - interval '25 hours' where id = 1;
    update provider_reviews set created_at = now() - interval '7 years 1 day' where id = 2`);
  expect(await database.value('select delete_old_submissions()')).toBe(1);
  expect(await database.rows('select id, sender, request_id from provider_reviews')).toEqual([
    { id: 1, sender: 'unknown', request_id: null },
  ]);
  expect(await countsOf()).toEqual([{ rating: 5, reviews: 1 }]);
  await database.exec(`delete from provider_reviews where email = 'amna@visitor.example'`);
  expect(await countsOf()).toEqual([]);
});
