import { randomUUID } from 'node:crypto';
import { signatureOf } from '@/lib/data/signature';
import { migratedDatabase, naming } from './database';

const MESSAGE = { name: 'Amna', email: 'amna@visitor.example', message: 'Salam', language: 'ar' };
const LISTING = { business_name: 'Zafir', email: 'z@visitor.example', emirates: 'Ajman', language: 'en' };
const REPORT = { name: 'Report', message: 'Wrong information', provider_id: 1 };

const database = migratedDatabase({ isSigned: true, each: 'update site_state set mail_seen_at = now()' });

interface Item {
  id: number;
  kind: string;
  row: string;
  told: string[];
  attempt: number;
  content: Record<string, unknown>;
}
interface Drained {
  next: Item | null;
  failing: number;
}

const send = (table: 'contact_submissions' | 'listing_submissions', row: Record<string, unknown>) =>
  database.insert(table, row);

/** Calls `drain_outbox` with the site's key, as the site does. */
async function drain(work: object, signatureFor = (text: string) => signatureOf('outbox', text)) {
  const text = JSON.stringify({ ...work, nonce: randomUUID() });
  const sql = 'select drain_outbox($1, $2) as drained';
  const [row] = await database.asVisitor<{ drained: Drained }>(sql, [text, signatureFor(text)]);
  return row!.drained;
}
const claim = async (work = { tells: true, answers: true }) => (await drain(work)).next;
const note = (id: number, told: string[], isDone: boolean, failure?: string) =>
  drain({ delivery: { id, told, isDone, failure } });
const later = () => database.exec(`update outbox set next_at = now() where told_at is null`);

describe('a submission', () => {
  test('is announced without personal data, once', async () => {
    await send('contact_submissions', MESSAGE);
    await send('listing_submissions', LISTING);
    await send('contact_submissions', REPORT);
    const [row] = await database.rows('select * from outbox where id = 1');
    expect(row).toMatchObject({ kind: 'message', submission_table: 'contact_submissions', language: 'ar' });
    expect(JSON.stringify(await database.rows('select * from outbox'))).not.toMatch(
      /Amna|visitor|Salam|Zafir/,
    );

    const claimed = [await claim(), await claim(), await claim()] as Item[];
    expect(claimed.map(({ kind, row, attempt }) => [kind, Number(row), attempt])).toEqual([
      ['message', 1, 1],
      ['listing', 1, 1],
      ['report', 2, 1],
    ]);
    expect(JSON.stringify(claimed)).not.toMatch(/Amna|visitor|Salam|Zafir/);
    expect(await claim()).toBeNull();
    for (const { id } of claimed) await note(id, ['chat'], true);
    await later();
    expect(await claim()).toBeNull();
  });

  test('that could not be announced everywhere is tried again later, by what is left', async () => {
    await send('contact_submissions', MESSAGE);
    await claim();
    expect(await note(1, ['mail'], false, 'chat 500')).toEqual({ next: null, failing: 1 });
    expect(await claim()).toBeNull();
    const minutes = () =>
      database.value('select round(extract(epoch from next_at - now()) / 60)::integer from outbox');
    expect(await minutes()).toBe(1);
    for (const expected of [2, 4, 8]) {
      await later();
      expect(await claim()).toMatchObject({ id: 1, told: ['mail'] });
      await note(1, [], false, 'chat ECONNREFUSED');
      expect(await minutes()).toBe(expected);
    }
    await later();
    await claim();
    expect(await note(1, ['chat'], true)).toEqual({ next: null, failing: 0 });
    await later();
    expect(await claim()).toBeNull();
    expect(await database.rows('select told, failure from outbox')).toEqual([
      { told: ['chat', 'mail'], failure: null },
    ]);
  });

  test('whose sender died while telling is told again after two minutes', async () => {
    await send('contact_submissions', MESSAGE);
    await claim();
    const seconds = await database.value('select extract(epoch from next_at - now())::integer from outbox');
    expect(seconds).toBeGreaterThan(110);
    expect(seconds).toBeLessThanOrEqual(120);
  });

  test('that is decided or older than three days is no longer announced', async () => {
    await send('contact_submissions', MESSAGE);
    await send('listing_submissions', LISTING);
    await database.exec("update contact_submissions set status = 'spam'");
    await database.exec("update outbox set created_at = now() - interval '73 hours' where kind = 'listing'");
    expect(await claim()).toBeNull();
  });

  test('is stored even if it cannot be announced', async () => {
    await database.exec('alter table outbox rename to gone');
    await send('contact_submissions', MESSAGE);
    await database.exec('alter table gone rename to outbox');
    expect(await database.values('select name from contact_submissions')).toEqual(['Amna']);
  });

  test('entered by staff as decided is not announced', async () => {
    await database.exec(`insert into listing_submissions (business_name, email, emirates, status)
      values ('Zafir', 'z@visitor.example', 'Ajman', 'accepted as new')`);
    expect(await claim()).toBeNull();
  });
});

