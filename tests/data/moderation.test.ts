import { randomUUID } from 'node:crypto';
import { signatureOf } from '@/lib/data/signature';
import { migratedDatabase } from './database';
import { compareListings, sendListing } from './site';

const database = migratedDatabase({
  isSigned: true,
  each: `insert into car_wash_locations (business_name, address, phone, whatsapp_handle, website, website_valid,
         mobile_validation, opening_hours, price_range, updated_at)
       values ('Noor Steam', 'Shop 4, Deira, Dubai', '0515063894', 'https://wa.me/971515063894', 'http://noor.example', true,
         true, '8 AM - 9 PM', 'AED 40', null)`,
});

const CLAIM = {
  business_name: 'Noor Steam',
  email: 'n@owner.example',
  emirates: 'Dubai',
  claimed_provider_id: 1,
  address: 'Shop 4, Deira, Dubai',
  website: 'https://noor.example/',
  details: { phone: '+971 51 506 3894', whatsapp: '+971 51 506 3894', hours: '8 AM - 9 PM', price: 'AED 40' },
};
const LISTING = {
  business_name: 'Zafir',
  email: 'z@visitor.example',
  website: 'https://zafir.example',
  address: 'Shop 4, Al Nakheel',
  emirates: 'Ras Al Khaimah',
  description: 'Steam.',
  service_type: ['Mobile Car Wash', 'Steam Cleaning'],
};

const claim = (values: Record<string, unknown> = {}) => sendListing(database, { ...CLAIM, ...values });
const send = (values: Record<string, unknown> = {}) => sendListing(database, { ...LISTING, ...values });
const NOT_COMPARED =
  'Not done: the site has not compared this with the directory yet. Choose "accepted" again in a minute, or "accepted as new" now.';
const CLAIM_NOT_COMPARED =
  'Not done: the site has not compared this with provider 1 yet. Choose "accepted" again in a minute.';
/** The site's next look. */
const look = () => compareListings(database);
const provider = (id = 1) => database.row(`select * from car_wash_locations where id = ${id}`);
const providerCount = () => database.value('select count(*)::integer from car_wash_locations');
/** Columns of what waits for a decision. */
const open = (columns: string) => database.rows(`select ${columns} from open_submissions order by id`);

/** Changes that no claim may make. */
const FORGED = {
  rating: { was: null, proposed: 5 },
  verified_status: { was: null, proposed: 'verified' },
  closed_on: { was: null, proposed: '2026-01-01' },
};
/** A row that says what is listed, as anybody with the public key may insert it. */
const handmade = (values: Record<string, unknown>) => {
  const row = { ...CLAIM, ...values };
  return { ...row, details: JSON.stringify(row.details) };
};
/** The signed columns of a request without a comparison. */
function signed() {
  const request_id = randomUUID();
  return { request_id, sender: 'a', sender_signature: signatureOf('listing_submissions', request_id, 'a') };
}

/** Edits a cell as the Table Editor does, and returns what it then shows. */
function edit(set: string, id = 1, table = 'listing_submissions') {
  const columns = table === 'listing_submissions' ? 'status, provider_id, result' : 'status, result';
  return database.row(`update ${table} set ${set} where id = ${id} returning ${columns}`);
}
const decide = (status: string, id = 1, table?: string) => edit(`status = '${status}'`, id, table);

