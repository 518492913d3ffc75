import { signatureOf } from '@/lib/data/signature';
import { migratedDatabase } from './database';

const database = migratedDatabase({
  isSigned: true,
  each: `insert into car_wash_locations (business_name, phone) values ('Noor Steam', '0515063894')`,
});

const today = () => database.value<string>(`select (now() at time zone 'Asia/Dubai')::date::text`);
/** A network's hash. */
const hashOf = (network: number) => String(network).padStart(64, '0');

/** What a caller says today. */
async function say(
  network: number,
  outcome: string,
  {
    day,
    signed,
    isAsShown = null,
    before = network + 900,
  }: { day?: string; signed?: string; isAsShown?: boolean | null; before?: number } = {},
) {
  const on = day ?? (await today());
  const signature = signatureOf(
    'call',
    signed ?? on,
    hashOf(network),
    hashOf(before),
    '1',
    outcome,
    isAsShown === null ? '' : String(isAsShown),
  );
  const [row] = await database.asVisitor<{ counts: boolean }>(
    'select note_call(1, $1, $2, $3, $4, $5, $6) as counts',
    [hashOf(network), hashOf(before), outcome, isAsShown, on, signature],
  );
  return row!.counts;
}
/** Makes what was said so far older. */
const daysPass = (days: number) =>
  database.exec(
    `update call_outcomes set day = day - ${days}; update call_alerts set noticed_at = noticed_at - interval '${days} days'`,
  );
const alert = () =>
  database.row(
    'select networks, days, noticed_at is not null as "isProblem", shown_from as "shownFrom", answered from call_alerts',
  );
const problems = () => database.values('select severity from provider_problems');
const notices = () => database.values(`select row_id from outbox where kind = 'calls'`);
const shown = () => database.asVisitor('select provider_id from call_alerts where shown_from <= now()');

test('of one network and day the last answer counts, however often it is sent', async () => {
  for (const outcome of ['wrong number', 'wrong number', 'no answer', 'reached'])
    expect(await say(1, outcome)).toBe(true);
  await say(1, 'reached', { isAsShown: false });
  await say(1, 'reached');
  expect(await database.rows('select outcome, as_shown from call_outcomes')).toEqual([
    { outcome: 'reached', as_shown: false },
  ]);
});

test('two networks are a line for staff, three on two days a problem and a notice, once', async () => {
  await say(1, 'wrong number');
  expect(await alert()).toBeUndefined();
  await say(2, 'wrong number');
  expect(await alert()).toMatchObject({ networks: 2, days: 1, isProblem: false });
  expect([await problems(), await notices()]).toEqual([['note'], []]);
  await say(3, 'wrong number');
  expect(await alert()).toMatchObject({ networks: 3, isProblem: false });
  await daysPass(1);
  await say(3, 'wrong number');
  await say(1, 'wrong number');
  expect([await problems(), await notices()]).toEqual([['error'], ['1']]);
  // One who reached them ends it.
  await say(4, 'reached');
  expect([await problems(), await notices()]).toEqual([['note'], ['1']]);
});

test('a page says so after five networks on three days, and 72 hours in which staff say nothing', async () => {
  for (const network of [1, 2, 3]) await say(network, 'wrong number');
  await daysPass(1);
  await say(4, 'wrong number');
  await daysPass(1);
  await say(5, 'wrong number');
  expect((await alert()).shownFrom).not.toBeNull();
  expect(await shown()).toEqual([]);
  await database.exec(`update call_alerts set shown_from = shown_from - interval '49 hours'`);
  expect(await shown()).toEqual([{ provider_id: 1 }]);
  await expect(database.asVisitor('select networks from call_alerts')).rejects.toThrow('denied');
  await expect(database.asVisitor('select * from call_outcomes')).rejects.toThrow('denied');
  await database.exec('update call_alerts set answered = true');
  expect([await shown(), await problems(), await database.values('select 1 from call_outcomes')]).toEqual([
    [],
    [],
    [],
  ]);
});

