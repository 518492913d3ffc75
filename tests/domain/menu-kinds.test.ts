import { lineKind, packOf } from '@/lib/domain/menu-kinds';

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
