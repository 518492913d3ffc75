import 'server-only';
import type { Area } from '../domain/area';
import type { ProviderFilter } from '../domain/filter';
import { parseSort } from '../domain/list-options';
import {
  BOOLEAN_FILTERS,
  type BooleanFilter,
  NARROWING,
  type Narrowing,
  NARROWING_KEYS,
  narrowingOf,
} from '../domain/narrowing';
import { minuteOfWeek } from '../domain/opening-hours';
import type { ParsedQuery, ProviderList } from '../domain/provider-list';
import { supabase } from './client';
import { type SummaryRow, toSummary } from './provider-row';
import { objectWith } from './response';

/** The response of `list_providers`. */
export interface ListResponse extends Omit<ProviderList, 'providers' | 'parsedQuery'> {
  providers: SummaryRow[];
  parsedQuery: ParsedQueryResponse | null;
}

type ParsedQueryResponse = Record<string, unknown> & {
  words: string[];
  corrected?: Record<string, string>;
};

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

/** Returns a filter as the arguments of the database's list functions. */
export function filterArguments(filter: Narrowing) {
  const { search, emirate, area, washType, rating, serviceMode, ...others } = narrowingOf(filter);
  const { maxPrice, open, bounds, ...flags } = others;
  // Fails to compile when a filter is not sent to the database.
  flags satisfies { [K in keyof typeof flags]: K extends BooleanFilter ? true : never };
  return {
    filter: {
      ...Object.fromEntries(
        BOOLEAN_FILTERS.map((key) => [toSnakeCase(NARROWING[key].parameter), flags[key]]),
      ),
      emirate,
      area,
      wash_type: washType,
      min_rating: rating,
      service_mode: serviceMode,
      max_price: maxPrice,
      open_at: open && minuteOfWeek(open, Date.now()),
      bounds: bounds && [...bounds],
    },
    search,
  };
}

/** Maps a response of `list_providers` to a list. */
export function toProviderList(response: ListResponse, areas: ReadonlyMap<string, Area>): ProviderList {
  const { providers, parsedQuery, ...others } = response;
  return {
    ...others,
    providers: providers.map((row) => toSummary(row, areas)),
    parsedQuery: parsedQuery ? toParsedQuery(parsedQuery) : undefined,
  };
}

/** Maps a parsed query: filters are named as in `Narrowing`, their values are written as in links. */
function toParsedQuery({ words, corrected = {}, sort, ...values }: ParsedQueryResponse): ParsedQuery {
  const narrowing = Object.fromEntries(
    NARROWING_KEYS.flatMap((key) => {
      const value = values[key];
      return value === undefined ? [] : [[key, NARROWING[key].parse(String(value))]];
    }),
  );
  return {
    narrowing: narrowingOf(narrowing as Narrowing),
    sort: typeof sort === 'string' ? parseSort(sort) : undefined,
    isNear: 'isNear' in values,
    words,
    corrected,
  };
}

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
