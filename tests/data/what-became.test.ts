import { randomUUID } from 'node:crypto';
import { handleIn, sentToken } from '@/lib/data/secret-links';
import { signatureOf } from '@/lib/data/signature';
import messages from '../../messages/en.json';
import { migratedDatabase, type Row } from './database';

const database = migratedDatabase({
  isSigned: true,
  each: `insert into car_wash_locations (business_name, address) values ('Noor Steam', 'Deira, Dubai')`,
});

// prettier-ignore
const SENT: [kind: string, table: string, row: Row][] = [
  ['message', 'contact_submissions', { name: 'Amna', email: 'a@visitor.example', message: 'Salam' }],
  ['report', 'contact_submissions', { name: 'Amna', message: 'Salam', provider_id: 1 }],
  ['listing', 'listing_submissions', { business_name: 'Amna', email: 'a@visitor.example', emirates: 'Ajman' }],
  ['claim', 'listing_submissions', { business_name: 'Amna', email: 'a@visitor.example', emirates: 'Ajman', claimed_provider_id: 1 }],
  [
    'review',
    'provider_reviews',
    {
      provider_id: 1,
      stars: 5,
      visited_in: '2026-01-01',
      name: 'Amna',
      text: 'Salam, a wash that was quick and clean.',
    },
  ],
];

/** Sends a row, and returns the handle in the address that its sender gets. */
async function send(table: string, row: Row): Promise<string> {
  const requestId = randomUUID();
  const identity = {
    request_id: requestId,
    sender: 'a',
    sender_signature: signatureOf(table, requestId, 'a'),
  };
  await database.insert(table, { ...row, ...identity });
  return handleIn(sentToken({ requestId })!)!;
}

async function stateOf(handle: string, signed = handle): Promise<Row | null> {
  const nonce = randomUUID();
  const signature = signatureOf('state of submission', nonce, signed);
  const [row] = await database.asVisitor<{ state: Row | null }>(
    'select submission_state($1, $2, $3) as state',
    [handle, nonce, signature],
  );
  return row!.state;
}

const today = () => database.value<string>(`select (now() at time zone 'Asia/Dubai')::date::text`);

test.each(SENT)(
  'who sent a %s learns its state and the reason, and nothing of what was sent',
  async (kind, table, row) => {
    const handle = await send(table, row);
    const provider = row.provider_id ?? row.claimed_provider_id ?? null;
    const waiting = { kind, provider, sentOn: await today(), decidedOn: null, reason: null };
    expect(await stateOf(handle)).toEqual({
      ...waiting,
      state: 'waiting',
      dueOn: expect.stringMatching(/^20/),
    });
    await database.exec(
      `update ${table} set status = 'rejected', reason = 'incomplete', note = 'Between us.'`,
    );
    const rejected = {
      ...waiting,
      state: 'rejected',
      dueOn: null,
      decidedOn: await today(),
      reason: 'incomplete',
    };
    expect(await stateOf(handle)).toEqual(rejected);
    // Spam learns no more than what was rejected.
    await database.exec(`update ${table} set status = 'spam'`);
    expect(await stateOf(handle)).toEqual({ ...rejected, reason: null });
    expect(JSON.stringify(await stateOf(handle))).not.toMatch(/Amna|Salam|visitor|Between/);
    for (const kept of ['provider_history', 'outbox'])
      expect(JSON.stringify(await database.rows(`select * from ${kept}`))).not.toContain(handle);
  },
);

test('a handle is forgotten after 90 days, and the row stays', async () => {
  const handles = await Promise.all(SENT.map(([, table, row]) => send(table, row)));
  for (const [age, found] of [
    ['89 days', true],
    ['91 days', false],
  ] as const) {
    for (const table of ['contact_submissions', 'listing_submissions', 'provider_reviews'])
      await database.exec(`update ${table} set created_at = now() - interval '${age}'`);
    await database.rows('select delete_old_submissions()');
    for (const handle of handles) expect((await stateOf(handle)) !== null).toBe(found);
  }
  expect(await database.value('select count(*)::integer from contact_submissions')).toBe(2);
});

test('only the site can ask, and visitors can neither choose nor read a handle', async () => {
  const handle = await send(...(SENT[0]!.slice(1) as [string, Row]));
  await expect(stateOf(handle, 'another')).rejects.toThrow('signature');
  expect(await stateOf('0'.repeat(32))).toBeNull();
  await expect(database.insert('contact_submissions', { ...SENT[0]![2], handle })).rejects.toThrow('denied');
  await expect(database.asVisitor('select handle from contact_submissions')).rejects.toThrow('denied');
  await expect(database.asVisitor('select handle from provider_reviews')).rejects.toThrow('denied');
});

test('each reason that staff choose has a text', async () => {
  const reasons = await database.values('select unnest(enum_range(null::decision_reason))::text');
  expect(reasons.sort()).toEqual(Object.keys(messages.sent.reasons).sort());
});
