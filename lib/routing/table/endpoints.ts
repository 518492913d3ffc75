import { parseAreaSlug } from '../../domain/area';
import { parseCarOrAny } from '../../domain/car';
import {
  FILTER_FIELDS,
  filterToQuery,
  NO_FILTER,
  parseFilter,
  type ProviderFilter,
} from '../../domain/filter';
import { filtersOf } from '../../domain/filters';
import { parseProviderIds } from '../../domain/provider';
import { MAX_CARDS } from '../../domain/saved-provider';
import { localeOf } from '../../i18n/locales';
import {
  CALL_OUTCOME_PATH,
  OFFLINE_PATH,
  PROVIDER_CARDS_PATH,
  providerCardsQuery,
  SUGGESTIONS_PATH,
  TYPED_SUGGESTIONS_PATH,
  VITALS_PATH,
} from '../client-paths';
import type { RouteTable } from './route-definition';

const ENDPOINT = { isEndpoint: true, isIndexable: false } as const;

/** Route handlers: feeds, sitemaps, images, APIs and the site's own scripts. */
export const ENDPOINTS = {
  feed: { pattern: '/blog/feed.xml', ...ENDPOINT, example: { name: 'feed' } },
  opengraphImage: {
    // Everything after the first segment is the path of another page.
    pattern: '/share/[...page]',
    query: {
      names: ['v'],
      parse: (query) => ({ version: parseVersion(query.get('v')) }),
      format: ({ version }) => new URLSearchParams(version && { v: version }),
    },
    ...ENDPOINT,
    example: { name: 'opengraphImage', of: { name: 'emirate', emirate: 'dubai' } },
  },
  sitemap: { pattern: '/sitemap.xml', ...ENDPOINT, hasNoLanguage: true, example: { name: 'sitemap' } },
  sitemapPart: {
    pattern: '/sitemap/[part]',
    parameters: { part: (text) => (/^[\w-]{1,30}\.xml$/.test(text) ? text : undefined) },
    ...ENDPOINT,
    hasNoLanguage: true,
    example: { name: 'sitemapPart', part: 'pages.xml' },
  },
  providersJson: {
    pattern: '/api/providers.json',
    query: {
      names: FILTER_FIELDS,
      parse: (query) => ({ filter: parseFilter(query) }),
      format: ({ filter }) => filterToQuery(filter),
    },
    ...ENDPOINT,
    hasNoLanguage: true,
    example: { name: 'providersJson', filter: NO_FILTER },
  },
  providerPins: {
    pattern: '/api/provider-pins',
    query: {
      names: FILTER_FIELDS,
      parse: (query) => ({ filter: onlyFilters(parseFilter(query)) }),
      format: ({ filter }) => filterToQuery(onlyFilters(filter)),
    },
    ...ENDPOINT,
    hasNoLanguage: true,
    example: { name: 'providerPins', filter: NO_FILTER },
  },
  pricesJson: { pattern: '/api/prices', ...ENDPOINT, hasNoLanguage: true, example: { name: 'pricesJson' } },
  openApi: {
    pattern: '/api/openapi.json',
    ...ENDPOINT,
    hasNoLanguage: true,
    example: { name: 'openApi' },
  },
  providerCount: {
    pattern: '/api/provider-count',
    query: {
      names: ['locale', ...FILTER_FIELDS],
      parse: (query) => ({ locale: localeOf(query.get('locale')) }),
      format: ({ locale }) => new URLSearchParams({ locale }),
    },
    ...ENDPOINT,
    hasNoLanguage: true,
    example: { name: 'providerCount', locale: 'en' },
  },
  typedSuggestions: {
    pattern: TYPED_SUGGESTIONS_PATH,
    query: {
      names: ['locale', 'q'],
      parse: (query) => ({ locale: localeOf(query.get('locale')) }),
      format: ({ locale }) => new URLSearchParams({ locale }),
    },
    ...ENDPOINT,
    hasNoLanguage: true,
    example: { name: 'typedSuggestions', locale: 'en' },
  },
  health: {
    pattern: '/api/health',
    ...ENDPOINT,
    hasNoLanguage: true,
    example: { name: 'health' },
  },
  suggestions: { pattern: SUGGESTIONS_PATH, ...ENDPOINT, example: { name: 'suggestions' } },
  areaCentres: { pattern: '/areas/centres.json', ...ENDPOINT, example: { name: 'areaCentres' } },
  providerCards: {
    pattern: PROVIDER_CARDS_PATH,
    query: {
      names: ['locale', 'ids', 'car', 'kind'],
      parse: (query) => ({
        locale: localeOf(query.get('locale')),
        ids: parseProviderIds(query.get('ids') ?? '', MAX_CARDS),
        car: parseCarOrAny(query.get('car')),
        kind: parseAreaSlug(query.get('kind') ?? ''),
      }),
      format: ({ ids, locale, ...asked }) => providerCardsQuery(ids, locale, asked),
    },
    ...ENDPOINT,
    hasNoLanguage: true,
    example: { name: 'providerCards', locale: 'en', ids: [1, 2] },
  },
  offline: { pattern: OFFLINE_PATH, ...ENDPOINT, example: { name: 'offline' } },
  manifest: {
    pattern: '/manifest.webmanifest',
    ...ENDPOINT,
    example: { name: 'manifest' },
  },
  confirmFacts: {
    pattern: '/api/confirm-facts',
    hasForm: true,
    ...ENDPOINT,
    hasNoLanguage: true,
    example: { name: 'confirmFacts' },
  },
  callOutcome: {
    pattern: CALL_OUTCOME_PATH,
    hasForm: true,
    ...ENDPOINT,
    hasNoLanguage: true,
    example: { name: 'callOutcome' },
  },
  vitals: {
    pattern: VITALS_PATH,
    methods: ['POST'],
    ...ENDPOINT,
    hasNoLanguage: true,
    example: { name: 'vitals' },
  },
  outbox: {
    pattern: '/api/outbox',
    ...ENDPOINT,
    hasNoLanguage: true,
    example: { name: 'outbox' },
  },
  lookNow: {
    pattern: '/api/look-now',
    // GET, because the cron of a serverless host sends nothing else.
    methods: ['GET', 'POST'],
    ...ENDPOINT,
    hasNoLanguage: true,
    example: { name: 'lookNow' },
  },
} satisfies Partial<RouteTable>;

/** A map has no order, view or pages. */
function onlyFilters(filter: ProviderFilter): ProviderFilter {
  return { ...NO_FILTER, ...filtersOf(filter) };
}

/** Parses the version of an image; undefined if it cannot be one. */
function parseVersion(text: string | null): string | undefined {
  return text !== null && /^[0-9a-f]{8}$/.test(text) ? text : undefined;
}
