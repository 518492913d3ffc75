import { getTranslations } from 'next-intl/server';
import { EMIRATES, EMIRATE_NAMES } from '@/lib/domain/emirates';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { API, PATHS } from '@/lib/routing/paths';
import { absoluteUrl, SITE } from '@/lib/site';

/** What the site is, for programs that read it for people. */
export async function GET(): Promise<Response> {
  const t = await getTranslations({ locale: DEFAULT_LOCALE, namespace: 'washTypes' });
  const link = (text: string, path: string) => `- [${text}](${absoluteUrl(path)})`;
  const text = [
    `# ${SITE.name}`,
    '',
    '> The public directory of car wash and car care providers in the United Arab Emirates, in English and Arabic (the same addresses under /ar). No accounts, no bookings, no payments: visitors call or chat with the provider.',
    '',
    '## Directory',
    link('All services, with search and filters', PATHS.services),
    ...EMIRATES.map((emirate) => link(`Car wash in ${EMIRATE_NAMES[emirate]}`, PATHS.emirate(emirate))),
    ...WASH_TYPES.map((type) =>
      link(`${t(`${type}.name`)}: ${t(`${type}.description`)}`, PATHS.washType(type)),
    ),
    '',
    '## Data',
    `${link('Providers as JSON', API.providers)}: query parameters emirate (slug), washType (slug; also hand-wash, automatic, self-service), rating (minimum), serviceType (mobile or onsite), q (text), sort (rating, verified, eco, price, reviews, name) and page (from 1, 24 a page). What means nothing is ignored. The answer has total, page, pages, next and providers; each has the slugs of its emirates and washTypes.`,
    link('Sitemap', PATHS.sitemapXml),
    link('RSS feed of the blog', PATHS.feed),
    '',
    '## About',
    ...[link('About', PATHS.about), link('Terms', PATHS.termsOfService), link('Contact', PATHS.contact)],
    '',
  ].join('\n');
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
