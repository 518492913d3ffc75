import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { distanceKm } from '@/lib/domain/distance';
import { DISTRICTS, EMIRATE_OF_DISTRICT } from '@/lib/domain/districts';
import { type Emirate, EMIRATE_NAMES, EMIRATES } from '@/lib/domain/emirates';
import { insertProviders, migratedDatabase } from './database';

interface Area {
  slug: string;
  emirate: Emirate;
  name_en: string;
  name_ar: string;
  aliases: string[];
  latitude: number;
  longitude: number;
  is_district: boolean;
  names: string[];
}

let database: PGlite;
let areas: Area[];

beforeAll(async () => {
  database = await migratedDatabase();
  ({ rows: areas } = await database.query<Area>(
    'select *, latitude::float as latitude, longitude::float as longitude from public.areas order by slug',
  ));
});
afterAll(() => database.close());

/** Inserts providers with these addresses and reads their areas. */
async function areasOf(addresses: (string | null)[], own = database): Promise<(string | null)[]> {
  await own.exec('truncate public.car_wash_locations restart identity');
  await insertProviders(
    own,
    addresses.map((address) => ({ business_name: 'Noor', address })),
  );
  const { rows } = await own.query<{ area: string | null }>(
    'select area from public.car_wash_locations order by id',
  );
  return rows.map(({ area }) => area);
}

