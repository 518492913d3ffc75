import { hasAny, keywordText, placeWords, searchForm, toKeywords } from '@/lib/domain/keywords';

test.each([
  ['24/7', ['24/7'], true],
  ['Snow-Foam wash', ['snow foam'], true],
  ['Steam & wax', ['steam and wax'], true],
  ['حَمّام بخار', ['بخار '], true],
  ['ECO wash', [' eco'], true],
  ['recovery', [' eco'], false],
  ['economy', [' eco '], false],
  ['', [' eco '], false],
])('finds in %j the keywords %j: %j', (text, keywords, isFound) => {
  expect(hasAny(keywordText(text), toKeywords(keywords))).toBe(isFound);
});

test('finds no keyword beyond the end of a text', () => {
  expect(hasAny(keywordText('hand', 'wash'), ['hand wash'])).toBe(false);
  expect(hasAny(keywordText('hand', null, 'hand wash'), ['hand wash'])).toBe(true);
});

test('leaves out blank keywords, which every text contains', () => {
  expect(toKeywords([' dxb ', '', ' ', 'مغسلة'])).toEqual([' dxb ', 'مغسله']);
});

// prettier-ignore
test.each([
  ['Al Quoz', ' alquoz '], ['El Nahda 2', ' alnahda 2 '], ["Za'abeel", ' zaabeel '], ['Jumeirah St.', ' jumeirahst '],
  ['شارع الشيخ زايد', ' شارعالشيخ زايد '], ['Al-Nahda', ' alnahda '], ['', '  '], [null, '  '], ['Stables', ' stables '],
])('compares the place %j as %j', (text, words) => {
  expect(placeWords(text)).toBe(words);
});

// prettier-ignore
test.each([
  ['Al Quoz', ' quoz '], ['البخار', ' بخار '], ['بالبخار', ' بخار '], ['للسيارات', ' سيارات '], ['الي', ' الي '], ['R.A.K. city', ' rak city '],
  ['under 50dhs', ' under 50 dhs '], ['AED50', ' aed 50 '], ['4stars', ' 4 stars '], ["Driver's", ' drivers '], ['', ' '],
])('matches the words of %j as %j', (text, form) => {
  expect(searchForm(text)).toBe(form);
});
