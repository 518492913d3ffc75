import { parsePostSlug } from '../../domain/post';
import { parseProviderId } from '../../domain/provider-id';
import type { RouteTable } from './route-definition';

/** Pages of one row of the database, and the booking form of one app. */
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