describe('the area of an address', () => {
  test.each([
    // As people write it
    ['Shop 4, Al Barsha 1, Dubai', 'al-barsha'],
    ['AL-BARSHA, DUBAI', 'al-barsha'],
    ['albarsha dubai', 'al-barsha'],
    ['Barsha 2, near the metro, Dubai', 'al-barsha'],
    ["Al Ta'awun, Sharjah", 'al-taawun'],
    ['JVC, Dubai', 'jvc'],
    ['Khorfakkan, Sharjah', 'khor-fakkan'],
    ['M-26, Mussafah, Abu Dhabi', 'musaffah'],
    ['UAQ, Al Salama', 'al-salamah'],
    // In Arabic, with letters and signs that are written differently
    ['القصيص الصناعية الثانية، دبي', 'al-qusais'],
    ['البَرشا، دبي', 'al-barsha'],
    ['ديره، دبي', 'deira'],
    ['المنطقة الصناعية ٥، الشارقة', 'sharjah-industrial-area'],
    ['داماك هيلز ٢، دبي', 'damac-hills-2'],
    ['مدينة خليفة أ، أبوظبي', 'khalifa-city'],
    // The longest name
    ['Al Barsha South, Al Barsha, Dubai', 'al-barsha-south'],
    ['Barsha Heights, Dubai', 'barsha-heights'],
    ['Deira, opposite Port Saeed, Dubai', 'port-saeed'],
    ['Jumeirah Beach Residence, Dubai', 'jbr'],
    ['Al Jazirah Al Hamra, Ras Al Khaimah', 'al-jazirah-al-hamra'],
    ['Al Hamra, Ras Al Khaimah', 'al-hamra-village'],
    ['DAMAC Hills 2, Dubai', 'damac-hills-2'],
    ['Madinat Zayed Shopping Centre, Abu Dhabi', 'al-danah'],
    ['Industrial Area, Kalba, Sharjah', 'kalba'],
    // The first of those that are equally long
    ['Al Safa and Al Wasl, Dubai', 'al-safa'],
    ['Al Wasl and Al Safa, Dubai', 'al-wasl'],
    // The same name in several emirates
    ['Al Nahda 2, Dubai', 'al-nahda-dubai'],
    ['Al Nahda, Sharjah', 'al-nahda-sharjah'],
    ['النهدة، الشارقة', 'al-nahda-sharjah'],
    ['Al Khalidiya, Abu Dhabi', 'al-khalidiyah-abu-dhabi'],
    ['Al Khalidiya, Sharjah', 'al-khalidiya-sharjah'],
    ['Industrial Area 5, Sharjah', 'sharjah-industrial-area'],
    ['New Industrial Area, Ajman', 'ajman-industrial-area'],
    ['New Industrial Area, Umm Al Quwain', 'umm-al-quwain-industrial-area'],
    ['Industrial Area 3, Al Quoz, Dubai', 'al-quoz'],
    ['Industrial Area 3, Dubai', null],
    ['Corniche, Ajman', 'ajman-corniche'],
    ['Corniche, Sharjah', null],
    // No emirate: only a name that no other has
    ['Al Nahda', null],
    ['Al Rashidiya 3', null],
    ['Al Warqa 2', 'al-warqa'],
    ['Ghayathi', 'ghayathi'],
    // Two emirates: an area of either
    ['Dubai and Sharjah, Al Majaz', 'al-majaz'],
    ['Serves Ajman and Sharjah, Al Rashidiya', 'al-rashidiya-ajman'],
    ['Dubai and Sharjah, Al Nahda', null],
    // Not of another emirate
    ['Deira Street Building, Deira, Abu Dhabi', null],
    ['Hatta Road, Masfout, Ajman', 'masfout'],
    ['Dibba Al Hisn, Sharjah', 'dibba-al-hisn'],
    ['Dibba, Fujairah', 'dibba-al-fujairah'],
    ['Dibba Al Hisn', null],
    // Whole words
    ['Deirah Tower, Dubai', null],
    ['Kalbani Building, Sharjah', null],
    ['Yasmeen, Abu Dhabi', null],
    // A street bears a name far beyond the area
    ['Umm Suqeim Street, Al Barsha, Dubai', 'al-barsha'],
    ['Nad Al Hamar Road, Ras Al Khor, Dubai', 'ras-al-khor'],
    ['شارع الوصل، جميرا، دبي', 'jumeirah'],
    ['Al Wasl Rd, Dubai', null],
    ['شارع الوحدة، أبوظبي', null],
    ['Deira, Street 5, Dubai', 'deira'],
    // Nothing
    ['Dubai', null],
    ['Sheikh Zayed Road, Dubai', null],
    ['', null],
    [' \u200B👍🏽 ', null],
    [null, null],
  ])('%s', async (address, area) => {
    expect(await areasOf([address])).toEqual([area]);
  });

  test.each([
    ['Marina Walk, Dubai Marina, Dubai', 'dubai-marina'],
    ['Burj Khalifa, Jumeirah Village Circle, Dubai', 'downtown-dubai'],
    ['Corniche Road, Al Khalidiyah, Abu Dhabi', 'corniche'],
    ['Marina Mall, Abu Dhabi', null],
    // The longest name of several districts
    ['JLT and Dubai Marina, Dubai', 'jlt'],
    ['Corniche and Al Reem, Abu Dhabi', 'al-reem'],
    // A name of a district that its own rule does not know is not taken for the area within it
    ['أبراج بحيرات جميرا، دبي', null],
  ])('%s: districts keep their rule', async (address, area) => {
    expect(await areasOf([address])).toEqual([area]);
  });

  test('follows the address, and what is written into it is replaced', async () => {
    await areasOf(['Deira, Dubai']);
    const written = async (assignment: string) =>
      (
        await database.query<{ area: string | null }>(
          `update public.car_wash_locations set ${assignment} returning area`,
        )
      ).rows[0]!.area;
    expect(await written(`address = 'Mirdif, Dubai'`)).toBe('mirdif');
    expect(await written(`area = 'hatta'`)).toBe('mirdif');
    expect(await written('address = null')).toBeNull();
  });

  test('is found for every name that an area has', async () => {
    const named = areas
      .filter(({ is_district }) => !is_district)
      .flatMap(({ slug, emirate, name_en, name_ar, aliases }) =>
        [name_en, name_ar, ...aliases].map((name) => ({
          slug,
          address: `${name}, ${EMIRATE_NAMES[emirate]}`,
        })),
      );
    const found = await areasOf(named.map(({ address }) => address));
    expect(named.filter(({ slug }, index) => found[index] !== slug)).toEqual([]);
  });
});

describe('any text', () => {
  const word = () =>
    fc.constantFrom(
      ...[
        'Dubai',
        'Sharjah',
        'أبوظبي',
        'عجمان',
        'Marina',
        'JLT',
        'Corniche',
        'شارع',
        'Road',
        ',',
        '،',
        '%',
        '\\',
        '(?',
      ],
      ...areas.flatMap(({ name_en, name_ar }) => [name_en, name_ar]),
    );

  test('is placed in its own emirates, in a district if it is in one, or nowhere', async () => {
    const texts = [
      ...fc.sample(fc.string({ unit: 'binary', maxLength: 80 }), 150),
      ...fc.sample(
        fc.array(word(), { maxLength: 6 }).map((words) => words.join(' ')),
        250,
      ),
      'Al Barsha 👍🏽 \u0301\u200F '.repeat(600),
      '('.repeat(10_000),
    ].map((text) => text.replaceAll('\0', ''));
    await areasOf(texts);
    const { rows } = await database.query(
      `select provider.address, provider.area from public.car_wash_locations provider
         left join public.areas area on area.slug = provider.area
       where area.emirate <> all (provider.emirates) and provider.emirates <> '{}'
         or coalesce(area.is_district, false) <> (provider.districts <> '{}')
         or area.is_district and area.slug <> all (provider.districts)`,
    );
    expect(rows).toEqual([]);
  });
});

