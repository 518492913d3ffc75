import { randomUUID } from 'node:crypto';
import { type OwnerAct, ownerProof } from '@/lib/data/owner-links';
import { type OwnerLink, ownerLinkIn, ownerToken } from '@/lib/data/secret-links';
import { signatureOf } from '@/lib/data/signature';
import type { Row } from './database';
import { openListings } from './decisions';

const { database, claim, edit, decide, look, provider, open } = openListings();

const day = (ahead = 0) =>
  database.value<string>(`select ((now() at time zone 'Asia/Dubai')::date + ${ahead})::text`);
const link = (version = 1, of = 1) => ({ provider: of, version, issuedOn: '2026-11-28' });

/** Sends a claim of one press as the site does, and returns the row. */
async function press(
  act: OwnerAct,
  changes: Row,
  given: { of?: OwnerLink; claimed?: number; signed?: OwnerLink; more?: Row } = {},
) {
  const { of = link(), claimed = 1, signed = of, more = {} } = given;
  const [request_id, sender] = [randomUUID(), 'a'];
  const comparison = JSON.stringify({ changes, duplicates: null, missing: null });
  const owner_link = ownerProof(signed, act, request_id).replace(/^\d+/, String(of.version));
  const sender_signature = signatureOf('listing_submissions', request_id, sender, comparison);
  const listing = { business_name: 'Noor Steam', emirates: 'Dubai', claimed_provider_id: claimed };
  await database.insert('listing_submissions', {
    ...listing,
    request_id,
    sender,
    sender_signature,
    comparison,
    owner_link,
    ...more,
  });
  return database.row('select * from listing_submissions order by id desc limit 1');
}
const closure = async (ahead = 5) => ({
  closed_from: { was: null, proposed: await day() },
  closed_until: { was: null, proposed: await day(ahead) },
});
const issue = (set = 'taken_at_once = true') =>
  database.exec(`insert into owner_links (provider_id) values (1); update owner_links set ${set}`);
const told = () => database.values(`select kind from outbox order by id`);

test('an accepted claim issues a link, once, which the site writes and its sender is mailed', async () => {
  await claim({ details: { hours: '24/7' } });
  await decide('accepted');
  expect(await told()).toEqual(['claim', 'owner link']);
  const nonce = randomUUID();
  const asked = await database.asVisitor('select owner_links_to_write($1, $2) as links', [
    nonce,
    signatureOf('owner links', nonce),
  ]);
  expect(asked[0]!.links).toEqual([{ provider: 1, version: 1, issuedOn: await day() }]);
  const links = JSON.stringify([{ provider: 1, version: 1, link: 'https://lamaa.example/owner/x' }]);
  const write = (signature: string) =>
    database.asVisitor('select write_owner_links($1, $2, $3)', [links, nonce, signature]);
  await expect(write('x')).rejects.toThrow('signature');
  await write(signatureOf('write owner links', nonce, links));
  expect(await database.value('select link from owner_links')).toContain('/owner/x');
  const [mail] = await database.values<Row>(
    `select owner_link_of(outbox) from outbox where kind = 'owner link'`,
  );
  expect(mail).toMatchObject({ email: 'n@owner.example', provider: 1, version: 1 });
  // In no table that others read or that keeps what was.
  for (const kept of ['provider_history', 'outbox', 'listing_submissions'])
    expect(JSON.stringify(await database.rows(`select * from ${kept}`))).not.toContain('/owner/');
  await expect(database.asVisitor('select * from owner_links')).rejects.toThrow('denied');
  await claim({ details: { price: 'AED 60' } });
  await decide('accepted', 2);
  expect(await told()).toEqual(['claim', 'owner link', 'claim']);
});

test('raising the version withdraws a link and issues another one', async () => {
  await issue(`link = 'https://lamaa.example/owner/x'`);
  await database.exec('update owner_links set version = 2');
  expect(await database.row('select version, link from owner_links')).toEqual({ version: 2, link: null });
  await expect(database.exec('update owner_links set version = 1')).rejects.toThrow('Raise the version');
  await expect(press('closure', await closure())).rejects.toThrow('does not hold');
  await press('closure', await closure(), { of: link(2) });
});

// prettier-ignore
test.each([
  ['delete from owner_links', 'tick is_ended in the row of provider 1'],
  ['insert into owner_links (provider_id) values (1)', 'Provider 1 has a link already'],
  ['insert into owner_links (provider_id) values (99999)', 'there is no provider 99999'],
  ['update owner_links set provider_id = 2', 'add a row for another provider'],
  ['update owner_links set issued_on = issued_on - 200', 'issued_on is not put back'],
])('refuses in words: %s', async (sql, sentence) => {
  await issue();
  await expect(database.exec(sql)).rejects.toThrow(sentence);
});

test('the link of a claim ends with it, and a new one is issued when it is accepted again', async () => {
  await claim({ details: { hours: '24/7' } });
  await decide('accepted');
  const links = () => database.row('select version, is_ended, claim::integer from owner_links');
  const undo = (is: boolean) =>
    database.exec(`update provider_history set undo = ${is} where way = 'decision' and source = '1'`);
  expect(await links()).toEqual({ version: 1, is_ended: false, claim: 1 });
  await claim({ details: { price: 'AED 60' } });
  await decide('accepted', 2);
  await decide('new', 2);
  expect(await links()).toMatchObject({ version: 1, is_ended: false });
  await undo(true);
  expect(await links()).toMatchObject({ version: 2, is_ended: true });
  await expect(press('closure', await closure())).rejects.toThrow('does not hold');
  const nonce = randomUUID();
  const asked = await database.asVisitor('select owner_links_to_write($1, $2) as links', [
    nonce,
    signatureOf('owner links', nonce),
  ]);
  expect(asked[0]!.links).toEqual([]);
  await undo(false);
  expect(await links()).toEqual({ version: 2, is_ended: false, claim: 1 });
  expect((await told()).filter((kind) => kind === 'owner link')).toHaveLength(2);
});

