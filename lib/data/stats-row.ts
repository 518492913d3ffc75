import { isDistrict } from '../domain/districts';
import { EMIRATES } from '../domain/emirates';
import type { ListNumbers, ProviderStats } from '../domain/stats';
import { isWashType } from '../domain/wash-types';
import type { Database } from './database.types';

type Views = Database['public']['Views'];

const NUMBERS = 'providers, verified, mobile, eco, always_open, price_from, price_low, price_high';
export const STATS_COLUMNS = `place, wash_type, ${NUMBERS}` as const;
export const AREA_STATS_COLUMNS = `area, ${NUMBERS}` as const;

/** A row of `provider_stats` in the words of the product. */
export function toStats(row: Views['provider_stats']['Row']): ProviderStats {
  const { place, wash_type: washType } = row;
  return {
    ...toNumbers(row),
    place: EMIRATES.find((slug) => slug === place) ?? (place && isDistrict(place) ? place : null),
    washType: washType && isWashType(washType) ? washType : null,
  };
}

/** The numbers that both views have. */
export function toNumbers(row: Omit<Views['area_stats']['Row'], 'area'>): ListNumbers {
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
