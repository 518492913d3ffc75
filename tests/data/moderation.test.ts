import { naming } from './database';
import { openListings } from './decisions';

const { database, send, claim, edit, decide, look, provider, providerCount, open } = openListings();

describe('a new business', () => {
  test('becomes a provider by choosing "accepted", once', async () => {
    const told = { phone: '+971 51 506 0001', whatsapp: '@zafir', hours: 'Daily 8 AM - 9 PM' };
    const prices = { price_small: '35', price_suv: '45', price_large: '60.50' };
    await send({ details: { name_ar: 'ظافر', licence_number: 'RAK-000218', ...told, ...prices } });
    const result = naming('Provider 2 created', 'missing', 'coordinates');
    for (let times = 0; times < 2; times += 1)
      expect(await decide('accepted')).toEqual({ status: 'accepted', provider_id: 2, result });
    expect(await providerCount()).toBe(2);
    expect(await provider(2)).toMatchObject({
      business_name: 'Zafir',
      name_ar: 'ظافر',
      licence_number: 'RAK-000218',
      phone: told.phone,
      phone_source: 'owner',
      whatsapp_handle: told.whatsapp,
      opening_hours: told.hours,
      price_small: '35',
      price_suv: '45',
      price_large: '60.5',
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
    const still = ['Provider 2', 'row 2 of provider_history'];
    expect(await decide('new')).toEqual({
      status: 'new',
      provider_id: 2,
      result: naming('Reopened', ...still),
    });
    // Without waiting for the next look.
    expect(await decide('accepted')).toMatchObject({ result: naming('Provider 2 had already') });
    await decide('new');
    expect(await decide('rejected')).toMatchObject({
      status: 'rejected',
      result: naming('Rejected', ...still),
    });
    expect(await providerCount()).toBe(2);
  });

  test('is open again when its provider is deleted', async () => {
    await send();
    await decide('accepted');
    await database.exec('delete from car_wash_locations where id = 2');
    expect(await database.rows('select status, provider_id, result from listing_submissions')).toEqual([
      { status: 'new', provider_id: null, result: naming('Reopened', 'provider 2', 'deleted') },
    ]);
    await look();
    expect(await decide('accepted')).toMatchObject({ status: 'accepted', provider_id: 3 });
  });

  test.each([
    [
      'its deletion is undone',
      `delete from car_wash_locations where id = 2; update provider_history set undo = true where after is null`,
    ],
    [
      'its decision is made again',
      `update provider_history set undo = true where way = 'decision'; update provider_history set undo = false where undo`,
    ],
    [
      'it was reopened by hand, and its deletion is undone',
      `update listing_submissions set status = 'new'; delete from car_wash_locations where id = 2;
       update provider_history set undo = true where after is null`,
    ],
    [
      'it was reopened by hand, and its decision is made again',
      `update listing_submissions set status = 'new'; update provider_history set undo = true where way = 'decision';
       update provider_history set undo = false where undo`,
    ],
  ])('is accepted again when %s', async (_, steps) => {
    await send();
    await decide('accepted');
    await database.exec(steps);
    const [listing] = await database.rows('select status, provider_id, result from listing_submissions');
    expect(listing).toEqual({
      status: 'accepted',
      provider_id: 2,
      result: 'Accepted again: provider 2 is back.',
    });
  });

  test('stays as staff left it when its provider is gone or comes back, and says which', async () => {
    await send();
    await decide('accepted');
    await decide('new');
    await decide('rejected');
    const standing = () => database.rows('select status, result from listing_submissions');
    const still = [{ status: 'rejected', result: naming('Rejected. Provider 2 is still', 'row 2') }];
    expect(await standing()).toEqual(still);
    await database.exec('delete from car_wash_locations where id = 2');
    expect(await standing()).toEqual([{ status: 'rejected', result: 'Rejected.' }]);
    await database.exec('update provider_history set undo = true where after is null');
    expect(await standing()).toEqual(still);
  });

  test('is not accepted if the comparison found a likely duplicate, but can be accepted as new', async () => {
    await send({ phone: '04 123 4567 / 051 506 3894' });
    const result = naming(
      'Not done',
      'provider 1 Noor Steam',
      'phone',
      'claimed_provider_id',
      'accepted as new',
    );
    expect(await decide('accepted')).toEqual({ status: 'new', provider_id: null, result });
    expect(await providerCount()).toBe(1);
    expect(await decide('accepted as new')).toMatchObject({ status: 'accepted as new', provider_id: 2 });
  });

  // prettier-ignore
  test.each<[what: string, is: 'refused' | 'accepted', values: object, phone?: string]>([
    ['the same phone', 'refused', { phone: '+971 51 506 3894' }],
    ['the same name', 'refused', { business_name: 'noor steam', emirates: 'Dubai' }],
    ['the same name in another emirate', 'accepted', { business_name: 'Noor Steam', emirates: 'Sharjah', address: 'Al Majaz' }],
    ['the number of the same call centre', 'accepted', { phone: '800 52637777' }, '800 52637777'],
    ['the same short number', 'accepted', { phone: '1234' }, '1234'],
  ])('beside a provider that came after the comparison with %s is %s', async (_, is, values, phone = '0515063894') => {
    await database.exec(`update car_wash_locations set business_name = 'Glow', phone = null`);
    await send({ website: null, ...values });
    await database.rows(`update car_wash_locations set business_name = 'Noor Steam', phone = $1`, [phone]);
    const { status, result } = await decide('accepted');
    expect([status, result]).toEqual(
      is === 'accepted' ? ['accepted', expect.any(String)] : ['new', naming('Not done', 'provider 1 Noor Steam')],
    );
  });

  test('is compared again as long as it is open: what resembles it comes and goes', async () => {
    await send();
    await database.exec(
      `insert into car_wash_locations (business_name, website) values ('Glow', 'zafir.example')`,
    );
    expect(await open('duplicates')).toEqual([{ duplicates: null }]);
    await look();
    expect(await open('duplicates')).toEqual([{ duplicates: naming('2 Glow', 'website') }]);
    await database.exec('delete from car_wash_locations where id = 2');
    await look();
    expect(await open('duplicates')).toEqual([{ duplicates: null }]);
  });

  test('that is already listed becomes a claim of that provider', async () => {
    await send({ business_name: 'Noor Steam', emirates: 'Dubai', address: 'Shop 4, Deira', website: null });
    const claimed = naming('Now a claim of provider 1');
    expect(await edit('claimed_provider_id = 1')).toMatchObject({ status: 'new', result: claimed });
    await look();
    const result = naming('Provider 1 changed', 'service_description');
    expect(await decide('accepted')).toEqual({ status: 'accepted', provider_id: 1, result });
    expect(await providerCount()).toBe(1);
  });

  test('with a value that no provider can have stays open', async () => {
    await send();
    await database.exec(`update listing_submissions set business_name = repeat('x', 201), note = 'Long.'`);
    await look();
    expect(await decide('accepted')).toMatchObject({
      status: 'new',
      result: naming('Not done', 'business_name', '200'),
    });
  });

  test('that staff enter as accepted is created once it has been compared, or at once as new', async () => {
    const enter = (status: string) =>
      database.row(`insert into listing_submissions (business_name, email, emirates, status)
        values ('Zafir', 'z@visitor.example', 'Ajman', '${status}') returning status, result`);
    expect(await enter('accepted')).toEqual({
      status: 'new',
      result: naming('Not done', 'compared', 'accepted as new'),
    });
    await look();
    expect(await decide('accepted')).toMatchObject({ status: 'accepted', provider_id: 2 });
    expect(await enter('accepted as new')).toEqual({
      status: 'accepted as new',
      result: naming('Provider 3 created'),
    });
  });
});

test.each(['listing_submissions', 'contact_submissions'])('a decision in %s', async (table) => {
  if (table === 'listing_submissions') await send();
  else await database.insert(table, { name: 'A', email: 'a@visitor.example', message: 'Hello' });
  await edit("note = 'Because.', reason = 'incomplete'", 1, table);
  const steps: [choice: string, result: string, status?: string][] = [
    ['rejected', 'Rejected'],
    ['spam', 'Marked as spam'],
    ['accepted', 'Not done: this is spam', 'spam'],
    // Neither the reason nor the note is that of the next decision.
    ['new', 'Reopened. The note is cleared: “Because.”'],
    ['accepted', table === 'listing_submissions' ? 'Provider 2 created' : 'Done'],
    ['rejected', 'Not done: this is accepted', 'accepted'],
  ];
  for (const [choice, result, status = choice] of steps)
    expect(await decide(choice, 1, table)).toMatchObject({ status, result: naming(result) });
  const decided = await database.row(`select reason, note, decided_at from ${table}`);
  expect(decided).toEqual({ reason: null, note: null, decided_at: expect.any(Date) });
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
    const columns = 'kind, id::integer, provider_name, due_at::text, is_late, contact, decide_in';
    const queue = async () =>
      (await database.rows(`select ${columns} from open_submissions`)).map(Object.values);
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

  test('shows every fact of a listing, and its likely duplicates', async () => {
    const name_ar = 'نور';
    await send({ business_name: 'Noor steam', emirates: 'Dubai', details: { name_ar } });
    const details = {
      name_ar,
      licence_number: 'CN-0000417',
      phone: '04 123 4567',
      whatsapp: '@noor',
      hours: '24/7',
      price: 'AED 60',
      price_small: '30',
      price_suv: '45',
      price_large: '60',
      photos: 'https://cdn.example/bay.jpg',
    };
    await claim({ details });
    const [listing, ofClaim] = await open('facts, changes, duplicates, text');
    expect(listing).toEqual({
      facts: `name in Arabic: نور\naddress: Shop 4, Al Nakheel\nemirate: Dubai\nwebsite: https://zafir.example\nservices: Mobile Car Wash, Steam Cleaning`,
      changes: null,
      duplicates: naming('1 Noor Steam', 'name'),
      text: 'Steam.',
    });
    for (const fact of Object.values(details)) expect(ofClaim!.facts).toContain(`: ${fact}`);
  });
});

test('only reports may lack an email address', async () => {
  const message = { name: 'Report', message: 'Wrong information' };
  await database.insert('contact_submissions', { ...message, provider_id: 1 });
  for (const row of [message, { ...message, provider_id: -1 }, { ...message, email: 'x', provider_id: 1 }])
    await expect(database.insert('contact_submissions', row)).rejects.toThrow(
      /violates|must (?:have|be|not be)/,
    );
});
