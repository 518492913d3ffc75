import { mapColumns } from '@/scripts/import/mapping';
import { readRow } from '@/scripts/import/read-row';

/** Returns the coordinates of a row with these cells, or its problems. */
function read(cells: Record<string, string>) {
  const columns = ['business_name', ...Object.keys(cells)];
  const { values, problems } = readRow(['Noor Wash', ...Object.values(cells)], mapColumns(columns));
  const { latitude, longitude } = values as { latitude?: number; longitude?: number };
  return problems.length > 0 ? problems.map(({ message }) => message) : [latitude, longitude];
}

// prettier-ignore
test.each([
  ['of the centre of the map', 'https://www.google.com/maps/@25.0805,55.1402,17z', [25.0805, 55.1402]],
  [
    'of a place, which take precedence over the centre of the map',
    'https://www.google.com/maps/place/Marina/@25.1,55.2,17z/data=!3m1!4b1!4m6!3m5!8m2!3d25.0805123!4d55.1402734!16s',
    [25.080512, 55.140273],
  ],
  ['of a search', 'https://maps.google.com/?q=25.0805,55.1402', [25.0805, 55.1402]],
  ['of an encoded search', 'https://www.google.com/maps/search/?api=1&query=25.0805%2C55.1402', [25.0805, 55.1402]],
  ['of a destination', 'https://www.google.com/maps/dir/?api=1&destination=25.0805,55.1402', [25.0805, 55.1402]],
  ['without a URL', '25.0805, 55.1402', [25.0805, 55.1402]],
  ['of a geo link', 'geo:25.0805,55.1402?z=17', [25.0805, 55.1402]],
  ['of OpenStreetMap', 'https://www.openstreetmap.org/#map=17/25.0805/55.1402', [25.0805, 55.1402]],
  ['of Waze', 'https://waze.com/ul?ll=25.0805%2C55.1402', [25.0805, 55.1402]],
])('reads the coordinates %s', (_, link, place) => {
  expect(read({ maps_link: link })).toEqual(place);
});

// prettier-ignore
test.each([
  ['a short link', { maps_link: 'https://maps.app.goo.gl/AbC123' }, /^A short link contains no coordinates/],
  ['a short link in the old format', { maps_link: 'goo.gl/maps/AbC123' }, /^A short link contains no coordinates/],
  ['a link without coordinates', { maps_link: 'https://www.google.com/maps/place/Dubai' }, /^It contains no coordinates/],
  ['a link to another country', { maps_link: 'https://www.google.com/maps/@51.5,-0.12,12z' }, /is not in the Emirates/],
  ['a latitude only', { latitude: '25.08' }, /is missing/],
  ['a longitude only', { longitude: '55.14' }, /is missing/],
  ['a swapped pair', { latitude: '55.14', longitude: '25.08' }, /are swapped/],
  ['0, 0', { latitude: '0', longitude: '0' }, /^0, 0 is not in the Emirates/],
  ['text', { latitude: 'near the mall', longitude: '55.14' }, /"near the mall" is not a coordinate/],
  ['NaN, which is an empty cell', { latitude: 'NaN', longitude: '55.14' }, /is missing/],
  ['infinity', { latitude: 'Infinity', longitude: '55.14' }, /"Infinity" is not a coordinate/],
])('rejects %s with a single problem', (_, cells, message) => {
  expect(read(cells)).toEqual([expect.stringMatching(message)]);
});

test('explicit coordinates take precedence over those of a link', () => {
  const link = 'https://www.google.com/maps/@25.2,55.3,17z';
  expect(read({ latitude: '25.0805', longitude: '٥٥٫١٤', maps_link: link })).toEqual([25.0805, 55.14]);
  // They need no link.
  const place = 'https://www.google.com/maps?cid=123';
  expect(read({ latitude: '25.0805', longitude: '55.14', 'Google Maps URL': place })).toEqual([
    25.0805, 55.14,
  ]);
});
