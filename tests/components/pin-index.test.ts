import { PinIndex } from '@/components/map/pin-index';
import { restingStop, type SheetStop, stopBeside } from '@/components/map/sheet-stop';
import { EMIRATES_BOUNDS, type MapPin, orderPins } from '@/lib/domain/map';

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

test('clusters overlapping pins and counts the open ones', () => {
  const pins = [
    pin(1, 55.2, 25.1, { isOpen: true }),
    pin(2, 55.201, 25.1, { isOpen: false }),
    pin(3, 54.4, 24.4),
  ];
  const markers = new PinIndex(pins).markersIn(EMIRATES_BOUNDS, 6.4);
  expect(markers).toEqual([
    expect.objectContaining({ count: 2, open: 1 }),
    // From north to south.
    expect.objectContaining({ id: 3 }),
  ]);
});

test('keeps pins at the same point clustered at every zoom level, and lists them', () => {
  const index = new PinIndex([pin(1, 55.2, 25.1), pin(2, 55.2, 25.1)]);
  const [cluster] = index.markersIn(EMIRATES_BOUNDS, 13);
  if (!cluster || !('cluster' in cluster)) throw new Error('No cluster.');
  expect(index.expansionZoom(cluster)).toBeGreaterThan(13);
  expect(index.pinsOf(cluster).map(({ id }) => id)).toEqual([1, 2]);
});

test('puts a cluster on one of its pins, on land if possible, because their centre may be in the sea', () => {
  const pins = [pin(1, 55.2, 25.1), pin(2, 55.202, 25.1), pin(3, 55.21, 25.1)];
  const positionOf = (isOnLand?: () => boolean) =>
    new PinIndex(pins, isOnLand).markersIn(EMIRATES_BOUNDS, 6.4).map(({ longitude }) => longitude);
  expect(positionOf()).toEqual([55.202]);
  const east = new PinIndex(pins, ({ longitude }) => longitude > 55.205);
  expect(east.markersIn(EMIRATES_BOUNDS, 6.4)).toEqual([
    expect.objectContaining({ longitude: 55.21, count: 3 }),
  ]);
  expect(positionOf(() => false)).toEqual([55.202]);
});

test('knows the part of the map that its pins take', () => {
  const index = new PinIndex([pin(1, 55.2, 25.1), pin(2, 55.21, 25.12)]);
  const [cluster] = index.markersIn(EMIRATES_BOUNDS, 6.4);
  if (!cluster || !('cluster' in cluster)) throw new Error('No cluster.');
  expect(index.boundsOf(cluster)).toEqual([55.2, 25.1, 55.21, 25.12]);
});

test('sorts pins like the list', () => {
  const pins = [pin(1, 55.5, 25, { priceFrom: 90 }), pin(2, 55.1, 25), pin(3, 55.2, 25, { priceFrom: 30 })];
  const ids = (sorted: MapPin[]) => sorted.map(({ id }) => id);
  const visitorPosition = { latitude: 25, longitude: 55 };
  expect(ids(orderPins(pins, 'rating', undefined))).toEqual([1, 2, 3]);
  expect(ids(orderPins(pins, 'price', undefined))).toEqual([3, 1, 2]);
  expect(ids(orderPins(pins, 'near', visitorPosition))).toEqual([2, 3, 1]);
});

test('sorts a pin with an approximate position after exact ones up to the same displayed distance', () => {
  const visitorPosition = { latitude: 25, longitude: 55 };
  const pins = [pin(1, 55.001, 25, { isApproximate: true }), pin(2, 55.02, 25), pin(3, 55.01, 25)];
  expect(orderPins(pins, 'near', visitorPosition).map(({ id }) => id)).toEqual([3, 1, 2]);
});

test.each<[heldAt: number, speed: number, stop: SheetStop]>([
  [100, 0, 'peek'],
  [240, 0, 'half'],
  [420, 0, 'half'],
  [500, 0, 'full'],
  // Thrown.
  [300, 1.5, 'full'],
  [300, -1.5, 'peek'],
  [590, -0.2, 'full'],
  [590, -1, 'half'],
])('a sheet let go at %i px with %f px/ms comes to rest at its %s', (heldAt, speed, stop) => {
  expect(restingStop({ peek: 80, half: 296, full: 600 }, heldAt, speed)).toBe(stop);
});

test('a sheet moves by one stop, and not beyond its ends', () => {
  const stops = ['peek', 'half', 'full'] as const;
  expect(stops.map((stop) => stopBeside(stop, 1))).toEqual(['half', 'full', 'full']);
  expect(stops.map((stop) => stopBeside(stop, -1))).toEqual(['peek', 'peek', 'half']);
});
