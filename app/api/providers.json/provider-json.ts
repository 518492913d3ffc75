import { dubaiDay, isTemporarilyClosed } from '@/lib/domain/closure';
import { phoneLink, visiblePhone } from '@/lib/domain/contact';
import { weekAhead } from '@/lib/domain/dated-hours';
import type { Coordinates } from '@/lib/domain/distance';
import { NO_FILTER, type ProviderFilter } from '@/lib/domain/filter';
import { type FilterKey, FILTERS } from '@/lib/domain/filters';
import { isSelfService, kindFor, type PriceQuery, pricesOf } from '@/lib/domain/price-query';
import type { ProviderSummary } from '@/lib/domain/provider';
import type { Alternative, Offer, PlaceChoice } from '@/lib/domain/provider-list';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { urlOf } from '@/lib/routing/url-of';
import { absoluteUrl } from '@/lib/site';
import type { AlternativeJson, ProviderJson, ProviderListJson } from './schemas';

/** The price of what a list asks for. */
function toAskedPrice(
  provider: ProviderSummary,
  kind: NonNullable<PriceQuery['kind']>,
): ProviderJson['askedPrice'] {
  const { subject, prices, priceFrom, priceTo, pack } = pricesOf(provider, kind);
  return {
    kind: kindFor(provider, kind).slug,
    of: subject,
    prices,
    priceFrom,
    priceTo,
    washes: pack?.washes ?? null,
    days: pack?.days ?? null,
  };
}

/** The times of the week that begins today, each weekday on its next date. */
function toWeek(provider: ProviderSummary, today: string): ProviderJson['weekAhead'] {
  const week = weekAhead(provider, today);
  return (
    week && {
      from: today,
      open: week.open,
      doubtful: week.doubtful.map(
        ([from, to, why]) => [from, to, typeof why === 'string' ? why : why.kind] as const,
      ),
    }
  );
}

/** Converts a provider to the public JSON format, with the price of a kind if the list asks for one. */
export function toProviderJson(provider: ProviderSummary, kind?: PriceQuery['kind']): ProviderJson {
  const { area } = provider;
  const today = dubaiDay(Date.now());
  return {
    id: provider.id,
    url: urlOf({ name: 'provider', id: provider.id }, DEFAULT_LOCALE),
    name: provider.name,
    nameLatin: provider.nameLatin,
    nameAr: provider.nameAr,
    address: provider.address,
    emirates: provider.emirates,
    area: area && { slug: area.slug, name: area.name },
    place: provider.place,
    logo: provider.logo && absoluteUrl(provider.logo),
    photo: provider.photos[0] ? absoluteUrl(provider.photos[0].url) : null,
    photos: provider.photos.map(({ url, alt }) => ({ url: absoluteUrl(url), alt })),
    washTypes: provider.washTypes,
    kinds: provider.kinds.map(({ slug }) => slug),
    phone: visiblePhone(provider),
    phoneLink: phoneLink(provider),
    phoneE164: provider.phoneE164,
    phones: provider.phones,
    rating: provider.rating,
    reviews: provider.reviewCount,
    ratingSource: provider.ratingSource,
    ownReviews: provider.own && { rating: provider.own.rating, count: provider.own.reviews },
    licenceNumber: provider.licenceNumber,
    credits: provider.credits.map(({ text, link }) => ({ text, link })),
    category: provider.category,
    washType: provider.washType,
    priceRange: provider.priceRange,
    priceFrom: provider.priceFrom,
    priceTo: provider.priceTo,
    prices: provider.prices,
    vatAdded: provider.isVatAdded,
    askedPrice: kind ? toAskedPrice(provider, kind) : null,
    openingHours: provider.openingHours,
    openTimes: provider.openTimes,
    byAppointment: provider.byAppointment,
    seasonTimes: provider.seasonTimes,
    weekAhead: toWeek(provider, today),
    temporarilyClosed: isTemporarilyClosed(provider, today),
    closedFrom: provider.closedFrom,
    closedUntil: provider.closedUntil,
    servesMobile: provider.servesMobile,
    servesOnsite: provider.servesOnsite,
    verified: provider.isVerified,
    eco: provider.isEco,
    selfService: isSelfService(provider),
    match: provider.match ?? null,
  };
}

/** Converts an alternative to the public JSON format; `near` is the position in the request. */
export function toAlternativeJson(
  { reason, unknown, areas, without, filters, kind, total, providers }: Alternative,
  near?: Coordinates,
): AlternativeJson {
  const [area] = areas;
  const nearArea = area && { search: [filters.search, `near ${area}`].filter(Boolean).join(' ') };
  return {
    reason,
    unknownWords: unknown,
    areas,
    without: (without?.anyOf ?? []).flatMap((filter) =>
      Object.keys(filter).map((key): string => FILTERS[key as FilterKey].parameter),
    ),
    url: listUrl({ ...NO_FILTER, ...filters, ...(nearArea ?? (near && { near, sort: 'near' as const })) }),
    total,
    providers: providers.map((provider) => toProviderJson(provider, kind)),
  };
}

const listUrl = (filter: ProviderFilter) => urlOf({ name: 'providersJson', filter }, DEFAULT_LOCALE);

/** Converts the search that was probably meant to the public JSON format. */
export function toDidYouMeanJson(
  { search, total }: Offer,
  filter: ProviderFilter,
): ProviderListJson['didYouMean'] {
  return { search, url: listUrl({ ...filter, search, page: 1 }), total };
}

/** Converts one of the areas that share a name of the search to the public JSON format. */
export function toPlaceChoiceJson(
  { area, search, total }: PlaceChoice,
  filter: ProviderFilter,
): ProviderListJson['places'][number] {
  return { area, url: listUrl({ ...filter, area, search: search || undefined, page: 1 }), total };
}
