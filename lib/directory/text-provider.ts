import { NO_HOURS } from '../domain/parse-hours';
import { NO_SERVICES, type Provider } from '../domain/provider';
import type { ProviderRow } from '../domain/provider-row';

/**
 * Returns a provider with its stored texts and no facts: what is shown of a row that could not be derived, because of a mistake of
 * ours or a value that nobody expected.
 */
export function textProvider(row: ProviderRow, own: Provider['own']): Provider {
  const name = row.business_name ?? '';
  const isClosed = row.closed_on !== null;
  return {
    id: row.id,
    name,
    nameLatin: row.name_latin,
    nameAr: row.name_ar,
    address: row.address,
    area: null,
    emirates: [],
    districts: [],
    place: null,
    distance: null,
    phone: row.phone,
    phoneE164: null,
    phones: [],
    chatName: null,
    website: null,
    websiteValid: false,
    licenceNumber: row.licence_number,
    mobileValidation: false,
    rating: row.rating,
    reviewCount: row.review_count,
    ratingSource: row.rating_source,
    ratingCheckedOn: null,
    own,
    score: null,
    category: row.service_category,
    washType: row.wash_type,
    description: row.service_description,
    priceRange: row.price_range,
    priceFrom: null,
    priceTo: null,
    prices: { small: null, suv: null, large: null },
    isVatAdded: false,
    lines: [],
    hasMenu: false,
    openingHours: row.opening_hours,
    ...NO_HOURS,
    seasons: [],
    ...NO_SERVICES,
    locationType: row.location_type,
    bookingCapability: row.booking_capability,
    sameDayService: false,
    weekendService: false,
    isVerified: false,
    isClosed,
    isListed: !isClosed && name.trim() !== '',
    closedFrom: row.closed_from,
    closedUntil: row.closed_until,
    logo: null,
    photos: [],
    updatedAt: row.updated_at,
    checks: [],
    index: {
      places: [],
      washTypeOptions: [],
      washTypeText: '',
      serviceLocationText: '',
      sortName: name.toLowerCase().slice(0, 100),
      searchText: [name, row.address ?? ''].join(' ').toLowerCase(),
      words: [],
      mapPosition: null,
    },
  };
}
