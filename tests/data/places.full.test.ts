import type { PGlite } from '@electric-sql/pglite';
import { DISTRICTS, EMIRATE_OF_DISTRICT } from '@/lib/domain/area';
import { distanceKm } from '@/lib/domain/distance';
import { type Emirate, EMIRATE_NAMES, EMIRATES } from '@/lib/domain/emirates';
import { migratedDatabase } from './database';
import { factsOf } from './facts';

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
    'select *, latitude::float, longitude::float from public.areas order by slug',
  ));
});

/** Where an address is: its emirates, and its area or first district. */
type Place = [address: string | null, emirates: string, area: string | null];

describe('the emirates and the area of an address', () => {
  test.each<Place>([
    // Named emirates
    ['Shop 4, Al Wasl Road, Dubai', 'dubai', null],
    ['Abudhabi, Mussafah M12', 'abu-dhabi', 'musaffah'],
    ['Yas Marina, Abu Dhabi', 'abu-dhabi', 'yas-island'],
    ['Rakan Street, Dubai', 'dubai', null],
    ['Ras-Al-Khaima', 'ras-al-khaimah', null],
    ['Umm al Qaiwain', 'umm-al-quwain', null],
    ['شارع الوصل، دبي', 'dubai', null],
    ['أبوظبي', 'abu-dhabi', null],
    ['الشارقه', 'sharjah', null],
    ['Serves Ajman and Sharjah', 'ajman sharjah', null],
    // No named emirate: by its places
    ['Marina Walk', 'dubai', 'dubai-marina'],
    ['DEIRA, opposite the clock tower', 'dubai', 'deira'],
    ['Al-Ain, Hili Road', 'abu-dhabi', 'al-ain'],
    ['Al Nakheel, RAK', 'ras-al-khaimah', 'al-nakheel'],
    ['UAQ, Al Salama', 'umm-al-quwain', 'al-salamah'],
    ['Sheikh Zayed Road', '', null],
    // Areas in common spellings
    ['Shop 4, Al Barsha 1, Dubai', 'dubai', 'al-barsha'],
    ['AL-BARSHA, DUBAI', 'dubai', 'al-barsha'],
    ['albarsha dubai', 'dubai', 'al-barsha'],
    ["Al Ta'awun, Sharjah", 'sharjah', 'al-taawun'],
    ['القصيص الصناعية الثانية، دبي', 'dubai', 'al-qusais'],
    ['البَرشا، دبي', 'dubai', 'al-barsha'],
    ['ديره، دبي', 'dubai', 'deira'],
    ['المنطقة الصناعية ٥، الشارقة', 'sharjah', 'sharjah-industrial-area'],
    ['مدينة خليفة أ، أبوظبي', 'abu-dhabi', 'khalifa-city'],
    // The longest name wins, then the first
    ['Al Barsha South, Al Barsha, Dubai', 'dubai', 'al-barsha-south'],
    ['Deira, opposite Port Saeed, Dubai', 'dubai', 'port-saeed'],
    ['Madinat Zayed Shopping Centre, Abu Dhabi', 'abu-dhabi', 'al-danah'],
    ['Industrial Area, Kalba, Sharjah', 'sharjah', 'kalba'],
    ['Al Safa and Al Wasl, Dubai', 'dubai', 'al-safa'],
    ['Al Wasl and Al Safa, Dubai', 'dubai', 'al-wasl'],
    // Names shared by several emirates
    ['Al Nahda 2, Dubai', 'dubai', 'al-nahda-dubai'],
    ['النهدة، الشارقة', 'sharjah', 'al-nahda-sharjah'],
    ['Al Nahda', '', null],
    ['Al Warqa 2', '', 'al-warqa'],
    ['Dubai and Sharjah, Al Majaz', 'dubai sharjah', 'al-majaz'],
    ['Dubai and Sharjah, Al Nahda', 'dubai sharjah', null],
    // Not an area of another emirate
    ['Deira Street Building, Deira, Abu Dhabi', 'abu-dhabi', null],
    ['Hatta Road, Masfout, Ajman', 'ajman', 'masfout'],
    ['Dibba Al Hisn, Sharjah', 'sharjah', 'dibba-al-hisn'],
    ['Dibba, Fujairah', 'fujairah', 'dibba-al-fujairah'],
    ['Dibba Al Hisn', 'fujairah', null],
    // Whole words only
    ['Deirah Tower, Dubai', 'dubai', null],
    ['Yasmeen, Abu Dhabi', 'abu-dhabi', null],
    // Streets named after an area
    ['Umm Suqeim Street, Al Barsha, Dubai', 'dubai', 'al-barsha'],
    ['شارع الوصل، جميرا، دبي', 'dubai', 'jumeirah'],
    ['Deira, Street 5, Dubai', 'dubai', 'deira'],
    // Districts have their own rule and take precedence
    ['Marina Mall, Abu Dhabi', 'abu-dhabi', null],
    ['Cluster D, JLT, Dubai', 'dubai', 'jlt'],
    ['Jumeirah Lake Towers, Dubai', 'dubai', 'jlt'],
    ['Corniche Street, Sharjah', 'sharjah', null],
    ['Corniche Road, Al Khalidiyah, Abu Dhabi', 'abu-dhabi', 'corniche'],
    ['Burj Khalifa, Jumeirah Village Circle, Dubai', 'dubai', 'downtown-dubai'],
    ['Al Reem Island', 'abu-dhabi', 'al-reem'],
    ['أبراج بحيرات جميرا، دبي', 'dubai', null],
    // Nothing
    ['', '', null],
    [' \u200B👍🏽 ', '', null],
    [null, '', null],
  ])('%s', async (address, emirates, area) => {
    const facts = await factsOf(database, { address });
    expect([facts.emirates.join(' '), facts.area]).toEqual([emirates, area]);
    expect(facts.districts).toEqual(
      areas.some(({ slug, is_district }) => slug === area && is_district) ? [area] : [],
    );
  });

  test('an address may be in several districts, and in the area with the longest name', async () => {
    const facts = await factsOf(database, { address: 'JLT and Dubai Marina, Dubai' });
    expect(facts).toMatchObject({ districts: ['dubai-marina', 'jlt'], area: 'jlt' });
  });

  test('every name of an area is recognised', async () => {
    const missed: string[] = [];
    for (const { slug, emirate, name_en, name_ar, aliases, is_district } of areas)
      for (const name of is_district ? [] : [name_en, name_ar, ...aliases]) {
        const address = `${name}, ${EMIRATE_NAMES[emirate]}`;
        if ((await factsOf(database, { address })).area !== slug) missed.push(address);
      }
    expect(missed).toEqual([]);
  });
});

