import { readRow } from '@/scripts/import/read-row.mjs';

/** The coordinates that a row with these cells writes, or the sentences about them. */
function read(cells: Record<string, string>) {
  const columns = ['business_name', ...Object.keys(cells)];
  const { values, problems } = readRow(['Noor Wash', ...Object.values(cells)], columns);
  const { latitude, longitude } = values as { latitude?: number; longitude?: number };
  return problems.length > 0 ? problems.map(({ sentence }) => sentence) : [latitude, longitude];
}

test.each([
  ['of the middle of the map', 'https://www.google.com/maps/@25.0805,55.1402,17z', [25.0805, 55.1402]],
  [
    'of a place, before those of the middle of the map',
    'https://www.google.com/maps/place/Marina/@25.1,55.2,17z/data=!3m1!4b1!4m6!3m5!8m2!3d25.0805123!4d55.1402734!16s',
    [25.080512, 55.140273],
  ],
  ['of a search', 'https://maps.google.com/?q=25.0805,55.1402', [25.0805, 55.1402]],
  [
    'of a search that is encoded',
    'https://www.google.com/maps/search/?api=1&query=25.0805%2C55.1402',
    [25.0805, 55.1402],
  ],
  [
    'of a destination',
    'https://www.google.com/maps/dir/?api=1&destination=25.0805,55.1402',
    [25.0805, 55.1402],
  ],
  ['that stand alone', '25.0805, 55.1402', [25.0805, 55.1402]],
])('reads the coordinates %s', (_, link, place) => {
  expect(read({ maps_link: link })).toEqual(place);
});

test.each([
  ['a short link', { maps_link: 'https://maps.app.goo.gl/AbC123' }, /^A short link does not say/],
  ['a short link of the older kind', { maps_link: 'goo.gl/maps/AbC123' }, /^A short link does not say/],
  [
    'a link without coordinates',
    { maps_link: 'https://www.google.com/maps/place/Dubai' },
    /^There are no coordinates/,
  ],
  [
    'a link to another country',
    { maps_link: 'https://www.google.com/maps/@51.5,-0.12,12z' },
    /is not in the Emirates/,
  ],
  ['half a pair', { latitude: '25.08' }, /go together/],
  ['the other half', { longitude: '55.14' }, /go together/],
  ['a swapped pair', { latitude: '55.14', longitude: '25.08' }, /are swapped/],
  ['0, 0', { latitude: '0', longitude: '0' }, /^0, 0 is not in the Emirates/],
  ['text', { latitude: 'near the mall', longitude: '55.14' }, /"near the mall" is no coordinate/],
  ['NaN', { latitude: 'NaN', longitude: '55.14' }, /"NaN" is no coordinate/],
  ['infinity', { latitude: 'Infinity', longitude: '55.14' }, /"Infinity" is no coordinate/],
])('rejects %s with a single sentence', (_, cells, sentence) => {
  expect(read(cells)).toEqual([expect.stringMatching(sentence)]);
});

test('explicit coordinates take precedence over those of a link', () => {
  const link = 'https://www.google.com/maps/@25.2,55.3,17z';
  expect(read({ latitude: '25.0805', longitude: '٥٥٫١٤', maps_link: link })).toEqual([25.0805, 55.14]);
});
