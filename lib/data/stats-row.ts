import { isDistrict } from '../domain/districts';
import { EMIRATES } from '../domain/emirates';
import type { ListNumbers, ProviderStats } from '../domain/stats';
import { isWashType } from '../domain/wash-types';
import type { Database } from './database.types';

type Views = Database['public']['Views'];

const NUMBERS = 'providers, verified, mobile, eco, always_open, price_from, price_low, price_high';
export const STATS_COLUMNS = `place, wash_type, ${NUMBERS}` as const;

type Row = Views['provider_stats']['Row'];

/** A row of `provider_stats` that is of an emirate, a district or the whole directory; undefined for one of an area. */
export function toStats(row: Row): ProviderStats | undefined {
  const { place, wash_type: washType } = row;
  const known = EMIRATES.find((slug) => slug === place) ?? (place && isDistrict(place) ? place : null);
  if (known !== place) return undefined;
  return { ...toNumbers(row), place: known, washType: washType && isWashType(washType) ? washType : null };
}

export function toNumbers(row: Row): ListNumbers {
  return {
    providers: row.providers ?? 0,
    verified: row.verified ?? 0,
    mobile: row.mobile ?? 0,
    eco: row.eco ?? 0,
    alwaysOpen: row.always_open ?? 0,
    priceFrom: row.price_from,
    priceLow: row.price_low,
    priceHigh: row.price_high,
  };
}
