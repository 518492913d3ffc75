import type { FactCheck } from './provider';
import { firstCharacters, isLongerThan } from './text';

/** Who checked a fact, as stored. */
type Source = FactCheck['source'];

/**
 * What people entered about a provider: the columns of `car_wash_locations` that we know, as stored. Every column but the id may be
 * empty or missing from the table; then it is null. Numbers are numbers, dates are "YYYY-MM-DD".
 */
export interface ProviderRow {
  id: number;
  business_name: string | null;
  name_latin: string | null;
  name_ar: string | null;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  phone: string | null;
  whatsapp_handle: string | null;
  website: string | null;
  website_valid: boolean | null;
  mobile_validation: boolean | null;
  booking_capability: string | null;
  rating: number | null;
  review_count: number | null;
  rating_source: string | null;
  rating_checked_on: string | null;
  service_category: string | null;
  wash_type: string | null;
  service_location: string | null;
  location_type: string | null;
  service_description: string | null;
  price_range: string | null;
  price_small: number | null;
  price_suv: number | null;
  price_large: number | null;
  opening_hours: string | null;
  verified_status: string | null;
  eco_certified: boolean | null;
  same_day_service: boolean | null;
  weekend_service: boolean | null;
  logo_url: string | null;
  photo_urls: string[] | null;
  photo_alts: string[] | null;
  phone_checked_on: string | null;
  phone_source: Source;
  hours_checked_on: string | null;
  hours_source: Source;
  price_checked_on: string | null;
  price_source: Source;
  place_checked_on: string | null;
  place_source: Source;
  closed_on: string | null;
  closed_from: string | null;
  closed_until: string | null;
  /** A timestamp of PostgreSQL; null for rows older than the column. */
  updated_at: string | null;
}

/** The most characters of each text; rows that had more before the limit was set keep them. */
export const MAX_LENGTHS = {
  business_name: 200,
  name_latin: 200,
  name_ar: 200,
  address: 500,
  phone: 200,
  whatsapp_handle: 500,
  website: 2000,
  booking_capability: 500,
  service_category: 500,
  wash_type: 500,
  service_location: 500,
  location_type: 500,
  service_description: 10_000,
  price_range: 1000,
  opening_hours: 2000,
  verified_status: 100,
} as const satisfies Partial<Record<keyof ProviderRow, number>>;

/** Returns a row whose texts are cut at their limits, which bounds the work of whoever looks for words and patterns in them. */
export function withinLimits(row: ProviderRow): ProviderRow {
  const tooLong = Object.entries(MAX_LENGTHS).flatMap(([column, most]) => {
    const text = row[column as keyof typeof MAX_LENGTHS];
    return text !== null && isLongerThan(text, most) ? [[column, firstCharacters(text, most)]] : [];
  });
  return tooLong.length > 0 ? { ...row, ...Object.fromEntries(tooLong) } : row;
}
