import type { MetadataRoute } from 'next';
import { NO_FILTER } from '@/lib/domain/filter';
import { pathOf } from '@/lib/routing/path-of';
import { absoluteUrl } from '@/lib/site';

/** Everything may be read; what is no page for search engines says so itself. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', pathOf({ page: 'providersJson', filter: NO_FILTER })],
      disallow: '/api/',
    },
    sitemap: absoluteUrl(pathOf({ page: 'sitemap' })),
  };
}
