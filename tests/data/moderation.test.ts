import { type Database, insertAsVisitor, migratedDatabase } from './database';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
beforeEach(() =>
  database.exec(
    `truncate public.contact_submissions, public.listing_submissions, public.car_wash_locations restart identity;
     insert into public.car_wash_locations (business_name, address, phone, whatsapp_handle, website, website_valid,
         mobile_validation, opening_hours, price_range, updated_at)
       values ('Noor Steam', 'Shop 4, Deira, Dubai', '0515063894', 'https://wa.me/971515063894', 'http://noor.example', true,
         true, '8 AM - 9 PM', 'AED 40', null)`,
  ),
);

const CLAIM = {
  ...{ business_name: 'Noor Steam', email: 'n@owner.example', emirates: 'Dubai', claimed_provider_id: 1 },
  ...{ address: 'Shop 4, Deira, Dubai', website: 'https://noor.example/' },
  details: { phone: '+971 51 506 3894', whatsapp: '+971 51 506 3894', hours: '8 AM - 9 PM', price: 'AED 40' },
};

const claim = (values: Record<string, unknown> = {}) => {
  const row = { ...CLAIM, ...values };
  return insertAsVisitor(database, 'listing_submissions', { ...row, details: JSON.stringify(row.details) });
};
const rowsOf = async (sql: string) => (await database.query<Record<string, unknown>>(sql)).rows;
const accept = (more = '') => rowsOf(`select * from public.accept_listing(1${more})`);
const provider = async () => (await rowsOf('select * from public.car_wash_locations'))[0]!;

test('a claim that differs only in spelling changes nothing', async () => {
  await claim();
  expect(await accept()).toEqual([
    { provider: 1, outcome: 'nothing to change', field: null, now: null, proposed: null },
  ]);
});

test('a claim reports its changes first, and applies them once confirmed', async () => {
  const before = await provider();
  await claim({
    ...{ business_name: 'Noor Steam Spa', emirates: 'Sharjah', address: 'Shop 7', website: null },
    details: { phone: '051 506 0000', whatsapp: '@noor', hours: '24/7', price: 'AED 30-60' },
  });
  const changes = [
    ['business_name', 'Noor Steam', 'Noor Steam Spa'],
    ['address', 'Shop 4, Deira, Dubai', 'Shop 7, Sharjah'],
    ['phone', '0515063894', '051 506 0000'],
    ['mobile_validation', 'true', 'false'],
    ['whatsapp_handle', 'https://wa.me/971515063894', '@noor'],
    ['opening_hours', '8 AM - 9 PM', '24/7'],
    ['price_range', 'AED 40', 'AED 30-60'],
  ];
  const reported = (outcome: string) =>
    changes.map(([field, now, proposed]) => ({ provider: 1, outcome, field, now, proposed }));
  expect(await accept()).toEqual(reported('would change'));
  expect(await provider()).toEqual(before);
  expect(await rowsOf('select status from public.listing_submissions')).toEqual([{ status: 'new' }]);

  expect(await accept(', true')).toEqual(reported('changed'));
  expect(await provider()).toMatchObject({
    ...{ business_name: 'Noor Steam Spa', emirates: ['sharjah'], phone_e164: '+971515060000' },
    ...{ mobile_validation: false, website: 'http://noor.example', website_valid: true, price_from: '30' },
    ...{ opening_hours: '24/7', updated_at: expect.any(Date) },
  });
  expect(await accept(', true')).toMatchObject([{ provider: 1, outcome: 'already accepted' }]);
  expect(await rowsOf('select status, provider_id from public.listing_submissions')).toEqual([
    { status: 'accepted', provider_id: 1 },
  ]);
});