describe('an answer', () => {
  const decide = (set: string, table = 'contact_submissions') => database.exec(`update ${table} set ${set}`);

  test('is asked for with the decision, and says when it was mailed', async () => {
    await send('contact_submissions', MESSAGE);
    await decide("note = 'نعم', answer = true");
    expect(await claim({ tells: false, answers: true })).toBeNull();
    await decide("status = 'accepted'");
    const item = (await claim({ tells: false, answers: true }))!;
    const asked = { email: MESSAGE.email, kind: 'message', status: 'accepted', note: 'نعم', language: 'ar' };
    expect(item).toMatchObject({ kind: 'answer', content: asked });
    await note(item.id, ['mail'], true);
    expect(await database.value('select answered_at from contact_submissions')).toEqual(expect.any(Date));
    await later();
    expect(await claim({ tells: false, answers: true })).toBeNull();
  });

  test('is mailed when it is asked for after the decision, and names the provider', async () => {
    await send('listing_submissions', LISTING);
    await decide("status = 'accepted as new'", 'listing_submissions');
    await decide('answer = true', 'listing_submissions');
    expect(await claim({ tells: false, answers: true })).toMatchObject({
      content: { kind: 'listing', name: 'Zafir', status: 'accepted', provider: 1 },
    });
  });

  test.each<[what: string, ...steps: string[]]>([
    ['spam', "status = 'spam', answer = true"],
    ['reopened', "status = 'rejected', answer = true", "status = 'new'"],
    ['not asked for after all', "status = 'rejected', answer = true", 'answer = false'],
  ])('is not mailed if the submission is %s', async (_, ...steps) => {
    await send('contact_submissions', MESSAGE);
    for (const step of steps) await decide(step);
    expect(await claim({ tells: false, answers: true })).toBeNull();
  });

  test('without mail waits, and the reopened submission has to be answered anew', async () => {
    await send('contact_submissions', MESSAGE);
    await decide("status = 'rejected', answer = true");
    expect(await claim({ tells: true, answers: false })).toBeNull();
    await decide("status = 'new'");
    expect(await database.value('select answer from contact_submissions')).toBe(false);
    await decide("status = 'accepted', answer = true");
    expect(await claim()).toMatchObject({ content: { status: 'accepted' } });
    expect(await claim()).toBeNull();
  });

  test('to a report without an address is refused in words', async () => {
    await send('contact_submissions', REPORT);
    await decide("status = 'accepted', answer = true");
    const refused = { status: 'accepted', answer: false, result: naming('Not answered', 'no email address') };
    expect(await database.row('select status, answer, result from contact_submissions')).toEqual(refused);
  });
});

