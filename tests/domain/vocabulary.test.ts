import { VOCABULARY } from '../support/vocabulary';

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
