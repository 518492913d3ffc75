import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { foldText } from '@/lib/domain/search-text';
import { insertProviders, migratedDatabase, type ProviderRow } from './database';

let database: PGlite;

beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

/** Inserts one provider and reads how it was classified. */
async function classified(row: ProviderRow): Promise<Record<string, unknown>> {
  await database.exec('truncate public.car_wash_locations');
  await insertProviders(database, [{ business_name: 'Noor', ...row }]);
  return (await database.query<Record<string, unknown>>('select * from public.car_wash_locations')).rows[0]!;
}

describe('the emirate of an address', () => {
  test.each([
    ['Shop 4, Al Wasl Road, Dubai', ['dubai']],
    ['Marina Walk', ['dubai']],
    ['DEIRA, opposite the clock tower', ['dubai']],
    ['Al Ain, Hili Road', ['abu-dhabi']],
    ['Yas Marina, Abu Dhabi', ['abu-dhabi']],
    ['Abudhabi, Mussafah M12', ['abu-dhabi']],
    ['Rakan Street, Dubai', ['dubai']],
    ['Al Nakheel, RAK', ['ras-al-khaimah']],
    ['Ras Al Khaima', ['ras-al-khaimah']],
    ['Old town, UAQ', ['umm-al-quwain']],
    ['Umm al Qaiwain', ['umm-al-quwain']],
    ['شارع الوصل، دبي', ['dubai']],
    ['أبوظبي', ['abu-dhabi']],
    ['Serves Ajman and Sharjah', ['ajman', 'sharjah']],
    ['Somewhere else', []],
    [null, []],
  ])('%s', async (address, emirates) => {
    expect((await classified({ address })).emirates).toEqual(emirates);
  });
});

describe('the district of an address', () => {
  test.each([
    ['Marina Plaza, Dubai Marina, Dubai', ['dubai-marina']],
    ['Marina Mall, Abu Dhabi', []],
    ['Cluster D, JLT, Dubai', ['jlt']],
    ['Jumeirah Lake Towers, Dubai', ['jlt']],
    ['Corniche Road, Abu Dhabi', ['corniche']],
    ['Corniche Street, Sharjah', []],
    ['Al Reem Island', ['al-reem']],
  ])('%s', async (address, districts) => {
    expect((await classified({ address })).districts).toEqual(districts);
  });
});

describe('the wash types of a provider', () => {
  test.each<[string, ProviderRow, string[]]>([
    ['mobile by its place', { service_location: 'MOBILE' }, ['mobile-car-wash']],
    ['mobile by its kind of place', { location_type: 'Mobile unit' }, ['mobile-car-wash']],
    ['mobile by its name', { business_name: 'Mobile Mitts' }, ['mobile-car-wash']],
    ['both is not exactly mobile', { service_location: 'Mobile & Onsite' }, []],
    ['steam', { wash_type: 'Steam' }, ['steam-cleaning']],
    [
      'waterless counts as eco-friendly by wash type',
      { wash_type: 'Waterless' },
      ['waterless-wash', 'eco-friendly'],
    ],
    [
      'waterless in the description alone does not',
      { service_description: 'waterless on request' },
      ['waterless-wash'],
    ],
    ['eco certified', { eco_certified: true }, ['eco-friendly']],
    ['eco as a word', { service_description: 'Eco products' }, ['eco-friendly']],
    ['eco inside other words', { service_description: 'Recommended, second to none, economy price' }, []],
    ['detailing', { service_category: 'Auto Detailing' }, ['auto-detailing']],
    ['open around the clock', { opening_hours: 'Open 24 hours' }, ['247-services']],
    ['24/7 in the name', { business_name: 'Wash 24/7' }, ['247-services']],
    // In Arabic
    ['متنقل', { wash_type: 'غسيل متنقل' }, ['mobile-car-wash']],
    ['متنقلة by its name', { business_name: 'مغسلة النور المتنقلة' }, ['mobile-car-wash']],
    ['متنقل by its place', { service_location: ' متنقل ' }, ['mobile-car-wash']],
    ['mobile and on site is not exactly mobile', { service_location: 'متنقل وفي المغسلة' }, []],
    ['بالبخار', { wash_type: 'غسيل بالبخار' }, ['steam-cleaning']],
    ['بخار with its diacritics', { service_category: 'غَسيل بُخار' }, ['steam-cleaning']],
    ['بخاري', { service_description: 'تنظيف بخاري للمقاعد' }, ['steam-cleaning']],
    ['a name like it', { business_name: 'مغسلة البخاري' }, []],
    ['ديتيلنج', { wash_type: 'ديتيلنج' }, ['auto-detailing']],
    ['بدون ماء', { wash_type: 'غسيل بدون ماء' }, ['waterless-wash', 'eco-friendly']],
    ['غسيل جاف', { service_description: 'غسيل جاف عند الطلب' }, ['waterless-wash']],
    ['صديقة للبيئة', { service_description: 'مواد صديقة للبيئة' }, ['eco-friendly']],
    ['24 ساعة', { opening_hours: 'مفتوح ٢٤ ساعة' }, ['247-services']],
    ['على مدار الساعة', { service_description: 'نعمل على مدار الساعة' }, ['247-services']],
    ['how soon one is answered', { service_description: 'نرد خلال 24 ساعة' }, []],
  ])('%s', async (_name, row, washTypes) => {
    expect((await classified(row)).wash_types).toEqual(washTypes);
  });
});