describe('the digest', () => {
  const plan = (at: string) => database.rows(`select plan_digest('${at}')`);
  const digests = () => database.rows("select row_id::integer as day from outbox where kind = 'digest'");
  const receivedAt = (at: string) =>
    database.exec(`update contact_submissions set created_at = '${at}'; delete from outbox`);

  test.each<[at: string, received: string, count: number]>([
    ['2026-11-25T07:59+04', '2026-11-24T12:00+04', 0],
    ['2026-11-25T08:00+04', '2026-11-24T12:00+04', 1],
    ['2026-11-25T11:30+04', '2026-11-25T07:59+04', 1],
    ['2026-11-25T12:30+04', '2026-11-24T12:00+04', 0],
    // Open since the morning: announced, and in the digest of tomorrow.
    ['2026-11-25T09:30+04', '2026-11-25T09:29+04', 0],
  ])('at %s of what arrived at %s', async (at, received, count) => {
    await send('contact_submissions', MESSAGE);
    await receivedAt(received);
    await plan(at);
    await plan(at);
    expect(await digests()).toEqual(count ? [{ day: 20261125 }] : []);
  });

  test('counts what is open and late, and is not sent if nothing is', async () => {
    for (let index = 0; index < 2; index += 1) await send('contact_submissions', MESSAGE);
    await send('listing_submissions', LISTING);
    await database.exec(`update contact_submissions set created_at = now() - interval '25 hours' where id = 1;
      delete from outbox; insert into outbox (kind, row_id) values ('digest', 20261125)`);
    expect(await claim()).toMatchObject({
      content: { message: { open: 2, late: 1 }, listing: { open: 1, late: 0 } },
    });
    await later();
    await database.exec(
      "update contact_submissions set status = 'spam'; update listing_submissions set status = 'spam'",
    );
    expect(await claim()).toBeNull();
  });
});

describe('the digest of what is held back', () => {
  const hold = (what: string, until: string) =>
    database.exec(`insert into held_back (table_name, what, gone, shown, remaining, since, until)
      values ('car_wash_locations', '${what}', 300, 640, 340, now() - interval '40 minutes', ${until})`);
  const planned = async () => {
    await database.exec("delete from outbox; select plan_digest('2026-11-25T08:00+04')");
    return (await database.values("select id from outbox where kind = 'digest'")).length;
  };
  const NAMED = { table: 'car_wash_locations', gone: 300, shown: 640 };

  test('is sent if nothing else is to be told, leads to it, and names it once', async () => {
    expect(await planned()).toBe(0);
    await hold('rows', `now() - interval '10 minutes'`);
    expect(await planned()).toBe(1);
    const digest = (await claim()) as Item & { table: number };
    expect(digest.content).toEqual({
      held: [{ ...NAMED, what: 'rows', until: expect.any(String), isOver: true }],
    });
    expect(await database.value(`select ${digest.table}::regclass::text`)).toBe('held_back');
    await note(digest.id, ['chat'], true);
    expect(await planned()).toBe(0);
  });

  test('names a column that is not there every morning, until it is released', async () => {
    await hold('phone', 'null');
    expect(await planned()).toBe(1);
    const digest = (await claim())!;
    expect(digest.content).toEqual({ held: [{ ...NAMED, what: 'phone', until: null, isOver: false }] });
    await note(digest.id, ['chat'], true);
    expect(await planned()).toBe(1);
    await database.exec('update held_back set release = true');
    expect(await planned()).toBe(0);
  });
});

