import { DISTRICTS, EMIRATE_OF_DISTRICT, parseAreaSlug } from '@/lib/domain/area';
import { SEARCHED_CAR_CARE } from '@/lib/domain/car-care';
import { EMIRATE_NAMES, EMIRATES } from '@/lib/domain/emirates';
import { FILTER_KEYS, FILTERS } from '@/lib/domain/filters';
import { UAE_BOX } from '@/lib/domain/foreign';
import { searchForm } from '@/lib/domain/keywords';
import { TYPED_SORTS } from '@/lib/domain/list-options';
import { isWithin } from '@/lib/domain/map';
import { isOneOf } from '@/lib/domain/one-of';
import { DAYS } from '@/lib/domain/opening-hours';
import { parseAddress } from '@/lib/domain/parse-address';
import { plainText } from '@/lib/domain/text';
import { wordsForName } from '@/lib/domain/vocabulary';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { BUILT_IN_WORDS } from '@/lib/domain/words/built-in-words';
import { HOURS_WORDS } from '@/lib/domain/words/hours';
import { LANDMARKS, withKindFirst } from '@/lib/domain/words/landmarks';
import { kmOutside, MAX_KM_OUTSIDE } from '@/lib/domain/words/read-place';
import { VOCABULARY } from '../support/vocabulary';

const { emirates, areas, washTypes, kinds, searches } = BUILT_IN_WORDS;

/** Returns what stands more than once. */
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const CAR_CARE = [...WASH_TYPES, ...kinds.map(({ slug }) => slug)];

test('knows each emirate and each wash type once', () => {
  expect(emirates.map(({ slug }) => slug).sort()).toEqual([...EMIRATES].sort());
  expect(emirates.map(({ slug, names }) => [slug, names[0]])).toEqual(
    emirates.map(({ slug }) => [slug, EMIRATE_NAMES[slug]]),
  );
  expect(washTypes.map(({ slug }) => slug)).toEqual(WASH_TYPES);
});

describe('areas', () => {
  test('have slugs of their own and names in both scripts', () => {
    expect(repeated([...areas.map(({ slug }) => slug), ...EMIRATES])).toEqual([]);
    expect(areas.filter(({ slug }) => parseAreaSlug(slug) !== slug)).toEqual([]);
    expect(areas.filter(({ name }) => !/^[A-Z]/.test(name.en) || !/[\u0621-\u064A]/.test(name.ar))).toEqual(
      [],
    );
  });

  test('lie in their emirate, three of them far from the rest of it', () => {
    const outside = areas.filter((area) => {
      const others = areas.filter((other) => other !== area);
      return !isWithin(UAE_BOX, area) || kmOutside(area, others) > MAX_KM_OUTSIDE;
    });
    expect(outside.map(({ slug }) => slug)).toEqual(['hatta', 'al-manama', 'masfout']);
  });

  test('are at least five in each emirate, and the six districts', () => {
    for (const emirate of EMIRATES)
      expect(areas.filter((area) => area.emirate === emirate).length).toBeGreaterThanOrEqual(5);
    const districts = areas.filter(({ keywords }) => keywords);
    expect(districts.map(({ slug, emirate }) => [slug, emirate])).toEqual(
      DISTRICTS.map((slug) => [slug, EMIRATE_OF_DISTRICT[slug]]),
    );
  });

  test('are recognized by each of their names in an address', () => {
    const missed = areas.flatMap(({ slug, emirate, keywords, ...area }) =>
      wordsForName(area)
        .map((name) => `${name}, ${EMIRATE_NAMES[emirate]}`)
        .filter((address) => !keywords && parseAddress(address, VOCABULARY).area?.slug !== slug),
    );
    expect(missed).toEqual([]);
  });
});

