import type { AutoWash, WithContext } from 'schema-dts';
import { visiblePhone, websiteLink } from '../../domain/contact';
import { hoursByDay, isWholeDay } from '../../domain/day-hours';
import { EMIRATE_NAMES } from '../../domain/emirates';
import type { WeekSpan } from '../../domain/opening-hours';
import type { Provider } from '../../domain/provider';
import type { Locale } from '../../i18n/locales';
import { formatTime } from '../../i18n/time-format';
import { urlOf } from '../../routing/url-of';
import { CONTEXT } from './context';

/** In the order of ISO 8601, as everywhere in the product. */
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A provider, without its rating: where ratings come from is not known (product rule 10.2). */
export function autoWash(provider: Provider, locale: Locale): WithContext<AutoWash> {
  const { id, name, address, description, priceRange, emirates } = provider;
  const [emirate] = emirates;
  const telephone = provider.phoneE164 ?? visiblePhone(provider);
  return {
    '@context': CONTEXT,
    '@type': 'AutoWash',
    name,
    url: urlOf({ page: 'provider', id }, locale),
    image: urlOf({ page: 'opengraphImage', of: { page: 'provider', id } }, locale),
    ...(description && { description }),
    ...(priceRange && { priceRange }),
    ...(telephone && { telephone }),
    ...(websiteLink(provider) && { sameAs: websiteLink(provider)! }),
    ...(provider.openTimes && { openingHoursSpecification: openingHours(provider.openTimes) }),
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      ...(emirate && { addressRegion: EMIRATE_NAMES[emirate] }),
      addressCountry: 'AE',
    },
  };
}

/** The hours as schema.org has them: days with the same hours together, and a whole day until a minute before midnight. */
function openingHours(openTimes: readonly WeekSpan[]) {
  const daysOf = new Map<string, { opens: string; closes: string; days: (typeof WEEKDAYS)[number][] }>();
  for (const [day, hours] of hoursByDay(openTimes).entries()) {
    for (const span of hours) {
      const opens = formatTime(span.opens);
      const closes = isWholeDay([span]) ? '23:59' : formatTime(span.closes);
      const same = daysOf.get(opens + closes) ?? { opens, closes, days: [] };
      daysOf.set(opens + closes, { ...same, days: [...same.days, WEEKDAYS[day]!] });
    }
  }
  return [...daysOf.values()].map(({ opens, closes, days }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days,
    opens,
    closes,
  }));
}
