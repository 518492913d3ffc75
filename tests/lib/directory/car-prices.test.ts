import { listProviders } from '@/lib/directory/list-providers';
import { NO_FILTER, type ProviderFilter } from '@/lib/domain/filter';
import { smallDirectory } from '../../support/small-directory';

const DEIRA = { area: 'deira' } as const;
const prices = (small: number | null, suv: number | null) => ({ small, suv, large: null });

/** 1 costs more for an SUV, 2 far more, 3 is known for SUVs alone, 4 for no size. */
const directory = smallDirectory([
  { ...DEIRA, priceFrom: 30, prices: prices(35, 70) },
  { ...DEIRA, priceFrom: 20, prices: prices(20, 90) },
  { ...DEIRA, priceFrom: 50, prices: prices(null, 55), rating: 4.5, reviewCount: 9 },
  { ...DEIRA, priceFrom: 40 },
]);
const list = (filter: Partial<ProviderFilter>) =>
  listProviders(directory, { ...NO_FILTER, ...filter }, new Date('2026-11-25T11:00:00Z'));
const idsOf = (filter: Partial<ProviderFilter>) => list(filter).providers.map(({ id }) => id);

test('a price limit is one for this size, and counts those without such a price', () => {
  const limited = list({ car: 'suv', maxPrice: 60 });
  expect(limited.providers.map(({ id }) => id)).toEqual([3]);
  expect(limited).toMatchObject({
    total: 1,
    hiddenWithoutPrice: 1,
    options: { maxPrice: { 50: 0, 100: 3 } },
  });
  expect(idsOf({ maxPrice: 45 }).sort()).toEqual([1, 2, 4]);
});

test.each(['suv under 60', '4x4 deira less than 60 dirhams', 'دفع رباعي أقل من 60 درهم'])(
  '%s finds what fits',
  (search) => {
    const typed = list({ search });
    expect(typed.providers.map(({ id }) => id)).toEqual([3]);
    expect(typed.parsedQuery).toMatchObject({ filters: { car: 'suv', maxPrice: 60 }, words: [] });
    expect(typed.hiddenWithoutPrice).toBe(1);
  },
);

test('a chosen limit is one for the car that is typed, and a typed one for the chosen car', () => {
  expect(idsOf({ search: 'suv', maxPrice: 60 })).toEqual([3]);
  expect(idsOf({ search: 'under 60', car: 'suv' })).toEqual([3]);
  expect(idsOf({ search: 'sedan', maxPrice: 60, car: 'suv' }).sort()).toEqual([1, 2]);
});

test('a car alone narrows nothing', () => {
  expect(list({ search: 'suv' }).total).toBe(4);
});
