import { readTable } from '@/lib/data/directory/read-table';
import type { WeekSpan } from '@/lib/domain/opening-hours';
import { parseAddress } from '@/lib/domain/parse-address';
import { parseChatName } from '@/lib/domain/parse-chat';
import { parseHours, quotableHours } from '@/lib/domain/parse-hours';
import { parsePhones } from '@/lib/domain/parse-phones';
import { parsePrices, quotablePrice } from '@/lib/domain/parse-prices';
import type { Provider } from '@/lib/domain/provider';
import type { ProviderRow } from '@/lib/domain/provider-row';
import { toProvider } from '@/lib/domain/to-provider';
import exportedHours from '../fixtures/exported/hours.json';
import exportedPhones from '../fixtures/exported/phones.json';
import { ADDRESSES } from '../fixtures/typed/addresses';
import {
  QUOTED_HOURS,
  SYNTAX_HOURS,
  UNDERSTOOD_HOURS,
  UNKNOWN_HOURS,
  UNQUOTED_HOURS,
} from '../fixtures/typed/hours';
import { CHATS, FIRST_NUMBERS, WRITTEN_NUMBERS } from '../fixtures/typed/phones';
import { PRICES, QUOTED_PRICES, UNQUOTED_PRICES, WRITTEN_PRICES } from '../fixtures/typed/prices';
import { KINDS_OF_ROWS, MODES_OF_ROWS, WASH_TYPES_OF_ROWS } from '../fixtures/typed/services';
import { providerOf } from '../support/provider-rows';
import { TYPED_TEXTS } from '../support/typed-texts';
import { VOCABULARY } from '../support/vocabulary';
import { BACKEND, request } from './backend';
import { type Database, factsOf, migratedDatabase } from './database';

// The database still derives facts for staff and imports, and the site its own: until it is one of them, both must be equal.

/** Reads all rows of a table or view with the secret key. */
async function rowsOf<Row>(path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const response = await request(`${path}&limit=1000&offset=${rows.length}`, BACKEND.secretKey);
    const page = (await response.json()) as Row[];
    rows.push(...page);
    if (page.length < 1000) return rows;
  }
}

/** The derived columns of a row, as the database stores them. */
interface StoredFacts {
  id: number;
  search_text: string;
  [column: string]: unknown;
}

const ranges = (spans: readonly WeekSpan[] | null) =>
  spans && `{${spans.map(([from, to]) => `[${from},${to})`).join()}}`;
const texts = (searchText: string) => [...new Set(searchText.split('\u241E'))].filter(Boolean).sort();

/** Returns facts by the names of their columns. */
function columnsOf(provider: Provider): Record<string, unknown> {
  const { index, area, kinds, openTimes } = provider;
  return {
    emirates: provider.emirates,
    districts: provider.districts,
    area: area?.slug ?? null,
    places: index.places,
    map_latitude: index.mapPosition?.latitude ?? null,
    map_longitude: index.mapPosition?.longitude ?? null,
    phones: provider.phones,
    phone_e164: provider.phoneE164,
    chat_name: provider.chatName,
    wash_types: provider.washTypes,
    kinds: kinds.map(({ slug }) => slug),
    wash_type_options: index.washTypeOptions,
    wash_type_text: index.washTypeText,
    service_location_text: index.serviceLocationText,
    serves_mobile: provider.servesMobile,
    serves_onsite: provider.servesOnsite,
    is_eco: provider.isEco,
    open_minutes: ranges(openTimes),
    hours_text: provider.openingHours,
    price_text: provider.priceRange,
    price_from: provider.priceFrom,
    price_to: provider.priceTo,
    price_small: provider.prices.small,
    price_suv: provider.prices.suv,
    price_large: provider.prices.large,
    score: provider.score,
    is_verified: provider.isVerified,
    is_closed: provider.isClosed,
    is_listed: provider.isListed,
    // Providers without a name are in no list.
    sort_name: index.sortName || null,
    search_text: texts(index.searchText),
    words: [...index.words].sort(),
  };
}

/** The embedded backend sends numerics that end in zero as text. */
const NUMERIC = [
  'map_latitude',
  'map_longitude',
  'price_from',
  'price_to',
  'price_small',
  'price_suv',
  'price_large',
];

function storedColumns(stored: StoredFacts, names: readonly string[]): Record<string, unknown> {
  const words = [...String(stored.search_vector).matchAll(/'((?:[^']|'')*)'/g)];
  const values: Record<string, unknown> = {
    ...stored,
    sort_name: stored.sort_name || null,
    search_text: texts(stored.search_text),
    words: words.map(([, word]) => word!.replaceAll("''", "'")).sort(),
  };
  return Object.fromEntries(
    names.map((name) => {
      const value = values[name];
      return [name, NUMERIC.includes(name) && value !== null ? Number(value) : value];
    }),
  );
}

