import { type Database, insertProviders, migratedDatabase, type ProviderRow } from './database';

/** Providers whose facts depend on different words. */
const ROWS: ProviderRow[] = [
  { business_name: 'Steam', wash_type: 'Steam', address: 'Deira, Dubai' },
  { business_name: 'Vapour', service_description: 'Vapour-wash, slowly', address: 'Al Nahda' },
  {
    business_name: 'Economy',
    service_description: 'Economical and eco friendly',
    address: 'R.A.K. Corniche',
  },
  { business_name: 'Second', service_category: 'Second eco wash', address: 'Marina Mall, Abu Dhabi' },
  { business_name: 'Mobile', service_location: 'Mobile', address: 'Bu Zabi Tower' },
  { business_name: 'Open', opening_hours: 'Jumaa 8 AM - 6 PM', address: 'Hatta, Dubai' },
  { business_name: 'Always', opening_hours: '24 hours', address: 'Dibba Al Hisn' },
  { business_name: 'Noon', opening_hours: 'Daily 8 AM - noon', address: null },
  {
    business_name: 'Foam',
    wash_type: 'Snow foam',
    service_description: 'Self service',
    address: 'Dubai Marina',
  },
  { business_name: 'Waterless', wash_type: 'Waterless', address: 'Al Khan, Sharjah' },
  { business_name: 'Nothing', address: 'Somewhere else' },
];

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
  await insertProviders(database, ROWS);
});
beforeEach(() => database.exec(`begin; set local track_functions = 'pl'`));
afterEach(() => database.exec('rollback'));

async function namesWhere(condition: string): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select business_name as name from public.car_wash_locations as provider where ${condition} order by id`,
  );
  return rows.map(({ name }) => name);
}

/** How often this session has derived facts. */
async function derivations(): Promise<number> {
  const { rows } = await database.query<{ calls: number | null }>(
    `select pg_stat_get_xact_function_calls('public.with_other_facts'::regproc)::int as calls`,
  );
  return rows[0]!.calls ?? 0;
}

const written = () => namesWhere('xmin::text::bigint = txid_current()');
const outdated = () => namesWhere('provider is distinct from public.with_facts(provider)');

test.each<[what: string, change: string, derived: string[]]>([
  ['nothing', `update public.kinds set keywords = keywords, position = position`, []],
  ['no row', `update public.areas set name_en = '' where slug = 'nowhere'`, []],
  [
    'a new keyword of a wash type',
    `update public.wash_types set keywords = keywords || '{" vapour "}' where slug = 'steam-cleaning'`,
    ['Vapour'],
  ],
  [
    'a deleted keyword of a wash type',
    `update public.wash_types set keywords = array_remove(keywords, 'steam') where slug = 'steam-cleaning'`,
    ['Steam'],
  ],
  [
    'an exception',
    `update public.wash_types set exceptions = '{" economical",second}' where slug = 'eco-friendly'`,
    ['Economy', 'Second'],
  ],
  [
    'a keyword on which another wash type depends',
    `update public.wash_types set keywords = '{vapour}' where slug = 'waterless-wash'`,
    ['Vapour', 'Waterless'],
  ],
  [
    'a new kind',
    `insert into public.kinds (slug, name_en, name_ar, keywords) values ('slow', 'Slow', 'بطيء', '{slowly}')`,
    ['Vapour'],
  ],
  [
    'a keyword of a kind',
    `update public.kinds set keywords = keywords || '{second}' where slug = 'foam'`,
    ['Second'],
  ],
  [
    'the Arabic name of a kind',
    `update public.kinds set name_ar = 'رغوة كثيفة' where slug = 'foam'`,
    ['Foam'],
  ],
  ['the slug of a kind', `update public.kinds set slug = 'eco-wash' where slug = 'foam'`, ['Second', 'Foam']],
  [
    'a kind that follows a wash type',
    `update public.kinds set wash_type = 'eco-friendly' where slug = 'steam'`,
    ['Steam', 'Economy', 'Second', 'Waterless'],
  ],
  ['a deleted kind', `delete from public.kinds where slug = 'foam'`, ['Foam']],
  [
    'a place of an emirate',
    `update public.emirates set places = places || '{al nahda}' where slug = 'sharjah'`,
    ['Vapour'],
  ],
  [
    'a name of an emirate',
    `update public.emirates set names = names || '{bu zabi}' where slug = 'abu-dhabi'`,
    ['Second', 'Mobile'],
  ],
  [
    'a dotted name',
    `update public.emirates set names = array_remove(names, ' rak ') where slug = 'ras-al-khaimah'`,
    ['Economy'],
  ],
  [
    'a new area',
    `insert into public.areas (slug, emirate, name_en, name_ar, latitude, longitude)
       values ('zabi', 'dubai', 'Zabi', 'زابي', 25.1, 55.3)`,
    ['Mobile'],
  ],
  ['the centre of an area', `update public.areas set latitude = 24.9 where slug = 'hatta'`, ['Open']],
  ['the emirate of an area', `update public.areas set emirate = 'abu-dhabi' where slug = 'hatta'`, ['Open']],
  ['a longer area', `delete from public.areas where slug = 'dibba-al-hisn'`, ['Always']],
  [
    'a keyword of a district',
    `update public.areas set district_keywords = '{mall}' where slug = 'corniche'`,
    ['Economy', 'Second'],
  ],
  [
    'a word of hours',
    `update public.hours_words set spellings = spellings || '{Jumaa}' where meaning = 'FRI'`,
    ['Open'],
  ],
  [
    'a word that others are rewritten to',
    `update public.hours_words set spellings = '{p}' where meaning = 'pm'`,
    ['Noon'],
  ],
])(
  'only the providers that it can concern are derived after a change of %s',
  async (_what, change, derived) => {
    const before = await derivations();
    await database.exec(change);
    expect(await derivations()).toBe(before + derived.length);
    expect(await written()).toEqual(derived);
    expect(await outdated()).toEqual([]);
  },
);

test('a change of wash types that is not about keywords derives all providers', async () => {
  const before = await derivations();
  await database.exec(`update public.wash_types set position = 9 where slug = 'steam-cleaning'`);
  expect(await derivations()).toBe(before + ROWS.length);
  expect(await outdated()).toEqual([]);
});