test('an accepted listing becomes a provider, once', async () => {
  await insertAsVisitor(database, 'listing_submissions', {
    ...{ business_name: 'Zafir', email: 'z@visitor.example', website: 'https://zafir.example' },
    ...{ address: 'Shop 4, Al Nakheel', emirates: 'Ras Al Khaimah', description: 'Steam.' },
    service_type: ['Mobile Car Wash', 'Steam Cleaning'],
  });
  const [accepted] = await accept();
  expect(await accept()).toMatchObject([{ provider: accepted!.provider }]);
  expect(await rowsOf('select * from public.car_wash_locations where id <> 1')).toEqual([
    expect.objectContaining({
      ...{
        id: accepted!.provider,
        business_name: 'Zafir',
        website: 'https://zafir.example',
        is_verified: false,
      },
      ...{ address: 'Shop 4, Al Nakheel, Ras Al Khaimah', emirates: ['ras-al-khaimah'], serves_mobile: true },
      ...{ wash_types: ['mobile-car-wash', 'steam-cleaning'], service_description: 'Steam.' },
    }),
  ]);
  expect(await rowsOf('select status, provider_id from public.listing_submissions')).toEqual([
    { status: 'accepted', provider_id: accepted!.provider },
  ]);
  await expect(rowsOf('select public.accept_listing(999999)')).rejects.toThrow(
    'There is no listing submission',
  );
});

test('a claim for a deleted provider is refused with an explanation', async () => {
  await claim({ claimed_provider_id: 99 });
  await expect(accept()).rejects.toThrow('Provider 99 no longer exists');
});

test('a rejected listing keeps the reason, and an accepted one cannot be rejected', async () => {
  await claim();
  await database.exec("select public.reject_listing(1, 'Not the owner')");
  expect(await rowsOf('select status, rejection_reason from public.listing_submissions')).toEqual([
    { status: 'rejected', rejection_reason: 'Not the owner' },
  ]);
  await accept(', true');
  await expect(database.exec("select public.reject_listing(1, 'x')")).rejects.toThrow('There is no open');
  await expect(database.exec("select public.mark_spam('claim', 1)")).rejects.toThrow('There is no open');
});

test('open submissions are listed with their due date until answered or marked as spam', async () => {
  await insertAsVisitor(database, 'contact_submissions', {
    ...{ name: 'A', email: 'a@visitor.example', message: 'Hello' },
  });
  await insertAsVisitor(database, 'contact_submissions', {
    ...{ name: 'Report', message: 'Wrong information', provider_id: 1 },
  });
  await claim();
  // Friday, 20 November 2026, 23:30 in Dubai.
  for (const table of ['contact_submissions', 'listing_submissions'])
    await database.exec(`update public.${table} set created_at = '2026-11-20T19:30:00Z'`);
  const open = () =>
    rowsOf('select kind, id::integer, provider_id, due_at::text, email from public.open_submissions');
  await database.exec("set time zone 'Asia/Dubai'");
  expect(await open()).toEqual([
    {
      ...{ kind: 'message', id: 1, provider_id: null },
      ...{ due_at: '2026-11-21 23:30:00+04', email: 'a@visitor.example' },
    },
    // The end of Wednesday, the third business day.
    { kind: 'claim', id: 1, provider_id: 1, due_at: '2026-11-26 00:00:00+04', email: 'n@owner.example' },
    { kind: 'report', id: 2, provider_id: 1, due_at: '2026-11-26 00:00:00+04', email: null },
  ]);
  await database.exec("select public.mark_spam('report', 2); select public.mark_spam('claim', 1)");
  expect((await open()).map(({ kind }) => kind)).toEqual(['message']);
  await expect(database.exec("select public.mark_spam('post', 1)")).rejects.toThrow('Unknown kind "post"');
});

test('only reports may lack an email address', async () => {
  const message = { name: 'Report', message: 'Wrong information' };
  await insertAsVisitor(database, 'contact_submissions', { ...message, provider_id: 1 });
  for (const row of [message, { ...message, provider_id: -1 }, { ...message, email: 'x', provider_id: 1 }])
    await expect(insertAsVisitor(database, 'contact_submissions', row)).rejects.toThrow(/violates/);
});

test.each<[string, unknown]>([
  ['an unknown key', { fax: '1' }],
  ['a number', { hours: 24 }],
  ['a list', ['phone']],
  ['a string', 'phone'],
  ['text as a phone', { phone: 'call me' }],
  ['a long price', { price: 'x'.repeat(101) }],
  ['overlong hours', { hours: 'x'.repeat(201) }],
])('a claim rejects %s as details', async (_what, details) => {
  await expect(claim({ details })).rejects.toThrow();
});