describe('the list of areas', () => {
  const slugOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

  test('has at least 120, five or more per emirate, and the six districts', () => {
    expect(areas.length).toBeGreaterThanOrEqual(120);
    for (const emirate of EMIRATES)
      expect(areas.filter((area) => area.emirate === emirate).length).toBeGreaterThanOrEqual(5);
    const districts = areas.filter(({ is_district }) => is_district);
    expect(districts.map(({ slug, emirate }) => [slug, emirate])).toEqual(
      [...DISTRICTS].sort().map((slug) => [slug, EMIRATE_OF_DISTRICT[slug]]),
    );
  });

  test('has names in both scripts, and slugs that match a name', () => {
    for (const { slug, emirate, name_en, name_ar, aliases } of areas) {
      expect(name_en).toMatch(/^[A-Za-z0-9 ]+$/);
      expect(name_ar).toMatch(/^[\u0621-\u064A\u0651 ]+\d?$/);
      const slugs = [name_en, ...aliases].map(slugOf);
      expect([...slugs, ...slugs.map((name) => `${name}-${emirate}`)]).toContain(slug);
    }
  });

  test('has no duplicate names within an emirate', () => {
    for (const emirate of EMIRATES) {
      const own = areas.filter((area) => area.emirate === emirate);
      // All names remain distinct after normalisation; otherwise one is redundant.
      expect(own.filter(({ aliases, names }) => names.length !== aliases.length + 2)).toEqual([]);
      const names = own.flatMap((area) => area.names);
      expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
    }
  });

  // The capital, and the distance in km to the edge of the emirate.
  test.each<[Emirate, number, number, number]>([
    ['dubai', 25.2, 55.28, 100],
    ['abu-dhabi', 24.47, 54.37, 275],
    ['sharjah', 25.35, 55.4, 110],
    ['ajman', 25.4, 55.47, 95],
    ['fujairah', 25.12, 56.33, 56],
    ['ras-al-khaimah', 25.79, 55.95, 35],
    ['umm-al-quwain', 25.56, 55.55, 45],
  ])('locates the areas of %s around its capital', (emirate, latitude, longitude, reach) => {
    const far = areas.filter(
      (area) => area.emirate === emirate && distanceKm({ latitude, longitude }, area) > reach,
    );
    expect(far.map(({ slug }) => slug)).toEqual([]);
  });

  // Coordinates from GeoNames, an independent source.
  test.each([
    ['al-ain', 24.192, 55.761],
    ['khor-fakkan', 25.331, 56.342],
    ['dibba-al-hisn', 25.62, 56.273],
    ['al-dhaid', 25.288, 55.882],
    ['ruwais', 24.11, 52.731],
    ['liwa', 23.144, 53.788],
    ['musaffah', 24.359, 54.483],
  ])('locates %s where GeoNames does', (slug, latitude, longitude) => {
    const area = areas.find((one) => one.slug === slug)!;
    expect(distanceKm(area, { latitude, longitude })).toBeLessThan(2.5);
  });

  test.each([
    ['an unknown emirate', 'emirate', 'dubay'],
    ['an invalid slug', 'slug', 'Al Wadi'],
    ['no name', 'name_ar', ' '],
    ['coordinates abroad', 'latitude', '51.5'],
    ['swapped coordinates', 'longitude', '25.2'],
  ])('rejects %s', async (_what, column, value) => {
    await expect(
      database.query(`update public.areas set ${column} = $1 where slug = 'hatta'`, [value]),
    ).rejects.toThrow(/violates (check|foreign key) constraint/);
  });
});
