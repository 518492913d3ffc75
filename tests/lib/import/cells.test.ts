import {
  cellText,
  htmlText,
  isEmptyWord,
  isGarbled,
  parseCount,
  parseDegrees,
  parsePrice,
  parseRating,
  parseWhole,
  visibleText,
} from '@/scripts/import/cells';
import { AMOUNTS } from '../../fixtures/amounts';

test.each([...AMOUNTS, ['47.619047', 47.62], ['99.999', 100]] as const)(
  'reads the price %j as %s',
  (text, price) => expect(parsePrice(text)).toBe(price ?? NaN),
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
])('reads the rating %j as %d', (text, rating) => expect(parseRating(text)).toBe(rating));

// prettier-ignore
test.each([
  ['25,131073', 25.131073], ['25.131 N', 25.131], ['55.231° E', 55.231], ['25.131 S', -25.131], ['٢٥٫١٣١', 25.131],
  ['2.5131E1', 25.131], ['25°07\'51.9"N', 25.131083], ['25.131.073', NaN], ['nowhere', NaN],
])('reads the degrees %j as %d', (text, degrees) =>
  expect(Math.round(parseDegrees(text) * 1e6) / 1e6).toBe(degrees));

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
