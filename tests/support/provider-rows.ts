import type { MenuItem } from '@/lib/domain/menu';
import type { OwnRating, Provider } from '@/lib/domain/provider';
import type { ProviderRow } from '@/lib/domain/provider-row';
import { toProvider } from '@/lib/domain/to-provider';
import { VOCABULARY } from './vocabulary';

/** A row in which nobody entered anything. */
export const EMPTY_ROW: ProviderRow = {
  id: 7,
  business_name: null,
  name_latin: null,
  name_ar: null,
  address: null,
  latitude: null,
  longitude: null,
  phone: null,
  whatsapp_handle: null,
  website: null,
  website_valid: null,
  mobile_validation: null,
  booking_capability: null,
  rating: null,
  review_count: null,
  rating_source: null,
  rating_checked_on: null,
  service_category: null,
  wash_type: null,
  service_location: null,
  location_type: null,
  service_description: null,
  price_range: null,
  price_small: null,
  price_suv: null,
  price_large: null,
  opening_hours: null,
  verified_status: null,
  eco_certified: null,
  same_day_service: null,
  weekend_service: null,
  logo_url: null,
  photo_urls: null,
  photo_alts: null,
  phone_checked_on: null,
  phone_source: null,
  hours_checked_on: null,
  hours_source: null,
  price_checked_on: null,
  price_source: null,
  place_checked_on: null,
  place_source: null,
  closed_on: null,
  closed_from: null,
  closed_until: null,
  updated_at: null,
};

/** What a row with these values means, with the words of every installation. */
export function providerOf(
  values: Partial<ProviderRow>,
  more: { menu?: MenuItem[]; own?: OwnRating } = {},
): Provider {
  const row = { ...EMPTY_ROW, ...values };
  return toProvider(row, VOCABULARY, { menu: [], own: null, imageHosts: [], ...more });
}

/** A provider with few known facts. */
export const PROVIDER = providerOf({ business_name: 'Noor Wash', phone: '051 555 1234' });