describe('a new business', () => {
  test('becomes a provider by choosing "accepted", once', async () => {
    await send({ details: { name_ar: 'ظافر' } });
    const result = 'Provider 2 created; still missing: phone, opening hours, price, coordinates.';
    for (let times = 0; times < 2; times += 1)
      expect(await decide('accepted')).toEqual({ status: 'accepted', provider_id: 2, result });
    expect(await providerCount()).toBe(2);
    expect(await provider(2)).toMatchObject({
      business_name: 'Zafir',
      name_ar: 'ظافر',
      website: 'https://zafir.example',
      verified_status: null,
      website_valid: false,
      address: 'Shop 4, Al Nakheel, Ras Al Khaimah',
      service_location: 'mobile',
      wash_type: 'Mobile Car Wash, Steam Cleaning',
      service_description: 'Steam.',
    });
  });

  test('that was reopened is not created twice', async () => {
    await send();
    await decide('accepted');
    const still =
      'Provider 2 is still in the directory: to remove it, set undo in row 2 of provider_history.';
    expect(await decide('new')).toEqual({ status: 'new', provider_id: 2, result: `Reopened. ${still}` });
    // Without waiting for the next look.
    expect(await decide('accepted')).toMatchObject({ result: 'Provider 2 had already been created.' });
    await decide('new');
    expect(await decide('rejected')).toMatchObject({ status: 'rejected', result: `Rejected. ${still}` });
    expect(await providerCount()).toBe(2);
  });

  test('is open again when its provider is deleted', async () => {
    await send();
    await decide('accepted');
    await database.exec('delete from car_wash_locations where id = 2');
    expect(await database.rows('select status, provider_id, result from listing_submissions')).toEqual([
      { status: 'new', provider_id: null, result: 'Reopened, because provider 2 was deleted.' },
    ]);
    await look();
    expect(await decide('accepted')).toMatchObject({ status: 'accepted', provider_id: 3 });
  });

  // prettier-ignore
  test.each<[reason: string, values: Record<string, unknown>]>([
    ['same phone', { phone: '04 123 4567 / 051 506 3894' }],
    ['same website', { website: 'https://www.noor.example/' }],
    ['same name', { business_name: 'Noor Steam Car Wash L.L.C', emirates: 'Dubai', address: null }],
    ['same name, same phone, same website', { ...CLAIM, claimed_provider_id: null, details: null, phone: '0515063894' }],
  ])('is not accepted if a provider has the %s', async (reason, values) => {
    await send(values);
    expect(await decide('accepted')).toEqual({
      status: 'new', provider_id: null,
      result: `Not done: this looks like provider 1 Noor Steam (${reason}). Enter 1 in claimed_provider_id to change that one, or choose "accepted as new".`,
    });
    expect(await providerCount()).toBe(1);
    expect(await decide('accepted as new')).toMatchObject({ status: 'accepted as new', provider_id: 2 });
  });

  test('with the name of one in another emirate is accepted', async () => {
    await send({ business_name: 'Noor Steam', emirates: 'Sharjah', address: 'Al Majaz' });
    expect(await decide('accepted')).toMatchObject({ status: 'accepted', provider_id: 2 });
  });

  test.each([
    ['the same phone', { business_name: 'Zafir', phone: '+971 51 506 3894' }, 'phone'],
    ['the same name', { business_name: 'noor steam', emirates: 'Dubai' }, 'name'],
  ])('is not accepted if a provider with %s came after the comparison', async (_, values, reason) => {
    await database.exec(`update car_wash_locations set business_name = 'Glow', phone = '800 5263'`);
    await send({ website: null, ...values });
    await database.exec(`update car_wash_locations set business_name = 'Noor Steam', phone = '0515063894'`);
    expect((await decide('accepted')).result).toContain(
      `this looks like provider 1 Noor Steam (same ${reason}).`,
    );
  });

  test('of a call centre, or of a short number, is not the same business', async () => {
    for (const phone of ['800 52637777', '600 123456', '1234']) {
      await database.rows('update car_wash_locations set phone = $1', [phone]);
      await database.exec(
        `delete from listing_submissions; delete from car_wash_locations where id > 1; select setval('listing_submissions_id_seq', 1, false)`,
      );
      await send({ phone });
      expect(await decide('accepted')).toMatchObject({ status: 'accepted' });
    }
  });

  test('is compared again as long as it is open: what resembles it comes and goes', async () => {
    await send();
    const duplicates = () => database.value('select duplicates from open_submissions');
    expect(await duplicates()).toBeNull();
    await database.exec(
      `insert into car_wash_locations (business_name, website) values ('Glow', 'zafir.example')`,
    );
    await look();
    expect(await duplicates()).toBe('2 Glow (same website)');
    await database.exec('delete from car_wash_locations where id = 2');
    await look();
    expect(await duplicates()).toBeNull();
  });

  test('that is already listed becomes a claim of that provider', async () => {
    await send({ business_name: 'Noor Steam', emirates: 'Dubai', address: 'Shop 4, Deira', website: null });
    await decide('accepted');
    expect(await edit('claimed_provider_id = 1')).toMatchObject({
      status: 'new',
      result: 'Now a claim of provider 1: open_submissions shows its changes in a minute.',
    });
    await look();
    expect(await decide('accepted')).toEqual({
      status: 'accepted',
      provider_id: 1,
      result: 'Provider 1 changed: address, service_description.',
    });
    expect(await providerCount()).toBe(1);
  });

  test('with a value that no provider can have stays open', async () => {
    await send();
    await database.exec(`update listing_submissions set business_name = repeat('x', 201), note = 'Long.'`);
    await look();
    expect(await decide('accepted')).toMatchObject({
      status: 'new',
      result: expect.stringMatching(/^Not done: business_name must have at most 200 characters/),
    });
  });

  test('that staff enter as accepted is created once it has been compared, or at once as new', async () => {
    const enter = (status: string) =>
      database.rows(`insert into listing_submissions (business_name, email, emirates, status)
        values ('Zafir', 'z@visitor.example', 'Ajman', '${status}') returning status, provider_id, result`);
    expect(await enter('accepted')).toEqual([{ status: 'new', provider_id: null, result: NOT_COMPARED }]);
    expect(await enter('accepted as new')).toEqual([
      { status: 'accepted as new', provider_id: 2, result: 'Provider 2 created.' },
    ]);
    await database.exec('delete from car_wash_locations where id = 2');
    await look();
    expect(await decide('accepted')).toMatchObject({ status: 'accepted', provider_id: 3 });
  });
});

