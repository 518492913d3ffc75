import {
  cellDegrees,
  cellPrice,
  cellRating,
  cellText,
  htmlText,
  isEmptyWord,
  isGarbled,
  parseCount,
  parseWhole,
  visibleText,
} from '@/scripts/import/read/cells';
import { mapColumns } from '@/scripts/import/read/mapping';
import { readRow } from '@/scripts/import/read/read-row';
import { AMOUNTS } from '../../fixtures/amounts';

test.each([...AMOUNTS, ['47.619047', 47.62], ['99.999', 100]] as const)(
  'reads the price %j as %s',
  (text, price) => expect(cellPrice(text)).toBe(price ?? NaN),
);

// prettier-ignore
test.each([
  ['20.0', 20], ['٢٠', 20], ['-3', -3], ['20.5', NaN], ['0x20', NaN], ['1e3', NaN],
])('reads the whole number %j as %d', (text, whole) => expect(parseWhole(text)).toBe(whole));

// prettier-ignore
test.each([
  ['1,623', 1623], ['1\u202F623', 1623], ['١٬٦٢٣', 1623], ['1,234,567', 1234567], ['10.0', 10],
  ['1.2K', 1200], ['1,2k', 1200], ['1K+', 1000], ['(31)', 31], ['12 Google reviews', 12], ['٤٥ تقييم', 45],
  ['many', NaN], ['1,62', NaN], ['5 stars', NaN],
])('reads the number of reviews %j as %d', (text, count) => expect(parseCount(text)).toBe(count));

// prettier-ignore
test.each([
  ['4,6', 4.6], ['٤٫٥', 4.5], ['4.6 / 5', 4.6], ['4.6 out of 5', 4.6], ['4.6 stars', 4.6], ['4.6(1.2K)', 4.6], ['★★★☆☆', 3],
  ['4.9/10', 2.45], ['92%', 4.6], ['46', NaN], ['11/10', NaN], ['good', NaN],
])('reads the rating %j as %d', (text, rating) => expect(cellRating(text)).toBe(rating));

// prettier-ignore
test.each([
  ['25,131073', 25.131073], ['25.131 N', 25.131], ['55.231° E', 55.231], ['25.131 S', -25.131], ['٢٥٫١٣١', 25.131],
  ['2.5131E1', 25.131], ['25°07\'51.9"N', 25.131083], ['25.131.073', NaN], ['nowhere', NaN],
])('reads the degrees %j as %d', (text, degrees) =>
  expect(Math.round(cellDegrees(text) * 1e6) / 1e6).toBe(degrees));

// prettier-ignore
test.each([
  ['N/A', true], ['nan', true], ['None', true], ['null', true], ['—', true], ['[]', true], ['{}', true],
  ['0', false], ['Nana Wash', false],
])('%j is a word for nothing: %s', (text, isEmpty) => expect(isEmptyWord(text)).toBe(isEmpty));

test.each([
  ['Noor &amp; Sons', 'Noor & Sons'],
  ['Line one<br>Line two&nbsp;!', 'Line one\nLine two !'],
  ['<p>Hand wash<script>alert(1)</script> &#38; wax</p>', 'Hand wash & wax'],
  ['2 < 3 & 4 > 3', '2 < 3 & 4 > 3'],
  ['AT&T Wash', 'AT&T Wash'],
])('the text of %j is %j', (html, text) => expect(htmlText(html)).toBe(text));

test.each([
  ['Noor \u202Eevil', 'Noor evil'],
  ['No\u200Bor\u00AD', 'Noor'],
  ['👨\u200D🔧 Noor', '👨\u200D🔧 Noor'],
])('%j is seen as %j', (text, visible) => expect(visibleText(text)).toBe(visible));

// prettier-ignore
test.each([
  ['????? ????? ???', true], ['Ù…ØºØ³Ù„Ø© Ø²Ø±Ù‚Ø§Ø¡', true], ['ط§ظ„ظ‚ظˆط²', true], ['2‚ÄØPM', true],
  ['Really??? Yes', false], ['Café – Straße', false], ['مغسلة القوز', false], ['Noor’s “Wash”', false],
])('%j is garbled: %s', (text, garbled) => expect(isGarbled(text)).toBe(garbled));

test.each([
  [new Date('2026-05-21T00:00:00Z'), '2026-05-21'],
  [new Date('2026-05-21T09:30:00Z'), '2026-05-21 09:30'],
  [new Date('1899-12-31T22:29:59.999Z'), '22:30'],
  [true, 'true'],
  [' a\r\nb ', 'a\nb'],
])('the cell %s is read as %j', (cell, text) => expect(cellText(cell)).toBe(text));

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