describe('where a provider works', () => {
  test.each<[ProviderRow, mobile: boolean, onsite: boolean]>([
    [{ service_location: 'Mobile' }, true, false],
    [{ service_location: 'On-site' }, false, true],
    [{ service_location: 'Both' }, true, true],
    [{ service_category: 'Mobile Detailing' }, true, false],
    [{ service_location: 'متنقلة' }, true, false],
    [{ service_location: 'في المغسلة' }, false, true],
    [{ service_location: 'كلاهما' }, true, true],
    [{ service_category: 'غسيل متنقل' }, true, false],
    [{ service_location: null }, false, false],
  ])('%j', async (row, mobile, onsite) => {
    expect(await classified(row)).toMatchObject({ serves_mobile: mobile, serves_onsite: onsite });
  });

  test('follows what staff write, whatever is written into the answer', async () => {
    const { id } = await classified({ service_location: 'Mobile' });
    const { rows } = await database.query(
      `update public.car_wash_locations set service_location = 'Onsite', serves_mobile = true
       where id = $1 returning serves_mobile, serves_onsite`,
      [id],
    );
    expect(rows).toEqual([{ serves_mobile: false, serves_onsite: true }]);
  });
});

test.each([
  ['Noor', true],
  ['مغسلة', true],
  ['7', true],
  ['👍', true],
  [null, false],
  ['', false],
  [' \t\n', false],
  ['\u00A0\u2003', false],
  ['\u200B\u200D\uFEFF', false],
  ['\u200F \u2066\u2069\u00AD', false],
  ['\u2800\u3164', false],
])('a provider whose name is %j is listed: %s', async (business_name, isListed) => {
  expect((await classified({ business_name })).is_listed).toBe(isListed);
});

describe('the lowest price', () => {
  test.each([
    ['AED 35-60', 35],
    ['From AED 1,200 to 1,500', 1200],
    ['AED 49.50', 49.5],
    ['Call for price', null],
    [null, null],
  ])('%s', async (range, price) => {
    const row = await classified({ price_range: range });
    expect(row.price_from === null ? null : Number(row.price_from)).toBe(price);
  });
});

test.each(['business_name', 'address', 'service_category', 'wash_type', 'service_description'])(
  'searches look into what stands in %s now, whatever is written into their columns',
  async (column) => {
    await classified({ [column]: 'Before' });
    const { rows } = await database.query<{ search_text: string; search_vector: string }>(
      `update public.car_wash_locations set ${column} = 'Zafir دبي' returning search_text, search_vector::text`,
    );
    expect(rows[0]!.search_text).toMatch(/zafir dubai/);
    expect(rows[0]!.search_vector).toMatch(/'dubai'.*'zafir'/);
    expect(rows[0]!.search_text + rows[0]!.search_vector).not.toMatch(/before/);
    const { rows: written } = await database.query(
      `update public.car_wash_locations set search_text = 'x', search_vector = ''
       returning search_text, search_vector::text`,
    );
    expect(written).toEqual(rows);
  },
);

describe('a keyword that a later migration adds', () => {
  const first = readFileSync('supabase/migrations/20261123000400_classification.sql', 'utf8');
  const recompute = /`(update public\.car_wash_locations set .+;)`/.exec(first)![1]!;

  test('holds for the rows that are there after the update that the first one names', async () => {
    const own = await migratedDatabase();
    await insertProviders(own, [{ business_name: 'Noor', address: 'Ghayathi', service_location: 'Truck' }]);
    // Every function that classifies says the opposite, or something else, from now on.
    for (const [name, result] of [
      ['emirates_of(address text) returns text[]', "'{changed}'::text[]"],
      ['districts_of(address text) returns text[]', "'{changed}'::text[]"],
      [
        'is_eco_friendly(business_name text, service_category text, wash_type text, service_description text, eco_certified boolean) returns boolean',
        'true',
      ],
      [
        'wash_types_of(business_name text, service_category text, wash_type text, service_description text, service_location text, location_type text, opening_hours text, eco_certified boolean) returns text[]',
        "'{changed}'::text[]",
      ],
    ])
      await own.exec(`create or replace function public.${name} language sql immutable return ${result}`);
    await own.exec(recompute);
    const { rows } = await own.query(
      'select emirates, districts, wash_types, is_eco from public.car_wash_locations',
    );
    await own.close();
    const changed = ['changed'];
    expect(rows).toEqual([{ emirates: changed, districts: changed, wash_types: changed, is_eco: true }]);
  });
});

test('a telephone number among the prices does not spoil the statistics', async () => {
  await classified({ price_range: 'Call 971501234567', address: 'Deira, Dubai' });
  await insertProviders(database, [
    { business_name: 'Noor', price_range: 'AED 35.50', address: 'Deira, Dubai' },
  ]);
  await database.exec('refresh materialized view public.provider_stats');
  const { rows } = await database.query(
    `select providers, price_from, price_low, price_high from public.provider_stats where place = 'dubai' and wash_type is null`,
  );
  expect(rows).toEqual([{ providers: 2, price_from: 35, price_low: 35, price_high: 35 }]);
});

test('text is folded alike in the database and in the program', async () => {
  const texts = fc.sample(fc.string({ unit: 'grapheme-ascii', maxLength: 40 }), 300);
  texts.push('100% \\ _under_ *star*', 'Ünïcode  Ärmel', 'غسيل  بخار', 'tab\there\nand there');
  const { rows } = await database.query<{ folded: string }>(
    'select public.fold_text(text) as folded from jsonb_array_elements_text($1) with ordinality as given (text, n) order by n',
    [JSON.stringify(texts)],
  );
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText));
});
