import type { District } from './area';
import { type CarPrices, hasCarPrices } from './car';
import type { Season } from './dated-hours';
import { menuCarPrices, type MenuItem } from './menu';
import { type AddressPlace, parseAddress } from './parse-address';
import { parseChatName } from './parse-chat';
import { NO_HOURS, parseHours, quotableHours } from './parse-hours';
import { parsePhones } from './parse-phones';
import { parsePrices, quotablePrice } from './parse-prices';
import {
  CHECKED_FACTS,
  type OwnRating,
  pictureUrl,
  type Provider,
  type ProviderIndex,
  visiblePhotos,
} from './provider';
import { type ProviderRow, withinLimits } from './provider-row';
import { scoreOf } from './score';
import { toSearchTexts, wordsOf } from './search-texts';
import { readServices, type ServiceTexts } from './services';
import { parseCredits } from './source-credit';
import { firstCharacters, isBlank } from './text';
import type { Vocabulary } from './vocabulary';
import type { Kind } from './wash-types';

/** What belongs to a provider beside its row. */
interface Belongings {
  menu: readonly MenuItem[];
  /** Of the reviews published here; null if there are none. */
  own: OwnRating | null;
  /** Those of the directory; none where nothing depends on the date. */
  seasons?: readonly Season[];
  /** The hosts whose images pages may show. */
  imageHosts: readonly string[];
}

/**
 * Returns what a row means, with all facts derived from its texts (product rule 3.5). Whatever depends on the day is not decided here:
 * the directory keeps these objects for as long as their rows stay the same.
 */
export function toProvider(
  row: ProviderRow,
  vocabulary: Vocabulary,
  { menu, own, seasons = [], imageHosts }: Belongings,
): Provider {
  const texts = withinLimits(row);
  const { emirates, districts, area } = parseAddress(texts.address, vocabulary);
  const phones = parsePhones(row.phone);
  const typed = parsePrices(row.price_range);
  const menuPrices = menuCarPrices(menu);
  const lines = menu.filter(({ offerUntil }) => offerUntil === null);
  const hasMenu = lines.length > 0;
  const onMenu = new Set(lines.flatMap(({ kind }) => kind ?? []));
  const { texts: serviceTexts, ...services } = readServices(texts, vocabulary, onMenu);
  const isNamed = row.business_name !== null && !isBlank(row.business_name);
  const rated = { rating: row.rating, reviewCount: row.review_count, own };
  return {
    id: row.id,
    name: row.business_name ?? '',
    nameLatin: row.name_latin?.trim() || null,
    nameAr: row.name_ar?.trim() || null,
    address: row.address,
    area,
    emirates,
    districts: districts.map(({ slug }) => slug as District),
    place: positionOf(row),
    phone: row.phone,
    phoneE164: phones[0] ?? null,
    phones,
    mobileValidation: row.mobile_validation ?? false,
    chatName: parseChatName(row.whatsapp_handle),
    website: row.website,
    websiteValid: row.website_valid ?? false,
    licenceNumber: row.licence_number?.trim() || null,
    bookingCapability: row.booking_capability,
    ...rated,
    ratingSource: row.rating_source,
    ratingCheckedOn: row.rating_checked_on,
    score: scoreOf(rated),
    category: row.service_category,
    washType: row.wash_type,
    description: row.service_description,
    ...services,
    locationType: row.location_type,
    isVerified: row.verified_status?.trim().toLowerCase() === 'verified',
    sameDayService: row.same_day_service ?? false,
    weekendService: row.weekend_service ?? false,
    priceRange: quotablePrice(row.price_range),
    priceFrom: typed?.from ?? null,
    priceTo: typed?.to ?? null,
    prices: menuPrices ?? typedCarPrices(row, typed?.cars),
    isVatAdded: typed?.isVatAdded === true && menuPrices === null,
    lines: hasMenu ? lines : (typed?.lines ?? []),
    hasMenu,
    openingHours: quotableHours(row.opening_hours),
    ...(parseHours(row.opening_hours) ?? NO_HOURS),
    seasons,
    closedFrom: row.closed_from,
    closedUntil: row.closed_until,
    isClosed: row.closed_on !== null && row.merged_into === null && isNamed,
    isListed: row.closed_on === null && row.merged_into === null && isNamed,
    logo: pictureUrl(row.logo_url, imageHosts),
    photos: visiblePhotos(row.photo_urls, row.photo_alts, imageHosts),
    credits: parseCredits(row.source_credit),
    updatedAt: row.updated_at,
    checks: CHECKED_FACTS.flatMap((fact) => {
      const day = row[`${fact}_checked_on`];
      return day === null ? [] : { fact, day, source: row[`${fact}_source`] };
    }),
    distance: null,
    index: {
      ...serviceTexts,
      ...toIndex(texts, { emirates, districts, area }, services.kinds, vocabulary),
    },
  };
}

/** Returns the prices by car that were entered, or else those that a text states (product rule 2.28). */
function typedCarPrices(row: ProviderRow, stated: CarPrices | null | undefined): CarPrices {
  const entered = { small: row.price_small, suv: row.price_suv, large: row.price_large };
  return hasCarPrices(entered) ? entered : (stated ?? entered);
}

function positionOf({ latitude, longitude }: ProviderRow): Provider['place'] {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function toIndex(
  row: ProviderRow,
  { emirates, districts, area }: AddressPlace,
  kinds: readonly Kind[],
  vocabulary: Vocabulary,
): Omit<ProviderIndex, keyof ServiceTexts> {
  const areas = new Set([...(area ? [area] : []), ...districts]);
  const texts = toSearchTexts(row, [
    // "Dubai Marina" and "دبي مارينا" find the same providers.
    ...vocabulary.emirates.filter(({ slug }) => emirates.includes(slug)).flatMap(({ names }) => names),
    ...[...areas].flatMap(({ slug }) => vocabulary.namesOfAreas.get(slug) ?? []),
    ...kinds.map(({ name }) => name.ar),
  ]);
  const placed = districts.length > 0 ? districts : [...areas];
  const center = area && { latitude: area.latitude, longitude: area.longitude };
  return {
    places: [...emirates, ...placed.map(({ slug }) => slug)],
    sortName: firstCharacters((row.business_name ?? '').toLowerCase(), MAX_SORT_NAME),
    texts,
    words: wordsOf(texts),
    mapPosition: positionOf(row) ?? center,
  };
}

const MAX_SORT_NAME = 100;
