import { randomUUID } from 'node:crypto';
import { countLetters } from '@/lib/domain/letters';
import { EMAIL_ADDRESSES } from '../support/email-addresses';
import { LETTERS } from '../support/letters';
import { type Database, insertAsVisitor, migratedDatabase } from './database';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
  await database.exec(`insert into public.car_wash_locations (business_name) values ('Noor');
    update public.submission_settings set per_hour = 1000, unsigned_per_hour = 1000, reviews_per_day = 1000`);
});

/** Stores a submission of each kind with an email address, as anybody with the site's key may. */
const FORMS: [table: string, values: Record<string, unknown>][] = [
  ['contact_submissions', { name: 'Amna', message: 'Salam' }],
  ['listing_submissions', { business_name: 'Zafir', emirates: 'Ajman' }],
  [
    'provider_reviews',
    {
      provider_id: 1,
      stars: 5,
      visited_in: '2026-01-01',
      name: 'Amna',
      text: 'Careful, quick and friendly.',
    },
  ],
];

describe.each(FORMS)('%s', (table, values) => {
  const send = (email: string) =>
    insertAsVisitor(database, table, { ...values, email, request_id: randomUUID() });

  test('takes every address that forms take', async () => {
    for (const email of EMAIL_ADDRESSES.accepted) await send(email);
    const { rows } = await database.query(`select email from public.${table} order by id`);
    expect(rows.map((row) => (row as { email: string }).email)).toEqual(EMAIL_ADDRESSES.accepted);
  });

  test('takes no other', async () => {
    const taken: string[] = [];
    for (const email of EMAIL_ADDRESSES.refused)
      await send(email).then(
        () => taken.push(email),
        (error: Error) => expect(error.message).toContain(`${table}_form`),
      );
    expect(taken).toEqual([]);
  });
});

test('counts letters as forms do, of every script', async () => {
  const points = Array.from({ length: 0x11_00_00 - 1 }, (_, index) => index + 1).filter(
    (point) => point < 0xd8_00 || point > 0xdf_ff,
  );
  const blocks = Array.from({ length: Math.ceil(points.length / 256) }, (_, index) =>
    String.fromCodePoint(...points.slice(index * 256, (index + 1) * 256)),
  );
  const texts = [...LETTERS.map(([text]) => text), ...blocks];
  const { rows } = await database.query<{ letters: number }>(
    'select public.count_letters(text) as letters from unnest($1::text[]) with ordinality as given (text, place) order by place',
    [texts],
  );
  const differing = rows.flatMap(({ letters }, index) =>
    letters === countLetters(texts[index]!) ? [] : [texts[index]],
  );
  expect(differing).toEqual([]);
});