describe('the sample data', () => {
  test('has an area for 95 of 100 addresses, set when the rows were inserted', async () => {
    const own = await migratedDatabase();
    await own.exec(readFileSync('supabase/seed.sql', 'utf8'));
    const { rows } = await own.query<{ address: string; area: string | null }>(
      'select address, area from public.car_wash_locations where address is not null',
    );
    await own.close();
    const without = rows.filter(({ area }) => area === null).map(({ address }) => address);
    expect(rows.length).toBeGreaterThan(600);
    expect([without.length / rows.length < 0.05, without]).toEqual([true, expect.anything()]);
  });
});

describe('the list of areas', () => {
  const slugOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

  test('has at least 120, of every emirate, and the six districts', () => {
    expect(areas.length).toBeGreaterThanOrEqual(120);
    for (const emirate of EMIRATES)
      expect(areas.filter((area) => area.emirate === emirate).length).toBeGreaterThanOrEqual(5);
    const districts = areas.filter(({ is_district }) => is_district);
    expect(districts.map(({ slug }) => slug)).toEqual([...DISTRICTS].sort());
    for (const { slug, emirate } of districts)
      expect(emirate).toBe(EMIRATE_OF_DISTRICT[slug as keyof typeof EMIRATE_OF_DISTRICT]);
  });

  test('has the towns', () => {
    const towns =
      'al-ain khor-fakkan dibba-al-fujairah dibba-al-hisn hatta kalba al-dhaid madinat-zayed ruwais liwa ghayathi masafi' +
      ' falaj-al-mualla al-rams al-jazirah-al-hamra masfout';
    expect(areas.map(({ slug }) => slug)).toEqual(expect.arrayContaining(towns.split(' ')));
  });

  test('names each in both scripts, by a slug that is one of its names', () => {
    for (const { slug, emirate, name_en, name_ar, aliases } of areas) {
      expect(name_en).toMatch(/^[A-Za-z0-9 ]+$/);
      expect(name_ar).toMatch(/^[\u0621-\u064A\u0651 ]+\d?$/);
      const slugs = [name_en, ...aliases].map(slugOf);
      expect([...slugs, ...slugs.map((name) => `${name}-${emirate}`)]).toContain(slug);
    }
  });

  test('gives no name twice within an emirate', () => {
    for (const emirate of EMIRATES) {
      const own = areas.filter((area) => area.emirate === emirate);
      // As many as were written: two spellings that are compared as one are not both needed.
      expect(own.filter(({ aliases, names }) => names.length !== aliases.length + 2)).toEqual([]);
      const names = own.flatMap((area) => area.names);
      expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
    }
  });
});

