import { execFileSync } from 'node:child_process';
import { DISTRICTS } from '@/lib/domain/area';
import { EMIRATES } from '@/lib/domain/emirates';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { type Database, migratedDatabase } from './database';

const HAS_SITE = `website_valid and website like '%.example%'`;

// prettier-ignore
/** Special cases of the page layout that tests rely on, as SQL conditions. */
const CASES = [
  'phone is null and whatsapp_handle is null and website is null',
  `phone = '+971 (check website)' and whatsapp_handle is not null`,
  `phone = '+971 (check website)' and whatsapp_handle is null and ${HAS_SITE}`,
  `phone ~ '^0[0-9]'`, `phone ~ '^[+]971[0-9]{9}$'`, `whatsapp_handle like '@%'`, `whatsapp_handle like 'https://wa.me/%'`,
  `website_valid and website = 'Not listed'`, `website_valid and website = 'coming soon'`, `website_valid and website = 'http://'`,
  `website_valid and website ~ '^\\w+\\.example$'`, `website_valid and website ~ '^http://\\w'`, `website_valid and website like '%/book'`,
  'website is not null and not website_valid', 'website is not null and website_valid is null',
  `booking_capability = 'App'`, `booking_capability = 'Mobile App, Phone'`, `booking_capability = 'WhatsApp'`,
  `booking_capability = 'Walk-in or appointment'`,
  'opening_hours is null', 'service_category is null', 'service_description is null', 'rating is null', 'address is null',
  `address ~ '[\u0621-\u064A]'`, `business_name ~ '[\u0621-\u064A]'`, `address ~ '\\m(RAK|UAQ)\\M'`,
  `business_name like '%''%'`, ...['%', '"', '_', '*', '\\'].map((sign) => `strpos(service_description, '${sign}') > 0`),
  `wash_type_text like '%hand wash%'`, `wash_type_text like '%automatic%'`, `wash_type_text like '%self service%'`,
];

// prettier-ignore
/** SQL conditions for contradictory rows, of which there are none. */
const CONTRADICTIONS = [
  // No rating without reviews, and none that is absurd.
  'rating is null and review_count > 0', 'rating is not null and coalesce(review_count, 0) < 1', 'review_count > 1000',
  `wash_type ~* 'hand|foam' and service_description ~* 'steam|waterless|tunnel|self-service|roller'`,
  `wash_type ~* 'waterless' and service_category ~* 'hand|foam|tunnel|bay'`,
  `wash_type ~* 'self' and service_category <> 'Self-Service Bay'`,
  `concat(service_category, wash_type) ~* 'self' and service_description ~* '\\m(crew|staff|team|attendant)'`,
  `service_location = 'Mobile' and location_type ~* 'shop|station|showroom'`,
  `service_location = 'Onsite' and concat(location_type, service_description) ~* 'mobile'`,
  `service_description ~* '24 hours|24/7|round the clock' and opening_hours !~ '24'`,
];

describe.each([150, 640])('with %i sample providers', (providers) => {
  let database: Database;
  beforeAll(async () => {
    database = await migratedDatabase();
    const seed = ['scripts/seed.mjs', '--providers', String(providers)];
    await database.exec(execFileSync('node', seed, { encoding: 'utf8', maxBuffer: 50_000_000 }));
    await database.exec('reset search_path');
  });

  async function count(condition: string): Promise<number> {
    const sql = `select count(*)::integer as rows from public.car_wash_locations where ${condition}`;
    return (await database.query<{ rows: number }>(sql)).rows[0]!.rows;
  }

  test('eight more have no name', async () => {
    expect([await count('is_listed'), await count('not is_listed')]).toEqual([providers, 8]);
  });

  test('more than 500 of the full directory are verified, as the pages claim', async () => {
    expect(await count('is_listed and is_verified')).toBeGreaterThan(providers * (500 / 640));
  });

  test('every emirate, district, wash type and verification status occurs', async () => {
    for (const emirate of EMIRATES)
      expect(await count(`is_listed and '${emirate}' = any (emirates)`)).toBeGreaterThan(3);
    for (const district of DISTRICTS)
      expect(await count(`is_listed and '${district}' = any (districts)`)).toBeGreaterThan(0);
    for (const type of WASH_TYPES)
      expect(await count(`is_listed and '${type}' = any (wash_types)`)).toBeGreaterThan(0);
    const { rows } = await database.query(
      'select distinct verified_status from public.car_wash_locations where is_listed',
    );
    expect(rows).toHaveLength(4);
  });

  test.each(CASES)('there is one with %s', async (condition) => {
    expect(await count(`is_listed and ${condition}`)).toBeGreaterThan(0);
  });

  test.each(CONTRADICTIONS)('there is none with %s', async (condition) => {
    expect(await count(condition)).toBe(0);
  });

  test('ratings are distributed realistically', async () => {
    const rated = await count('rating is not null');
    expect((await count('rating between 3.8 and 4.8')) / rated).toBeGreaterThan(0.75);
    expect((await count('rating = 5')) / rated).toBeLessThan(0.03);
    expect((await count('rating < 3.8')) / rated).toBeGreaterThan(0.05);
  });
});
