import { anyCarPrice, detailsOf, menuChanges, type MenuItem, menuLines, menuText } from '@/lib/domain/menu';
import { lineKind, packOf } from '@/lib/domain/menu-kinds';
import { MENU_ITEM } from '../support/menu-item';

const item = (values: Partial<MenuItem>): MenuItem => ({
  ...MENU_ITEM,
  car: 'small',
  priceFrom: 30,
  ...values,
});
/** What each line says: its durations and notes, those of some cars after them, and its prices by size. */
const linesOf = (...items: Partial<MenuItem>[]) =>
  menuLines(items.map(item)).map((line) => [
    (['minutes', 'note'] as const)
      .flatMap((fact) => detailsOf(line, fact).map((detail) => [...detail.cars, detail.item[fact]].join(' ')))
      .join(', ') || null,
    ...[line.anyCar, line.bySize.small, line.bySize.suv].map((one) => one?.priceFrom ?? null),
  ]);

test('items that differ by the size of the car are one line', () => {
  expect(linesOf({}, { car: 'suv', priceFrom: 40 }, { car: null, priceFrom: 50 })).toEqual([
    [null, 50, 30, 40],
  ]);
});

test.each<[items: Partial<MenuItem>[], price: ReturnType<typeof anyCarPrice>]>([
  [[{}, { car: 'suv', priceFrom: 40, priceTo: 55 }], { priceFrom: 30, priceTo: 55, cars: ['small', 'suv'] }],
  [[{ car: null, priceFrom: 50 }, { priceFrom: 60 }], { priceFrom: 50, priceTo: 60, cars: [] }],
])('the price of %j whatever the car is that of all sizes', (items, price) => {
  expect(anyCarPrice(menuLines(items.map(item))[0]!)).toEqual(price);
});

// prettier-ignore
test.each<[what: string, items: Partial<MenuItem>[], lines: unknown[][]]>([
  ['notes', [{ note: 'Weekdays' }, { note: 'Weekend', priceFrom: 40 }, { note: 'Weekend', car: 'suv', priceFrom: 50 }],
    [['Weekdays', null, 30, null], ['Weekend', null, 40, 50]]],
  ['notes of free sizes after one that is taken', [{ note: 'Weekdays' }, { note: 'Weekend', car: 'suv', priceFrom: 50 }, { note: 'Weekend', priceFrom: 40 }],
    [['Weekdays', null, 30, null], ['Weekend', null, 40, 50]]],
  ['notes for other sizes', [{ note: 'After 8 PM', minutes: 45 }, { car: 'suv', priceFrom: 40, minutes: 45 }, { car: 'large', priceFrom: 50, minutes: 45 }],
    [['45, small After 8 PM', null, 30, 40]]],
  ['notes for any car', [{ car: null, note: 'Weekend' }, { car: 'suv', priceFrom: 40 }], [['Weekend', 30, null, null], [null, null, null, 40]]],
  ['durations', [{ minutes: 20 }, { minutes: 30, car: 'suv', priceFrom: 40 }], [['small 20, suv 30', null, 30, 40]]],
  ['prices of one size', [{}, { priceFrom: 35 }], [[null, null, 30, null], [null, null, 35, null]]],
  ['prices of any car', [{ car: null }, { car: null, priceFrom: 35 }], [[null, 30, null, null], [null, 35, null, null]]],
  ['last days', [{}, { offerUntil: '2099-12-31', car: 'suv' }], [[null, null, 30, null], [null, null, null, 30]]],
])('no item is lost among others of its name with other %s', (_, items, lines) => {
  expect(linesOf(...items)).toEqual(lines);
});

const MENU = [item({ name: 'Foam' }), item({ name: 'Wax', car: null, priceFrom: 50, priceTo: 60 })];

test.each<[written: string, changes: string]>([
  [menuText(MENU).replace('\n', ' \r\n\r\n'), ''],
  ['Foam · small · AED 35\nWax · AED 50–60', '- Foam · small · AED 30\n+ Foam · small · AED 35'],
  ['Wax · AED 50–60', '- Foam · small · AED 30'],
  ['Wax · AED 50–60\nFoam · small · AED 30', 'Wax · AED 50–60\nFoam · small · AED 30'],
])('of a menu written as %j staff are told %j', (written, changes) => {
  expect(menuChanges(MENU, written)).toBe(changes);
});

// prettier-ignore
test.each<[name: string, kind: string | null]>([
  ['Exterior wash', 'exterior'], ['Wash', 'exterior'], ['Body wash', 'exterior'], ['غسيل خارجي', 'exterior'], ['Wax off the shelf', 'polishing'],
  ['Inside and outside', 'full'], ['Interior & exterior', 'full'], ['Full wash', 'full'], ['Full service', 'full'], ['من الداخل والخارج', 'full'], ['غسيل كامل', 'full'],
  ['Interior cleaning', 'interior'], ['Steam interior', 'interior'], ['Seat shampoo', 'interior'], ['تنظيف داخلي', 'interior'],
  ['Steam wash', 'steam'], ['غسيل بالبخار', 'steam'], ['Waterless wash', 'waterless'], ['Hand wash', 'hand-wash'], ['Snow foam wash', 'foam'],
  ['Self service bay', 'self-service'], ['Automatic', 'automatic'], ['Mobile wash', 'mobile'],
  ['Engine bay', 'engine'], ['Engine wash', 'engine'], ['غسيل المحرك', 'engine'], ['Underbody wash', 'underbody'],
  ['Machine polish', 'polishing'], ['Polish and wax', 'polishing'], ['تلميع يدوي', 'polishing'], ['Hand polish', 'polishing'],
  ['Ceramic coating, 2 years', 'ceramic-coating'], ['PPF', 'paint-protection'], ['Ozone', 'sanitising'],
  ['Interior detailing', 'detailing'], ['Full detailing', 'detailing'],
  ['Monthly package', 'package'], ['4 exterior washes', 'package'], ['اشتراك شهري', 'package'],
  // One price for several things answers no question for one of them.
  ['Wash and wax', null], ['Polish + ceramic', null], ['Interior and engine', null], ['Gold', null], ['Waxwing special', null],
])('"%s" on a menu is %s', (name, kind) => {
  expect(lineKind(null, [name])).toBe(kind);
});

test('an entered kind goes before the name, which goes before the Arabic one', () => {
  expect(lineKind(' Ceramic Coating ', ['Wash'])).toBe('ceramic-coating');
  expect(lineKind('', ['Gold', 'تعقيم'])).toBe('sanitising');
});

// prettier-ignore
test.each<[name: string, given: [washes: number | null, days: number | null], pack: [washes: number | null, days: number | null]]>([
  ['Monthly package, 8 washes', [null, null], [8, 30]], ['Four exterior washes', [null, null], [4, null]],
  ['باقة شهرية، 8 غسلات', [null, null], [8, 30]], ['Weekly package', [null, null], [null, 7]],
  ['Monthly package, 8 washes', [6, 45], [6, 45]], ['Exterior wash', [null, null], [null, null]],
])('"%s" with %j has %j', (name_en, [washes, days], pack) => {
  const found = packOf({ kind: null, name_en, name_ar: null, washes, days });
  expect([found.washes, found.days]).toEqual(pack);
});
