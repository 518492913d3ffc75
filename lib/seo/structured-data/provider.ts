import type { AutoWash, Offer, Review as ReviewData, WithContext } from 'schema-dts';
import { CAR_SIZES, type CarSize, differByCar } from '../../domain/car';
import { type Closure, dubaiDay, isTemporarilyClosed } from '../../domain/closure';
import { phoneLink, websiteLink } from '../../domain/contact';
import { type OpeningTimes, type Season, weekOn } from '../../domain/dated-hours';
import { EMIRATE_NAMES } from '../../domain/emirates';
import type { LocalizedName } from '../../domain/locales';
import { hoursByDay, isWholeDay, type WeekSpan } from '../../domain/opening-hours';
import { pricesOf } from '../../domain/price-query';
import type { Provider } from '../../domain/provider';
import type { Review } from '../../domain/review';
import { MIN_REVIEWS_OF_BEST, shownRating } from '../../domain/score';
import { formatClock } from '../../i18n/formatters';
import type { Locale } from '../../i18n/locales';
import { urlOf } from '../../routing/url-of';
import { absoluteUrl } from '../../site';
import { CONTEXT } from './lists';

/** Days in ISO 8601 order. */
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

interface ProviderContext {
  /** Its newest reviews. */
  reviews?: readonly Review[];
  now?: Date;
  /** Names the size of a car in the language of the page. */
  carName?: (car: CarSize) => string;
}

/**
 * Returns the structured data of a provider. Ratings are those of the reviews published here, from ten on; imported ones are left out,
 * because search engines forbid republished ratings (product rule 10.2).
 */
export function autoWash(
  provider: Provider,
  locale: Locale,
  { reviews = [], now = new Date(), carName = (car) => car }: ProviderContext = {},
): WithContext<AutoWash> {
  const { id, name, address, area, description, priceRange, emirates, place, logo, photos, own } = provider;
  const [emirate] = emirates;
  const otherNames = [provider.nameLatin, provider.nameAr].filter((known) => known !== null);
  return {
    '@context': CONTEXT,
    '@type': 'AutoWash',
    // The same in both languages.
    '@id': `${urlOf({ name: 'provider', id }, 'en')}#provider`,
    name,
    ...(otherNames.length > 0 && { alternateName: otherNames.length === 1 ? otherNames[0] : otherNames }),
    url: urlOf({ name: 'provider', id }, locale),
    image: photos.length
      ? photos.map(({ url }) => absoluteUrl(url))
      : urlOf({ name: 'opengraphImage', of: { name: 'provider', id } }, locale),
    ...(logo && { logo: absoluteUrl(logo) }),
    ...(description && { description }),
    ...(priceRange && { priceRange }),
    ...(phoneLink(provider) && { telephone: provider.phoneE164 ?? phoneLink(provider)!.replace('tel:', '') }),
    ...(websiteLink(provider) && { sameAs: websiteLink(provider)! }),
    ...(provider.licenceNumber && {
      identifier: { '@type': 'PropertyValue', propertyID: 'Trade licence', value: provider.licenceNumber },
    }),
    ...hoursData(provider, dubaiDay(now.getTime())),
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      ...(area && { addressLocality: area.name[locale] }),
      ...(emirate && { addressRegion: EMIRATE_NAMES[emirate] }),
      addressCountry: 'AE',
    },
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place } }),
    ...offersOf(provider, locale, carName),
    ...(own &&
      own.reviews >= MIN_REVIEWS_OF_BEST && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: shownRating(own.rating),
          reviewCount: own.reviews,
          ...SCALE,
        },
      }),
    ...(own && reviews.length > 0 && { review: reviews.map(reviewData) }),
  };
}

/** Returns the prices of a wash and of each kind that it lists, by the size of the car where they differ (product rules 2.28 and 2.29). */
function offersOf(provider: Provider, locale: Locale, carName: (car: CarSize) => string) {
  const asked = [pricesOf(provider), ...provider.kinds.map((kind) => pricesOf(provider, kind))];
  const shown = [...new Map(asked.reverse().map((one) => [one.service, one])).values()].reverse();
  const offers = shown.flatMap(({ subject, prices, priceFrom, priceTo, pack }): Offer[] => {
    const name = subject?.[locale] ?? WASH[locale];
    if (pack || priceFrom === null) return [];
    if (!differByCar(prices)) return [offer(name, priceFrom, priceTo)];
    return CAR_SIZES.flatMap((car) => {
      const price = prices[car];
      return price === null ? [] : [offer(`${name} · ${carName(car)}`, price, price)];
    });
  });
  return offers.length > 0 ? { makesOffer: offers } : {};
}

const WASH = { en: 'Exterior wash', ar: 'غسيل خارجي' } satisfies LocalizedName;

/** Returns the offer of a service; of a starting price the highest is not known. */
function offer(name: string, low: number, high: number | null): Offer {
  const span = low === high ? { price: low } : { minPrice: low, ...(high !== null && { maxPrice: high }) };
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name },
    priceSpecification: { '@type': 'PriceSpecification', priceCurrency: 'AED', ...span },
  };
}

const SCALE = { bestRating: 5, worstRating: 1 } as const;

function reviewData({ name, text, language, stars, publishedAt }: Review): ReviewData {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: publishedAt.slice(0, 10),
    reviewBody: text,
    ...(language && { inLanguage: language }),
    reviewRating: { '@type': 'Rating', ratingValue: stars, ...SCALE },
  };
}

/**
 * Returns the opening hours, and those of the seasons and the days on which it is temporarily closed that are not over; until further
 * notice there are no hours.
 */
function hoursData(provider: OpeningTimes & Closure, today: string) {
  const { openTimes, closedFrom, closedUntil, seasons } = provider;
  if (closedUntil === null && isTemporarilyClosed(provider, today)) return {};
  const special = seasons.flatMap((season) => {
    const times = season.until < today ? null : weekOn(provider, season.from).times;
    return times ? openingHours(times).map((hours) => ({ ...hours, ...datesOf(season) })) : [];
  });
  if (closedUntil !== null && closedUntil >= today)
    special.push({ ...CLOSED, ...datesOf({ from: closedFrom ?? today, until: closedUntil }) });
  return {
    ...(openTimes && { openingHoursSpecification: openingHours(openTimes) }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

const datesOf = ({ from, until }: Pick<Season, 'from' | 'until'>) => ({
  validFrom: from,
  validThrough: until,
});

const CLOSED = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' } as const;

/**
 * Converts opening hours for schema.org: days with equal hours are grouped, and whole days end at 23:59; hours of no length are a week
 * without any.
 */
function openingHours(openTimes: readonly WeekSpan[]) {
  const daysOf = new Map<string, { opens: string; closes: string; days: (typeof WEEKDAYS)[number][] }>();
  for (const [day, hours] of hoursByDay(openTimes).entries()) {
    for (const span of hours) {
      const opens = formatClock(span.opens);
      const closes = isWholeDay([span]) ? '23:59' : formatClock(span.closes);
      const same = daysOf.get(opens + closes) ?? { opens, closes, days: [] };
      daysOf.set(opens + closes, { ...same, days: [...same.days, WEEKDAYS[day]!] });
    }
  }
  if (daysOf.size === 0) return [CLOSED];
  return [...daysOf.values()].map(({ opens, closes, days }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days,
    opens,
    closes,
  }));
}
