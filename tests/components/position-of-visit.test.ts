import { keepPosition, positionOfVisit } from '@/components/search/position-of-visit';

/** Gives the tab a history, the last of which is open. */
function visit(...queries: string[]) {
  const entries = queries.map((query) => ({ url: `https://lamaa.example/services?${query}` }));
  const navigation = { entries: () => entries, currentEntry: { index: entries.length - 1 } };
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
}

test.each([
  [['near=25.1,55.2', 'sort=near'], '25.1,55.2'],
  [['near=25.1,55.2', 'near=24.4,54.3', 'q=steam'], '24.4,54.3'],
  // What is open now is no list that led here.
  [['q=steam', 'near=25.1,55.2'], null],
  [['near=0,0', 'q=steam'], null],
  [['near=48.1,11.5', 'q=steam'], null],
  [['near=25.1,55.2', 'near=0,0', 'q=steam'], '25.1,55.2'],
  [['near=abc', 'near=1e9,1e9', 'near=', 'near=%00', 'q=steam'], null],
])('after %j the visitor is at %j', (queries, position) => {
  visit(...queries);
  expect(positionOfVisit()).toBe(position);
});

test('a shared position counts more, rounded', () => {
  visit('near=24.4,54.3', 'q=steam');
  keepPosition({ latitude: 25.12345, longitude: 55.23456 });
  expect(positionOfVisit()).toBe('25.123,55.235');
});