describe('a claim', () => {
  test('leaves alone what its sender did not change, even if staff correct it before they accept', async () => {
    await claim({ details: { ...CLAIM.details, price: 'AED 60' } });
    await database.exec(
      `update car_wash_locations set opening_hours = '9 AM - 11 PM', phone = '0515063895', address = 'Shop 9, Deira, Dubai';
       update car_wash_locations set mobile_validation = true`,
    );
    expect(await decide('accepted')).toMatchObject({ result: 'Provider 1 changed: price_range.' });
    expect(await provider()).toMatchObject({
      opening_hours: '9 AM - 11 PM',
      phone: '0515063895',
      mobile_validation: true,
      address: 'Shop 9, Deira, Dubai',
      price_range: 'AED 60',
    });
  });

  test('is what staff make of it', async () => {
    await claim();
    await edit(`details = details || '{"hours": "10 AM - 6 PM"}'`);
    await look();
    expect(await decide('accepted')).toMatchObject({ result: 'Provider 1 changed: opening_hours.' });
  });

  test('does not become a second provider by a wrong choice', async () => {
    await claim({ details: { price: 'AED 60' } });
    expect(await decide('accepted as new')).toEqual({
      status: 'new',
      provider_id: null,
      result:
        'Not done: this is a claim of provider 1. Choose "accepted" to change that one, or empty claimed_provider_id first.',
    });
    expect(await providerCount()).toBe(1);
  });

  const CHANGED = {
    business_name: 'Noor Steam Spa',
    emirates: 'Sharjah',
    address: 'Shop 7',
    website: null,
    details: {
      name_ar: 'مغسلة نور',
      phone: '051 506 0000',
      whatsapp: '@noor',
      hours: '24/7',
      price: 'AED 30-60',
    },
  };

  test('of a provider that is claimed twice is named beside the other', async () => {
    await claim();
    await claim({ email: 'z@owner.example' });
    const duplicates = () => open('id, duplicates');
    expect(await duplicates()).toEqual([
      { id: '1', duplicates: 'claim 2 (z@owner.example) is of the same provider' },
      { id: '2', duplicates: 'claim 1 (n@owner.example) is of the same provider' },
    ]);
    await decide('rejected', 2);
    expect(await duplicates()).toEqual([{ id: '1', duplicates: null }]);
  });

  test('leaves alone what staff empty in its details', async () => {
    await claim({ details: { ...CLAIM.details, hours: '24/7', price: 'AED 60' } });
    await database.exec(`update listing_submissions set details = details || '{"hours": null}'`);
    expect(await decide('accepted')).toMatchObject({ status: 'new', result: CLAIM_NOT_COMPARED });
    await look();
    expect(await decide('accepted')).toMatchObject({ result: 'Provider 1 changed: price_range.' });
    expect(await provider()).toMatchObject({ opening_hours: '8 AM - 9 PM', price_range: 'AED 60' });
  });

  test.each([
    ['empty', '""', null],
    ['fill with blanks', '"  "', null],
    ['write with a currency beside a note', '"45 AED"', '45 AED'],
  ])('stays readable, and its price is left alone, if staff %s', async (_, price, left) => {
    await claim({ details: { ...CLAIM.details, price_small: '30', price_suv: '45.50' } });
    await claim({ email: 'z@owner.example', details: { price_small: '40' } });
    await edit(`note = 'Asked', details = details || '{"price_small": ${price}}'`);
    await look();
    expect(await open('id, changes')).toEqual([
      { id: '1', changes: 'price_suv: (empty) → 45.5' },
      { id: '2', changes: 'price_small: (empty) → 40' },
    ]);
    const price_small = "select details ->> 'price_small' from listing_submissions where id = 1";
    expect(await database.value(price_small)).toBe(left);
    expect(await decide('accepted')).toMatchObject({ result: 'Provider 1 changed: price_suv.' });
  });

  test('that becomes a new business keeps its photos and prices', async () => {
    const photos = ['https://cdn.example/bay.jpg', 'https://cdn.example/queue.jpg'];
    await claim({
      business_name: 'Zafir',
      website: null,
      address: 'Al Barsha, Dubai',
      details: { photos: photos.join('\n'), price_small: '30' },
    });
    await edit(`note = 'Another business', claimed_provider_id = null`);
    await look();
    expect(await decide('accepted')).toMatchObject({ status: 'accepted', provider_id: 2 });
    const { photo_urls, price_small } = await provider(2);
    expect([photo_urls, Number(price_small)]).toEqual([photos, 30]);
  });

  test('replaces the photos in its order, and leaves them alone without links', async () => {
    const [bay, queue] = ['https://cdn.example/bay.jpg', 'https://cdn.example/queue.jpg'];
    await database.exec(`update car_wash_locations set photo_urls = '{${bay}}', photo_alts = '{The bays}'`);
    await claim({ details: { ...CLAIM.details, photos: `${queue}\n${bay}` } });
    expect(await open('facts, changes')).toEqual([
      {
        facts: expect.stringContaining(`photos: ${queue}\n${bay}`),
        changes: `photo_urls: ${bay} → ${queue}\n${bay}`,
      },
    ]);
    expect(await decide('accepted')).toMatchObject({ result: 'Provider 1 changed: photo_urls.' });
    const photos = { photo_urls: [queue, bay], photo_alts: ['', 'The bays'] };
    const shown = () => database.value('select to_jsonb(p) from car_wash_locations as p');
    expect(await shown()).toMatchObject(photos);
    await claim({ details: { ...CLAIM.details, price: 'AED 60' } });
    await decide('accepted', 2);
    expect(await shown()).toMatchObject({ ...photos, price_range: 'AED 60' });
    const undone = await database.rows(
      `update provider_history set undo = true where source = '1' and way = 'decision' returning result`,
    );
    expect(undone).toEqual([{ result: 'Undone.' }]);
    expect(await shown()).toMatchObject({ photo_urls: [bay], photo_alts: ['The bays'] });
  });

  test('shows its changes in the queue and makes them when accepted', async () => {
    await claim(CHANGED);
    expect(await database.value('select changes from open_submissions')).toBe(
      [
        'business_name: Noor Steam → Noor Steam Spa',
        'name_ar: (empty) → مغسلة نور',
        'address: Shop 4, Deira, Dubai → Shop 7, Sharjah',
        'phone: 0515063894 → 051 506 0000',
        'mobile_validation: true → false',
        'whatsapp_handle: https://wa.me/971515063894 → @noor',
        'opening_hours: 8 AM - 9 PM → 24/7',
        'price_range: AED 40 → AED 30-60',
      ].join('\n'),
    );
    const fields =
      'business_name, name_ar, address, phone, mobile_validation, whatsapp_handle, opening_hours, price_range';
    expect(await decide('accepted')).toEqual({
      status: 'accepted',
      provider_id: 1,
      result: `Provider 1 changed: ${fields}.`,
    });
    expect(await provider()).toMatchObject({
      business_name: 'Noor Steam Spa',
      address: 'Shop 7, Sharjah',
      phone: '051 506 0000',
      mobile_validation: false,
      website: 'http://noor.example',
      website_valid: true,
      price_range: 'AED 30-60',
      opening_hours: '24/7',
      updated_at: expect.any(Date),
    });
  });

  test('is accepted in part by deleting the rest from its changes, in the same edit or before', async () => {
    await claim(CHANGED);
    await edit(`changes = changes - 'business_name'`);
    expect(
      await edit(
        `changes = changes - '{name_ar,address,phone,whatsapp_handle,opening_hours}'::text[], status = 'accepted'`,
      ),
    ).toMatchObject({ result: 'Provider 1 changed: price_range.' });
    expect(await provider()).toMatchObject({
      business_name: 'Noor Steam',
      phone: '0515063894',
      price_range: 'AED 30-60',
    });
  });

  test('is accepted as staff edit what it proposes', async () => {
    await claim(CHANGED);
    await edit(
      `changes = jsonb_build_object('opening_hours', changes -> 'opening_hours' || '{"proposed": "Daily 24 hours"}')`,
    );
    expect(await decide('accepted')).toMatchObject({ result: 'Provider 1 changed: opening_hours.' });
    expect(await provider()).toMatchObject({ opening_hours: 'Daily 24 hours' });
  });

  test('leaves alone a fact that staff corrected meanwhile, and says so', async () => {
    await claim({ details: { ...CLAIM.details, hours: '24/7', price: 'AED 60' } });
    await database.exec(`update car_wash_locations set opening_hours = '9 AM - 11 PM'`);
    expect(await open('changes')).toEqual([
      {
        changes:
          'opening_hours: 8 AM - 9 PM → 24/7 (not taken: it is 9 AM - 11 PM by now)\nprice_range: AED 40 → AED 60',
      },
    ]);
    expect(await decide('accepted')).toMatchObject({
      result: 'Provider 1 changed: price_range. Not taken, because it was changed meanwhile: opening_hours.',
    });
    expect(await provider()).toMatchObject({ opening_hours: '9 AM - 11 PM', price_range: 'AED 60' });
  });

  test.each([
    ['by hand, with the public key', () => ({})],
    ['with a signature of something else', signed],
  ])('inserted %s brings no changes of its own', async (_, more) => {
    const comparison = JSON.stringify({ changes: FORGED });
    await database.insert('listing_submissions', handmade({ comparison, ...more() }));
    expect(
      await database.rows('select changes, duplicates, missing, comparison from listing_submissions'),
    ).toEqual([{ changes: null, duplicates: null, missing: null, comparison: null }]);
    expect(await open('changes')).toEqual([{ changes: 'not compared' }]);
    expect(await decide('accepted')).toMatchObject({ status: 'new', result: CLAIM_NOT_COMPARED });
    await look();
    expect(await decide('accepted')).toMatchObject({
      result: 'Provider 1 stays as it is: there is nothing to change.',
    });
  });

  test('inserted by hand cannot name the column of changes', async () => {
    const row = handmade({ changes: JSON.stringify(FORGED) });
    await expect(database.insert('listing_submissions', row)).rejects.toThrow(/permission denied/);
  });

  test('changes no other column, whoever wrote it there', async () => {
    await claim();
    const before = await provider();
    await database.rows('update listing_submissions set changes = $1', [JSON.stringify(FORGED)]);
    expect(await open('changes')).toEqual([{ changes: null }]);
    expect(await decide('accepted')).toMatchObject({
      result: 'Provider 1 stays as it is: there is nothing to change.',
    });
    expect(await provider()).toEqual(before);
  });

  test('of a provider that is gone stays open, or becomes a new one', async () => {
    await claim({ ...CHANGED, claimed_provider_id: 99 });
    expect(await decide('accepted')).toMatchObject({
      status: 'new',
      result: 'Not done: there is no provider 99. Correct claimed_provider_id, or choose "accepted as new".',
    });
    expect(await decide('accepted as new')).toMatchObject({ status: 'accepted as new', provider_id: 2 });
    expect(await provider(2)).toMatchObject({ phone: '051 506 0000', opening_hours: '24/7' });
  });

  test('whose decision was undone is compared anew', async () => {
    await claim(CHANGED);
    const changes = await database.value('select changes from open_submissions');
    await decide('accepted');
    await database.exec(`update provider_history set undo = true where way = 'decision'`);
    expect(await open('changes')).toEqual([{ changes: 'not compared' }]);
    expect(await database.value('select status from listing_submissions')).toBe('new');
    await look();
    expect(await open('changes')).toEqual([{ changes }]);
  });

  test('can be reopened, corrected and accepted again', async () => {
    await claim(CHANGED);
    await decide('accepted');
    expect(await decide('new')).toMatchObject({
      result: expect.stringMatching(/^Reopened. Provider 1 keeps the changes: /),
    });
    await edit(`details = '{"price": "AED 70"}'`);
    await look();
    expect(await decide('accepted')).toMatchObject({ result: 'Provider 1 changed: price_range.' });
  });
});

