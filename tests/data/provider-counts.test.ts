import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { EMIRATES } from '@/lib/domain/emirates';
import type { NarrowingKey } from '@/lib/domain/narrowing';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { insertProviders, migratedDatabase } from './database';

const PAGE_SIZE = 24;
/** Wednesday, half past ten in the evening. */
const NOW = 2 * 1440 + 22 * 60 + 30;
const RATINGS = [3.5, 4, 4.5];
const PRICES = [30, 50, 100, 300];
const WASH_TYPE_OPTIONS = [...WASH_TYPES, 'hand-wash', 'automatic', 'self-service'];

interface Row {
  id: number;
  emirates: string[];
  districts: string[];
  area: string | null;
  wash_types: string[];
  wash_type_text: string;
  rating: number | null;
  price_from: number | null;
  serves_mobile: boolean;
  serves_onsite: boolean;
  is_verified: boolean;
  is_eco: boolean;
  open: [number, number][] | null;
}

interface Choice {
  emirate?: string;
  area?: string;
  washType?: string;
  rating?: number;
  serviceMode?: string;
  maxPrice?: number;
  open?: number;
  isVerified?: boolean;
  isEco?: boolean;
}

interface List {
  total: number;
  eco: number;
  verified: number;
  mobile: number;
  withoutHours: number;
  withoutPrice: number;
  options: Record<string, Record<string, number>>;
  providers: { id: number }[];
  page: number;
}

let database: PGlite;
let rows: Row[];

beforeAll(async () => {
  database = await migratedDatabase();
  await database.exec(readFileSync('supabase/seed.sql', 'utf8'));
  await database.exec('select public.refresh_counts()');
  rows = await listedRows();
});
afterAll(() => database.close());

async function listedRows(): Promise<Row[]> {
  const { rows } = await database.query<{ row: Row }>(`select to_jsonb(listed) as row from (
    select id, emirates, districts, area, wash_types, wash_type_text, rating, price_from, serves_mobile, serves_onsite,
      is_verified, is_eco,
      (select jsonb_agg(jsonb_build_array(lower(span), upper(span))) from unnest(open_minutes) as span) as open
    from public.car_wash_locations where business_name ~ '[[:alnum:]]') as listed`);
  return rows.map(({ row }) => row);
}

async function list(choice: Choice, page = 1): Promise<List> {
  const { rows } = await database.query<{ list: List }>(
    `select public.list_providers(emirate => $1, area => $2, wash_type => $3, min_rating => $4, service_mode => $5,
       max_price => $6, open_at => $7, verified => $8, eco => $9, page => $10, open_now => $11) as list`,
    [
      choice.emirate,
      choice.area,
      choice.washType,
      choice.rating,
      choice.serviceMode,
      choice.maxPrice,
      choice.open,
      choice.isVerified ?? false,
      choice.isEco ?? false,
      page,
      NOW,
    ],
  );
  return rows[0]!.list;
}

function areasOf({ districts, area }: Row): string[] {
  if (districts.length > 0) return districts;
  return area === null ? [] : [area];
}

/** The compiler asks for every filter; what is found by text is in search.test.ts. */
const HOLDS: {
  [Field in Exclude<NarrowingKey, 'search'>]: (row: Row, value: NonNullable<Choice[Field]>) => boolean;
} = {
  emirate: (row, emirate) => row.emirates.includes(emirate),
  area: (row, area) => areasOf(row).includes(area),
  washType: (row, type) =>
    row.wash_types.includes(type) ||
    (!WASH_TYPES.some((known) => known === type) && row.wash_type_text.includes(type.replace('-', ' '))),
  rating: (row, rating) => row.rating !== null && row.rating >= rating,
  serviceMode: (row, mode) => (mode === 'mobile' ? row.serves_mobile : row.serves_onsite),
  maxPrice: (row, price) => row.price_from !== null && row.price_from <= price,
  open: (row, minute) => !!row.open?.some(([from, to]) => from <= minute && minute < to),
  isVerified: (row) => row.is_verified,
  isEco: (row) => row.is_eco,
};

function holding(choice: Choice): Row[] {
  const fields = Object.entries(choice).filter(([, value]) => value !== undefined) as [keyof Choice, never][];
  return rows.filter((row) => fields.every(([field, value]) => HOLDS[field](row, value)));
}

