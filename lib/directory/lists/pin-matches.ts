import { CAR_SIZES, hasCarPrices, priceFor } from '../../domain/car';
import type { PinRow } from '../../domain/map';
import { openTest } from '../../domain/opening-hours';
import type { Provider } from '../../domain/provider';
import type { Directory } from '../directory';
import { contextOf, type ListRequest } from './list-request';
import { findMatches } from './matches';

const MAX_PINS = 5_000;

/**
 * Returns the providers that match a filter as pins of its map, in the order of the list (product rule 2.25). They are open or
 * not at the time that was chosen or typed, or else now. Providers of which not even the area is known have no pin.
 */
export function pinMatches(directory: Directory, request: ListRequest): PinRow[] {
  const { filter, moment, found } = request;
  const openAt = filter.open ?? found?.parsedQuery?.filters.open ?? 'now';
  const isOpen = openTest(openAt, moment);
  return findMatches(directory, request, contextOf(directory, request))
    .providers.filter(({ index }) => index.mapPosition !== null)
    .slice(0, MAX_PINS)
    .map((provider) => toPin(provider, isOpen(provider)));
}

function toPin(provider: Provider, isOpen: boolean | null): PinRow {
  const { id, name, index, place, prices } = provider;
  const { latitude, longitude } = index.mapPosition!;
  return [
    id,
    name,
    latitude,
    longitude,
    priceFor(provider),
    isOpen,
    place === null,
    hasCarPrices(prices) ? CAR_SIZES.map((size) => prices[size]) : null,
  ];
}
