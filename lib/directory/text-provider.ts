import type { Provider } from '../domain/provider';
import { EMPTY_ROW, type ProviderRow } from '../domain/provider-row';
import { toProvider } from '../domain/to-provider';
import type { Vocabulary } from '../domain/vocabulary';

/**
 * Returns a provider with its stored texts and no facts: what is shown of a row that could not be derived, because of a mistake of
 * ours or a value that nobody expected.
 */
export function textProvider(row: ProviderRow, vocabulary: Vocabulary, own: Provider['own']): Provider {
  const unknown = toProvider({ ...EMPTY_ROW, id: row.id }, vocabulary, { menu: [], own, imageHosts: [] });
  const name = row.business_name ?? '';
  const isClosed = row.closed_on !== null;
  return {
    ...unknown,
    name,
    nameLatin: row.name_latin,
    nameAr: row.name_ar,
    address: row.address,
    phone: row.phone,
    rating: row.rating,
    reviewCount: row.review_count,
    ratingSource: row.rating_source,
    score: null,
    category: row.service_category,
    washType: row.wash_type,
    description: row.service_description,
    priceRange: row.price_range,
    openingHours: row.opening_hours,
    locationType: row.location_type,
    bookingCapability: row.booking_capability,
    isClosed,
    isListed: !isClosed && name.trim() !== '',
    closedFrom: row.closed_from,
    closedUntil: row.closed_until,
    updatedAt: row.updated_at,
    index: {
      ...unknown.index,
      sortName: name.toLowerCase().slice(0, 100),
      searchText: [name, row.address ?? ''].join(' ').toLowerCase(),
    },
  };
}
