import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { LEGAL_CHANGED, type LegalText } from '@/lib/content/legal/legal-text';
import { formatDay } from '@/lib/i18n/formatters';
import type { Route } from '@/lib/routing/route';

interface LegalPageProps {
  route: Route;
  text: LegalText;
  summary: string;
}

/** A legal text with its table of contents. */
export async function LegalPage({ route, text, summary }: LegalPageProps) {
  const t = await getTranslations('legal');
  const changed = formatDay(new Date(LEGAL_CHANGED), await getLocale());
  return (
    <SitePage route={route}>
      <PageHeader title={text.title} text={summary} />
      <div className="container-page legal">
        <nav aria-labelledby="contents" className="panel legal-contents no-print">
          <h2 id="contents" className="text-base">
            {t('contents')}
          </h2>
          <ol>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
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
