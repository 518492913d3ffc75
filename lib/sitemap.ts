import { DISTRICTS } from './domain/districts';
import { EMIRATES } from './domain/emirates';
import { pageCount } from './domain/paging';
import { countOf, type ProviderCount } from './domain/statistics';
import { WASH_TYPES } from './domain/wash-types';
import { LOCALES } from './i18n/locales';
import { isListIndexable } from './indexing';
import { localize, PATHS } from './routes';
import { absoluteUrl } from './site';

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
export function pagePaths(counts: ProviderCount[], districts: Record<string, number>): string[] {
  const paged = (count: number, pathOf: (page: number) => string) =>
    isListIndexable(count) ? Array.from({ length: pageCount(count) }, (_, index) => pathOf(index + 1)) : [];
  return [
    ...[PATHS.home, PATHS.services, PATHS.about, PATHS.carWashApps, PATHS.contact, PATHS.updateListing],
    ...[PATHS.blog, PATHS.privacyPolicy, PATHS.termsOfService],
    ...EMIRATES.map(PATHS.emirate),
    ...DISTRICTS.filter((district) => isListIndexable(districts[district])).map(PATHS.district),
    ...WASH_TYPES.flatMap((type) => [
      ...paged(countOf(counts, null, type), (page) => PATHS.washType(type, page)),
      PATHS.washTypeEmirates(type),
      ...EMIRATES.flatMap((emirate) =>
        paged(countOf(counts, emirate, type), (page) => PATHS.washTypeInEmirate(type, emirate, page)),
      ),
    ]),
  ];
}

function xml(path: string): string {
  return absoluteUrl(path).replaceAll('&', '&amp;').replaceAll("'", '&apos;').replaceAll('<', '&lt;');
}
