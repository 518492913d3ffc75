import type { MetadataRoute } from 'next';
import { FILTER_PARAMETERS, type FilterParameter, NO_FILTER } from '@/lib/domain/filter';
import { environment } from '@/lib/env';
import { pathOf } from '@/lib/routing/path-of';
import { absoluteUrl } from '@/lib/site';

/**
 * List parameters that crawlers may follow: lists by emirate and wash type name a landing page as their canonical, which
 * crawlers have to read. Other parameters have endless combinations (product rule 10.4).
 */
const CRAWLED: readonly FilterParameter[] = ['emirate', 'washType', 'page'];
const NOT_CRAWLED = [
  ...FILTER_PARAMETERS.filter((parameter) => !CRAWLED.includes(parameter)),
  // Comparisons also have endless combinations (product rule 2.17).
  'ids',
];
/** The parameters of the forms about one provider, and of its reviews. */
const ABOUT_PROVIDER = ['provider', 'stars', 'lang'];

/** Whether the site may be indexed is known where it runs. */
export const dynamic = 'force-dynamic';

/** Allows pages; disallows filter combinations and the endpoints of the site's own scripts, or all (product rule 10.5). */
export default function robots(): MetadataRoute.Robots {
  if (environment().hidden) return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: {
      userAgent: '*',
      allow: [
        '/',
        pathOf({ name: 'providersJson', filter: NO_FILTER }),
        pathOf({ name: 'pricesJson' }),
        pathOf({ name: 'openApi' }),
      ],
      disallow: [
        '/api/',
        ...[...NOT_CRAWLED, ...ABOUT_PROVIDER].flatMap((name) => [`/*?${name}=`, `/*?*&${name}=`]),
      ],
    },
    sitemap: absoluteUrl(pathOf({ name: 'sitemap' })),
  };
}
