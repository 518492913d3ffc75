import '@/components/blog/article.css';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { LEGAL_CHANGED, type LegalText } from '@/lib/content/legal/legal-text';
import { PRIVACY_AR } from '@/lib/content/legal/privacy.ar';
import { PRIVACY_EN } from '@/lib/content/legal/privacy.en';
import { TERMS_AR } from '@/lib/content/legal/terms.ar';
import { TERMS_EN } from '@/lib/content/legal/terms.en';
import { formatDay } from '@/lib/i18n/formatters';
import type { Locale } from '@/lib/i18n/locales';
import { getIntl } from '@/lib/routing/get-intl';

const TEXTS = {
  en: { privacy: PRIVACY_EN, terms: TERMS_EN },
  ar: { privacy: PRIVACY_AR, terms: TERMS_AR },
} satisfies Record<Locale, Record<'privacy' | 'terms', LegalText>>;

const ROUTES = { privacy: { name: 'privacyPolicy' }, terms: { name: 'termsOfService' } } as const;

/** Renders a legal text with its table of contents. */
export async function LegalPage({ name }: { name: keyof typeof ROUTES }) {
  const { t, locale } = await getIntl('legal');
  const text: LegalText = TEXTS[locale][name];
  const changed = formatDay(new Date(LEGAL_CHANGED), locale);
  return (
    <SitePage route={ROUTES[name]}>
      <PageHeader title={text.title} text={t(name)} />
      <div className="container-page items-start gap-8 pt-3 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)]">
        <nav
          aria-labelledby="contents"
          className="no-print rounded-panel bg-sand-100 p-5 lg:sticky lg:top-24"
        >
          <h2 id="contents" className="text-base">
            {t('contents')}
          </h2>
          <ol className="mt-1">
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-target items-center text-water-700 hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="article">
          <p>{t('updated', { date: changed })}</p>
          {text.sections.map(({ id, title, paragraphs, points }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </SitePage>
  );
}
