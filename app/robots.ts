import type { MetadataRoute } from 'next';
import { API, PATHS } from '@/lib/routing/paths';
import { absoluteUrl } from '@/lib/site';

/** Everything may be read; what is no page for search engines says so itself. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', API.providers], disallow: '/api/' },
    sitemap: absoluteUrl(PATHS.sitemapXml),
  };
}
