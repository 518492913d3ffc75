import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { KINDS } from '@/lib/domain/kinds';
import { insertProviders, migratedDatabase, type ProviderRow } from './database';

/** Kinds that are wash types. */
const WASH_TYPE_OF = [
  ['mobile', 'mobile-car-wash'],
  ['steam', 'steam-cleaning'],
  ['waterless', 'waterless-wash'],
  ['detailing', 'auto-detailing'],
] as const;

interface Row {
  wash_type: string | null;
  service_category: string | null;
  kinds: string[];
  wash_types: string[];
}

let database: PGlite;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

async function stored(own = database): Promise<Row[]> {
  return (await own.query<Row>('select * from public.car_wash_locations order by id')).rows;
}

/** Inserts one provider and reads its kinds. */
async function kindsOf(row: ProviderRow): Promise<string[]> {
  await database.exec('truncate public.car_wash_locations');
  await insertProviders(database, [{ business_name: 'Noor', ...row }]);
  return (await stored())[0]!.kinds;
}

describe('the kinds of a wash type', () => {
  test.each([
    ['Hand Wash', ['hand']],
    ['hand-wash', ['hand']],
    ['hand_wash', ['hand']],
    ['Hand Car Wash', ['hand']],
    ['Hand & Foam Wash', ['hand', 'foam']],
    ['Automatic', ['automatic']],
    ['Drive-Thru', ['automatic']],
    ['self_service', ['self-service']],
    ['Steam', ['steam']],
    ['Waterless', ['waterless']],
    ['Foam', ['foam']],
    ['Full-Service Wash', ['full-service']],
    ['Detailing', ['detailing']],
    ['Interior Detailing', ['detailing', 'interior']],
    ['Polish & Wax', ['polishing']],
    ['Nano-Ceramic', ['ceramic-coating']],
    ['Ceramic Coating / PPF', ['ceramic-coating', 'paint-protection']],
    ['Paint Protection Film', ['paint-protection']],
    ['Engine Wash', ['engine']],
    ['Under-body wash', ['underbody']],
    ['Sanitization', ['sanitising']],
    ['Fleet Wash', ['fleet']],
    ['Mobile Hand Wash', ['hand', 'mobile']],
    ['Eco Wash', []],
    // In Arabic
    ['غسيل يدوي', ['hand']],
    ['غسيل السيارات يدويًا', ['hand']],
    ['غسيل آلي', ['automatic']],
    ['مغسلة أوتوماتيكية', ['automatic']],
    ['خدمة ذاتية', ['self-service']],
    ['غسيل بالبخار', ['steam']],
    ['غسيل متنقل', ['mobile']],
    ['غسيل بالرغوة', ['foam']],
    ['غسيل داخلي وخارجي', ['full-service', 'interior']],
    ['تنظيف المقاعد', ['interior']],
    ['تلميع', ['polishing']],
    ['نانو سيراميك', ['ceramic-coating']],
    ['أفلام الحماية', ['paint-protection']],
    ['غسيل المحرّك', ['engine']],
    ['غسيل أسفل السيارة', ['underbody']],
    ['تعقيم', ['sanitising']],
    ['أساطيل الشركات', ['fleet']],
    // Parts of other words
    ['Secondhand washers', []],
    ['Waxwing', ['polishing']],
    ['Foamy', []],
    [null, []],
  ])('%s', async (wash_type, kinds) => {
    expect(await kindsOf({ wash_type })).toEqual(kinds);
  });
});

