import type {
  AutoWash,
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  ItemList,
  Organization,
  WebSite,
  WithContext,
} from 'schema-dts';
import { visiblePhone, websiteLink } from './domain/contact';
import type { Post } from './domain/post';
import type { Provider, ProviderSummary } from './domain/provider';
import { EMIRATE_NAMES } from './domain/emirates';
import type { Locale } from './i18n/locales';
import { localize, PATHS } from './routes';
import { absoluteUrl, SITE } from './site';

const CONTEXT = 'https://schema.org';

/** The publisher, on the home page. */
export function organization(): WithContext<Organization> {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: SITE.name,
    alternateName: SITE.arabicName,
    url: absoluteUrl(PATHS.home),
    logo: absoluteUrl('/images/icons/icon-512.png'),
    email: SITE.email,
    sameAs: Object.values(SITE.social),
  };
}

/** The site with its search, on the home page. */
export function webSite(locale: Locale): WithContext<WebSite> {
  const target = `${absoluteUrl(localize(PATHS.services, locale))}?q={search_term_string}`;
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: SITE.name,
    alternateName: SITE.arabicName,
    url: absoluteUrl(localize(PATHS.home, locale)),
    inLanguage: locale,
    // The type of the package does not know the property that search engines read.
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: target },
      'query-input': 'required name=search_term_string',
    } as WebSite extends { potentialAction?: infer T } ? T : never,
  };
}

/** Where a page is; equal to the visible trail. The last step is the page itself. */
export function breadcrumbs(
  steps: { path: string; text: string }[],
  here: string,
  locale: Locale,
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...steps.map(({ path, text }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: text,
        item: absoluteUrl(localize(path, locale)),
      })),
      { '@type': 'ListItem' as const, position: steps.length + 1, name: here },
    ],
  };
}

/** The providers of a list, in its order. */
export function providerList(providers: ProviderSummary[], locale: Locale): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: providers.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(localize(PATHS.provider(id), locale)),
    })),
  };
}

/** A provider, without its rating: where ratings come from is not known (decisions "Search engines"). */
export function autoWash(provider: Provider, locale: Locale): WithContext<AutoWash> {
  const { id, name, address, description, priceRange, emirates } = provider;
  const [emirate] = emirates;
  return {
    '@context': CONTEXT,
    '@type': 'AutoWash',
    name,
    url: absoluteUrl(localize(PATHS.provider(id), locale)),
    image: absoluteUrl('/images/posts/car-care.webp'),
    ...(description && { description }),
    ...(priceRange && { priceRange }),
    ...(visiblePhone(provider) && { telephone: visiblePhone(provider)! }),
    ...(websiteLink(provider) && { sameAs: websiteLink(provider)! }),
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      ...(emirate && { addressRegion: EMIRATE_NAMES[emirate] }),
      addressCountry: 'AE',
    },
  };
}

/** A page that collects others: the blog, a wash type by emirate. */
export function collection(name: string, path: string, locale: Locale): WithContext<CollectionPage> {
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    name,
    url: absoluteUrl(localize(path, locale)),
    inLanguage: locale,
  };
}

export function blogPosting(post: Post, locale: Locale): WithContext<BlogPosting> {
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: post.title,
    ...(post.excerpt && { description: post.excerpt }),
    datePublished: post.createdAt,
    mainEntityOfPage: absoluteUrl(localize(PATHS.post(post.slug), locale)),
    image: absoluteUrl(`/images/posts/${post.category ?? 'car-care'}.webp`),
    author: { '@type': 'Organization', name: SITE.name, url: absoluteUrl(PATHS.about) },
    publisher: { '@type': 'Organization', name: SITE.name },
  };
}
