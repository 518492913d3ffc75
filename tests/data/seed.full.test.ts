import { execFileSync } from 'node:child_process';
import { DISTRICTS } from '@/lib/domain/area';
import { EMIRATES } from '@/lib/domain/emirates';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { migratedDatabase } from './database';

interface Row {
  business_name: string | null;
  address: string | null;
  phone: string | null;
  whatsapp_handle: string | null;
  website: string | null;
  website_valid: boolean | null;
  booking_capability: string | null;
  rating: number | null;
  review_count: number | null;
  service_category: string | null;
  wash_type: string | null;
  service_location: string | null;
  location_type: string | null;
  service_description: string | null;
  opening_hours: string | null;
  verified_status: string | null;
  eco_certified: boolean | null;
  is_listed: boolean;
  emirates: string[];
  districts: string[];
  wash_types: string[];
  wash_type_text: string;
}

/** A directory with this many sample providers, as stored. */
async function directoryOf(providers: number): Promise<Row[]> {
  const database = await migratedDatabase();
  const seed = ['scripts/seed.mjs', '--providers', String(providers)];
  await database.exec(execFileSync('node', seed, { encoding: 'utf8', maxBuffer: 50_000_000 }));
  const { rows } = await database.query<Row>(
    'select *, rating::float as rating from public.car_wash_locations order by id',
  );
  await database.close();
  return rows;
}

const PLACEHOLDER = '+971 (check website)';
const hasSite = (row: Row) => row.website_valid === true && /\.example/.test(row.website ?? '');