test.each([
  ['another number', `phone = '0515063895'`],
  ['a check of the number', `phone_checked_on = '2026-11-01'`],
])('%s is an answer, too', async (_, set) => {
  for (const network of [1, 2]) await say(network, 'wrong number');
  await database.exec(`update car_wash_locations set business_name = 'Noor'`);
  expect(await problems()).toEqual(['note']);
  await database.exec(`update car_wash_locations set ${set}`);
  expect(await problems()).toEqual([]);
});

test('a rival with one network gets nowhere, on many days', async () => {
  for (let day = 0; day < 20; day += 1) {
    await say(1, 'wrong number');
    await daysPass(1);
  }
  expect([await alert(), await problems(), await notices()]).toEqual([undefined, [], []]);
});

test('a network is one over the end of a month, in which its hash changes', async () => {
  for (const network of [1, 2]) await say(network, 'wrong number');
  await daysPass(1);
  await say(11, 'wrong number', { before: 1 });
  expect(await alert()).toMatchObject({ networks: 2, days: 2, isProblem: false });
  await say(12, 'reached', { before: 2 });
  expect(await database.value('select count(distinct network)::integer from call_outcomes')).toBe(2);
});

test.each<[said: string, outcomes: [outcome: string, isAsShown?: boolean][], problem: string[]]>([
  [
    'wrong numbers',
    [['wrong number'], ['no answer'], ['reached'], ['wrong number'], ['no answer']],
    [
      'callers_say_wrong: 2 networks on 1 days said that it is a wrong number, 2 had no answer, 1 reached it: call it, and answer in call_alerts',
    ],
  ],
  ['two without an answer', [['no answer'], ['no answer']], []],
  ['an answer', [['no answer'], ['no answer'], ['no answer'], ['reached']], []],
  [
    'no answer',
    [['no answer'], ['no answer'], ['no answer']],
    [
      'callers_get_no_answer: 3 networks had no answer, and none reached it: call it, and enter phone_checked_on',
    ],
  ],
  [
    'one other price',
    [
      ['reached', false],
      ['reached', true],
    ],
    [],
  ],
  [
    'other prices',
    [
      ['reached', false],
      ['reached', false],
    ],
    [
      'callers_say_otherwise: 2 networks said that price or hours are not as shown: ask, and enter price_checked_on and hours_checked_on',
    ],
  ],
])('staff see what callers said: %s', async (_, outcomes, problem) => {
  for (const [index, [outcome, isAsShown = null]] of outcomes.entries())
    await say(index, outcome, { isAsShown });
  const seen = () => database.values(`select problem || ': ' || meaning from provider_problems`);
  expect(await seen()).toEqual(problem);
  await database.exec(
    'update car_wash_locations set price_checked_on = (select max(day) from call_outcomes)',
  );
  expect(await seen()).toEqual(problem.filter((text) => !text.startsWith('callers_say_otherwise')));
});

test('only what the site signed today counts, and nothing is written to the provider', async () => {
  expect(await say(1, 'wrong number', { signed: 'another day' })).toBe(false);
  expect(await say(1, 'wrong number', { day: '2026-01-01' })).toBe(false);
  expect(await database.values('select 1 from call_outcomes')).toEqual([]);
  const before = await database.row('select to_jsonb(p) from car_wash_locations as p');
  for (const network of [1, 2, 3, 4, 5, 6]) await say(network, 'wrong number');
  expect(await database.row('select to_jsonb(p) from car_wash_locations as p')).toEqual(before);
  expect(await database.values(`select 1 from provider_history where way <> 'Studio'`)).toEqual([]);
});

test('what callers said is deleted after 31 days, with what followed from it', async () => {
  for (const network of [1, 2]) await say(network, 'wrong number');
  await daysPass(30);
  await database.rows('select delete_old_submissions()');
  expect(await problems()).toEqual(['note']);
  await daysPass(1);
  await database.rows('select delete_old_submissions()');
  expect([await problems(), await database.values('select 1 from call_outcomes'), await alert()]).toEqual([
    [],
    [],
    undefined,
  ]);
});
