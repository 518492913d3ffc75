import 'server-only';
import type { ProviderFilter } from '../domain/filter';
import {
  attributeOf,
  FILTER_KEYS,
  type FilterKey,
  FILTERS,
  filtersOf,
  type ListFilters,
} from '../domain/filters';
import { parseSort } from '../domain/list-options';
import type { PinRow } from '../domain/map';
import { minuteOfWeek } from '../domain/opening-hours';
import type { Alternative, OptionCounts, ParsedQuery, ProviderList } from '../domain/provider-list';
import { readUncached } from './cache';
import { supabase } from './client';
import type { Json } from './database.types';
import type { Lookups } from './lookups';
import { type SummaryRow, toSummary } from './provider-row';
import { foundIn, objectWith, rowsOf } from './response';
import type { Result } from './result';

/** The response of `list_providers`. */
export interface ListResponse extends Omit<
  ProviderList,
  'providers' | 'options' | 'parsedQuery' | 'alternatives'
> {
  providers: SummaryRow[];
  options: Record<string, Record<string, number>>;
  parsedQuery: ParsedQueryResponse | null;
  alternatives: AlternativeResponse[];
}

type ParsedQueryResponse = Record<string, unknown> & {
  words: string[];
  without: Record<string, string>;
  corrected?: Record<string, string>;
};

interface AlternativeResponse extends Pick<Alternative, 'reason' | 'area' | 'emirate' | 'total'> {
  unknown?: string[];
  words: string[];
  without?: Record<string, unknown>;
  filter: Record<string, unknown>;
  providers: SummaryRow[];
}

/** Reads one page of the providers that match a filter, with its counts, in one database call. */
export async function readProviderList(filter: ProviderFilter): Promise<ListResponse> {
  const response = await supabase().rpc('list_providers', {
    ...filterArguments(filter),
    sort: filter.sort,
    page: filter.page,
    near_latitude: filter.near?.latitude,
    near_longitude: filter.near?.longitude,
  });
  return objectWith('providers', response) as unknown as ListResponse;
}

/** Returns the providers that match a filter as map pins; not cached, because pins contain the open state. */
export function readProviderPins({ sort, ...filter }: ProviderFilter): Promise<Result<PinRow[]>> {
  return readUncached('pins', async () => {
    const { data, ...response } = await supabase().rpc('provider_pins', { ...filterArguments(filter), sort });
    return foundIn('car_wash_locations', rowsOf({ ...response, data: data as unknown as PinRow[] | null }));
  });
}

/** Returns a filter as the arguments of the database's list functions: the attributes of `provider_filter`, and the search. */
function filterArguments({ search, open, radius, near, ...others }: Omit<ProviderFilter, 'sort'>) {
  const filter = {
    ...filtersOf(others),
    open: open && minuteOfWeek(open, Date.now()),
    radius: near && radius && [near.latitude, near.longitude, radius],
  };
  const attributes = Object.entries(filter).map(([key, value]) => [attributeOf(key as FilterKey), value]);
  return { filter: Object.fromEntries(attributes) as Json, search };
}

/** Maps a response of `list_providers` with a filter to a list. */
export function toProviderList(response: ListResponse, lookups: Lookups, filter: ListFilters): ProviderList {
  const { providers, options, parsedQuery, alternatives, ...others } = response;
  return {
    ...others,
    providers: providers.map((row) => toSummary(row, lookups)),
    options: byFilter(options) as OptionCounts,
    parsedQuery: parsedQuery ? toParsedQuery(parsedQuery) : undefined,
    alternatives: alternatives.map((alternative) => toAlternative(alternative, lookups, filter)),
  };
}

/** Maps a parsed query, whose values are written as in links. */
function toParsedQuery({ words, corrected = {}, without, ...values }: ParsedQueryResponse): ParsedQuery {
  const { sort, near_area: nearArea } = values;
  return {
    filters: toFilters(values),
    sort: typeof sort === 'string' ? parseSort(sort) : undefined,
    isNear: 'is_near' in values,
    nearArea: typeof nearArea === 'string' ? nearArea : undefined,
    words,
    without: {
      ...byFilter(without),
      ...(without.sort !== undefined && { sort: without.sort }),
      ...(without.is_near !== undefined && { isNear: without.is_near }),
      ...(without.near_area !== undefined && { nearArea: without.near_area }),
    },
    corrected,
  };
}

function toAlternative(response: AlternativeResponse, lookups: Lookups, chosen: ListFilters): Alternative {
  const { filter, words, unknown = [], without = {}, providers, ...others } = response;
  return {
    ...others,
    unknown,
    filters: {
      ...toChosenFilters(filter, chosen),
      ...(words.length > 0 && { search: words.join(' ') }),
    },
    without: toChosenFilters(without, chosen),
    providers: providers.map((row) => toSummary(row, lookups)),
  };
}

/** Parses filters, of which some were chosen: chosen times, bounds and radii come back as numbers. */
function toChosenFilters(values: Record<string, unknown>, chosen: ListFilters): ListFilters {
  return {
    ...toFilters(values),
    ...(typeof values.open === 'number' && { open: chosen.open }),
    ...(Array.isArray(values.bounds) && { bounds: chosen.bounds }),
    ...(Array.isArray(values.radius) && { radius: chosen.radius }),
  };
}

/** Parses the values of filters by their names in the database. */
function toFilters(values: Record<string, unknown>): ListFilters {
  const filters = Object.entries(byFilter(values)).map(([key, value]) => [
    key,
    FILTERS[key as FilterKey].parse(String(value)),
  ]);
  return filtersOf(Object.fromEntries(filters));
}

/** Renames the database's filters to those of `ListFilters`; other keys are dropped. */
function byFilter<Value>(values: Record<string, Value>): Partial<Record<FilterKey, Value>> {
  return Object.fromEntries(
    FILTER_KEYS.flatMap((key) => {
      const value = values[attributeOf(key)];
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
