import { impossibleValues } from '@/lib/domain/problems';
import {
  byColumn,
  type ColumnName,
  PROVIDER_COLUMN_TYPES,
  PROVIDER_COLUMNS,
  type ProviderColumn,
} from '@/lib/domain/provider-columns';
import { EMPTY_ROW } from '@/lib/domain/provider-row';
import { businessRow, type SubmittedListing } from '@/lib/domain/submitted-listing';
import { migratedDatabase, type Row } from './database';

/** What the database says of the columns of providers, compared with the table of columns. */
const database = migratedDatabase();

const COLUMNS: [name: ColumnName, ProviderColumn][] = Object.entries(PROVIDER_COLUMNS) as never;
const NAMES = COLUMNS.map(([name]) => name);
const CLAIMED: Partial<Record<string, string>> = byColumn('claimedAs');
const CHECKS: Partial<Record<string, readonly string[]>> = byColumn('checks');

/** Returns what the database answers for each column, by column. */
async function askedOfEach<Answer>(sql: string): Promise<Record<string, Answer>> {
  const rows = await database.rows<{ name: string; answer: Answer }>(
    `select name, (${sql}) as answer from unnest($1::text[]) as name`,
    [NAMES],
  );
  return Object.fromEntries(rows.map(({ name, answer }) => [name, answer]));
}

