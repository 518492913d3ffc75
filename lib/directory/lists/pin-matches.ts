import { CAR_SIZES, hasCarPrices } from '../../domain/car';
import { openTest } from '../../domain/dated-hours';
import type { PinRow } from '../../domain/map';
import { comparedPrice, pricesOf } from '../../domain/price-query';
import type { Provider } from '../../domain/provider';
import type { Kind } from '../../domain/wash-types';
import type { Directory } from '../directory';
import { contextOf, type ListRequest } from './list-request';
import { findMatches } from './matches';

const MAX_PINS = 5_000;

/**
 * Returns the providers that match a filter as pins of its map, in the order of the list (product rule 2.25). They are open or
 * not at the time that was chosen or typed, or else now. Providers of which not even the area is known have no pin.
 */
export function pinMatches(directory: Directory, request: ListRequest): PinRow[] {
  const { filter, moment, searchResult } = request;
  const openAt = filter.open ?? searchResult?.parsedQuery?.filters.open ?? 'now';
  const isOpen = openTest(openAt, moment);
  const context = contextOf(directory, request);
  return findMatches(directory, request, context)
    .providers.filter(({ index }) => index.mapPosition !== null)
    .slice(0, MAX_PINS)
    .map((provider) => toPin(provider, isOpen(provider), context.kind));
}

function toPin(provider: Provider, isOpen: boolean | null, kind: Kind | undefined): PinRow {
  const { id, name, index, place } = provider;
  const shown = pricesOf(provider, kind);
  const { latitude, longitude } = index.mapPosition!;
  return [
    id,
    name,
    latitude,
    longitude,
    comparedPrice(shown),
    isOpen,
    place === null,
    hasCarPrices(shown.prices) ? CAR_SIZES.map((size) => shown.prices[size]) : null,
  ];
}
