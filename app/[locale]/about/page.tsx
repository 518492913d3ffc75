import { getLocale, getTranslations } from 'next-intl/server';
import { Article } from '@/components/blog/article';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { languageOf } from '@/components/ui/language-of';
import { keepLastGoodPage } from '@/lib/data/cache';
import { findFirstPage } from '@/lib/data/content';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { TrustSections } from './trust-sections';

const SLUG = 'about-us';
const STATS = ['providers', 'customers', 'years', 'always'] as const;

export async function generateMetadata() {
  const t = await getTranslations('metadata.about');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    route: { page: 'about' },
    locale: await getLocale(),
  });
}

/** Renders the about page written by staff, or the built-in text if it cannot be loaded (product rule 2.12). */
export default async function AboutPage() {
  const t = await getTranslations('about');
  const locale = await getLocale();
  // Prefer the translated page.
  const read = await findFirstPage(locale === DEFAULT_LOCALE ? [SLUG] : [`${SLUG}-${locale}`, SLUG]);
  keepLastGoodPage(read);
  const page = read.ok ? read.value : null;
  return (
    <SitePage route={{ page: 'about' }}>
      <PageHeader title={t('title')} text={t('text')}>
        <dl className="about-stats" aria-label={t('statsLabel')}>
          {STATS.map((stat) => (
            <div key={stat}>
              <dt>{t(`stats.${stat}`)}</dt>
              <dd dir="ltr">{t(`values.${stat}`)}</dd>
            </div>
          ))}
        </dl>
      </PageHeader>
      <div className="container-page">
        <h2 className="article-title" {...(page && languageOf(page.title, locale))}>
          {page?.title ?? t('fallbackTitle')}
        </h2>
        {page ? (
          <Article html={page.content} />
        ) : (
          <div className="article">
            <p>{t('fallback.first')}</p>
            <p>{t('fallback.second')}</p>
            <p>{t('fallback.third')}</p>
          </div>
        )}
        <TrustSections />
      </div>
    </SitePage>
  );
}