test('columns and their types are those of the table', async () => {
  const TYPES: Record<string, string> = {
    ARRAY: 'texts',
    boolean: 'boolean',
    integer: 'number',
    numeric: 'number',
  };
  const stored = await database.rows<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns where table_name = 'car_wash_locations'`,
  );
  const types = Object.entries(PROVIDER_COLUMN_TYPES).map(([name, type]): [string, string] => [
    name,
    { requiredNumber: 'number', source: 'text' }[type as string] ?? type,
  ]);
  expect(Object.fromEntries(stored.map(({ name, type }) => [name, TYPES[type] ?? 'text']))).toEqual(
    Object.fromEntries(types),
  );
});

/** Values of a column: at its limits, and just beyond them. */
function valuesOf({ holds, maxLength, range }: ProviderColumn): (string | number)[] {
  const day = (days: number) =>
    new Date(Date.now() + 4 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
  if (holds === 'day' || holds === 'pastDay') return [day(-400), day(0), day(1), day(400)];
  const [least, most] = (range ?? [0, 0]).map((bound) => (Number.isFinite(bound) ? bound : 1e6)) as [
    number,
    number,
  ];
  if (range)
    return [least - 0.01, least, most, most + 0.01].map((value) =>
      holds === 'reviewCount' ? Math.floor(value) : value,
    );
  if (holds !== 'text') return [];
  return [maxLength ?? 0, 20_000].flatMap((length) => ['ع'.repeat(length), 'x'.repeat(length + 1)]);
}

test('what is impossible is the same in the database and here', async () => {
  const pairs: Row[] = [
    { closed_from: '2026-01-02', closed_until: '2026-01-01' },
    { closed_from: '2026-01-01', closed_until: '2026-01-01' },
    { latitude: 25 },
    { longitude: 55 },
    { latitude: 25, longitude: 55 },
  ];
  const rows = [
    ...COLUMNS.flatMap(([name, column]) => valuesOf(column).map((value): Row => ({ [name]: value }))),
    ...pairs,
  ];
  const judged = await database.values<string[]>(
    `select array(select distinct field from impossible_values_of(given) where value is not null order by 1)
     from jsonb_array_elements($1::jsonb) with ordinality as row (given, place) order by place`,
    [JSON.stringify(rows)],
  );
  const differences = rows.flatMap((row, index) => {
    const found = impossibleValues({ ...EMPTY_ROW, ...row }, new Date()).map(({ field }) => field as string);
    const [ours, theirs] = [[...new Set(found)].sort().join(), judged[index]!.join()];
    return ours === theirs
      ? []
      : [`${JSON.stringify(row).slice(0, 60)}: here "${ours}", in the database "${theirs}"`];
  });
  expect(differences).toEqual([]);
  expect(judged.filter((fields) => fields.length > 0).length).toBeGreaterThan(40);
});

test('a change forgets the same checks', async () => {
  const forgotten = await askedOfEach<string[]>(
    `array(select checks_of(array[name], array[name]) order by 1)`,
  );
  const expected = NAMES.map((name) => [name, [...(CHECKS[name] ?? [])].sort()]);
  expect(forgotten).toEqual(Object.fromEntries(expected));
});

/** Of another entry, or about it alone; what is in no list of this test follows a provider into the one that it is merged into. */
const NEVER_TAKEN = ['id', 'business_name', 'rating', 'review_count', 'rating_source', 'rating_checked_on', 'closed_on', 'closed_from', 'closed_until', 'merged_into', 'updated_at']; // prettier-ignore

test('what the one that stays lacks follows a merged provider', async () => {
  const SAMPLES: Partial<Record<string, unknown>> = {
    boolean: true,
    number: 40,
    requiredNumber: 40,
    texts: ['https://a.example/1.jpg'],
  };
  const sample = ([name, { holds }]: [ColumnName, ProviderColumn]) =>
    SAMPLES[PROVIDER_COLUMN_TYPES[name]] ??
    (holds === 'source' ? 'team' : /day/i.test(holds) || holds === 'timestamp' ? '2026-01-01' : 'x');
  const gone = Object.fromEntries(COLUMNS.map((column) => [column[0], sample(column)]));
  const taken = await database.value<Row>(
    `select facts_to_take(jsonb_populate_record(null::car_wash_locations, $1), jsonb_populate_record(null::car_wash_locations, '{"id": 2}'))`,
    [JSON.stringify(gone)],
  );
  expect(Object.keys(taken).sort()).toEqual(NAMES.filter((name) => !NEVER_TAKEN.includes(name)).sort());
});

test('owners date what they claim', async () => {
  const dated = await askedOfEach<string[]>(
    `array(select jsonb_object_keys(owner_checks(jsonb_build_object(name, 'x'))) order by 1)`,
  );
  const expected = NAMES.map((name) => {
    const dates = (CHECKS[name] ?? []).filter(
      (check) => PROVIDER_COLUMNS[check as ColumnName].holds !== 'flag',
    );
    return [name, CLAIMED[name] ? dates.sort() : []];
  });
  expect(dated).toEqual(Object.fromEntries(expected));
});

describe('a listing', () => {
  const STATED: Record<string, string> = {
    name_ar: 'نور',
    licence_number: 'CN-0000417',
    phone: '051 506 3894',
    whatsapp: '@noor',
    hours: '24/7',
    price: 'AED 40',
    price_small: '35',
    price_suv: '45.50',
    price_large: '9999',
    photos: 'https://a.example/1.jpg\nhttps://a.example/2.jpg',
  };
  const LISTING: SubmittedListing & { email: string } = {
    business_name: 'Noor',
    email: 'n@visitor.example',
    address: 'Shop 4, Deira',
    emirates: 'Dubai',
    phone: null,
    website: 'https://noor.example',
    description: 'Steam.',
    details: STATED,
    claimed_provider_id: 1,
  };
  beforeEach(async () => {
    await database.insertProviders({ business_name: 'Before' });
    await database.insert('listing_submissions', { ...LISTING, details: JSON.stringify(STATED) });
  });

  test('has all fields that owners may state', () => {
    const own = Object.keys(LISTING);
    expect(
      [...Object.keys(STATED), ...Object.values(CLAIMED).filter((field) => own.includes(field!))].sort(),
    ).toEqual(expect.arrayContaining(Object.values(CLAIMED).sort()));
  });

  test('that is a claim changes the same columns', async () => {
    const changes = Object.fromEntries(NAMES.map((name) => [name, { was: null, proposed: 'x' }]));
    await database.rows('update listing_submissions set changes = $1', [JSON.stringify(changes)]);
    const changed = await database.values<string>(
      'select distinct field from listing_submissions as listing, claimed_changes(listing)',
    );
    expect(changed.sort()).toEqual(Object.keys(CLAIMED).sort());
  });

  test('becomes the same business', async () => {
    const values = await database.value<Row>(
      'select business_values(listing) from listing_submissions as listing',
    );
    // Besides, the database says what nobody has checked.
    const { website_valid, eco_certified, ...stated } = values;
    expect(stated).toEqual(businessRow(LISTING));
    expect([website_valid, eco_certified]).toEqual([false, false]);
  });
});
