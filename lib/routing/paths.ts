import type { District } from '../domain/districts';
import type { Emirate } from '../domain/emirates';
import { EVERYTHING, filterToQuery, type ProviderFilter } from '../domain/filter';
import type { PostCategory } from '../domain/post';
import type { WashType } from '../domain/wash-types';
import { type Locale, localizePath } from '../i18n/locales';

/** Every address of the site, without a language. No other file writes one by hand. */
export const PATHS = {
  home: '/',
  about: '/about',
  services: '/services',
  carWashApps: '/car-wash-apps',
  /** The booking form as a page, with an app already chosen or not. */
  bookCarWash: (app?: string) => (app ? `/car-wash-apps/book?app=${app}` : '/car-wash-apps/book'),
  blog: '/blog',
  /** The blog's RSS feed. */
  feed: '/blog/feed.xml',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  posts: (filter: { search?: string; category?: PostCategory; page?: number }) => {
    const query = new URLSearchParams();
    if (filter.search) query.set('q', filter.search);
    if (filter.category) query.set('category', filter.category);
    if (filter.page && filter.page > 1) query.set('page', String(filter.page));
    return withQuery('/blog', query);
  },
  contact: '/contact',
  updateListing: '/update-listing',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  outOfHours: '/out-of-hours',
  test: '/test',
  featured: '/#featured-services',
  map: '/#map-preview',
  faq: '/#faq',
  sitemap: '#sitemap',
  /** For search engines. */
  sitemapXml: '/sitemap.xml',
  sitemapPart: (part: string) => `/sitemap/${part}.xml`,
  emirate: (emirate: Emirate) => `/emirates/${emirate}`,
  washType: (washType: WashType, page = 1) => paged(`/wash-type/${washType}`, page),
  /** Redirects to the wash type's page; the spec names it as the target of 'View All {type} Services'. */
  washTypeShortcut: (washType: WashType) => `/${washType}`,
  washTypeEmirates: (washType: WashType) => `/wash-type/${washType}/emirates`,
  washTypeInEmirate: (washType: WashType, emirate: Emirate, page = 1) =>
    paged(`/wash-type/${washType}/emirates/${emirate}`, page),
  district: (district: District) => `/district/${district}`,
  provider: (id: number) => `/service/${id}`,
  /** The picture that is shown where a page is shared; not every page has one of its own. */
  sharePicture: (path: string) => `/share${path === '/' ? '/home' : path}.jpg`,
  search: (filter: Partial<ProviderFilter>) =>
    withQuery('/services', filterToQuery({ ...EVERYTHING, ...filter })),
} as const;

/** The static files of the out-of-hours list (spec §7); a filter without one of its own is a part of the first. */
export const PHARMACY_FILES = {
  all: '/ooh/index.json',
  weekday: '/ooh/index.json',
  weekend: '/ooh/filters/weekend_after_19.json',
  holiday: '/ooh/filters/public_holiday_after_19.json',
} as const;

/** Addresses that programs ask. */
export const API = {
  /** Query parameters of a filter follow. */
  providers: '/api/providers.json',
  /** Query parameters of a filter follow. */
  providerCount: (locale: Locale) => `/api/provider-count?locale=${locale}`,
} as const;

/** Where the static not-found pages live; middleware alone leads there. */
export function missingPath(kind: string): string {
  return `/missing/${kind}`;
}

/** Where the kept pages of /services live; middleware alone leads there. */
export function keptServicesPath(filter: ProviderFilter): string {
  return `/services/${encodeURIComponent(filterToQuery(filter).toString() || 'all')}`;
}

/** An address in a language; fragments and other sites' addresses stay as they are. */
export function localize(path: string, locale: Locale): string {
  return path.startsWith('/') ? localizePath(path, locale) : path;
}

function paged(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}
