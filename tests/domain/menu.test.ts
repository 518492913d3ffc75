import { type MenuItem, menuLines } from '@/lib/domain/menu';
import { MENU_ITEM } from '../support/menu-item';

const item = (values: Partial<MenuItem>): MenuItem => ({
  ...MENU_ITEM,
  car: 'small',
  priceFrom: 30,
  ...values,
});
/** What each line says: its note, its duration, and its prices by size. */
const linesOf = (...items: Partial<MenuItem>[]) =>
  menuLines(items.map(item)).map(({ note, minutes, anyCar, bySize }) => [
    note ?? minutes,
    ...[anyCar, bySize.small, bySize.suv].map((one) => one?.priceFrom ?? null),
  ]);

test('items that differ by the size of the car are one line', () => {
  expect(linesOf({}, { car: 'suv', priceFrom: 40 }, { car: null, priceFrom: 50 })).toEqual([
    [null, 50, 30, 40],
  ]);
});

// prettier-ignore
test.each<[what: string, items: Partial<MenuItem>[], lines: unknown[][]]>([
  ['notes', [{ note: 'Weekdays' }, { note: 'Weekend', priceFrom: 40 }, { note: 'Weekend', car: 'suv', priceFrom: 50 }],
    [['Weekdays', null, 30, null], ['Weekend', null, 40, 50]]],
  ['durations', [{ minutes: 20 }, { minutes: 30, car: 'suv', priceFrom: 40 }], [[20, null, 30, null], [30, null, null, 40]]],
  ['prices of one size', [{}, { priceFrom: 35 }], [[null, null, 30, null], [null, null, 35, null]]],
  ['prices of any car', [{ car: null }, { car: null, priceFrom: 35 }], [[null, 30, null, null], [null, 35, null, null]]],
  ['last days', [{}, { offerUntil: '2099-12-31', car: 'suv' }], [[null, null, 30, null], [null, null, null, 30]]],
])('no item is lost among others of its name with other %s', (_, items, lines) => {
  expect(linesOf(...items)).toEqual(lines);
});
