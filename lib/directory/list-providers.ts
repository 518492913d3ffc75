import type { ProviderFilter } from '../domain/filter';
import type { Locale } from '../domain/locales';
import type { PinRow } from '../domain/map';
import type { ProviderList } from '../domain/provider-list';
import { alternativesTo } from './alternatives/alternatives-to';
import type { Directory } from './directory';
import { listMatches } from './lists/list-matches';
import { pinMatches } from './lists/pin-matches';
import { findProviders } from './search/find-providers';
import { offerFor, placeChoices } from './search/offer';

/**
 * Returns one page of the providers that match a filter and its search, with the counts of the whole list, and what an empty or short
 * one offers instead (product rules 2.4, 5.4 and 5.10).
 * @param locale the language whose alphabet orders names
 */
export function listProviders(
  directory: Directory,
  filter: ProviderFilter,
  moment: Date,
  locale?: Locale,
): ProviderList {
  const request = { filter, moment, locale, searchResult: findProviders(directory, filter, moment) };
  const list = listMatches(directory, request);
  return {
    ...list,
    offer: offerFor(directory, request, list),
    choices: placeChoices(directory, request, list),
    alternatives: alternativesTo(directory, request, list),
  };
}

/** Returns the providers that match a filter and its search as pins of its map (product rule 2.25). */
export function listPins(directory: Directory, filter: ProviderFilter, moment: Date): PinRow[] {
  return pinMatches(directory, { filter, moment, searchResult: findProviders(directory, filter, moment) });
}
