import { DISTRICTS, isDistrict, parseAreaSlug, parseDistrict } from '../../domain/area';
import { EMIRATES, parseEmirate } from '../../domain/emirates';
import { FILTER_FIELDS, filterToQuery, isPersonal, NO_FILTER, parseFilter } from '../../domain/filter';
import { pageNumberToQuery, parsePageNumber } from '../../domain/paging';
import { NO_POST_FILTER, parsePostFilter, postFilterToQuery } from '../../domain/post';
import { countOf } from '../../domain/stats';
import { isWashType, parseWashTypeSlug, WASH_TYPES, type WashType } from '../../domain/wash-types';
import type { RouteTable } from './route-definition';

/** The query of lists whose only parameter is the page number. */
const PAGE_NUMBER = {
  names: ['page'],
  parse: (query: URLSearchParams) => ({ page: parsePageNumber(query) }),
  format: ({ page }: { page?: number }) => pageNumberToQuery(page),
};

/** Landing pages for search engines that continue on further pages. */
const PAGED_LANDING_PAGE = { query: PAGE_NUMBER, isIndexable: true };

/** Only the six slugs, because other spellings could be pages of their own. */
function parseShortcut(text: string): WashType | undefined {
  const slug = text.toLowerCase();
  return isWashType(slug) ? slug : undefined;
}

/** Lists of providers and posts. What a visitor typed, or where they are, is in no shared cache. */
export const LISTS = {
  services: {
    pattern: '/services',
    query: {
      names: FILTER_FIELDS,
      parse: (query) => ({ filter: parseFilter(query) }),
      format: ({ filter }) => filterToQuery(filter),
    },
    caching: ({ filter }) => (isPersonal(filter) ? 'private' : 'page'),
    isIndexable: true,
    instances: () => [{ name: 'services', filter: NO_FILTER }],
    example: { name: 'services', filter: { ...NO_FILTER, emirate: 'dubai', rating: 4.5 } },
  },
  emirate: {
    pattern: '/emirates/[emirate]',
    isKept: true,
    parameters: { emirate: parseEmirate },
    notFound: 'emirate',
    isIndexable: true,
    hasOpengraphImage: true,
    instances: () => EMIRATES.map((emirate) => ({ name: 'emirate', emirate })),
    total: (stats, { emirate }) => countOf(stats, emirate, null),
    example: { name: 'emirate', emirate: 'dubai' },
  },
  district: {
    pattern: '/district/[district]',
    isKept: true,
    parameters: { district: parseDistrict },
    notFound: 'district',
    isIndexable: true,
    hasOpengraphImage: true,
    instances: () => DISTRICTS.map((district) => ({ name: 'district', district })),
    total: (stats, { district }) => countOf(stats, district, null),
    example: { name: 'district', district: 'dubai-marina' },
  },
  area: {
    pattern: '/areas/[area]',
    parameters: { area: parseAreaSlug },
    query: PAGE_NUMBER,
    notFound: 'area',
    isIndexable: true,
    hasOpengraphImage: true,
    row: ({ area }) => ({ table: 'area', key: area }),
    redirectsTo: ({ area }) => (isDistrict(area) ? { name: 'district', district: area } : undefined),
    example: { name: 'area', area: 'al-quoz' },
  },
  washType: {
    pattern: '/wash-type/[washType]',
    parameters: { washType: parseWashTypeSlug },
    notFound: 'wash-type',
    ...PAGED_LANDING_PAGE,
    hasOpengraphImage: true,
    instances: () => WASH_TYPES.map((washType) => ({ name: 'washType', washType })),
    total: (stats, { washType }) => countOf(stats, null, washType),
    example: { name: 'washType', washType: 'steam-cleaning' },
  },
  washTypeShortcut: {
    pattern: '/[washType]',
    parameters: { washType: parseShortcut },
    redirectsTo: ({ washType }) => ({ name: 'washType', washType }),
    isEndpoint: true,
    isIndexable: false,
    example: { name: 'washTypeShortcut', washType: 'steam-cleaning' },
  },
  washTypeEmirates: {
    pattern: '/wash-type/[washType]/emirates',
    isKept: true,
    parameters: { washType: parseWashTypeSlug },
    notFound: 'wash-type',
    isIndexable: true,
    instances: () => WASH_TYPES.map((washType) => ({ name: 'washTypeEmirates', washType })),
    total: (stats, { washType }) => countOf(stats, null, washType),
    example: { name: 'washTypeEmirates', washType: 'steam-cleaning' },
  },
  washTypeInEmirate: {
    pattern: '/wash-type/[washType]/emirates/[emirate]',
    parameters: { washType: parseWashTypeSlug, emirate: parseEmirate },
    notFound: 'combination',
    ...PAGED_LANDING_PAGE,
    hasOpengraphImage: true,
    instances: () =>
      WASH_TYPES.flatMap((washType) =>
        EMIRATES.map((emirate) => ({ name: 'washTypeInEmirate' as const, washType, emirate })),
      ),
    total: (stats, { washType, emirate }) => countOf(stats, emirate, washType),
    example: { name: 'washTypeInEmirate', washType: 'steam-cleaning', emirate: 'dubai' },
  },
  blog: {
    pattern: '/blog',
    query: {
      names: ['q', 'category', 'page'],
      parse: (query) => ({ filter: parsePostFilter(query) }),
      format: ({ filter }) => postFilterToQuery(filter),
    },
    caching: ({ filter }) => (filter.search ? 'private' : 'page'),
    isIndexable: true,
    instances: () => [{ name: 'blog', filter: NO_POST_FILTER }],
    example: { name: 'blog', filter: { ...NO_POST_FILTER, category: 'tips' } },
  },
} satisfies Partial<RouteTable>;
