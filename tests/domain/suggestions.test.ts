import {
  arrangeSuggestions,
  isLongEnough,
  matchSuggestions,
  stillFitting,
  type Suggestion,
} from '@/lib/domain/suggestions';

const entry = (group: Suggestion['group'], name: string, ...aliases: string[]): Suggestion => ({
  group,
  name,
  aliases,
  href: `/${name}`,
});

const ENTRIES = [
  entry('washType', 'Steam Cleaning', 'غسيل السيارات بالبخار', 'بخار'),
  entry('washType', '24/7 Services', 'الغسيل على مدار الساعة'),
  entry('emirate', 'Dubai', 'دبي', 'DXB'),
  entry('emirate', 'Abu Dhabi', 'أبوظبي'),
  entry('area', 'Dubai Marina', 'دبي مارينا'),
  entry('area', 'Al Quoz', 'القوز'),
  entry('area', 'Marina Dubai Gate', 'بوابة مارينا'),
  entry('area', 'Al Ain', 'العين'),
];

const found = (typed: string) => matchSuggestions(typed, ENTRIES, 8).map(({ name }) => name);

// prettier-ignore
test.each([
  ['ste', ['Steam Cleaning']], ['STEAM clean', ['Steam Cleaning']], ['cleaning steam', ['Steam Cleaning']],
  ['eam', []], ['steam x', []], ['quoz', ['Al Quoz']], ['al-quoz', ['Al Quoz']], ['alquoz', ['Al Quoz']],
  ['القوز', ['Al Quoz']], ['قوز', ['Al Quoz']], ['dxb', ['Dubai']], ['abudhabi', ['Abu Dhabi']],
  ['ابو ظبي', ['Abu Dhabi']], ['ابوظبى', ['Abu Dhabi']], ['بخار', ['Steam Cleaning']], ['24', ['24/7 Services']],
  ['247', ['24/7 Services']], ['', []], [' %_*\\ "\u0000', []], ['\ud800', []],
])('%j finds %j', (typed, names) => expect(found(typed)).toEqual(names));

test('ranks equal names first, then prefixes, then names that contain the words', () => {
  expect(found('dubai')).toEqual(['Dubai', 'Dubai Marina', 'Marina Dubai Gate']);
  expect(found('marina')).toEqual(['Marina Dubai Gate', 'Dubai Marina']);
});

test('returns at most the requested number', () => {
  expect(matchSuggestions('dubai', ENTRIES, 2)).toHaveLength(2);
});

test('keeps groups together, and what is requested last, so that it displaces nothing', () => {
  const fixed = ['area', 'emirate', 'area', 'washType', 'area', 'area', 'area'].map((group, index) =>
    entry(group as Suggestion['group'], String(index)),
  );
  const providers = Array.from({ length: 5 }, (_, index) => entry('provider', `P${index}`));
  const before = arrangeSuggestions(fixed, []).map(({ name }) => name);
  const after = arrangeSuggestions(fixed, providers).map(({ name }) => name);
  expect(before).toEqual(['0', '2', '4', '1', '3']);
  expect(after).toEqual([...before, 'P0', 'P1', 'P2']);
  expect(arrangeSuggestions([], providers)).toHaveLength(5);
  expect(arrangeSuggestions(fixed.slice(0, 1), [...providers, entry('search', '0')])).toHaveLength(6);
});

test('an answer stands while more is typed, and its providers while they match', () => {
  const suggestions = [entry('search', 'Steam Cleaning'), entry('provider', 'Steam House')];
  const left = (typed: string) =>
    stillFitting(typed, { typed: 'steam', suggestions }).map(({ group }) => group);
  expect(left('steam')).toEqual(['search', 'provider']);
  expect(left('steam h')).toEqual(['search', 'provider']);
  expect(left('steam x')).toEqual(['search']);
  expect(left('ste')).toEqual(['provider']);
});

test('requests suggestions from two letters on', () => {
  expect(['a', ' a ', '%%', 'ab', 'لم'].map(isLongEnough)).toEqual([false, false, false, true, true]);
});
