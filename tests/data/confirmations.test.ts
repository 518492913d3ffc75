import { signatureOf } from '@/lib/data/signature';
import { migratedDatabase } from './database';

const database = migratedDatabase({
  isSigned: true,
  all: `insert into car_wash_locations (business_name, closed_on) select 'Noor ' || n, null from generate_series(1, 30) as n;
     insert into car_wash_locations (business_name, closed_on) values ('Gone', '2026-01-01')`,
});

/** Confirms as the site does, or with another signature. @returns whether it counts */
async function confirm(
  provider: number,
  sender: string,
  signature: string | null = signatureOf('confirmation', sender, String(provider)),
) {
  const sql = 'select confirm_facts($1, $2, $3) as counts';
  return (await database.asVisitor(sql, [provider, sender, signature]))[0]!.counts;
}
const counted = () => database.rows('select provider_id, times from confirmations order by provider_id');

test('a sender counts once a day for each provider', async () => {
  expect(await confirm(1, 'a')).toBe(true);
  expect(await confirm(1, 'a')).toBe(true);
  await confirm(1, 'b');
  await confirm(2, 'a');
  expect(await counted()).toEqual([
    { provider_id: 1, times: 2 },
    { provider_id: 2, times: 1 },
  ]);
  await database.exec('update confirmation_senders set day = day - 1');
  await confirm(1, 'a');
  expect((await counted())[0]).toEqual({ provider_id: 1, times: 3 });
});

test('a sender counts 20 times a day', async () => {
  for (let provider = 1; provider <= 25; provider += 1)
    expect(await confirm(provider, 'a')).toBe(provider <= 20);
  expect(await confirm(20, 'a')).toBe(true);
  expect(await counted()).toHaveLength(20);
});

test('nothing is counted that the site has not signed, or of a provider that is not listed', async () => {
  for (const counts of [
    await confirm(1, 'a', null),
    await confirm(1, 'a', signatureOf('confirmation', 'a', '2')),
    await confirm(1, 'b', signatureOf('confirmation', 'a', '1')),
    await confirm(31, 'a'),
    await confirm(999, 'a'),
  ])
    expect(counts).toBe(false);
  expect(await counted()).toEqual([]);
});

test('staff see the last 90 days, and senders are deleted after the night', async () => {
  await confirm(1, 'a');
  await confirm(2, 'a');
  await confirm(2, 'b');
  await database.exec(`insert into confirmations values (3, current_date - 100, 50), (4, current_date - 400, 9);
    update confirmation_senders set day = day - 1`);
  expect(await database.rows('select id, times::integer from confirmed_providers')).toEqual([
    { id: 2, times: 2 },
    { id: 1, times: 1 },
  ]);
  await database.exec('select delete_old_submissions()');
  expect(await database.rows('select sender from confirmation_senders')).toEqual([]);
  expect(await counted()).toHaveLength(3);
});
