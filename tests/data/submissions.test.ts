import { randomUUID } from 'node:crypto';
import { signatureOf } from '@/lib/data/signature';
import { migratedDatabase } from './database';

const PER_HOUR = 30;
const MESSAGE = { name: 'A', email: 'a@visitor.example', message: 'm' };
const LISTING = { business_name: 'A', email: 'a@visitor.example', emirates: 'Dubai' };
const TOO_MANY = 'Too many submissions';

const database = migratedDatabase();

const write = (more: Record<string, string> = {}) =>
  database.insert('contact_submissions', { ...MESSAGE, ...more });
const writeListing = (more: Record<string, string> = {}) =>
  database.insert('listing_submissions', { ...LISTING, ...more });

const count = async () => (await database.values('select id from contact_submissions')).length;

test('a repeated request is stored once without an error', async () => {
  const identity = { request_id: '00000000-0000-8000-a000-000000000001', sender: 's' };
  await write(identity);
  await write(identity);
  expect(await count()).toBe(1);
});

test('a submission starts as new, and its status is one of four', async () => {
  await write();
  const sql = 'select status, created_at is not null as is_dated from contact_submissions';
  expect(await database.rows(sql)).toEqual([{ status: 'new', is_dated: true }]);
  await database.exec("update contact_submissions set status = 'spam'");
  await expect(database.exec("update contact_submissions set status = 'maybe'")).rejects.toThrow();
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
  const many = `insert into contact_submissions (name, email, message)
    select 'A', 'a@visitor.example', 'm' from generate_series(1, ${PER_HOUR + 1})`;
  await expect(database.asVisitor(many)).rejects.toThrow(TOO_MANY);
  expect(await count()).toBe(0);
  await database.exec(many);
  expect(await count()).toBe(PER_HOUR + 1);
});

test('rows older than an hour do not count', async () => {
  // As staff, who have no limit.
  await database.exec(
    `insert into contact_submissions (name, email, message, sender, created_at)
       select 'A', 'a@visitor.example', 'm', 's', now() - interval '61 minutes' from generate_series(1, ${PER_HOUR})`,
  );
  await write({ sender: 's' });
  expect(await count()).toBe(PER_HOUR + 1);
});

test('staff can change the limit in its single row', async () => {
  await database.exec('update submission_settings set per_hour = 1');
  await write({ sender: 's' });
  await expect(write({ sender: 's' })).rejects.toThrow(TOO_MANY);
  await database.exec(`update submission_settings set per_hour = ${PER_HOUR}`);
  const insert = 'insert into submission_settings (per_hour) values (9)';
  await expect(database.exec(insert)).rejects.toThrow();
});

describe('with the key of the site', () => {
  const UNSIGNED_PER_HOUR = 10;
  const SENDER = 'f'.repeat(64);
  const DAY = 86_400_000;

  beforeAll(() => database.storeKey());
  afterAll(() => database.exec('delete from signing_key'));
  afterEach(() => jest.useRealTimers());

  /** Signed columns of a new submission, as the site sends them. */
  function signed(table = 'contact_submissions', sender = SENDER) {
    const request_id = randomUUID();
    return { request_id, sender, sender_signature: signatureOf(table, request_id, sender) };
  }
  const sendersOf = () => database.values('select distinct sender from contact_submissions');

  test('each signed sender has a limit of its own, and signatures are not stored', async () => {
    for (let index = 1; index < PER_HOUR; index += 1) await write(signed());
    await writeListing(signed('listing_submissions'));
    await expect(write(signed())).rejects.toThrow(TOO_MANY);
    await expect(writeListing(signed('listing_submissions'))).rejects.toThrow(TOO_MANY);
    await write(signed('contact_submissions', 'e'.repeat(64)));
    const rows = await database.rows('select from contact_submissions where sender_signature is not null');
    expect(rows).toEqual([]);
  });

  test('unsigned submissions share one small limit, whichever sender they claim', async () => {
    for (let index = 0; index < UNSIGNED_PER_HOUR; index += 1) await write({ sender: `sender ${index}` });
    expect(await sendersOf()).toEqual(['unsigned']);
    await expect(write({ sender: 'another' })).rejects.toThrow(TOO_MANY);
    await expect(writeListing({ sender: 'unknown' })).rejects.toThrow(TOO_MANY);
    await expect(write()).rejects.toThrow(TOO_MANY);
    await write(signed());
    expect(await count()).toBe(UNSIGNED_PER_HOUR + 1);
  });

  const forgeries: Record<string, () => Record<string, string>> = {
    'of another sender': () => ({ ...signed(), sender: 'e'.repeat(64) }),
    'of another request': () => ({ ...signed(), request_id: randomUUID() }),
    'of another table': () => signed('listing_submissions'),
    'in capitals': () => ({ ...signed(), sender_signature: signed().sender_signature.toUpperCase() }),
    'of the public key': () => ({ ...signed(), sender_signature: 'sb_publishable_x' }),
    'that is empty': () => ({ ...signed(), sender_signature: '' }),
    'of a megabyte': () => ({ ...signed(), sender_signature: 'f'.repeat(1_000_000) }),
    'from the day before yesterday': () => signedAt(-2 * DAY),
    'from the day after tomorrow': () => signedAt(2 * DAY),
    'without a request id': () => ({
      sender: SENDER,
      sender_signature: signatureOf('contact_submissions', SENDER),
    }),
  };
  function signedAt(offset: number) {
    jest.useFakeTimers({ now: Date.now() + offset, doNotFake: ['performance', 'setImmediate', 'nextTick'] });
    const columns = signed();
    jest.useRealTimers();
    return columns;
  }

  test.each(Object.keys(forgeries))('a signature %s does not count', async (name) => {
    await write(forgeries[name]!());
    expect(await sendersOf()).toEqual(['unsigned']);
  });

  test.each([-DAY, DAY])(
    'a signature counts %d ms from now, for midnight and inaccurate clocks',
    async (offset) => {
      await write(signedAt(offset));
      expect(await sendersOf()).toEqual([SENDER]);
    },
  );

  test('a site with another secret sends unsigned submissions', async () => {
    await database.storeKey('another secret');
    await write(signed());
    expect(await sendersOf()).toEqual(['unsigned']);
    await database.storeKey();
  });
});
