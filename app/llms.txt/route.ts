import { getTranslations } from 'next-intl/server';
import { EMIRATE_NAMES, EMIRATES } from '@/lib/domain/emirates';
import { NO_FILTER } from '@/lib/domain/filter';
import { LAST_PAGE, PAGE_SIZE } from '@/lib/domain/paging';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { type Route, servicesRoute } from '@/lib/routing/route';
import { urlOf } from '@/lib/routing/url-of';
import { SITE } from '@/lib/site';
import { PARAMETER_LIST } from '../api/openapi.json/parameters';

/** Describes the site for language models (llms.txt). */
export async function GET(): Promise<Response> {
  const t = await getTranslations({ locale: DEFAULT_LOCALE, namespace: 'washTypes' });
  const link = (text: string, route: Route) => `- [${text}](${urlOf(route, DEFAULT_LOCALE)})`;
  const text = [
    `# ${SITE.name}`,
    '',
    '> The public directory of car wash and car care providers in the United Arab Emirates, in English and Arabic (the same URLs under /ar). No accounts and no payments: visitors book with the provider by phone, WhatsApp, website or app, or send a booking request that the team passes on. Verified means that the team has confirmed that the business exists.',
    '',
    '## Directory',
    link('All services, with search and filters', servicesRoute()),
    ...EMIRATES.map((emirate) => link(`Car wash in ${EMIRATE_NAMES[emirate]}`, { name: 'emirate', emirate })),
    ...WASH_TYPES.map((type) =>
      link(`${t(`${type}.name`)}: ${t(`${type}.description`)}`, { name: 'washType', washType: type }),
    ),
    link('Price guide: what a wash costs by wash type, emirate and car', { name: 'prices' }),
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
    '## About',
    link('About', { name: 'about' }),
    link('Terms', { name: 'termsOfService' }),
    link('Contact', { name: 'contact' }),
    '',
  ].join('\n');
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