describe('sample rows', () => {
  let rows: ProviderRow[];
  let providers: Provider[];
  let stored: Map<number, StoredFacts>;

  beforeAll(async () => {
    rows = await readTable('car_wash_locations');
    const all = await rowsOf<StoredFacts>('car_wash_locations?select=*&order=id');
    stored = new Map(all.map((row) => [row.id, row]));
    // The database knows neither menus nor reviews here: the two are read beside the rows.
    providers = rows.map((row) => toProvider(row, VOCABULARY, { menu: [], own: null, imageHosts: [] }));
  });

  test('have the same facts', () => {
    const different = providers.flatMap((provider) => {
      const ours = columnsOf(provider);
      const theirs = storedColumns(stored.get(provider.id)!, Object.keys(ours));
      return Object.keys(ours)
        .filter((name) => JSON.stringify(ours[name]) !== JSON.stringify(theirs[name]))
        .map((name) => ({ id: provider.id, name, ours: ours[name], theirs: theirs[name] }));
    });
    expect(different).toEqual([]);
    expect(providers.length).toBeGreaterThan(600);
  });
});

describe('texts of the unit tests', () => {
  let database: Database;
  beforeAll(async () => {
    database = await migratedDatabase();
  });

  const TEXTS = [
    ...new Set(
      [
        ...UNDERSTOOD_HOURS.flatMap(([, examples]) => examples),
        ...UNKNOWN_HOURS,
        ...SYNTAX_HOURS.map(([text]) => text),
        ...QUOTED_HOURS,
        ...UNQUOTED_HOURS,
        ...QUOTED_PRICES,
        ...UNQUOTED_PRICES,
        ...exportedHours.map(([, text]) => text!),
        ...PRICES.map(([text]) => text),
        ...WRITTEN_PRICES.map(([text]) => text),
        ...FIRST_NUMBERS.flatMap(([, examples]) => examples),
        ...WRITTEN_NUMBERS.map(([text]) => text),
        ...exportedPhones.map(([, text]) => text!),
        ...CHATS.map(([text]) => text),
        ...ADDRESSES.map(([address]) => address),
        ...TYPED_TEXTS.map(([typed]) => typed),
      ].filter((text) => text !== null),
    ),
  ];

  const PARSERS: [expression: string, parse: (text: string) => unknown][] = [
    ['public.open_minutes_of(typed)::text', (text) => ranges(parseHours(text, VOCABULARY.hoursWords))],
    ['public.hours_text_of(typed)', quotableHours],
    [
      'public.prices_of(typed)',
      (text) => {
        const prices = parsePrices(text);
        return prices && [prices.from, prices.to];
      },
    ],
    ['public.price_text_of(typed)', quotablePrice],
    ['public.phones_of(typed)', parsePhones],
    ['public.chat_name_of(typed)', parseChatName],
    ['public.emirates_of(typed)', (text) => parseAddress(text, VOCABULARY).emirates],
    [
      'public.area_of(typed, public.emirates_of(typed), public.districts_of(typed, public.emirates_of(typed)))',
      (text) => parseAddress(text, VOCABULARY).area?.slug ?? null,
    ],
  ];

  test.each(PARSERS)('%s reads each as TypeScript does', async (expression, parse) => {
    const { rows } = await database.query<{ fact: unknown }>(
      `select to_jsonb(${expression}) as fact from jsonb_array_elements_text($1) with ordinality as given (typed, place) order by place`,
      [JSON.stringify(TEXTS)],
    );
    const different = TEXTS.map((text, index) => ({ text, ours: parse(text), theirs: rows[index]!.fact }));
    expect(different.filter(({ ours, theirs }) => JSON.stringify(ours) !== JSON.stringify(theirs))).toEqual(
      [],
    );
  });

  test('wash types, kinds and modes are the same', async () => {
    for (const [row] of [...WASH_TYPES_OF_ROWS, ...KINDS_OF_ROWS, ...MODES_OF_ROWS]) {
      const { wash_types, kinds, serves_mobile, serves_onsite } = await factsOf(
        database,
        row as Parameters<typeof factsOf>[1],
      );
      const ours = providerOf(row);
      expect([
        row,
        ours.washTypes,
        ours.kinds.map(({ slug }) => slug),
        ours.servesMobile,
        ours.servesOnsite,
      ]).toEqual([row, wash_types, kinds, serves_mobile, serves_onsite]);
    }
  });
});
