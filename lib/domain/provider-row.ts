import type { RowOf } from './column-types';
import { firstCharacters, isLongerThan } from './text';

/**
 * The columns of `car_wash_locations` that we know: what people entered about a provider. Every one but the id may be empty or missing
 * from the table. Dates are "YYYY-MM-DD".
 */
export const PROVIDER_COLUMNS = {
  id: 'requiredNumber',
  business_name: 'text',
  name_latin: 'text',
  name_ar: 'text',
  address: 'text',
  latitude: 'number',
  longitude: 'number',
  phone: 'text',
  whatsapp_handle: 'text',
  website: 'text',
  website_valid: 'boolean',
  mobile_validation: 'boolean',
  booking_capability: 'text',
  rating: 'number',
  review_count: 'number',
  rating_source: 'text',
  rating_checked_on: 'text',
  service_category: 'text',
  wash_type: 'text',
  service_location: 'text',
  location_type: 'text',
  service_description: 'text',
  price_range: 'text',
  price_small: 'number',
  price_suv: 'number',
  price_large: 'number',
  opening_hours: 'text',
  licence_number: 'text',
  verified_status: 'text',
  eco_certified: 'boolean',
  same_day_service: 'boolean',
  weekend_service: 'boolean',
  logo_url: 'text',
  photo_urls: 'texts',
  photo_alts: 'texts',
  phone_checked_on: 'text',
  phone_source: 'source',
  hours_checked_on: 'text',
  hours_source: 'source',
  price_checked_on: 'text',
  price_source: 'source',
  place_checked_on: 'text',
  place_source: 'source',
  closed_on: 'text',
  closed_from: 'text',
  closed_until: 'text',
  /** A timestamp of PostgreSQL; null for rows older than the column. */
  updated_at: 'text',
} as const;

/** What people entered about a provider, as stored. */
export type ProviderRow = RowOf<typeof PROVIDER_COLUMNS>;

/** A row in which nobody entered anything. */
export const EMPTY_ROW = {
  ...Object.fromEntries(Object.keys(PROVIDER_COLUMNS).map((column) => [column, null])),
  id: 0,
} as ProviderRow;

/** The most characters of each text; rows that had more before the limit was set keep them. */
export const MAX_LENGTHS = {
  business_name: 200,
  name_latin: 200,
  name_ar: 200,
  address: 500,
  phone: 200,
  whatsapp_handle: 500,
  website: 2000,
  licence_number: 60,
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
