import { kindsBeside } from '@/lib/domain/kinds';

test('what a wash type says is not said again as a kind', () => {
  expect(kindsBeside(['waterless', 'foam', 'mobile'], ['mobile-car-wash', 'waterless-wash'])).toEqual([
    'foam',
  ]);
  expect(kindsBeside(['steam', 'detailing'], ['auto-detailing'])).toEqual(['steam']);
  expect(kindsBeside(['hand'], [])).toEqual(['hand']);
});