describe.each(['listing_submissions', 'contact_submissions'])('a decision in %s', (table) => {
  beforeEach(() =>
    table === 'listing_submissions'
      ? send()
      : database.insert(table, { name: 'A', email: 'a@visitor.example', message: 'Hello' }),
  );

  test.each(['spam', 'rejected', 'accepted'])('that is %s must be reopened for another', async (first) => {
    await edit("note = 'Because.'", 1, table);
    await decide(first, 1, table);
    const other = first === 'accepted' ? 'rejected' : 'accepted';
    expect(await decide(other, 1, table)).toMatchObject({
      status: first,
      result: `Not done: this is ${first}. To decide again, set the status to "new" first.`,
    });
    expect(await decide('new', 1, table)).toMatchObject({
      status: 'new',
      result: expect.stringMatching(/^Reopened\./),
    });
    expect(await decide(other, 1, table)).toMatchObject({ status: other });
    const columns = 'note, decided_at is not null as is_decided';
    expect(await database.rows(`select ${columns} from ${table}`)).toEqual([
      { note: 'Because.', is_decided: true },
    ]);
  });

  test('can turn from rejected into spam', async () => {
    await decide('rejected', 1, table);
    expect(await decide('spam', 1, table)).toMatchObject({ status: 'spam', result: 'Marked as spam.' });
  });

  test('offers its values as a list', async () => {
    await expect(decide('maybe', 1, table)).rejects.toThrow(/invalid input value for enum/);
  });
});

