import type { ProviderFilter } from '../domain/filter';
import type { PinRow } from '../domain/map';
import type { Directory } from './directory';
import { pinMatches } from './lists/pin-matches';
import { findProviders } from './search/find-providers';

/** Returns the providers that match a filter and its search as pins of its map (product rule 2.25). */
export function providerPins(directory: Directory, filter: ProviderFilter, moment: Date): PinRow[] {
  return pinMatches(directory, { filter, moment, found: findProviders(directory, filter, moment) });
}
