import { countOf, districtsWith, EMPTY_STATS, type ProviderStats } from '@/lib/domain/stats';

const ROW = { ...EMPTY_STATS, verified: 5 };
const STATS: ProviderStats[] = [
  { ...ROW, place: null, washType: null, providers: 9 },
  { ...ROW, place: 'dubai', washType: null, providers: 6 },
  { ...ROW, place: 'jlt', washType: null, providers: 2 },
  { ...ROW, place: 'ajman', washType: null, providers: 3 },
  { ...ROW, place: null, washType: 'eco-friendly', providers: 4 },
  { ...ROW, place: 'dubai', washType: 'eco-friendly', providers: 2 },
];

test('counts the providers of a place and a wash type', () => {
  expect(countOf(STATS, 'dubai', 'eco-friendly')).toBe(2);
  expect(countOf(STATS, 'sharjah', null)).toBe(0);
});

test('returns the districts of an emirate that have providers', () => {
  expect(districtsWith(STATS, 'dubai', null)).toEqual(['jlt']);
  expect(districtsWith(STATS, 'dubai', 'eco-friendly')).toEqual([]);
  expect(districtsWith(STATS, 'abu-dhabi', null)).toEqual([]);
});
