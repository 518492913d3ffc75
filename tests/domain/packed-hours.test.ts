import fc from 'fast-check';
import { WEEK_MINUTES, type WeekSpan } from '@/lib/domain/opening-hours';
import { packHours, unpackHours } from '@/lib/domain/packed-hours';

const daily = [0, 1, 2, 3, 4, 5, 6].map((day): WeekSpan => [day * 1440 + 480, day * 1440 + 1320]);

// prettier-ignore
test.each<[string, WeekSpan[], packed: number[][]]>([
  ['every day', daily, [[480, 1320, 127]]],
  ['but Friday', daily.filter((_, day) => day !== 4), [[480, 1320, 111]]],
  ['past midnight', [[1200, 1560], [2640, 3000]], [[1200, 1560, 3]]],
  ['always', [[0, WEEK_MINUTES]], [[0, WEEK_MINUTES, 1]]],
  ['never', [], []],
])('packs hours: %s', (_, openTimes, packed) => {
  expect(packHours(openTimes)).toEqual(packed);
});

test('unpacks any hours as they were', () => {
  const week = fc
    .uniqueArray(fc.nat(WEEK_MINUTES), { maxLength: 30 })
    .map((minutes) => minutes.sort((a, b) => a - b))
    .map((minutes) =>
      minutes.flatMap((to, index): WeekSpan[] => (index % 2 ? [[minutes[index - 1]!, to]] : [])),
    );
  fc.assert(fc.property(week, (openTimes) => expect(unpackHours(packHours(openTimes))).toEqual(openTimes)));
});
