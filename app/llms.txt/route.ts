import type { Messages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { EMIRATE_NAMES, EMIRATES } from '@/lib/domain/emirates';
import { NO_FILTER } from '@/lib/domain/filter';
import { LAST_PAGE, PAGE_SIZE } from '@/lib/domain/paging';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { cacheHeaders } from '@/lib/http/cache-control';
import { withEntityTag } from '@/lib/http/entity-tag';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import type { Route } from '@/lib/routing/route';
import { urlOf } from '@/lib/routing/url-of';
import { indexableRoutes } from '@/lib/seo/sitemap';
import { SITE } from '@/lib/site';
import { PARAMETER_LIST } from '../api/openapi.json/parameters';

/** Those with a name, as all pages have. */
type NamedRoute = keyof Messages['routes']['names'];

/** Describes the site for language models (llms.txt). */
export async function GET(request: Request): Promise<Response> {
  const t = await getTranslations({ locale: DEFAULT_LOCALE });
  const link = (text: string, route: Route) => `- [${text}](${urlOf(route, DEFAULT_LOCALE)})`;
  const text = [
    `# ${SITE.name}`,
    '',
    '> The public directory of car wash and car care providers in the United Arab Emirates, in English and Arabic (the same URLs under /ar). No accounts and no payments: visitors book with the provider by phone, WhatsApp, website or app, or send a booking request that the team passes on. Verified means that the team has confirmed that the business exists.',
    '',
    '## Pages',
    // Those that depend on no counts.
    ...indexableRoutes([]).map((route) => link(t(`routes.names.${route.name as NamedRoute}`), route)),
    '',
    '## Directory',
    ...EMIRATES.map((emirate) => link(`Car wash in ${EMIRATE_NAMES[emirate]}`, { name: 'emirate', emirate })),
    ...WASH_TYPES.map((type) =>
      link(`${t(`washTypes.${type}.name`)}: ${t(`washTypes.${type}.description`)}`, {
        name: 'washType',
        washType: type,
      }),
    ),
    '',
    '## Data',
    `${link('Providers as JSON', { name: 'providersJson', filter: NO_FILTER })}, ${PAGE_SIZE} per page. Query parameters (invalid values are ignored):`,
    ...PARAMETER_LIST.map(({ name, description }) => `  - ${name}: ${description}`),
    `  - A list ends at page ${LAST_PAGE}; to read a longer one completely, request it area by area.`,
    link('What a wash costs by wash type, emirate and car, as JSON', { name: 'pricesJson' }),
    link('OpenAPI description of the JSON', { name: 'openApi' }),
    link('Sitemap', { name: 'sitemap' }),
    link('RSS feed of the blog', { name: 'feed' }),
    '',
  ].join('\n');
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...cacheHeaders('page') };
  return withEntityTag(request, new Response(text, { headers }));
}
