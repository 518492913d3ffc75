import type { District } from '../domain/area';
import type { Emirate } from '../domain/emirates';
import type { WeekSpan } from '../domain/opening-hours';
import {
  CHECKED_FACTS,
  pictureUrl,
  type Provider,
  type ProviderIndex,
  type ProviderSummary,
  visiblePhotos,
} from '../domain/provider';
import type { WashType } from '../domain/wash-types';
import { environment } from '../env';
import { hostsIn } from '../http/hosts';
import type { Database } from './database.types';
import type { Lookups } from './lookups';

type Row = Database['public']['Tables']['car_wash_locations']['Row'];

/** The columns of a card. */
const SUMMARY_FIELDS = [
  'id',
  'business_name',
  'name_latin',
  'address',
  'area',
  'phone',
  'phone_e164',
  'phones',
  'chat_name',
  'website',
  'website_valid',
  'rating',
  'review_count',
  'own_rating',
  'own_review_count',
  'rating_source',
  'score',
  'service_category',
  'wash_type',
  'service_description',
  'price_text',
  'price_from',
  'price_to',
  'price_small',
  'price_suv',
  'price_large',
  'hours_text',
  'open_minutes',
  'closed_from',
  'closed_until',
  'kinds',
  'serves_mobile',
  'serves_onsite',
  'is_verified',
  'is_eco',
  'emirates',
  'wash_types',
  'latitude',
  'longitude',
  'logo_url',
  'photo_urls',
  'photo_alts',
] as const satisfies (keyof Row)[];

/** Additional columns of a provider's page. */
const DETAIL_FIELDS = [
  'mobile_validation',
  'booking_capability',
  'location_type',
  'same_day_service',
  'weekend_service',
  'districts',
  'is_closed',
  'updated_at',
  'rating_checked_on',
  'phone_checked_on',
  'phone_source',
  'hours_checked_on',
  'hours_source',
  'price_checked_on',
  'price_source',
  'place_checked_on',
  'place_source',
] as const satisfies (keyof Row)[];

export const SUMMARY_COLUMNS = SUMMARY_FIELDS.join(', ');
export const PROVIDER_COLUMNS = [...SUMMARY_FIELDS, ...DETAIL_FIELDS].join(', ');

export type SummaryRow = Pick<Row, (typeof SUMMARY_FIELDS)[number]> & {
  /** Metres from the position in the request; only in lists. */
  distance?: number | null;
};
export type ProviderRow = SummaryRow & Pick<Row, (typeof DETAIL_FIELDS)[number]>;

/** Maps a row of `car_wash_locations` to the domain. */
export function toSummary(row: SummaryRow, { areas, kinds }: Lookups): ProviderSummary {
  const hosts = hostsIn(environment().IMAGE_HOSTS);
  return {
    id: row.id,
    name: row.business_name ?? '',
    nameLatin: row.name_latin?.trim() || null,
    address: row.address,
    area: (row.area && areas.get(row.area)) || null,
    phone: row.phone,
    phoneE164: row.phone_e164,
    phones: row.phones ?? [],
    chatName: row.chat_name,
    website: row.website,
    websiteValid: row.website_valid ?? false,
    rating: row.rating,
    reviewCount: row.review_count,
    ratingSource: row.rating_source,
    own: row.own_review_count ? { rating: Number(row.own_rating), reviews: row.own_review_count } : null,
    score: row.score,
    category: row.service_category,
    washType: row.wash_type,
    description: row.service_description,
    priceRange: row.price_text,
    priceFrom: row.price_from,
    priceTo: row.price_to,
    prices: {
      small: toNumber(row.price_small),
      suv: toNumber(row.price_suv),
      large: toNumber(row.price_large),
    },
    openingHours: row.hours_text,
    openTimes: parseMultirange(row.open_minutes),
    closedFrom: row.closed_from,
    closedUntil: row.closed_until,
    servesMobile: row.serves_mobile ?? false,
    servesOnsite: row.serves_onsite ?? false,
    isVerified: row.is_verified ?? false,
    isEco: row.is_eco ?? false,
    // Derived by the database, which has the same slugs.
    emirates: (row.emirates ?? []) as Emirate[],
    washTypes: (row.wash_types ?? []) as WashType[],
    kinds: (row.kinds ?? []).flatMap((slug) => kinds.get(slug) ?? []),
    distance: typeof row.distance === 'number' ? row.distance / 1000 : null,
    // The table requires both or neither. The embedded backend sends numerics that end in zero as text.
    place:
      row.latitude === null ? null : { latitude: Number(row.latitude), longitude: Number(row.longitude) },
    logo: pictureUrl(row.logo_url, hosts),
    photos: visiblePhotos(row.photo_urls, row.photo_alts, hosts),
  };
}

/** Lists compare the columns of the database. */
const NO_INDEX: ProviderIndex = {
  places: [],
  washTypeOptions: [],
  washTypeText: '',
  serviceLocationText: '',
  sortName: '',
  searchText: '',
  words: [],
  mapPosition: null,
};

export function toProvider(row: ProviderRow, lookups: Lookups): Provider {
  return {
    ...toSummary(row, lookups),
    mobileValidation: row.mobile_validation ?? false,
    bookingCapability: row.booking_capability,
    locationType: row.location_type,
    sameDayService: row.same_day_service ?? false,
    weekendService: row.weekend_service ?? false,
    districts: (row.districts ?? []) as District[],
    isClosed: row.is_closed ?? false,
    isListed: row.is_closed === false && row.business_name !== null,
    updatedAt: row.updated_at,
    ratingCheckedOn: row.rating_checked_on,
    checks: CHECKED_FACTS.flatMap((fact) => {
      const day = row[`${fact}_checked_on`];
      return day === null ? [] : { fact, day, source: row[`${fact}_source`] };
    }),
    index: NO_INDEX,
  };
}

/** The embedded backend sends numerics that end in zero as text. */
const toNumber = (value: number | null) => (value === null ? null : Number(value));

/** Parses an `int4multirange` as PostgreSQL writes it, "{[480,1320),[1920,2760)}"; null for null. */
function parseMultirange(value: unknown): WeekSpan[] | null {
  if (typeof value !== 'string') return null;
  return [...value.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)]);
}
