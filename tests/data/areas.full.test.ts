import { DISTRICTS, EMIRATE_OF_DISTRICT } from '@/lib/domain/area';
import { type Emirate, EMIRATE_NAMES, EMIRATES } from '@/lib/domain/emirates';
import { type Database, factsOf, migratedDatabase } from './database';

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

let database: Database;
let areas: Area[];
beforeAll(async () => {
  database = await migratedDatabase();
  ({ rows: areas } = await database.query<Area>(
    'select *, latitude::float, longitude::float from public.areas order by slug',
  ));
});

describe('the list of areas', () => {
  test('has at least five per emirate, and the six districts', () => {
    for (const emirate of EMIRATES)
      expect(areas.filter((area) => area.emirate === emirate).length).toBeGreaterThanOrEqual(5);
    expect(
      areas.filter(({ is_district }) => is_district).map(({ slug, emirate }) => [slug, emirate]),
    ).toEqual([...DISTRICTS].sort().map((slug) => [slug, EMIRATE_OF_DISTRICT[slug]]));
  });

  test('has only names that are recognized in an address', async () => {
    const missed: string[] = [];
    for (const { slug, emirate, name_en, name_ar, aliases, is_district } of areas)
      for (const name of is_district ? [] : [name_en, name_ar, ...aliases]) {
        const address = `${name}, ${EMIRATE_NAMES[emirate]}`;
        if ((await factsOf(database, { address })).area !== slug) missed.push(address);
      }
    expect(missed).toEqual([]);
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
