import { type CountedArea, districtOf, MIN_INDEXED_PROVIDERS } from '../domain/area';
import { listPageCount } from '../domain/paging';
import type { ProviderStats } from '../domain/stats';
import { LOCALES } from '../i18n/locales';
import { localizedPathOf, pathOf } from '../routing/path-of';
import type { Route } from '../routing/route';
import { definitionOf, ROUTE_NAMES, ROUTES } from '../routing/route-table';
import { absoluteUrl } from '../site';
import { isIndexable } from './canonical';

/** Providers per sitemap part: each has one URL per language, and a part has at most 10,000 URLs. */
export const PROVIDERS_PER_PART = 10_000 / LOCALES.length;

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
export const URLSET_START = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n`;
export const URLSET_END = '</urlset>\n';

/** Returns the sitemap entries of a route, one per language, with all alternates and, if known, the last change. */
export function urlEntries(route: Route, updatedAt?: Date): string {
  const localized = LOCALES.map((locale) => [locale, localizedPathOf(route, locale)] as const);
  const alternates = [...localized, ['x-default', pathOf(route)] as const]
    .map(([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${urlOf(path)}"/>`)
    .join('');
  const lastChange = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
  return localized
    .map(([, path]) => `<url><loc>${urlOf(path)}</loc>${lastChange}${alternates}</url>\n`)
    .join('');
}

/** Returns the sitemap index. */
export function sitemapIndex(lastProviderId: number): string {
  const parts = ['pages', 'areas', 'posts'];
  for (let part = 0; part * PROVIDERS_PER_PART < lastProviderId; part += 1) parts.push(`providers-${part}`);
  const entries = parts
    .map((part) => urlOf(pathOf({ name: 'sitemapPart', part: `${part}.xml` })))
    .map((url) => `<sitemap><loc>${url}</loc></sitemap>\n`)
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</sitemapindex>\n`;
}

/** Returns the indexable routes of fixed lists, including later pages. */
export function indexableRoutes(stats: ProviderStats[]): Route[] {
  return ROUTE_NAMES.flatMap((page): Route[] => ROUTES[page].instances?.() ?? []).flatMap((route) => {
    const { total, query } = definitionOf(route);
    const count = total?.(stats, route);
    if (!isIndexable(route, { isEmpty: count === 0 })) return [];
    return count && query ? pagesOf(route, listPageCount(count)) : [route];
  });
}

/** Returns the indexable area pages, including later pages. Districts are part of the fixed lists. */
export function indexableAreas(areas: readonly CountedArea[]): Route[] {
  return areas
    .filter((area) => !districtOf(area))
    .map(({ slug, providers }) => ({ route: { name: 'area', area: slug } as const, providers }))
    .filter(({ route, providers }) => isIndexable(route, { isEmpty: providers < MIN_INDEXED_PROVIDERS }))
    .flatMap(({ route, providers }) => pagesOf(route, listPageCount(providers)));
}

function pagesOf(route: Route, last: number): Route[] {
  return Array.from({ length: last }, (_, index) =>
    index === 0 ? route : ({ ...route, page: index + 1 } as Route),
  );
}

function urlOf(path: string): string {
  return absoluteUrl(path).replaceAll('&', '&amp;').replaceAll("'", '&apos;').replaceAll('<', '&lt;');
}