/** Special cases of the page layout that tests rely on. */
const CASES: [what: string, holds: (row: Row) => boolean][] = [
  ['no contact details', (row) => row.phone === null && row.whatsapp_handle === null && row.website === null],
  ['the placeholder phone and a chat', (row) => row.phone === PLACEHOLDER && row.whatsapp_handle !== null],
  [
    'the placeholder phone, no chat, a website',
    (row) => row.phone === PLACEHOLDER && row.whatsapp_handle === null && hasSite(row),
  ],
  ['a local phone', ({ phone }) => /^0\d/.test(phone ?? '')],
  ['an unspaced phone', ({ phone }) => /^\+971\d{9}$/.test(phone ?? '')],
  ['a chat user name', (row) => row.whatsapp_handle?.startsWith('@') === true],
  ['a chat URL', (row) => row.whatsapp_handle?.startsWith('https://wa.me/') === true],
  ...['Not listed', 'coming soon', 'http://'].map((website): (typeof CASES)[number] => [
    `the website "${website}"`,
    (row) => row.website_valid === true && row.website === website,
  ]),
  [
    'a website without scheme',
    (row) => row.website_valid === true && /^\w+\.example$/.test(row.website ?? ''),
  ],
  ['a website with http', (row) => row.website_valid === true && /^http:\/\/\w/.test(row.website ?? '')],
  ['a website with a path', (row) => row.website_valid === true && /\/book$/.test(row.website ?? '')],
  ['a website marked as invalid', (row) => row.website_valid === false && row.website !== null],
  ['an unchecked website', (row) => row.website_valid === null && row.website !== null],
  ...['App', 'Mobile App, Phone', 'WhatsApp', 'Walk-in or appointment'].map(
    (capability): (typeof CASES)[number] => [
      `bookings by ${capability}`,
      (row) => row.booking_capability === capability,
    ],
  ),
  ['no hours', (row) => row.opening_hours === null],
  ['no category', (row) => row.service_category === null],
  ['no description', (row) => row.service_description === null],
  ['no rating', (row) => row.rating === null],
  ['no address', (row) => row.address === null],
  ['an Arabic address', ({ address }) => /\p{Script=Arabic}/u.test(address ?? '')],
  ['an Arabic name', ({ business_name }) => /\p{Script=Arabic}/u.test(business_name ?? '')],
  ['an abbreviated emirate', ({ address }) => /\b(RAK|UAQ)\b/.test(address ?? '')],
  ["a name with '", ({ business_name }) => /'/.test(business_name ?? '')],
  ...['%', '"', '_', '*', '\\'].map((sign): (typeof CASES)[number] => [
    `${sign} in its description`,
    (row) => row.service_description?.includes(sign) === true,
  ]),
];

describe.each([150, 640])('with %i sample providers', (providers) => {
  let rows: Row[];
  let listed: Row[];
  beforeAll(async () => {
    rows = await directoryOf(providers);
    listed = rows.filter((row) => row.is_listed);
  });

  test('eight more have no name', () => {
    expect([listed.length, rows.length]).toEqual([providers, providers + 8]);
  });

  test('more than 500 of the full directory are verified, as the pages claim', () => {
    const verified = listed.filter((row) => row.verified_status === 'verified');
    if (providers >= 640) expect(verified.length).toBeGreaterThan(500);
    else expect(verified.length / listed.length).toBeGreaterThan(0.75);
  });

  test('every emirate, district, wash type and verification status occurs', () => {
    const all = (lists: string[][]) => [...new Set(lists.flat())].sort();
    expect(all(listed.map((row) => row.emirates))).toEqual([...EMIRATES].sort());
    expect(all(listed.map((row) => row.districts))).toEqual([...DISTRICTS].sort());
    expect(all(listed.map((row) => row.wash_types))).toEqual([...WASH_TYPES].sort());
    for (const words of ['hand wash', 'automatic', 'self service'])
      expect(listed.filter((row) => row.wash_type_text.includes(words))).not.toHaveLength(0);
    expect(new Set(listed.map((row) => row.verified_status)).size).toBe(4);
    for (const emirate of EMIRATES)
      expect(listed.filter((row) => row.emirates.includes(emirate)).length).toBeGreaterThan(3);
  });

  test.each(CASES)('there is one with %s', (_what, holds) => {
    expect(listed.some(holds)).toBe(true);
  });

  test('ratings are distributed realistically and have reviews', () => {
    const rated = rows.filter((row) => row.rating !== null);
    const share = (holds: (rating: number) => boolean) =>
      rated.filter(({ rating }) => holds(rating!)).length / rated.length;
    expect(share((rating) => rating >= 3.8 && rating <= 4.8)).toBeGreaterThan(0.75);
    expect(share((rating) => rating === 5)).toBeLessThan(0.03);
    expect(share((rating) => rating < 3.8)).toBeGreaterThan(0.05);
    for (const { rating, review_count } of rows) {
      if (rating === null) expect(review_count ?? 0).toBe(0);
      else expect(review_count).toBeGreaterThanOrEqual(1);
      expect(review_count ?? 0).toBeLessThanOrEqual(1_000);
    }
  });

  test("each provider's facts are consistent", () => {
    for (const row of rows) {
      const about = row.service_description ?? '';
      const says = (pattern: RegExp) => pattern.test(`${row.service_category} ${row.wash_type}`);
      const problem = (
        [
          ['eco-friendly, not certified', says(/\beco\b/i) && row.eco_certified !== true],
          [
            'hand wash described as something else',
            /hand|foam/i.test(row.wash_type ?? '') &&
              /steam|waterless|tunnel|self-service|roller/i.test(about),
          ],
          [
            'steam not mentioned in the description',
            /steam/i.test(row.wash_type ?? '') &&
              about !== '' &&
              !/steam/i.test(about) &&
              !says(/steam cleaning/i),
          ],
          [
            'waterless in another category',
            /waterless/i.test(row.wash_type ?? '') && says(/hand|foam|tunnel|bay/i),
          ],
          [
            'self-service in another category',
            /self/i.test(row.wash_type ?? '') && !/null|Self-Service Bay/.test(String(row.service_category)),
          ],
          ['self-service with a crew', says(/self/i) && /\b(crew|staff|team|attendant)/i.test(about)],
          [
            'mobile in a shop',
            row.service_location === 'Mobile' && /shop|station|showroom/i.test(row.location_type ?? ''),
          ],
          [
            'onsite and mobile',
            row.service_location === 'Onsite' && /mobile/i.test(`${row.location_type} ${about}`),
          ],
          [
            'open around the clock with closing hours',
            /24 hours|24\/7|round the clock/i.test(about) && !/24|null/.test(String(row.opening_hours)),
          ],
        ] as const
      ).find(([, holds]) => holds);
      expect(problem && [problem[0], row]).toBeUndefined();
    }
  });
});
