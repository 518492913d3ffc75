import {
  formatKept,
  type KeptProvider,
  MOST_SAVED,
  parseKept,
  withKept,
  withoutKept,
} from '@/lib/domain/kept-provider';

function kept(id: number, at = id): KeptProvider {
  return { id, name: `Wash ${id}`, phone: '+971 51 555 1234', area: 'Al Quoz', at };
}

const idsOf = (providers: readonly KeptProvider[]) => providers.map(({ id }) => id);

test('what was kept is read as it was written', () => {
  const value = { providers: [kept(3), { ...kept(2), phone: null, area: null }], isTrayClosed: true };
  expect(parseKept(formatKept(value), MOST_SAVED)).toEqual(value);
});

test.each([
  ['nothing', null],
  ['no JSON', '{"providers":[{'],
  ['another thing', '"hello"'],
  ['null', 'null'],
  ['a list without its place', '[{"id":1,"name":"A"}]'],
  ['what is no list', '{"providers":{"id":1}}'],
])('%s is nothing', (_, text) => expect(parseKept(text, MOST_SAVED)).toEqual({ providers: [] }));

test('what is damaged is left out, and nothing else', () => {
  const damaged = [
    ...[null, 7, 'x', [], {}, { id: 1 }, { id: 1, name: '  ' }, { id: 0, name: 'A' }, { id: -1, name: 'A' }],
    ...[
      { id: 1.5, name: 'A' },
      { id: 3e9, name: 'A' },
      { id: '../1', name: 'A' },
      { id: 1, name: { x: 1 } },
    ],
  ];
  const text = JSON.stringify({ providers: [...damaged, kept(8), kept(8, 99), ...damaged, kept(9)] });
  expect(parseKept(text, MOST_SAVED).providers).toEqual([kept(8), kept(9)]);
});

test('what a field may not be is not known, and what is too long is cut', () => {
  const text = JSON.stringify({
    providers: [{ id: 8, name: 'x'.repeat(5_000), phone: ['1'], area: 5, at: 'now' }],
  });
  const [found] = parseKept(text, MOST_SAVED).providers;
  expect(found).toEqual({ id: 8, name: 'x'.repeat(200), phone: null, area: null, at: 0 });
});

test('of 5,000 the first 200 count', () => {
  const providers = Array.from({ length: 5_000 }, (_, index) => kept(5_000 - index));
  expect(idsOf(parseKept(JSON.stringify({ providers }), MOST_SAVED).providers)).toEqual(
    idsOf(providers.slice(0, 200)),
  );
});

test('the last one comes first, once, and the oldest gives way', () => {
  const before = [kept(3), kept(2), kept(1)];
  expect(idsOf(withKept(before, [kept(4)], 3))).toEqual([4, 3, 2]);
  expect(idsOf(withKept(before, [kept(1, 9)], 3))).toEqual([1, 3, 2]);
});

test('what is taken back stands where it stood', () => {
  const before = [kept(3), kept(2), kept(1)];
  expect(withKept(withoutKept(before, 2), [kept(2)], MOST_SAVED)).toEqual(before);
  expect(withKept([], before, MOST_SAVED)).toEqual(before);
});
