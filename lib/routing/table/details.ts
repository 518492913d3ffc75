import { parseAreaSlug } from '../../domain/area';
import { parseCarSize } from '../../domain/car';
import { parsePostSlug } from '../../domain/post';
import { parseProviderId, parseProviderIds } from '../../domain/provider';
import { parseReportReason, parseReviewId } from '../../domain/report';
import { NO_REVIEW_FILTER, parseReviewFilter, reviewFilterToQuery } from '../../domain/review';
import { MAX_COMPARED } from '../../domain/saved-provider';
import { parseToken } from '../../domain/submission-state';
import { comparisonQuery } from '../client-paths';
import type { RouteTable } from './route-definition';

/** Addresses that are secrets (`isSecret`). */
const SECRET = { hasNoData: true, isSecret: true, caching: 'none', isIndexable: false } as const;

/** Pages about individual providers and posts, and the forms about one provider or app. */
export const DETAILS = {
  provider: {
    pattern: '/service/[id]',
    isKept: true,
    parameters: { id: parseProviderId },
    notFound: 'service',
    caching: 'provider',
    isIndexable: true,
    hasOpengraphImage: true,
    row: ({ id }) => ({ table: 'provider', key: String(id) }),
    example: { name: 'provider', id: 1 },
  },
  reviews: {
    pattern: '/service/[id]/reviews',
    parameters: { id: parseProviderId },
    query: {
      names: ['stars', 'lang', 'sort', 'page'],
      parse: (query) => ({ filter: parseReviewFilter(query) }),
      format: ({ filter }) => reviewFilterToQuery(filter),
    },
    notFound: 'service',
    needsDesk: true,
    // The newest of all are in memory; others may have to be read, which can fail.
    caching: ({ filter: { page, stars, language, sort } }) =>
      page > 1 || stars || language || sort ? 'private' : 'provider',
    // The newest ones are on the page of the provider.
    isIndexable: false,
    row: ({ id }) => ({ table: 'provider', key: String(id) }),
    example: { name: 'reviews', id: 2, filter: { ...NO_REVIEW_FILTER, stars: 5 } },
  },
  writeReview: {
    pattern: '/service/[id]/reviews/new',
    parameters: { id: parseProviderId },
    notFound: 'service',
    needsDesk: true,
    hasForm: true,
    caching: 'private',
    isIndexable: false,
    row: ({ id }) => ({ table: 'provider', key: String(id) }),
    example: { name: 'writeReview', id: 1 },
  },
  compare: {
    pattern: '/compare',
    query: {
      names: ['ids', 'kind', 'car'],
      parse: (query) => ({
        ids: parseProviderIds(query.get('ids') ?? '', MAX_COMPARED),
        // Whether there is such a kind, its page looks up.
        kind: parseAreaSlug(query.get('kind') ?? ''),
        car: parseCarSize(query.get('car')),
      }),
      format: ({ ids, kind, car }) => comparisonQuery(ids, { kind, car }),
    },
    caching: 'private',
    isIndexable: false,
    example: { name: 'compare', ids: [1, 2] },
  },
  post: {
    pattern: '/blog/[slug]',
    isKept: true,
    parameters: { slug: parsePostSlug },
    notFound: 'post',
    isIndexable: true,
    hasOpengraphImage: true,
    row: ({ slug }) => ({ table: 'post', key: slug }),
    example: { name: 'post', slug: 'where-a-mobile-wash-may-work' },
  },
  bookCarWash: {
    pattern: '/car-wash-apps/book',
    hasNoData: true,
    hasForm: true,
    query: {
      names: ['app'],
      parse: (query) => ({ app: query.get('app') || undefined }),
      format: ({ app }) => new URLSearchParams(app ? { app } : {}),
    },
    caching: 'private',
    isIndexable: false,
    example: { name: 'bookCarWash', app: 'qatra' },
  },
  updateListing: {
    pattern: '/update-listing',
    hasForm: true,
    query: {
      names: ['provider'],
      parse: (query) => ({ provider: parseProviderId(query.get('provider') ?? '') }),
      format: ({ provider }) => new URLSearchParams(provider ? { provider: String(provider) } : {}),
    },
    // The claim form shows one provider's data.
    hasNoData: ({ provider }) => provider === undefined,
    needsDesk: ({ provider }) => provider !== undefined,
    caching: ({ provider }) => (provider ? 'private' : 'page'),
    isIndexable: true,
    instances: () => [{ name: 'updateListing' }],
    example: { name: 'updateListing' },
  },
  sent: {
    pattern: '/sent/[token]',
    parameters: { token: parseToken },
    ...SECRET,
    example: { name: 'sent', token: '0'.repeat(64) },
  },
  owner: {
    pattern: '/owner/[token]',
    parameters: { token: parseToken },
    ...SECRET,
    hasForm: true,
    example: { name: 'owner', token: '0'.repeat(48) },
  },
  report: {
    pattern: '/report',
    needsDesk: true,
    hasForm: true,
    query: {
      names: ['provider', 'wrong', 'review'],
      parse: (query) => ({
        provider: parseProviderId(query.get('provider') ?? ''),
        wrong: parseReportReason(query.get('wrong')),
        review: parseReviewId(query.get('review') ?? ''),
      }),
      format: ({ provider, wrong, review }) =>
        new URLSearchParams({
          ...(provider && { provider: String(provider) }),
          ...(wrong && { wrong }),
          ...(review && { review: String(review) }),
        }),
    },
    caching: 'private',
    isIndexable: false,
    example: { name: 'report', provider: 1 },
  },
} satisfies Partial<RouteTable>;
