import type { AutoWash, WithContext } from 'schema-dts';
import { visiblePhone, websiteLink } from '../../domain/contact';
import { EMIRATE_NAMES } from '../../domain/emirates';
import { parseOpeningHours } from '../../domain/opening-hours';
import type { Provider } from '../../domain/provider';
import type { Locale } from '../../i18n/locales';
import { urlOf } from '../../routing/url-of';
import { CONTEXT } from './context';

/** A provider, without its rating: where ratings come from is not known (product rule 10.2). */
export function autoWash(provider: Provider, locale: Locale): WithContext<AutoWash> {
  const { id, name, address, description, priceRange, emirates } = provider;
  const hours = parseOpeningHours(provider.openingHours ?? '');
  const [emirate] = emirates;
  return {
    '@context': CONTEXT,
    '@type': 'AutoWash',
    name,
    url: urlOf({ page: 'provider', id }, locale),
    image: urlOf({ page: 'opengraphImage', of: { page: 'provider', id } }, locale),
    ...(description && { description }),
    ...(priceRange && { priceRange }),
    ...(visiblePhone(provider) && { telephone: visiblePhone(provider)! }),
    ...(websiteLink(provider) && { sameAs: websiteLink(provider)! }),
    ...(hours && {
      openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: days,
        opens,
        closes,
      })),
    }),
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      ...(emirate && { addressRegion: EMIRATE_NAMES[emirate] }),
      addressCountry: 'AE',
    },
  };
}
