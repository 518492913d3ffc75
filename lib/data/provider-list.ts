import 'server-only';
import type { Area } from '../domain/area';
import type { ProviderFilter } from '../domain/filter';
import { MOST_COUNTED, parseSort } from '../domain/list-options';
import {
  NARROWING,
  type Narrowing,
  NARROWING_KEYS,
  narrowingOf,
  YES_FILTERS,
  type YesFilter,
} from '../domain/narrowing';
import { minuteOf } from '../domain/open-at';
import { NO_PROVIDERS, type ProviderList, type UnderstoodSearch } from '../domain/provider-list';
import { areasBySlug } from './areas';
import { supabase } from './client';
import { type SummaryRow, toSummary } from './provider-row';
import { valueOf } from './response';

/** What `list_providers` gives. */
interface ListResponse extends Omit<ProviderList, 'providers' | 'options' | 'understood'> {
  providers: SummaryRow[];
  options?: ProviderList['options'];
  understood: UnderstoodResponse | null;
}

type UnderstoodResponse = Record<string, unknown> & {
  words: string[];
  corrected?: Record<string, string>;
};

/** One page of the providers that a filter leaves, with its counts, in one call of the database. */
export async function readProviderList(filter: ProviderFilter): Promise<ProviderList> {
  const [response, areas] = await Promise.all([
    supabase().rpc('list_providers', argumentsOf(filter), { get: true }),
    areasBySlug(),
  ]);
  return toProviderList(valueOf(response) as unknown as ListResponse, areas);
}

function argumentsOf(filter: ProviderFilter) {
  const { search, emirate, area, washType, rating, serviceMode, ...others } = narrowingOf(filter);
  const { maxPrice, open, ...yes } = others;
  // A filter that is not sent is an error of types.
  yes satisfies { [K in keyof typeof yes]: K extends YesFilter ? true : never };
  return {
    ...Object.fromEntries(YES_FILTERS.map((key) => [NARROWING[key].parameter, yes[key]])),
    emirate,
    area,
    wash_type: washType,
    min_rating: rating,
    service_mode: serviceMode,
    max_price: maxPrice,
    open_at: open && minuteOf(open, Date.now()),
    // The embedded backend takes straight quotation marks around a value for its own.
    search: search?.replace(/^"(.+)"$/, '“$1”'),
    sort: filter.sort,
    page: filter.page,
  };
}

function toProviderList(response: ListResponse, areas: ReadonlyMap<string, Area>): ProviderList {
  const { providers, total, understood, ...others } = response;
  return {
    // What can not be counted is left out.
    ...NO_PROVIDERS,
    ...others,
    total: others.isCapped ? MOST_COUNTED : total,
    providers: providers.map((row) => toSummary(row, areas)),
    understood: understood ? toUnderstood(understood) : undefined,
  };
}

/** The database names filters as the site does, and values as they stand in links. */
function toUnderstood({ words, corrected = {}, sort, ...values }: UnderstoodResponse): UnderstoodSearch {
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