/** What the database shall say of a choice, counted row by row. */
function counted(choice: Choice): Omit<List, 'providers' | 'page'> {
  const numbers = <Field extends keyof Choice>(field: Field, values: NonNullable<Choice[Field]>[]) =>
    Object.fromEntries(values.map((value) => [`${value}`, holding({ ...choice, [field]: value }).length]));
  const above0 = (all: Record<string, number>) =>
    Object.fromEntries(Object.entries(all).filter(([, number]) => number > 0));
  const listed = holding(choice);
  const known = [...new Set(rows.flatMap(areasOf))];
  return {
    total: listed.length,
    eco: listed.filter((row) => row.wash_types.includes('eco-friendly')).length,
    verified: listed.filter((row) => row.is_verified).length,
    mobile: listed.filter((row) => row.wash_types.includes('mobile-car-wash')).length,
    withoutHours:
      choice.open === undefined
        ? 0
        : holding({ ...choice, open: undefined }).filter((row) => row.open === null).length,
    withoutPrice:
      choice.maxPrice === undefined
        ? 0
        : holding({ ...choice, maxPrice: undefined }).filter((row) => row.price_from === null).length,
    options: {
      emirate: above0(numbers('emirate', [...EMIRATES])),
      area: choice.emirate || choice.area ? above0(numbers('area', known)) : {},
      washType: above0(numbers('washType', WASH_TYPE_OPTIONS)),
      rating: numbers('rating', RATINGS),
      serviceMode: numbers('serviceMode', ['mobile', 'onsite']),
      maxPrice: numbers('maxPrice', PRICES),
      open: { now: holding({ ...choice, open: NOW }).length },
      isVerified: numbers('isVerified', [true]),
      isEco: numbers('isEco', [true]),
    },
  };
}

/** Nothing is chosen two times of three. */
const seldom = <T>(values: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 2 }, { arbitrary: values, weight: 1 });
const ANY_CHOICE = fc.record({
  emirate: seldom(fc.constantFrom<string>(...EMIRATES)),
  area: seldom(
    fc.constantFrom('al-quoz', 'dubai-marina', 'jlt', 'musaffah', 'al-nahda-sharjah', 'deira', 'nowhere'),
  ),
  washType: seldom(fc.constantFrom(...WASH_TYPE_OPTIONS)),
  rating: seldom(fc.constantFrom(...RATINGS)),
  serviceMode: seldom(fc.constantFrom('mobile', 'onsite')),
  maxPrice: seldom(fc.constantFrom(...PRICES)),
  open: seldom(fc.oneof(fc.constant(NOW), fc.nat(10079))),
  isVerified: seldom(fc.constant(true)),
  isEco: seldom(fc.constant(true)),
} satisfies { [Field in keyof Choice]-?: fc.Arbitrary<Choice[Field]> });

describe('the numbers of a list', () => {
  test('are those that counting the rows gives, whatever is chosen', async () => {
    await fc.assert(
      fc.asyncProperty(ANY_CHOICE, async (choice) => {
        expect(await list(choice)).toMatchObject(counted(choice));
        expect((await list(choice)).options).toEqual(counted(choice).options);
      }),
      { numRuns: 200, seed: 20261123 },
    );
  }, 300_000);

  test('of a list that is not full are right before the counts are made anew', async () => {
    const choice = { emirate: 'umm-al-quwain', washType: 'waterless-wash' };
    const before = (await list(choice)).total;
    expect(before).toBeLessThan(PAGE_SIZE - 1);
    await insertProviders(database, [
      { business_name: 'Just Now', address: 'Umm Al Quwain', wash_type: 'Waterless' },
    ]);
    const after = await list(choice);
    await database.query(`delete from public.car_wash_locations where business_name = 'Just Now'`);
    expect(after.total).toBe(before + 1);
    expect(after.providers).toHaveLength(before + 1);
  });
});

describe('pages', () => {
  test('show every provider once', async () => {
    const choice = { emirate: 'sharjah' };
    const expected = holding(choice).map(({ id }) => id);
    const ids: number[] = [];
    for (let page = 1; page <= Math.ceil(expected.length / PAGE_SIZE); page += 1) {
      const { providers } = await list(choice, page);
      ids.push(...providers.map(({ id }) => id));
    }
    expect(ids.sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
  });

  test('before the first and beyond the last are the nearest that there are', async () => {
    const last = Math.ceil(rows.length / PAGE_SIZE);
    expect((await list({}, 0)).page).toBe(1);
    const beyond = await list({}, 1_000);
    expect(beyond.page).toBe(last);
    expect(beyond.providers).toHaveLength(rows.length - (last - 1) * PAGE_SIZE);
  });
});

describe('making the counts anew', () => {
  const asVisitor = (sql: string) =>
    database.transaction(async (transaction) => {
      await transaction.exec('set local role anon');
      return (await transaction.query<{ answer: unknown }>(sql)).rows[0]?.answer;
    });

  test('is for visitors too, and once in ten seconds', async () => {
    await database.exec(`update public.count_refreshes set refreshed_at = now() - interval '11 seconds'`);
    expect(await asVisitor('select public.refresh_counts() as answer')).toBe(true);
    expect(await asVisitor('select public.refresh_counts() as answer')).toBe(false);
  });

  test.each(['provider_counts', 'week_counts', 'opening_weeks', 'search_lexicon'])(
    '%s is not for visitors to read',
    async (table) => {
      await expect(asVisitor(`select count(*) as answer from public.${table}`)).rejects.toThrow(
        'permission denied',
      );
    },
  );
});
