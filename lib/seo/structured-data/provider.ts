import type { AutoWash, Review as ReviewData, WithContext } from 'schema-dts';
import { type Closure, dubaiDay, isTemporarilyClosed } from '../../domain/closure';
import { phoneLink, websiteLink } from '../../domain/contact';
import { type OpeningTimes, type Season, weekOn } from '../../domain/dated-hours';
import { EMIRATE_NAMES } from '../../domain/emirates';
import { hoursByDay, isWholeDay, type WeekSpan } from '../../domain/opening-hours';
import type { Provider } from '../../domain/provider';
import type { Review } from '../../domain/review';
import { formatClock } from '../../i18n/formatters';
import type { Locale } from '../../i18n/locales';
import { urlOf } from '../../routing/url-of';
import { absoluteUrl } from '../../site';
import { CONTEXT } from './lists';

/** Days in ISO 8601 order. */
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * Returns the structured data of a provider. Ratings are those of the reviews published here; imported ones are left out,
 * because search engines forbid republished ratings (product rule 10.2).
 */
export function autoWash(
  provider: Provider,
  locale: Locale,
  reviews: readonly Review[] = [],
  now = new Date(),
): WithContext<AutoWash> {
  const { id, name, address, description, priceRange, emirates, place, logo, photos, own } = provider;
  const [emirate] = emirates;
  const otherNames = [provider.nameLatin, provider.nameAr].filter((known) => known !== null);
  return {
    '@context': CONTEXT,
    '@type': 'AutoWash',
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
      ...(emirate && { addressRegion: EMIRATE_NAMES[emirate] }),
      addressCountry: 'AE',
    },
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place } }),
    ...(own && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: own.rating,
        reviewCount: own.reviews,
        ...SCALE,
      },
    }),
    ...(own && reviews.length > 0 && { review: reviews.map(reviewData) }),
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
