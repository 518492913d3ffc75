import { toVocabulary } from '@/lib/domain/vocabulary';
import { VOCABULARY, WORD_TABLES } from '../support/word-tables';

test('refuses tables without an emirate: one that may not be read looks empty', () => {
  expect(() => toVocabulary({ ...WORD_TABLES, emirates: WORD_TABLES.emirates.slice(1) })).toThrow('emirates');
});

test('accepts every other table empty', () => {
  const empty = Object.fromEntries(Object.keys(WORD_TABLES).map((table) => [table, []]));
  const vocabulary = toVocabulary({ ...WORD_TABLES, ...empty, emirates: WORD_TABLES.emirates });
  expect(vocabulary).toMatchObject({ longestAreaName: 0, districts: [], areas: new Map() });
});

test('leaves out emirates and wash types that the site does not know', () => {
  const { emirates, washTypes } = toVocabulary({
    ...WORD_TABLES,
    emirates: [...WORD_TABLES.emirates, { slug: 'eighth', name_en: 'Eighth', names: [], places: [] }],
    wash_types: [
      ...WORD_TABLES.wash_types,
      { slug: 'seventh', position: 0, keywords: [], exceptions: [], also_in: null },
    ],
  });
  expect(emirates).toHaveLength(7);
  expect(washTypes.map(({ slug }) => slug)).toEqual(VOCABULARY.washTypes.map(({ slug }) => slug));
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
