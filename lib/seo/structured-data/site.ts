import type { CollectionPage, Organization, WebSite, WithContext } from 'schema-dts';
import type { Locale } from '../../i18n/locales';
import type { Route } from '../../routing/route';
import { servicesRoute } from '../../routing/services-route';
import { urlOf } from '../../routing/url-of';
import { absoluteUrl, SITE } from '../../site';
import { CONTEXT } from './context';

/** Who publishes the site and its posts. */
export function publisher() {
  return {
    '@type': 'Organization' as const,
    name: SITE.name,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/images/icons/icon-512.png'),
  };
}

/** The publisher with the ways to it, on the home page. */
export function organization(): WithContext<Organization> {
  return {
    '@context': CONTEXT,
    ...publisher(),
    alternateName: SITE.arabicName,
    email: SITE.email,
    sameAs: Object.values(SITE.social),
  };
}

/** The site with its search, on the home page. */
export function webSite(locale: Locale): WithContext<WebSite> {
  const target = `${urlOf(servicesRoute(), locale)}?q={search_term_string}`;
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: SITE.name,
    alternateName: SITE.arabicName,
    url: urlOf({ page: 'home' }, locale),
    inLanguage: locale,
    // The type of the package does not know the property that search engines read.
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: target },
      'query-input': 'required name=search_term_string',
    } as WebSite extends { potentialAction?: infer T } ? T : never,
  };
}

/** A page that collects others: the blog, a wash type by emirate. */
export function collection(name: string, route: Route, locale: Locale): WithContext<CollectionPage> {
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    name,
    url: urlOf(route, locale),
    inLanguage: locale,
  };
}
