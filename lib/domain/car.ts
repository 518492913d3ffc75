import { oneOf } from './one-of';

/** Cars as prices and reviews tell them apart: small, SUV or 4x4, large or van. */
export const CAR_SIZES = ['small', 'suv', 'large'] as const;
export type CarSize = (typeof CAR_SIZES)[number];

/** A size of car, or any where a price is the same for all or for none in particular. */
export type CarOrAny = CarSize | 'any';

/** The cheapest full exterior wash by size of the car, in AED; null if it is unknown (product rule 2.28). */
export type CarPrices = Record<CarSize, number | null>;

/** Parses the size of a car; undefined for anything else. */
export function parseCarSize(text: string | null): CarSize | undefined {
  return oneOf(CAR_SIZES, text ?? '');
}

/** Parses a size of car or "any"; undefined for anything else. */
export function parseCarOrAny(text: string | null): CarOrAny | undefined {
  return text === 'any' ? text : parseCarSize(text);
}

/** Whether the price is known for any size. */
export function hasCarPrices(prices: CarPrices): boolean {
  return CAR_SIZES.some((size) => prices[size] !== null);
}

/** Whether prices depend on the size of the car, or are known for some sizes only. */
export function differByCar({ small, suv, large }: CarPrices): boolean {
  return small !== suv || suv !== large;
}

/** The localStorage key of the visitor's car; the number is the format's version. */
export const CAR_KEY = 'lamaa-car-1';
