import type { MetadataRoute } from 'next';
import { NO_FILTER } from '@/lib/domain/filter';
import { FILTER_PARAMETERS, type FilterParameter } from '@/lib/domain/filter-parameters';
import { pathOf } from '@/lib/routing/path-of';
import { absoluteUrl } from '@/lib/site';

/**
 * What addresses of a list may say: those of an emirate and a wash type are copies of a landing page and name it as their
 * canonical, which a crawler has to read; others make endless combinations (product rule 10.4).
 */
const CRAWLED: readonly FilterParameter[] = ['emirate', 'washType', 'page'];
const NOT_CRAWLED = [
  ...FILTER_PARAMETERS.filter((parameter) => !CRAWLED.includes(parameter)),
  // Of comparisons there are as many as there are pairs of providers (product rule 2.17).
  'ids',
];
/** The parameter of forms that are about one of thousands of providers. */
const ABOUT_PROVIDER = 'provider';

/** Pages may be read, combinations of filters and what only the site's own scripts ask for may not. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', pathOf({ page: 'providersJson', filter: NO_FILTER }), pathOf({ page: 'openApi' })],
      disallow: [
        '/api/',
        ...[...NOT_CRAWLED, ABOUT_PROVIDER].flatMap((name) => [`/*?${name}=`, `/*?*&${name}=`]),
      ],
    },
    sitemap: absoluteUrl(pathOf({ page: 'sitemap' })),
  };
}
