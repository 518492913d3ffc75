import { randomUUID } from 'node:crypto';
import { signatureOf } from '@/lib/data/signature';
import { naming, type Row } from './database';
import { CLAIM, openListings } from './decisions';

const { database, send, claim, edit, decide, look, provider, providerCount, open } = openListings();

const NOT_COMPARED = naming('Not done', 'compared', 'provider 1');
const UNCHANGED = naming('Provider 1 stays', 'link of provider 1 holds', 'is_ended');
const CHANGED = {
  business_name: 'Noor Steam Spa',
  emirates: 'Sharjah',
  address: 'Shop 7',
  website: null,
  details: {
    name_ar: 'مغسلة نور',
    licence_number: 'CN-0000417',
    phone: '051 506 0000',
    whatsapp: '@noor',
    hours: '24/7',
    price: 'AED 30-60',
  },
};
/** Changes that no claim may make. */
const FORGED = {
  rating: { was: null, proposed: 5 },
  verified_status: { was: null, proposed: 'verified' },
  closed_on: { was: null, proposed: '2026-01-01' },
};

/** Inserts a claim as anybody with the public key may. */
const insert = (values: Row = {}) => {
  const row = { ...CLAIM, ...values };
  return database.insert('listing_submissions', { ...row, details: JSON.stringify(row.details) });
};

