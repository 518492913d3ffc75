import { pinState, toMapPin } from '@/lib/domain/map-pin';

test.each([
  [true, 'open'],
  [false, 'closed'],
  // Unknown hours are never shown as closed.
  [null, 'unknown'],
] as const)('a pin with isOpen %s is %s', (isOpen, state) => {
  expect(pinState({ isOpen })).toBe(state);
});

test('parses a pin from the API', () => {
  expect(toMapPin([7, 'Al Noor', 25.1, 55.2, 35, null, true])).toEqual({
    id: 7,
    name: 'Al Noor',
    latitude: 25.1,
    longitude: 55.2,
    priceFrom: 35,
    isOpen: null,
    isApproximate: true,
  });
});