describe('the queue', () => {
  test('lists what is open with its due date until it is decided', async () => {
    const message = { name: 'A', email: 'a@visitor.example', phone: '050 000 0000', message: 'Hello' };
    await database.insert('contact_submissions', message);
    await database.insert('contact_submissions', { name: 'A', message: 'Wrong information', provider_id: 1 });
    await claim();
    // Friday, 20 November 2026, 23:30 in Dubai.
    for (const table of ['contact_submissions', 'listing_submissions'])
      await database.exec(`update ${table} set created_at = '2026-11-20T19:30:00Z'`);
    await database.exec("set time zone 'Asia/Dubai'");
    const queue = async () => {
      const columns = 'kind, id::integer, provider_name, due_at::text, is_late, contact, decide_in';
      return (await database.rows(`select ${columns} from open_submissions`)).map(Object.values);
    };
    // The end of Wednesday, the third business day.
    const wednesday = ['2026-11-26 00:00:00+04', new Date() > new Date('2026-11-25T20:00:00Z')];
    const contact = `${message.email}\n${message.phone}`;
    expect(await queue()).toEqual([
      ['message', 1, null, '2026-11-21 23:30:00+04', true, contact, 'contact_submissions'],
      ['claim', 1, 'Noor Steam', ...wednesday, 'n@owner.example', 'listing_submissions'],
      ['report', 2, 'Noor Steam', ...wednesday, '', 'contact_submissions'],
    ]);
    await decide('spam', 2, 'contact_submissions');
    await decide('rejected');
    expect((await queue()).map(([kind]) => kind)).toEqual(['message']);
  });

  test('shows the facts and likely duplicates of a listing', async () => {
    const website = 'https://noor.example';
    await send({ business_name: 'Noor steam', emirates: 'Dubai', address: null, website });
    expect(await open('facts, changes, duplicates, text')).toEqual([
      {
        facts: `emirate: Dubai\nwebsite: ${website}\nservices: Mobile Car Wash, Steam Cleaning`,
        changes: null,
        duplicates: '1 Noor Steam (same name, same website)',
        text: 'Steam.',
      },
    ]);
  });
});