describe('kinds', () => {
  test('have slugs of their own, names in both scripts, and keywords or a wash type', () => {
    expect(repeated(CAR_CARE)).toEqual([]);
    expect(kinds.filter(({ slug }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(kinds.filter(({ name }) => !/^[A-Z]/.test(name.en) || !/[\u0621-\u064A]/.test(name.ar))).toEqual(
      [],
    );
    expect(kinds.filter(({ keywords = [], washType }) => (keywords.length === 0) === !washType)).toEqual([]);
  });

  test('are related to others that exist', () => {
    for (const { slug, related = [] } of kinds)
      for (const other of related)
        expect(kinds.filter((kind) => kind.slug === other && other !== slug)).toHaveLength(1);
  });
});

describe('keywords', () => {
  // A space at an end counts.
  // prettier-ignore
  const LISTS: [name: string, keywords: readonly string[]][] = [
    ...emirates.flatMap(({ slug, names, places }): [string, readonly string[]][] => [[`names of ${slug}`, names], [`places of ${slug}`, places]]),
    ...washTypes.map(({ slug, keywords }): [string, readonly string[]] => [slug, keywords]),
    ...kinds.map(({ slug, keywords = [] }): [string, readonly string[]] => [slug, keywords]),
    ...kinds.map(({ slug, nameKeywords = [] }): [string, readonly string[]] => [`names: ${slug}`, nameKeywords]),
  ];

  test.each(LISTS)('of %s stand once, and none is a single letter', (_, keywords) => {
    expect(repeated(keywords.map(plainText))).toEqual([]);
    expect(keywords.filter((keyword) => keyword.trim().length < 2)).toEqual([]);
  });
});

test('each word of opening hours has one meaning', () => {
  expect(repeated(Object.values(HOURS_WORDS).flat().map(plainText))).toEqual([]);
});

describe('phrases of searches', () => {
  const ROWS = Object.entries(searches).flatMap(([meaning, options]) =>
    Object.entries(options).map(([option, phrases]) => ({ meaning, option, phrases })),
  );
  const isKnown: Record<string, (option: string) => boolean> = {
    area: (option) => VOCABULARY.areas.has(option),
    washType: (option) => CAR_CARE.includes(option),
    // "Dear" only counts where it is denied, "most" only of reviews, and "good" is what lists are ordered by anyway.
    sort: isOneOf([...TYPED_SORTS, 'dear', 'most', 'good']),
    day: (option) =>
      ['today', 'tomorrow', 'overmorrow', 'weekend'].includes(option) || DAYS.some((day) => day === option),
    time: (option) =>
      ['sunset', 'isha', 'jumma', 'iftar'].includes(option) || /^(?:[01]\d|2[0-3])[0-5]\d$/.test(option),
    number: (option) => /^\d{1,5}$/.test(option),
  };

  test.each(ROWS)('$meaning=$option is a value that the site knows', ({ meaning, option }) => {
    const filter = FILTER_KEYS.find((key) => key === meaning);
    const test = isKnown[meaning] ?? ((value) => !filter || FILTERS[filter].parse(value) !== undefined);
    expect(test(option)).toBe(true);
  });

  test('name every filter, but those of figures and of text', () => {
    // On failure: add the words of a new filter to lib/domain/words/searches.ts.
    // prettier-ignore
    expect(FILTER_KEYS.filter((key) => !(key in searches))).toEqual([
      'rating', 'minPrice', 'maxPrice', 'radius', 'bounds', 'search',
    ]);
  });

  test('mean one thing each, but a few', () => {
    const meanings = new Map<string, Set<string>>();
    for (const { meaning, option, phrases } of ROWS)
      for (const form of phrases.map(searchForm)) {
        expect(form.trim()).not.toBe('');
        meanings.set(form, (meanings.get(form) ?? new Set()).add(`${meaning}=${option}`));
      }
    // Of a landmark with branches lists ask which is meant.
    const withBranches = new Set(
      LANDMARKS.filter(({ areas }) => areas.length > 1).flatMap(({ names }) =>
        withKindFirst(names).map(searchForm),
      ),
    );
    // The northern emirates are several.
    const areEmirates = (found: Set<string>) => [...found].every((meaning) => meaning.startsWith('emirate='));
    // A contract is for a fleet or a package.
    const areSameDetail = (found: Set<string>) =>
      [...found].every((meaning) => meaning.startsWith('detail=')) &&
      new Set([...found].map((meaning) => meaning.split('/')[1])).size === 1;
    const several = [...meanings].filter(
      ([form, found]) =>
        found.size > 1 && !withBranches.has(form) && !areEmirates(found) && !areSameDetail(found),
    );
    // "Sunday" is also "one" in Arabic, "today" with its article a day, several emirates have an industrial area, and «ما» is water
    // as well as a part of "without".
    expect(several.map(([form, found]) => [form.trim(), ...found])).toEqual([
      ...['بدون ما', 'بلا ما', 'من غير ما', 'من دون ما'].map((form) => [
        form,
        'washType=waterless-wash',
        'sign=not',
      ]),
      ['احد', 'day=sun', 'generic=ar'],
      ['يوم', 'day=today', 'generic=ar'],
      ['ind area', expect.any(String), expect.any(String), expect.any(String)],
    ]);
  });

  // What the suggestions of the search field say as well; "automatic" in Arabic looks like the word for "to".
  test.each(SEARCHED_CAR_CARE)('know the other names of $slug', ({ slug, aliases }) => {
    const own: Record<string, string> = {
      'mobile-car-wash': 'serviceMode=mobile',
      'eco-friendly': 'isEco=1',
    };
    const meaningOf = (alias: string) =>
      ROWS.filter(({ phrases }) => phrases.map(searchForm).includes(searchForm(alias))).map(
        ({ meaning, option }) => `${meaning}=${option}`,
      );
    for (const alias of aliases.filter((name) => name !== 'آلي'))
      // A detail of a kind asks for it.
      expect([
        alias,
        meaningOf(alias).map((meaning) => meaning.replace(/^detail=([^/]+).*/, 'washType=$1')),
      ]).toEqual([alias, [own[slug] ?? `washType=${slug}`]]);
  });

  test('and suggestions know the same wash types and kinds', () => {
    const suggested = SEARCHED_CAR_CARE.map(({ slug }) => slug);
    const own = kinds.filter(({ washType }) => !washType).map(({ slug }) => slug);
    expect([...suggested].sort()).toEqual([...WASH_TYPES, ...own].sort());
  });
});

test('orders kinds by position, areas by slug', () => {
  expect([...VOCABULARY.kinds.keys()].slice(0, 2)).toEqual(['hand-wash', 'automatic']);
  const areas = [...VOCABULARY.areas.keys()];
  expect(areas).toEqual([...areas].sort());
});

test('knows the areas of a name, and the longest name', () => {
  expect(VOCABULARY.areasByName.get(' alnahda ')?.map(({ slug }) => slug)).toEqual([
    'al-nahda-dubai',
    'al-nahda-sharjah',
  ]);
  expect(VOCABULARY.longestAreaName).toBeGreaterThan(3);
});

test('reads outlines as positions', () => {
  const [first] = VOCABULARY.neighbourOutlines;
  expect(first).toHaveLength(12);
  expect(first![0]).toEqual({ longitude: 56.26, latitude: 25.331 });
});
