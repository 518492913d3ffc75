import { type District, DISTRICTS } from '../domain/districts';
import { type Emirate, EMIRATES } from '../domain/emirates';
import { pageCount } from '../domain/paging';
import { countOf, type ProviderStats } from '../domain/stats';
import { WASH_TYPES, type WashType } from '../domain/wash-types';
import { LOCALES } from '../i18n/locales';
import { isListIndexable } from './canonical';
import { localize, PATHS } from '../routing/paths';
import { absoluteUrl } from '../site';

/** Providers of one part: each has an address in every language, and a part has 10,000 addresses at most. */
export const PROVIDERS_OF_A_PART = 10_000 / LOCALES.length;

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
export const URLSET_HEAD = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n`;
export const URLSET_FOOT = '</urlset>\n';

/** The entries of a path, one for each language, each with all its alternates. */
export function urlEntries(path: string): string {
  const alternates = [...LOCALES.map((language) => [language, localize(path, language)]), ['x-default', path]]
    .map(
      ([language, href = '']) => `<xhtml:link rel="alternate" hreflang="${language}" href="${xml(href)}"/>`,
    )
    .join('');
  return LOCALES.map((locale) => `<url><loc>${xml(localize(path, locale))}</loc>${alternates}</url>\n`).join(
    '',
  );
}

/** The index over the parts. */
export function sitemapIndex(lastProviderId: number): string {
  const parts = ['pages', 'posts'];
  for (let part = 0; part * PROVIDERS_OF_A_PART < lastProviderId; part += 1) parts.push(`providers-${part}`);
  const entries = parts
    .map((part) => `<sitemap><loc>${xml(PATHS.sitemapPart(part))}</loc></sitemap>\n`)
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</sitemapindex>\n`;
}

/** Every page but providers and posts that search engines may have. */
export function pagePaths(stats: ProviderStats[]): string[] {
  const counted = (place: Emirate | District | null, type: WashType | null) => countOf(stats, place, type);
  const paged = (count: number, pathOf: (page: number) => string) =>
    isListIndexable(count) ? Array.from({ length: pageCount(count) }, (_, index) => pathOf(index + 1)) : [];
  return [
    ...[PATHS.home, PATHS.services, PATHS.about, PATHS.carWashApps, PATHS.contact, PATHS.updateListing],
    ...[PATHS.blog, PATHS.privacyPolicy, PATHS.termsOfService],
    ...EMIRATES.filter((emirate) => isListIndexable(counted(emirate, null))).map(PATHS.emirate),
    ...DISTRICTS.filter((district) => isListIndexable(counted(district, null))).map(PATHS.district),
    ...WASH_TYPES.flatMap((type) => [
      ...paged(counted(null, type), (page) => PATHS.washType(type, page)),
      ...(isListIndexable(counted(null, type)) ? [PATHS.washTypeEmirates(type)] : []),
      ...EMIRATES.flatMap((emirate) =>
        paged(counted(emirate, type), (page) => PATHS.washTypeInEmirate(type, emirate, page)),
      ),
    ]),
  ];
}

function xml(path: string): string {
  return absoluteUrl(path).replaceAll('&', '&amp;').replaceAll("'", '&apos;').replaceAll('<', '&lt;');
}