describe('the digest of errors in the data of providers', () => {
  const found = (newErrors: number) =>
    database.exec(`update readings_state set problems = 40, new_errors = ${newErrors}`);
  const planned = async () => {
    await database.rows("select plan_digest('2026-11-25T08:00+04')");
    return (await database.values("select id from outbox where kind = 'digest'")).length;
  };

  test('is sent if only errors are new, and counts them once', async () => {
    expect(await planned()).toBe(0);
    await found(3);
    expect(await planned()).toBe(1);
    const digest = (await claim())!;
    expect(digest.content).toEqual({ problems: { total: 40, newErrors: 3 } });
    await note(digest.id, [], false, 'chat 500');
    expect(await database.value('select new_errors from readings_state')).toBe(3);
    await note(digest.id, ['chat'], true);
    expect(await database.value('select new_errors from readings_state')).toBe(0);
  });

  test('adds them to what is open, and leads to the view of problems if nothing is', async () => {
    const table = async () => {
      await database.exec(
        "delete from outbox; insert into outbox (kind, row_id) values ('digest', 20261125)",
      );
      const item = (await claim()) as Item & { table: number };
      return [await database.value(`select ${item.table}::regclass::text`), Object.keys(item.content)];
    };
    await found(1);
    expect(await table()).toEqual(['provider_problems', ['problems']]);
    await send('contact_submissions', MESSAGE);
    expect(await table()).toEqual(['open_submissions', ['message', 'problems']]);
    await found(0);
    expect(await table()).toEqual(['open_submissions', ['message']]);
  });
});

test('the digest names 25 missing facts, phones first, and not those that nobody found lately', async () => {
  await database.exec(`insert into car_wash_locations (business_name, review_count) select 'Wash ' || n, n from generate_series(1, 20) as n;
    insert into car_wash_locations (business_name, closed_on) values ('Closed', '2026-01-01');
    insert into provider_readings (provider_id, hours, problems, errors, read_at, on_site_since, version, hash)
      select id, case when id > 10 then 'Daily 09:00–21:00' end, '[]', 0, now(), now(), 1, '' from car_wash_locations;
    update car_wash_locations set phone_checked_on = now() where id = 20;
    update car_wash_locations set phone_checked_on = now() - interval '100 days' where id = 19;
    update car_wash_locations set merged_into = 1 where id = 18;
    delete from outbox; insert into outbox (kind, row_id) values ('digest', 20261125)`);
  const { content, table } = (await claim()) as Item & { table: number; content: { missing: object } };
  expect(await database.value(`select ${table}::regclass::text`)).toBe('missing_facts');
  const { total, providers } = content.missing as {
    total: number;
    providers: { missing: string; id: number }[];
  };
  expect(total).toBe(18 + 10 + 19);
  expect(providers.map(({ missing, id }) => `${missing} ${id}`)).toEqual([
    ...[19, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((id) => `phone ${id}`),
    ...[10, 9, 8, 7, 6, 5, 4].map((id) => `hours ${id}`),
  ]);
});

test.each<[at: string, count: number]>([
  ['2026-11-29T08:00+04', 0],
  ['2026-11-30T08:00+04', 1],
])('a notice goes out for missing facts alone at %s: %i', async (at, count) => {
  await database.exec(`insert into car_wash_locations (business_name) values ('Noor');
    insert into provider_readings (provider_id, problems, errors, read_at, on_site_since, version, hash)
      values (1, '[]', 0, now(), now(), 1, '')`);
  await database.rows(`select plan_digest('${at}')`);
  expect(await database.values('select id from outbox')).toHaveLength(count);
});

describe('the secret', () => {
  test.each<[what: string, signatureFor: (text: string) => string]>([
    ['none', () => ''],
    ['that of other work', () => signatureOf('outbox', '{}')],
    ['that of a submission', (text) => signatureOf('contact_submissions', text)],
  ])('%s is refused', async (_, signatureFor) => {
    await send('contact_submissions', MESSAGE);
    await expect(drain({ tells: true }, signatureFor)).rejects.toThrow('The signature is missing or wrong');
  });

  test('is refused without a key, or if it is null', async () => {
    const call = 'select drain_outbox($1, $2)';
    await expect(database.rows(call, ['{}', null])).rejects.toThrow('The signature is missing or wrong');
    await database.exec('delete from signing_key');
    await expect(drain({ tells: true })).rejects.toThrow('The signature is missing or wrong');
  });
});
