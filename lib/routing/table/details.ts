import { MOST_COMPARED } from '../../domain/comparison';
import { parsePostSlug } from '../../domain/post';
import { parseProviderId, parseProviderIds } from '../../domain/provider-id';
import type { RouteTable } from './route-definition';

/** Pages of one row of the database or of a few, and the booking form of one app. */
export const DETAILS = {
  provider: {
    pattern: '/service/[id]',
    parameters: { id: parseProviderId },
    notFound: 'service',
    rendering: 'cached',
    isIndexable: true,
    hasOpengraphImage: true,
    row: ({ id }) => ({ table: 'provider', key: String(id) }),
    example: { page: 'provider', id: 1 },
  },
  compare: {
    pattern: '/compare',
    query: {
      parse: (query) => ({ ids: parseProviderIds(query.get('ids') ?? '', MOST_COMPARED) }),
      format: ({ ids }) => new URLSearchParams(ids.length > 0 ? { ids: ids.join(',') } : {}),
    },
    rendering: 'dynamic',
    isIndexable: false,
    example: { page: 'compare', ids: [1, 2] },
  },
  post: {
    pattern: '/blog/[slug]',
    parameters: { slug: parsePostSlug },
    notFound: 'post',
    rendering: 'cached',
    isIndexable: true,
    hasOpengraphImage: true,
    row: ({ slug }) => ({ table: 'post', key: slug }),
    example: { page: 'post', slug: 'where-a-mobile-wash-may-work' },
  },
  bookCarWash: {
    pattern: '/car-wash-apps/book',
    hasForm: true,
    query: {
      parse: (query) => ({ app: query.get('app') || undefined }),
      format: ({ app }) => new URLSearchParams(app ? { app } : {}),
    },
    rendering: 'dynamic',
    isIndexable: false,
    example: { page: 'bookCarWash', app: 'qatra' },
  },
} satisfies Partial<RouteTable>;
