import { DISTRICTS, isDistrict, parseAreaSlug, parseDistrict } from '../../domain/area';
import { EMIRATES, parseEmirate } from '../../domain/emirates';
import { filterToQuery, NO_FILTER, parseFilter } from '../../domain/filter';
import { pageNumberToQuery, parsePageNumber } from '../../domain/paging';
import { NO_POST_FILTER, parsePostFilter, postFilterToQuery } from '../../domain/post';
import { countOf } from '../../domain/stats';
import { isWashType, parseWashTypeSlug, WASH_TYPES } from '../../domain/wash-types';
import type { RouteTable } from './route-definition';

/** The query of lists whose only parameter is the page number. */
const PAGE_NUMBER = {
  parse: (query: URLSearchParams) => ({ pageNumber: parsePageNumber(query) }),
  format: ({ pageNumber }: { pageNumber?: number }) => pageNumberToQuery(pageNumber),
};

/** Landing pages for search engines, prerendered for every value of their parameters. */
const LANDING_PAGE = { rendering: 'prerendered', isIndexable: true } as const;

export const LISTS = {
  services: {
    pattern: '/services',
    query: {
      parse: (query) => ({ filter: parseFilter(query) }),
      format: ({ filter }) => filterToQuery(filter),
    },
    rendering: 'prerendered',
    isIndexable: true,
    instances: () => [{ page: 'services', filter: NO_FILTER }],
    example: { page: 'services', filter: { ...NO_FILTER, emirate: 'dubai', rating: 4.5 } },
  },
  emirate: {
    pattern: '/emirates/[emirate]',
    parameters: { emirate: parseEmirate },
    notFound: 'emirate',
    ...LANDING_PAGE,
    hasOpengraphImage: true,
    instances: () => EMIRATES.map((emirate) => ({ page: 'emirate', emirate })),
    total: (stats, { emirate }) => countOf(stats, emirate, null),
    example: { page: 'emirate', emirate: 'dubai' },
  },
  district: {
    pattern: '/district/[district]',
    parameters: { district: parseDistrict },
    notFound: 'district',
    ...LANDING_PAGE,
    hasOpengraphImage: true,
    instances: () => DISTRICTS.map((district) => ({ page: 'district', district })),
    total: (stats, { district }) => countOf(stats, district, null),
    example: { page: 'district', district: 'dubai-marina' },
  },
  area: {
    pattern: '/areas/[area]',
    parameters: { area: parseAreaSlug },
    query: PAGE_NUMBER,
    notFound: 'area',
    rendering: 'cached',
    isIndexable: true,
    hasOpengraphImage: true,
    row: ({ area }) => ({ table: 'area', key: area }),
    redirectsTo: ({ area }) => (isDistrict(area) ? { page: 'district', district: area } : undefined),
    example: { page: 'area', area: 'al-quoz' },
  },
  washType: {
    pattern: '/wash-type/[washType]',
    parameters: { washType: parseWashTypeSlug },
    query: PAGE_NUMBER,
    notFound: 'wash-type',
    ...LANDING_PAGE,
    hasOpengraphImage: true,
    instances: () => WASH_TYPES.map((washType) => ({ page: 'washType', washType })),
    total: (stats, { washType }) => countOf(stats, null, washType),
    example: { page: 'washType', washType: 'steam-cleaning' },
  },
  washTypeShortcut: {
    pattern: '/[washType]',
    parameters: { washType: (text) => (isWashType(text) ? text : undefined) },
    redirectsTo: ({ washType }) => ({ page: 'washType', washType }),
    rendering: 'endpoint',
    isIndexable: false,
    example: { page: 'washTypeShortcut', washType: 'steam-cleaning' },
  },
  washTypeEmirates: {
    pattern: '/wash-type/[washType]/emirates',
    parameters: { washType: parseWashTypeSlug },
    notFound: 'wash-type',
    ...LANDING_PAGE,
    instances: () => WASH_TYPES.map((washType) => ({ page: 'washTypeEmirates', washType })),
    total: (stats, { washType }) => countOf(stats, null, washType),
    example: { page: 'washTypeEmirates', washType: 'steam-cleaning' },
  },
  washTypeInEmirate: {
    pattern: '/wash-type/[washType]/emirates/[emirate]',
    parameters: { washType: parseWashTypeSlug, emirate: parseEmirate },
    query: PAGE_NUMBER,
    notFound: 'combination',
    ...LANDING_PAGE,
    hasOpengraphImage: true,
    instances: () =>
      WASH_TYPES.flatMap((washType) =>
        EMIRATES.map((emirate) => ({ page: 'washTypeInEmirate' as const, washType, emirate })),
      ),
    total: (stats, { washType, emirate }) => countOf(stats, emirate, washType),
    example: { page: 'washTypeInEmirate', washType: 'steam-cleaning', emirate: 'dubai' },
  },
  blog: {
    pattern: '/blog',
    query: {
      parse: (query) => ({ filter: parsePostFilter(query) }),
      format: ({ filter }) => postFilterToQuery(filter),
    },
    rendering: 'prerendered',
    isIndexable: true,
    instances: () => [{ page: 'blog', filter: NO_POST_FILTER }],
    example: { page: 'blog', filter: { ...NO_POST_FILTER, category: 'tips' } },
  },
} satisfies Partial<RouteTable>;