test('a closure waits for staff, unless they said that it is taken at once', async () => {
  await issue('taken_at_once = false');
  expect(await press('closure', await closure())).toMatchObject({
    status: 'new',
    by_owner_link: 'closure',
    email: null,
  });
  expect((await open('note, changes'))[0]).toEqual({
    note: "By the owner's link.",
    changes: expect.stringMatching(/closed_from: .*\nclosed_until: /),
  });
  expect(await provider()).toMatchObject({ closed_until: null });
  await decide('accepted');
  expect((await provider()).closed_until).not.toBeNull();
});

test('what is taken at once is told to staff, and undone by one press', async () => {
  await issue();
  expect(await press('closure', await closure())).toMatchObject({ status: 'accepted' });
  expect((await provider()).closed_until).not.toBeNull();
  expect(await told()).toEqual(['taken']);
  const [content] = await database.values<Row>('select taken_of(outbox) from outbox');
  expect(content).toMatchObject({
    result: expect.stringMatching(/^Provider 1 changed.*closed_from.*closed_until/),
    history: expect.any(Number),
  });
  await database.exec(`update provider_history set undo = true where id = ${content!.history as number}`);
  expect((await provider()).closed_until).toBeNull();
});

test.each([
  ['edited', `address = 'Shop 5', details = '{"price": "AED 60"}'`],
  ['rejected and reopened', `status = 'rejected'`, `status = 'new'`],
  ['accepted and undone', `status = 'accepted'`],
])('a closure that staff have %s is still a closure', async (_, ...sets) => {
  await issue('taken_at_once = false');
  await press('closure', await closure());
  for (const set of sets) await edit(set);
  await database.exec(`update provider_history set undo = true where way = 'decision'`);
  await look();
  expect((await open('changes'))[0]!.changes).toMatch(/closed_from: .*\nclosed_until: /);
  await decide('accepted');
  expect((await provider()).closed_until).not.toBeNull();
});

test('of each kind one counts at once a day, and only what it is for', async () => {
  await issue();
  const hours = { opening_hours: { was: '8 AM - 9 PM', proposed: '8 AM - 9 PM; Eid closed' } };
  const checked = {
    hours_checked_on: { was: null, proposed: await day() },
    hours_source: { was: null, proposed: 'owner' },
  };
  expect(await press('season', hours)).toMatchObject({ status: 'accepted' });
  expect(await press('all correct', checked)).toMatchObject({ status: 'accepted' });
  expect(await press('closure', await closure(31))).toMatchObject({ status: 'new' });
  expect(await press('closure', { ...(await closure()), ...hours })).toMatchObject({ status: 'new' });
  expect(await press('closure', await closure())).toMatchObject({ status: 'accepted' });
  expect(await press('closure', await closure(2))).toMatchObject({ status: 'new' });
  expect(await press('listing', hours)).toMatchObject({ status: 'new' });
  // The listed phone is no check.
  expect(await press('all correct', { phone: { was: '0515063894', proposed: '1' } })).toMatchObject({
    status: 'new',
  });
});

test('nobody else sends by a link: not of another provider, another act, or without the site', async () => {
  await issue();
  await database.exec(
    `insert into car_wash_locations (business_name) values ('Zafir'); insert into owner_links (provider_id) values (2)`,
  );
  await expect(press('closure', {}, { claimed: 2 })).rejects.toThrow('does not hold');
  await expect(press('closure', {}, { signed: link(2) })).rejects.toThrow('does not hold');
  await expect(press('closure', {}, { more: { owner_link: '1 closure x' } })).rejects.toThrow(
    'does not hold',
  );
  await expect(press('closure', {}, { more: { by_owner_link: 'closure' } })).rejects.toThrow('denied');
  // A replayed request is stored once.
  const request = { request_id: randomUUID() };
  const owner_link = ownerProof(link(), 'closure', request.request_id);
  for (let times = 0; times < 2; times += 1) {
    const sender_signature = signatureOf('listing_submissions', request.request_id, 'a');
    await press('closure', {}, { more: { ...request, owner_link, comparison: null, sender_signature } });
  }
  expect(await database.value('select count(*)::integer from listing_submissions')).toBe(1);
  await database.exec(`update car_wash_locations set closed_on = '2026-01-01' where id = 1`);
  await expect(press('closure', {})).rejects.toThrow('does not hold');
});

test('a link is forgotten after 180 days, as the site forgets it', async () => {
  await database.exec(
    `insert into owner_links (provider_id, issued_on) values (1, (now() at time zone 'Asia/Dubai')::date - 180)`,
  );
  await database.rows('select delete_old_submissions()');
  expect(await database.values('select issued_on::text from owner_links')).toHaveLength(1);
  await database.exec(`alter table owner_links disable trigger renew_owner_link; update owner_links set issued_on = issued_on - 1;
    alter table owner_links enable trigger renew_owner_link`);
  await database.rows('select delete_old_submissions()');
  expect(await database.values('select 1 from owner_links')).toEqual([]);
  expect(ownerLinkIn(ownerToken({ ...link(), issuedOn: await day(-181) })!)).toBeUndefined();
});