describe('the next look', () => {
  const counter = () =>
    database.value<number>(
      `select changes::integer from directory_counters where table_name = 'listing_submissions'`,
    );
  type Waiting = { id: string; of: string }[];
  const waiting = () => database.value<Waiting>('select listings_to_compare()');

  test('is asked for what waits to be compared, by a counter', async () => {
    const rise = async (step: () => Promise<unknown>) => {
      const before = await counter();
      // Once in a transaction, which here is that of the tests.
      await database.exec("select set_config('directory.raised', '', true)");
      await step();
      return (await counter()) - before;
    };
    for (const step of [claim, send, () => edit("note = 'Asked.'"), () => edit("status = 'rejected'")])
      expect(await rise(step)).toBe(0);
    const insert = () => database.insert('listing_submissions', handmade({}));
    for (const step of [
      () => edit("description = 'Foam.'", 2),
      () => edit('claimed_provider_id = 1', 2),
      insert,
    ])
      expect(await rise(step)).toBe(1);
    expect(await rise(look)).toBe(0);
  });

  test('gets the facts of a business, and nothing of its sender', async () => {
    await database.insert('listing_submissions', handmade({}));
    await database.insert('listing_submissions', handmade({ claimed_provider_id: 99 }));
    const { email: _, ...facts } = CLAIM;
    const nothing = { phone: null, description: null, duplicates: null, missing: null };
    expect(await waiting()).toEqual([{ id: '1', of: expect.any(String), ...facts, ...nothing }]);
  });

  test('leaves alone what was edited or decided meanwhile, and what staff made of the changes', async () => {
    for (const price of ['AED 50', 'AED 60', 'AED 70'])
      await database.insert('listing_submissions', handmade({ details: { price } }));
    const listings = await waiting();
    await edit("description = 'Steam.'", 1);
    await edit("status = 'spam'", 2);
    await edit(`changes = '{}'`, 3);
    const compared = listings.map(({ id, of }) => ({ id, of, changes: FORGED }));
    await database.rows('select write_comparisons($1)', [JSON.stringify(compared)]);
    const left = await database.values('select changes from listing_submissions order by id');
    expect(left).toEqual([null, null, {}]);
  });
});

