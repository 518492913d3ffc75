import { Article } from '@/components/blog/article';
import { SceneImage } from '@/components/facts/provider-picture';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { CheckList } from '@/components/ui/check-list';
import { languageOf } from '@/components/ui/data-text';
import { Link } from '@/components/ui/link';
import { PageSection } from '@/components/ui/page-section';
import { ASSUMED, MIN_REVIEWS_OF_BEST } from '@/lib/domain/score';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { getIntl } from '@/lib/routing/get-intl';
import { fixedMetadata } from '@/lib/seo/metadata';
import { findPageDirectory, keptPaths } from '../kept-pages';

const SLUG = 'about-us';
const STATS = ['providers', 'customers', 'years', 'always'] as const;

export const revalidate = 3600;
export const generateStaticParams = keptPaths();
export const generateMetadata = () => fixedMetadata('about');

/** Renders the about page written by staff, or the built-in text if it cannot be loaded or there is none (product rule 2.12). */
export default async function AboutPage() {
  const { t, locale } = await getIntl('about');
  const { pages } = (await findPageDirectory()) ?? {};
  const translated = locale === DEFAULT_LOCALE ? undefined : pages?.get(`${SLUG}-${locale}`);
  const page = translated ?? pages?.get(SLUG);
  return (
    <SitePage route={{ name: 'about' }}>
      <PageHeader title={t('title')} text={t('text')} />
      <div className="container-page lg:grid lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] lg:gap-x-16">
        <aside className="mb-8 lg:order-1 lg:sticky lg:top-[calc(var(--header-height,0rem)+1.5rem)] lg:self-start">
          <span
            className="picture mb-5 block rounded-card max-lg:hidden"
            data-tone="water"
            aria-hidden="true"
          >
            <SceneImage name="city hand" />
          </span>
          <dl
            className="grid max-w-3xl grid-cols-[repeat(auto-fit,minmax(min(9.5rem,45%),1fr))] gap-4 lg:grid-cols-2"
            aria-label={t('statsLabel')}
          >
            {STATS.map((stat) => (
              <div key={stat} className="flex flex-col-reverse">
                <dt className="text-ink-500">{t(`stats.${stat}`)}</dt>
                <dd className="text-page-start text-2xl leading-tight font-bold whitespace-nowrap" dir="ltr">
                  {t(`values.${stat}`)}
                </dd>
              </div>
            ))}
          </dl>
        </aside>
        <div>
          <h2 className="text-xl" {...(page && languageOf(page.title, locale))}>
            {page?.title ?? t('fallbackTitle')}
          </h2>
          <div className="-mt-4">
            {page ? (
              <Article html={page.content} />
            ) : (
              <div className="article">
                <p>{t('fallback.first')}</p>
                <p>{t('fallback.second')}</p>
                <p>{t('fallback.third')}</p>
              </div>
            )}
          </div>
          <TrustSections />
        </div>
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
  const { t, to, format } = await getIntl('about');
  return (
    <div className="max-w-[44rem] *:scroll-mt-24">
      <PageSection id="verified" title={t('verified.title')}>
        <p>{t('verified.text')}</p>
        <p className="mt-3">{t('verified.checks')}</p>
        <CheckList items={TICKS.map((tick) => t(`verified.${tick}`))} />
        <p className="mt-3">
          <Link href={to({ name: 'contact' })} className="text-link">
            {t('verified.wrong')}
          </Link>
        </p>
      </PageSection>
      <PageSection id="ratings" title={t('ratings.title')}>
        <p>{t('ratings.text')}</p>
        <p className="my-3">{t('ratings.meaning')}</p>
        <p>
          {t('ratings.score', {
            rating: format.number(ASSUMED.rating, 'rating'),
            reviews: format.number(ASSUMED.reviews),
            minimum: format.number(MIN_REVIEWS_OF_BEST),
          })}
        </p>
      </PageSection>
      <PageSection id="changes" title={t('changes.title')}>
        <p>{t('changes.text')}</p>
        <p className="mt-3">{t('changes.unknown')}</p>
      </PageSection>
    </div>
  );
}