describe('the kinds of a provider', () => {
  test.each<[string, ProviderRow, string[]]>([
    ['by its category', { service_category: 'Automatic Tunnel Wash' }, ['automatic']],
    ['by its name', { business_name: 'Coin Wash 24' }, ['self-service']],
    ['by its place', { service_location: 'Mobile' }, ['mobile']],
    [
      'by phrases of its description',
      {
        service_description:
          'Snow-foam, machine polish; engine bays and undercarriage. Seats shampooed: interior wipe.',
      },
      ['foam', 'interior', 'polishing', 'engine', 'underbody'],
    ],
    [
      'in the order of the site',
      { wash_type: 'Mobile', service_category: 'Fleet', service_description: 'Steam, then a hand wash' },
      ['hand', 'steam', 'fleet', 'mobile'],
    ],
    [
      'not by single words of its description',
      { service_description: 'Swirl marks of automatic brushes go' },
      [],
    ],
    [
      'not by interior in its description alone',
      { service_description: 'Interior fragrance is optional' },
      [],
    ],
    ['not by wax in its description alone', { service_description: 'Rinse, foam, rinse, wax' }, []],
    ['not by the Arabic word for "to"', { service_description: 'غسيل إلى باب بيتك' }, []],
    [
      'not by a phrase that two of its texts make together',
      { business_name: 'Second Hand', service_description: 'Wash' },
      [],
    ],
  ])('%s', async (_how, row, kinds) => {
    expect(await kindsOf(row)).toEqual(kinds);
  });

  test('agree with its wash types, whatever is written', async () => {
    const text = () =>
      fc.option(
        fc
          .array(fc.constantFrom('steam', 'Mobile', 'waterless', 'Detail', 'hand wash', '-', 'x', 'بخار'), {
            maxLength: 3,
          })
          .map((words) => words.join(' ')),
      );
    const row = fc.record({
      business_name: text(),
      wash_type: text(),
      service_category: text(),
      service_description: text(),
      service_location: fc.constantFrom('Mobile', ' mobile ', 'Mobile & Onsite', 'Onsite', null),
      location_type: text(),
    });
    const any = fc.record({
      wash_type: fc.string({ unit: 'binary', maxLength: 60 }).map((t) => t.replaceAll('\0', '')),
    });
    await database.exec('truncate public.car_wash_locations');
    await insertProviders(database, [...fc.sample(row, 300), ...fc.sample(any, 100)]);
    for (const { kinds, wash_types } of await stored()) {
      expect(kinds).toEqual(KINDS.filter((kind) => kinds.includes(kind)));
      for (const [kind, washType] of WASH_TYPE_OF)
        expect([kind, kinds.includes(kind)]).toEqual([kind, wash_types.includes(washType)]);
    }
  });

  test('follow a wash type whose keyword changes, with the update that the classification names', async () => {
    const own = await migratedDatabase();
    await insertProviders(own, [{ business_name: 'Noor', wash_type: 'Hand Wash' }]);
    await own.exec(`create or replace function public.wash_types_of(business_name text, service_category text,
        wash_type text, service_description text, service_location text, location_type text, opening_hours text,
        eco_certified boolean) returns text[] language sql immutable return '{steam-cleaning}'::text[]`);
    const classification = readFileSync('supabase/migrations/20261123000400_classification.sql', 'utf8');
    await own.exec(/`(update public\.car_wash_locations set .+;)`/.exec(classification)![1]!);
    expect((await stored(own))[0]!.kinds).toEqual(['hand', 'steam']);
    await own.close();
  });
});

test('all but a few sample providers have a kind, and every wash type and category that is one', async () => {
  const own = await migratedDatabase();
  await own.exec(readFileSync('supabase/seed.sql', 'utf8'));
  const rows = await stored(own);
  await own.close();
  expect(rows.filter(({ kinds }) => kinds.length === 0).length / rows.length).toBeLessThan(0.02);
  const unknown = rows
    .filter(({ kinds }) => kinds.length === 0)
    .flatMap(({ wash_type, service_category }) => [wash_type, service_category])
    .filter((text) => text !== null && !/\beco\b/i.test(text));
  expect(unknown).toEqual([]);
  for (const kind of KINDS.filter((name) => name !== 'sanitising'))
    expect([kind, rows.some(({ kinds }) => kinds.includes(kind))]).toEqual([kind, true]);
});
