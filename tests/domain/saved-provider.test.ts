import {
  MAX_SAVED,
  parseSavedList,
  type SavedProvider,
  withMerged,
  withProviders,
} from '@/lib/domain/saved-provider';

function saved(id: number, at = id): SavedProvider {
  return { id, name: `Wash ${id}`, phone: '+971 51 555 1234', area: 'Al Quoz', at };
}

const idsOf = (providers: readonly SavedProvider[]) => providers.map(({ id }) => id);

test('parses a stored list', () => {
  const list = {
    providers: [
      { ...saved(3), otherName: 'غسيل' },
      { ...saved(2), phone: null, area: null },
    ],
    isTrayClosed: true,
  };
  expect(parseSavedList(JSON.stringify(list), MAX_SAVED)).toEqual(list);
});

test.each([
  ['nothing', null],
  ['broken JSON', '{"providers":[{'],
  ['a string', '"hello"'],
  ['null', 'null'],
  ['an array', '[{"id":1,"name":"A"}]'],
  ['an object instead of the list', '{"providers":{"id":1}}'],
])('parses %s as an empty list', (_, text) =>
  expect(parseSavedList(text, MAX_SAVED)).toEqual({ providers: [] }),
);

test('skips damaged entries and no others', () => {
  // prettier-ignore
  const damaged = [
    null, 7, 'x', [], {}, { id: 1 }, { id: 1, name: '  ' }, { id: 0, name: 'A' }, { id: -1, name: 'A' },
    { id: 1.5, name: 'A' }, { id: 3e9, name: 'A' }, { id: '../1', name: 'A' }, { id: 1, name: { x: 1 } },
  ];
  const text = JSON.stringify({ providers: [...damaged, saved(8), saved(8, 99), ...damaged, saved(9)] });
  expect(parseSavedList(text, MAX_SAVED).providers).toEqual([saved(8), saved(9)]);
});

test('drops fields of the wrong type and truncates long ones', () => {
  const entry = { id: 8, name: 'x'.repeat(5_000), phone: ['1'], area: 5, at: 'now' };
  expect(parseSavedList(JSON.stringify({ providers: [entry] }), MAX_SAVED).providers).toEqual([
    { id: 8, name: 'x'.repeat(200), phone: null, area: null, at: 0 },
  ]);
});

test('keeps the first 200 of 5,000 providers', () => {
  const providers = Array.from({ length: 5_000 }, (_, index) => saved(5_000 - index));
  expect(idsOf(parseSavedList(JSON.stringify({ providers }), MAX_SAVED).providers)).toEqual(
    idsOf(providers.slice(0, 200)),
  );
});

test('adds the newest first without duplicates and drops the oldest', () => {
  const before = [saved(3), saved(2), saved(1)];
  expect(idsOf(withProviders(before, [saved(4)], 3))).toEqual([4, 3, 2]);
  expect(idsOf(withProviders(before, [saved(1, 9)], 3))).toEqual([1, 3, 2]);
});

test('puts providers back in the order they were saved', () => {
  const before = [saved(3), saved(2), saved(1)];
  expect(withProviders([saved(3), saved(1)], [saved(2)], MAX_SAVED)).toEqual(before);
  expect(withProviders([], before, MAX_SAVED)).toEqual(before);
});

test.each([
  [[[2, 9]], [1, 9, 3]],
  [[[2, 3]], [1, 3]],
  [[[8, 1]], [1, 2, 3]],
])('the one that stays replaces the one that was merged, once: %j', (merged, expected) => {
  const list = [saved(1), saved(2), saved(3)];
  expect(idsOf(withMerged(list, merged as [number, number][]))).toEqual(expected);
});