test('shows its changes in the queue and makes them when accepted', async () => {
  await claim(CHANGED);
  // prettier-ignore
  const changes = [
    'business_name: Noor Steam → Noor Steam Spa', 'name_ar: (empty) → مغسلة نور', 'address: Shop 4, Deira, Dubai → Shop 7, Sharjah',
    'phone: 0515063894 → 051 506 0000', 'mobile_validation: true → false', 'whatsapp_handle: https://wa.me/971515063894 → @noor',
    'licence_number: (empty) → CN-0000417', 'opening_hours: 8 AM - 9 PM → 24/7', 'price_range: AED 40 → AED 30-60',
  ];
  expect(await open('changes')).toEqual([{ changes: changes.join('\n') }]);
  const result = naming('Provider 1 changed', ...changes.map((change) => change.split(':')[0]!));
  expect(await decide('accepted')).toEqual({ status: 'accepted', provider_id: 1, result });
  expect(await provider()).toMatchObject({
    business_name: 'Noor Steam Spa',
    licence_number: 'CN-0000417',
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

test('is accepted in part, and as staff edit it, by its changes', async () => {
  await claim(CHANGED);
  await edit(`changes = changes - 'business_name'`);
  const set = `changes = changes - '{name_ar,address,phone,whatsapp_handle,licence_number}'::text[]
      || jsonb_build_object('opening_hours', changes -> 'opening_hours' || '{"proposed": "Daily 24 hours"}'),
    status = 'accepted'`;
  expect(await edit(set)).toMatchObject({
    status: 'new',
    result: naming('Not done', 'read', 'opening_hours', 'in a minute'),
  });
  await look();
  expect(await decide('accepted')).toMatchObject({
    result: naming('Provider 1 changed', 'opening_hours', 'price_range'),
  });
  expect(await provider()).toMatchObject({
    business_name: 'Noor Steam',
    phone: '0515063894',
    mobile_validation: true,
    opening_hours: 'Daily 24 hours',
    price_range: 'AED 30-60',
  });
});

test('leaves alone a fact that staff corrected meanwhile, and says so', async () => {
  await claim({ details: { ...CLAIM.details, hours: '24/7', price: 'AED 60' } });
  await database.exec(`update car_wash_locations set opening_hours = '9 AM - 11 PM'`);
  const changes = naming(
    'opening_hours: 8 AM - 9 PM → 24/7',
    'not taken',
    '9 AM - 11 PM',
    'price_range: AED 40 → AED 60',
  );
  expect(await open('changes')).toEqual([{ changes }]);
  const result = naming('Provider 1 changed', 'price_range', 'Not taken', 'opening_hours');
  expect(await decide('accepted')).toMatchObject({ result });
  expect(await provider()).toMatchObject({ opening_hours: '9 AM - 11 PM', price_range: 'AED 60' });
});

test('does not take what says nothing in place of what does, unless staff want it', async () => {
  await claim({ details: { ...CLAIM.details, hours: 'whenever you like', price: 'AED 60' } });
  const stays = ['opening_hours', '“whenever you like”', 'not_taken', 'proposed'];
  expect(await open('changes')).toEqual([{ changes: naming('price_range: AED 40 → AED 60', ...stays) }]);
  expect(await decide('accepted')).toMatchObject({
    result: naming('Provider 1 changed', 'price_range', ...stays),
  });
  expect(await provider()).toMatchObject({ opening_hours: '8 AM - 9 PM', price_range: 'AED 60' });
  await decide('new');
  await look();
  await edit(
    `changes = jsonb_set(changes, '{opening_hours}', '{"was": "8 AM - 9 PM", "proposed": "whenever you like"}')`,
  );
  expect(await decide('accepted')).toMatchObject({
    result: naming(
      'Provider 1 changed',
      'opening_hours',
      '“whenever you like” is not understood, unlike what was listed',
    ),
  });
});

// prettier-ignore
test.each([
  ['phone', '0515063894', 'ring the bell'], ['phone', '0515063894', '051 506 38'], ['whatsapp_handle', 'https://wa.me/971515063894', 'yes'],
  ['website', 'http://noor.example', 'coming soon'], ['opening_hours', '8 AM - 9 PM', 'till late'], ['price_range', 'AED 40', 'fair'], ['address', 'Shop 4, Deira, Dubai', 'Behind the mosque'],
])('does not take what staff enter for %s, %j, in its changes as %j, unless they want it', async (column, was, typed) => {
  await claim({ description: 'Steam.' });
  await database.rows('update listing_submissions set changes = changes || $1', [JSON.stringify({ [column]: { was, proposed: typed } })]);
  await look();
  const stays = [column, `“${typed}” is not understood`];
  expect(await decide('accepted')).toMatchObject({ result: naming('Provider 1 changed: service_description', ...stays) });
  expect(await provider()).toMatchObject({ [column]: was });
});

// prettier-ignore
test.each([
  ['{"opening_hour": {"was": "8 AM - 9 PM", "proposed": "24/7"}}', 'a claim changes nothing that is called opening_hour.'],
  ['{"phone": {"proposed": "055 100 2030"}}', 'phone in changes needs "was"'],
  ['{"phone": "055 100 2030"}', 'phone in changes needs "was"'],
  ['["phone"]', 'changes must be an object'],
])('stays open with the changes %s, and says why', async (changes, sentence) => {
  await claim();
  await edit(`changes = '${changes}'`);
  const decided = await decide('accepted');
  expect(decided).toMatchObject({ status: 'new', result: expect.stringContaining(`Not done: ${sentence}`) });
});

test('says what to look at, names the same business, and a provider that is not there', async () => {
  const business = {
    business_name: 'Zafir <script>',
    address: 'Al Khuwair, Muscat, Oman',
    phone: '+968 9123 4567',
    email: 'z@visitor.example',
    emirates: 'Dubai',
  };
  await send({ ...business, website: null, description: 'Cheap! www.spam.example', details: null });
  await send({
    ...business,
    business_name: 'Zafir Two',
    website: null,
    description: null,
    address: 'Al Majaz, Sharjah',
    details: null,
  });
  await claim({ claimed_provider_id: 99999 });
  await claim({ business_name: 'Quartz Polish', website: null, details: null });
  const two = naming(
    'the address is in two emirates',
    'Sharjah, Dubai',
    'the phone is abroad',
    '+968 9123 4567',
  );
  const all = naming(
    'the address is abroad',
    'Muscat, Oman',
    'the phone is abroad',
    '+968 9123 4567',
    'script',
    'link',
  );
  const unknown = naming('there is no provider 99999');
  expect(await open('hints, duplicates, changes')).toEqual([
    { hints: all, duplicates: naming('listing 2', 'phone'), changes: null },
    { hints: two, duplicates: naming('listing 1', 'phone'), changes: null },
    { hints: unknown, duplicates: null, changes: unknown },
    {
      hints: naming('neither name, phone nor website', 'provider 1'),
      duplicates: null,
      changes: naming('business_name', 'Quartz Polish'),
    },
  ]);
});

test('a listing that staff turn into a claim proposes only what is better or new', async () => {
  const description = 'Steam and foam.';
  await send({
    business_name: 'Noor Steam Car Wash LLC',
    emirates: 'Dubai',
    address: 'Deira',
    website: null,
    description,
  });
  expect(await edit('claimed_provider_id = 1')).toMatchObject({
    result: naming('Now a claim of provider 1'),
  });
  await look();
  expect(await open('changes')).toEqual([{ changes: 'service_description: (empty) → Steam and foam.' }]);
});

test('leaves alone what staff empty in its details', async () => {
  await claim({ details: { hours: '24/7', price: 'AED 60', price_small: '30' } });
  await edit(`details = details || '{"hours": null, "price_small": "  "}'`);
  expect(await decide('accepted')).toMatchObject({ status: 'new', result: NOT_COMPARED });
  await look();
  expect(await decide('accepted')).toMatchObject({ result: naming('Provider 1 changed', 'price_range') });
});

test('can be reopened, corrected and accepted again', async () => {
  await claim(CHANGED);
  await decide('accepted');
  expect(await decide('new')).toMatchObject({
    result: naming('Reopened', 'Provider 1', 'row 2 of provider_history'),
  });
  await edit(`details = '{"price": "AED 70"}'`);
  await look();
  expect(await decide('accepted')).toMatchObject({ result: naming('Provider 1 changed', 'price_range') });
});

test('whose decision was undone is open again, compared anew, and keeps what others changed meanwhile', async () => {
  await claim(CHANGED);
  const changes = await open('changes');
  await decide('accepted');
  await database.exec('update car_wash_locations set rating = 5');
  await database.exec(`update provider_history set undo = true where way = 'decision'`);
  expect(await provider()).toMatchObject({ business_name: 'Noor Steam', price_range: 'AED 40', rating: '5' });
  expect(await open('changes, result')).toEqual([
    { changes: 'not compared', result: naming('Reopened', 'undone') },
  ]);
  await look();
  expect(await open('changes')).toEqual(changes);
  const history = await database.values('select way from provider_history order by id');
  expect(history).toEqual(['Studio', 'decision', 'Studio', 'undo']);
  // And accepted again when the change is made again.
  await database.exec(`update provider_history set undo = false where way = 'decision'`);
  expect(await provider()).toMatchObject({ business_name: 'Noor Steam Spa', rating: '5' });
  expect(await database.rows('select status, provider_id, result from listing_submissions')).toEqual([
    {
      status: 'accepted',
      provider_id: 1,
      result: naming('Accepted again: provider 1 has the changes back', 'link', 'owner_links'),
    },
  ]);
});

test('of a provider that is claimed twice is named beside the other', async () => {
  await claim();
  await claim({ email: 'z@owner.example' });
  expect(await open('duplicates')).toEqual([
    { duplicates: naming('claim 2', 'z@owner.example') },
    { duplicates: naming('claim 1', 'n@owner.example') },
  ]);
  await decide('rejected', 2);
  expect(await open('duplicates')).toEqual([{ duplicates: null }]);
});

test('does not become a second provider by a wrong choice', async () => {
  await claim();
  const result = naming('Not done', 'claim of provider 1', 'claimed_provider_id');
  expect(await decide('accepted as new')).toEqual({ status: 'new', provider_id: null, result });
  expect(await providerCount()).toBe(1);
});

test('of a provider that is gone stays open, or becomes a new one', async () => {
  await claim({ ...CHANGED, claimed_provider_id: 99 });
  expect(await decide('accepted')).toMatchObject({
    status: 'new',
    result: naming('Not done', 'provider 99', 'claimed_provider_id'),
  });
  expect(await decide('accepted as new')).toMatchObject({ status: 'accepted as new', provider_id: 2 });
  expect(await provider(2)).toMatchObject({ phone: '051 506 0000', opening_hours: '24/7' });
});

test('that becomes a new business keeps its photos and prices', async () => {
  const photos = ['https://cdn.example/bay.jpg', 'https://cdn.example/queue.jpg'];
  const details = { photos: photos.join('\n'), price_small: '30' };
  await claim({ business_name: 'Zafir', website: null, address: 'Al Barsha, Dubai', details });
  expect(await edit('claimed_provider_id = null')).toMatchObject({ result: naming('Now a new business') });
  await look();
  expect(await decide('accepted')).toMatchObject({ status: 'accepted', provider_id: 2 });
  expect(await provider(2)).toMatchObject({ photo_urls: photos, price_small: expect.stringMatching(/^30/) });
});

test('replaces the photos in its order, and brings back their descriptions when undone', async () => {
  const [bay, queue] = ['https://cdn.example/bay.jpg', 'https://cdn.example/queue.jpg'];
  await database.exec(`update car_wash_locations set photo_urls = '{${bay}}', photo_alts = '{The bays}'`);
  await claim({ details: { ...CLAIM.details, photos: `${queue}\n${bay}` } });
  expect(await open('changes')).toEqual([{ changes: `photo_urls: ${bay} → ${queue}\n${bay}` }]);
  expect(await decide('accepted')).toMatchObject({ result: naming('Provider 1 changed', 'photo_urls') });
  expect(await provider()).toMatchObject({ photo_urls: [queue, bay], photo_alts: ['', 'The bays'] });
  await database.exec(`update provider_history set undo = true where way = 'decision'`);
  expect(await provider()).toMatchObject({ photo_urls: [bay], photo_alts: ['The bays'] });
});

describe('changes of its own', () => {
  const request_id = randomUUID();
  const ofAnother = {
    request_id,
    sender: 'a',
    sender_signature: signatureOf('listing_submissions', request_id, 'a'),
  };

  test.each([
    ['by hand, with the public key', {}],
    ['with a signature of something else', ofAnother],
  ])('do not come with a claim inserted %s', async (_, more) => {
    await insert({ comparison: JSON.stringify({ changes: FORGED }), ...more });
    expect(await database.rows('select changes, comparison from listing_submissions')).toEqual([
      { changes: null, comparison: null },
    ]);
    expect(await decide('accepted')).toMatchObject({ status: 'new', result: NOT_COMPARED });
    await look();
    expect(await decide('accepted')).toMatchObject({ result: UNCHANGED });
  });

  test('change no column that a claim does not offer, whoever wrote them there', async () => {
    await claim();
    const before = await provider();
    await database.rows('update listing_submissions set changes = $1', [JSON.stringify(FORGED)]);
    expect(await open('changes')).toEqual([{ changes: null }]);
    const result = expect.stringContaining('nothing that is called closed_on, rating, verified_status');
    expect(await decide('accepted')).toMatchObject({ status: 'new', result });
    expect(await provider()).toEqual(before);
  });
});

describe('the next look', () => {
  type Waiting = { id: string; of: string }[];
  const waiting = () => database.value<Waiting>('select listings_to_compare()');

  test('is asked for what waits to be compared, by a counter', async () => {
    const counter = () =>
      database.value<number>(
        `select changes::integer from directory_counters where table_name = 'listing_submissions'`,
      );
    const rise = async (step: () => Promise<unknown>) => {
      const before = await counter();
      // Once in a transaction, which here is that of the tests.
      await database.exec("select set_config('directory.raised', '', true)");
      await step();
      return (await counter()) - before;
    };
    for (const step of [claim, send, () => edit("note = 'Asked.'"), () => edit("status = 'rejected'"), look])
      expect(await rise(step)).toBe(0);
    for (const step of [
      () => edit("description = 'Foam.'", 2),
      () => edit('claimed_provider_id = 1', 2),
      insert,
    ])
      expect(await rise(step)).toBe(1);
  });

  test('gets the facts of a business, and nothing of its sender', async () => {
    await insert();
    await insert({ claimed_provider_id: 99 });
    const { email: _, ...facts } = CLAIM;
    const nothing = { phone: null, description: null, duplicates: null, missing: null, is_turned: false };
    expect(await waiting()).toEqual([{ id: '1', of: expect.any(String), ...facts, ...nothing }]);
  });

  test('leaves alone what was edited or decided meanwhile, and what staff made of the changes', async () => {
    for (const price of ['AED 50', 'AED 60', 'AED 70']) await insert({ details: { price } });
    const compared = (await waiting()).map(({ id, of }) => ({ id, of, changes: FORGED }));
    await edit("description = 'Steam.'", 1);
    await edit("status = 'spam'", 2);
    await edit(`changes = '{}'`, 3);
    await database.rows('select write_comparisons($1)', [JSON.stringify(compared)]);
    const left = await database.values('select changes from listing_submissions order by id');
    expect(left).toEqual([null, null, {}]);
  });
});

// prettier-ignore
test.each<{ details: unknown }>([
  { details: { fax: '1' } }, { details: { hours: 24 } }, { details: ['phone'] }, { details: { phone: 'call me' } },
  { details: { price: 'x'.repeat(101) } }, { details: { hours: 'x'.repeat(201) } }, { details: { name_ar: 'ن'.repeat(101) } }, { details: { licence_number: '1'.repeat(61) } },
  // Pictures: without https, too many, of the site itself, and with a separator.
  { details: { photos: 'https://cdn.example/a.jpg\nhttp://cdn.example/b.jpg' } }, { details: { photos: Array(7).fill('https://cdn.example/a.jpg').join('\n') } },
  { details: { photos: '/images/samples/photo-1.webp' } }, { details: { photos: 'https://cdn.example/a|b.jpg' } },
  // Prices: with a currency, and one that no wash has.
  { details: { price_small: '45 AED' } }, { details: { price_suv: '45 AED' } }, { details: { price_large: '10000' } },
])('a claim with %.80j is refused', async (given) => {
  await expect(insert(given as Row)).rejects.toThrow(/violates|must (?:have|be|not be)/);
});
