import { kindsNotInWashTypes } from '@/lib/domain/kinds';

test('omits kinds that a wash type already names', () => {
  expect(kindsNotInWashTypes(['waterless', 'foam', 'mobile'], ['mobile-car-wash', 'waterless-wash'])).toEqual(
    ['foam'],
  );
  expect(kindsNotInWashTypes(['steam', 'detailing'], ['auto-detailing'])).toEqual(['steam']);
  expect(kindsNotInWashTypes(['hand'], [])).toEqual(['hand']);
});
