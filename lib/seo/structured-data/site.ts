import type { CollectionPage, Dataset, Organization, WebSite, WithContext } from 'schema-dts';
import type { Locale } from '../../i18n/locales';
import { type Route, servicesRoute } from '../../routing/route';
import { urlOf } from '../../routing/url-of';
import { absoluteUrl, SITE } from '../../site';
import { CONTEXT } from './lists';

/** Returns the publisher of the site and its posts. */
export function publisher() {
  return {
    '@type': 'Organization' as const,
    '@id': `${absoluteUrl('/')}/#organization`,
    name: SITE.name,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/images/icons/icon-512.png'),
  };
}

/** Returns the publisher with its contacts, for the home page. */
export function organization(): WithContext<Organization> {
  return {
    '@context': CONTEXT,
    ...publisher(),
    alternateName: SITE.arabicName,
    email: SITE.email,
    sameAs: Object.values(SITE.social),
  };
}

/** Returns the site with its search, for the home page. */
export function webSite(locale: Locale): WithContext<WebSite> {
  const target = `${urlOf(servicesRoute(), locale)}?q={search_term_string}`;
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': `${absoluteUrl('/')}/#website`,
    name: SITE.name,
    alternateName: SITE.arabicName,
    url: urlOf({ name: 'home' }, locale),
    inLanguage: locale,
    // schema-dts lacks "query-input", which search engines require.
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: target },
      'query-input': 'required name=search_term_string',
    } as WebSite extends { potentialAction?: infer T } ? T : never,
  };
}

/** Returns the structured data of a page that links to others: the blog, a wash type by emirate. */
export function collection(name: string, route: Route, locale: Locale): WithContext<CollectionPage> {
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    name,
    url: urlOf(route, locale),
    inLanguage: locale,
  };
}

/** Returns the structured data of the price guide, whose figures are also JSON. */
export function priceDataset(name: string, description: string, locale: Locale): WithContext<Dataset> {
  return {
    '@context': CONTEXT,
    '@type': 'Dataset',
    name,
    description,
    url: urlOf({ name: 'prices' }, locale),
    inLanguage: locale,
    isAccessibleForFree: true,
    spatialCoverage: 'United Arab Emirates',
    creator: publisher(),
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'application/json',
      contentUrl: urlOf({ name: 'pricesJson' }, locale),
    },
  };
}
