import '@/components/blog/article.css';
import { Fragment } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { Link } from '@/components/ui/link';
import { CRITERIA, type Criterion, STATEMENT_REVIEWED } from '@/lib/content/accessibility';
import { formatDay } from '@/lib/i18n/formatters';
import { getIntl } from '@/lib/routing/get-intl';
import { fixedMetadata } from '@/lib/seo/metadata';

const SECTIONS = {
  tried: ['one', 'two', 'three'],
  notTried: ['one', 'two', 'three'],
  gaps: ['one', 'two', 'three'],
} as const;

export const generateMetadata = () => fixedMetadata('accessibility');

/** How far the site is accessible, and how that is known (product rule 2.31). */
export default async function AccessibilityPage() {
  const { t, to, locale } = await getIntl('accessibility');
  const day = (date: string) => formatDay(new Date(`${date}T12:00:00Z`), locale);
  return (
    <SitePage route={{ name: 'accessibility' }}>
      <PageHeader title={t('title')} text={t('text')} />
      <div className="container-page">
        <div className="article">
          <h2>{t('status.title')}</h2>
          <p>{t('status.text')}</p>
          <p>{t('reviewed', { day: day(STATEMENT_REVIEWED) })}</p>
          {Object.entries(SECTIONS).map(([section, points]) => (
            <Fragment key={section}>
              <h2>{t(`${section as keyof typeof SECTIONS}.title`)}</h2>
              <ul>
                {points.map((point) => (
                  <li key={point}>{t(`${section}.${point}` as 'tried.one')}</li>
                ))}
              </ul>
            </Fragment>
          ))}
          <h2>{t('contact.title')}</h2>
          <p>
            {t.rich('contact.text', {
              link: (text) => (
                <Link key="link" href={to({ name: 'contact' })} className="text-link">
                  {text}
                </Link>
              ),
            })}
          </p>
          <h2 id="criteria">{t('criteria.title')}</h2>
          <div className="article-table" role="region" aria-labelledby="criteria" tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('criteria.criterion')}</th>
                  <th scope="col">{t('criteria.proof')}</th>
                </tr>
              </thead>
              <tbody>
                {CRITERIA.map((criterion) => (
                  <tr key={criterion.number}>
                    <th scope="row">
                      {criterion.number} {criterion.name[locale]} <bdi lang="en">({criterion.level})</bdi>
                    </th>
                    <td>
                      <Proof criterion={criterion} day={day} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      </div>
    </SitePage>
  );
}

/** Renders how it is known that a criterion is met; tests by the names of their files. */
async function Proof({ criterion, day }: { criterion: Criterion; day: (date: string) => string }) {
  const { t } = await getIntl('accessibility.criteria');
  if ('isAbsent' in criterion) return t('absent');
  if ('checkedOn' in criterion) return t('checked', { day: day(criterion.checkedOn) });
  return (
    <>
      {t('tested')}{' '}
      {[...new Set(criterion.tests.map(([file]) => file))].map((file) => (
        <code key={file} lang="en" dir="ltr" className="block text-sm">
          {file}
        </code>
      ))}
    </>
  );
}
