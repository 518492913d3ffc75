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
/** The parameters of the forms about one provider, and of lists of its reviews. */
const ABOUT_PROVIDER = ['provider'];
const OF_REVIEWS = ['stars', 'lang'];

/** What fetches a page that somebody shared, to show its title and picture beside the link. */
// prettier-ignore
const PREVIEWS = [
  'Twitterbot', 'facebookexternalhit', 'LinkedInBot', 'WhatsApp', 'TelegramBot', 'Slackbot', 'Slackbot-LinkExpanding', 'Discordbot',
  'Pinterestbot', 'redditbot', 'SkypeUriPreview', 'Viber',
];

/** Whether the site may be indexed is known where it runs. */
export const dynamic = 'force-dynamic';

/**
 * Allows pages; disallows filter combinations and the endpoints of the site's own scripts, or all (product rule 10.5). Who shows previews may read what visitors
 * share: they follow no links, and a robot heeds one group only, so theirs repeats the rest.
 */
export default function robots(): MetadataRoute.Robots {
  if (environment().hidden) return { rules: { userAgent: '*', disallow: '/' } };
  const allow = [
    '/',
    pathOf({ name: 'providersJson', filter: NO_FILTER }),
    pathOf({ name: 'pricesJson' }),
    pathOf({ name: 'openApi' }),
  ];
  const disallow = (names: readonly string[]) => [
    '/api/',
    ...names.flatMap((name) => [`/*?${name}=`, `/*?*&${name}=`]),
  ];
  return {
    rules: [
      { userAgent: '*', allow, disallow: disallow([...NOT_CRAWLED, ...ABOUT_PROVIDER, ...OF_REVIEWS]) },
      { userAgent: PREVIEWS, allow, disallow: disallow(ABOUT_PROVIDER) },
    ],
    sitemap: absoluteUrl(pathOf({ name: 'sitemap' })),
  };
}
