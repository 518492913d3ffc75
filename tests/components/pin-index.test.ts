import { orderPins } from '@/components/map/order-pins';
import { PinIndex } from '@/components/map/pin-index';
import { EMIRATES_BOUNDS } from '@/lib/domain/bounds';
import type { MapPin } from '@/lib/domain/map-pin';

const pin = (id: number, longitude: number, latitude: number, more: Partial<MapPin> = {}): MapPin => ({
  id,
  name: `Provider ${id}`,
  longitude,
  latitude,
  priceFrom: null,
  isOpen: null,
  isApproximate: false,
  ...more,
});

test('groups pins that would cover each other, with how many of them are open', () => {
  const pins = [
    pin(1, 55.2, 25.1, { isOpen: true }),
    pin(2, 55.201, 25.1, { isOpen: false }),
    pin(3, 54.4, 24.4),
  ];
  const marks = new PinIndex(pins).markersIn(EMIRATES_BOUNDS, 6.4);
  expect(marks).toEqual([
    expect.objectContaining({ count: 2, open: 1 }),
    // From north to south.
    expect.objectContaining({ id: 3 }),
  ]);
});

test('pins on one point stay a group however near the map comes, and the group knows them', () => {
  const index = new PinIndex([pin(1, 55.2, 25.1), pin(2, 55.2, 25.1)]);
  const [group] = index.markersIn(EMIRATES_BOUNDS, 13);
  if (!group || !('cluster' in group)) throw new Error('No group.');
  expect(index.zoomOf(group)).toBeGreaterThan(13);
  expect(index.pinsOf(group).map(({ id }) => id)).toEqual([1, 2]);
});

test('orders pins as the list is sorted', () => {
  const pins = [pin(1, 55.5, 25, { priceFrom: 90 }), pin(2, 55.1, 25), pin(3, 55.2, 25, { priceFrom: 30 })];
  const ids = (sorted: MapPin[]) => sorted.map(({ id }) => id);
  const you = { latitude: 25, longitude: 55 };
  expect(ids(orderPins(pins, 'rating', undefined))).toEqual([1, 2, 3]);
  expect(ids(orderPins(pins, 'price', undefined))).toEqual([3, 1, 2]);
  expect(ids(orderPins(pins, 'near', you))).toEqual([2, 3, 1]);
});
