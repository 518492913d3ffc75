import '../blog/blog.css';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { Article } from '@/components/blog/article';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { languageOf } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { findDirectory } from '@/lib/directory/current';
import { ASSUMED, MIN_REVIEWS_OF_BEST } from '@/lib/domain/score';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { getLinks } from '@/lib/routing/links';
import { fixedMetadata } from '@/lib/seo/metadata';

const SLUG = 'about-us';
const STATS = ['providers', 'customers', 'years', 'always'] as const;

export const generateMetadata = () => fixedMetadata('about');

/** Renders the about page written by staff, or the built-in text if it cannot be loaded or there is none (product rule 2.12). */
export default async function AboutPage() {
  const t = await getTranslations('about');
  const locale = await getLocale();
  const { pages } = (await findDirectory()) ?? {};
  const translated = locale === DEFAULT_LOCALE ? undefined : pages?.get(`${SLUG}-${locale}`);
  const page = translated ?? pages?.get(SLUG);
  return (
    <SitePage route={{ name: 'about' }}>
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

const TICKS = ['phone', 'website', 'whatsapp'] as const;

/**
 * Explains the terms of a listing: "verified" (product rule 1.7), its rating, the score that lists sort by (3.16), and the
 * date of its last change (2.24). Provider pages link to each section.
 */
export async function TrustSections() {
  const [t, to, format] = await Promise.all([getTranslations('about'), getLinks(), getFormatter()]);
  return (
    <div className="trust">
      <section id="verified" aria-labelledby="verified-title" className="panel">
        <h2 id="verified-title">{t('verified.title')}</h2>
        <p>{t('verified.text')}</p>
        <p>{t('verified.checks')}</p>
        <ul className="checks">
          {TICKS.map((tick) => (
            <li key={tick}>
              <Icon name="check" />
              {t(`verified.${tick}`)}
            </li>
          ))}
        </ul>
        <p>
          <Link href={to({ name: 'contact' })} className="text-link">
            {t('verified.wrong')}
          </Link>
        </p>
      </section>
      <section id="ratings" aria-labelledby="ratings-title" className="panel">
        <h2 id="ratings-title">{t('ratings.title')}</h2>
        <p>{t('ratings.text')}</p>
        <p>{t('ratings.meaning')}</p>
        <p>
          {t('ratings.score', {
            rating: format.number(ASSUMED.rating, 'rating'),
            reviews: format.number(ASSUMED.reviews),
            minimum: format.number(MIN_REVIEWS_OF_BEST),
          })}
        </p>
      </section>
      <section id="changes" aria-labelledby="changes-title" className="panel">
        <h2 id="changes-title">{t('changes.title')}</h2>
        <p>{t('changes.text')}</p>
        <p>{t('changes.unknown')}</p>
      </section>
    </div>
  );
}