test('only reports may lack an email address', async () => {
  const message = { name: 'Report', message: 'Wrong information' };
  await database.insert('contact_submissions', { ...message, provider_id: 1 });
  for (const row of [message, { ...message, provider_id: -1 }, { ...message, email: 'x', provider_id: 1 }])
    await expect(database.insert('contact_submissions', row)).rejects.toThrow(/violates/);
});

// prettier-ignore
test.each<{ details: unknown }>([
  { details: { fax: '1' } }, { details: { hours: 24 } }, { details: ['phone'] }, { details: 'phone' }, { details: { phone: 'call me' } },
  { details: { price: 'x'.repeat(101) } }, { details: { hours: 'x'.repeat(201) } }, { details: { name_ar: 'ن'.repeat(101) } },
  // Pictures: without https, too many, of the site itself, and with a separator.
  { details: { photos: 'https://cdn.example/a.jpg\nhttp://cdn.example/b.jpg' } }, { details: { photos: Array(7).fill('https://cdn.example/a.jpg').join('\n') } },
  { details: { photos: '/images/samples/photo-1.webp' } }, { details: { photos: 'https://cdn.example/a|b.jpg' } },
  // Prices: with a currency, two in one, and one that no wash has.
  { details: { price_small: '45 AED' } }, { details: { price_suv: '35 45' } }, { details: { price_large: '10000' } },
])('a claim rejects %.80j', async (given) => {
  await expect(claim(given)).rejects.toThrow();
});