describe('where areas are', () => {
  const at = (slug: string) => areas.find((area) => area.slug === slug)!;

  // The capital, and how far the emirate reaches from there.
  test.each<[Emirate, number, number, number]>([
    ['dubai', 25.2, 55.28, 100],
    ['abu-dhabi', 24.47, 54.37, 275],
    ['sharjah', 25.35, 55.4, 110],
    ['ajman', 25.4, 55.47, 95],
    ['fujairah', 25.12, 56.33, 56],
    ['ras-al-khaimah', 25.79, 55.95, 35],
    ['umm-al-quwain', 25.56, 55.55, 45],
  ])('those of %s are around its capital', (emirate, latitude, longitude, reach) => {
    const far = areas.filter(
      (area) => area.emirate === emirate && distanceKm({ latitude, longitude }, area) > reach,
    );
    expect(far.map(({ slug }) => slug)).toEqual([]);
  });

  // From GeoNames; the list was written without it.
  test.each([
    ['al-ain', 24.192, 55.761],
    ['khor-fakkan', 25.331, 56.342],
    ['dibba-al-hisn', 25.62, 56.273],
    ['dibba-al-fujairah', 25.592, 56.262],
    ['mirbah', 25.276, 56.363],
    ['al-dhaid', 25.288, 55.882],
    ['ruwais', 24.11, 52.731],
    ['liwa', 23.144, 53.788],
    ['madinat-zayed', 23.654, 53.705],
    ['baniyas', 24.31, 54.629],
    ['musaffah', 24.359, 54.483],
  ])('%s is where others say', (slug, latitude, longitude) => {
    expect(distanceKm(at(slug), { latitude, longitude })).toBeLessThan(2.5);
  });

  test.each([
    ['dubai-marina', 'jlt', 2],
    ['jvc', 'jvt', 3],
    ['al-nahda-dubai', 'al-nahda-sharjah', 3],
    ['al-majaz', 'al-taawun', 3],
    ['deira', 'bur-dubai', 4],
    ['corniche', 'al-khalidiyah-abu-dhabi', 2],
    ['al-reem', 'al-maryah-island', 3],
    ['al-rashidiya-ajman', 'al-nuaimiya', 3],
    ['dibba-al-hisn', 'dibba-al-fujairah', 5],
    ['hatta', 'masfout', 10],
  ])('%s and %s are neighbours', (one, other, most) => {
    const between = distanceKm(at(one), at(other));
    expect(between).toBeGreaterThan(0.2);
    expect(between).toBeLessThan(most);
  });
});

describe('staff', () => {
  const NEW = `insert into public.areas (slug, emirate, name_en, name_ar, latitude, longitude)
    values ('al-wadi', 'dubai', 'Al Wadi', 'الوادي', 25.1, 55.3)`;
  const refresh = async (own: PGlite) =>
    (await own.query<{ moved: number }>('select public.refresh_areas() as moved')).rows[0]!.moved;
  const stored = async (own: PGlite) =>
    (
      await own.query<{ area: string | null }>('select area from public.car_wash_locations order by id')
    ).rows.map(({ area }) => area);

  test('add, rename and delete areas, and place the providers anew', async () => {
    const own = await migratedDatabase();
    expect(await areasOf(['Al Wadi, Dubai', 'Deira, Dubai', 'Mirdif, Dubai'], own)).toEqual([
      null,
      'deira',
      'mirdif',
    ]);
    await own.exec(NEW);
    await own.exec(`update public.areas set aliases = '{Mirdif,Wadi}' where slug = 'al-wadi';
      update public.areas set name_en = 'Mirdif City', aliases = '{}' where slug = 'mirdif'`);
    expect(await stored(own)).toEqual([null, 'deira', 'mirdif']);
    expect(await refresh(own)).toBe(2);
    expect(await stored(own)).toEqual(['al-wadi', 'deira', 'al-wadi']);
    expect(await refresh(own)).toBe(0);
    await own.exec(`update public.areas set slug = 'wadi' where slug = 'al-wadi'`);
    expect(await stored(own)).toEqual(['wadi', 'deira', 'wadi']);
    await own.exec(`update public.areas set aliases = '{Mirdif}' where slug = 'mirdif';
      delete from public.areas where slug = 'wadi'`);
    expect(await stored(own)).toEqual([null, 'deira', 'mirdif']);
    await own.close();
  });

  test.each([
    ['an emirate that there is not', 'emirate', 'dubay'],
    ['a slug that is no address', 'slug', 'Al Wadi'],
    ['no name', 'name_ar', ' '],
    ['a place elsewhere', 'latitude', '51.5'],
    ['coordinates the wrong way round', 'longitude', '25.2'],
  ])('can not write %s', async (_what, column, value) => {
    await expect(
      database.query(`update public.areas set ${column} = $1 where slug = 'hatta'`, [value]),
    ).rejects.toThrow('violates check constraint');
  });

  test('keep what they changed when the migration runs again', async () => {
    const own = await migratedDatabase();
    await own.exec(`update public.areas set name_en = 'Hatta Town' where slug = 'hatta'`);
    await own.exec(readFileSync('supabase/migrations/20261123000700_areas.sql', 'utf8'));
    const { rows } = await own.query(`select name_en from public.areas where slug = 'hatta'`);
    await own.close();
    expect(rows).toEqual([{ name_en: 'Hatta Town' }]);
  });
});
