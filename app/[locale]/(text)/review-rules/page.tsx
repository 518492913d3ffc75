import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { fixedMetadata } from '@/lib/seo/metadata';

const SECTIONS = {
  published: ['one', 'two', 'three'],
  refused: ['one', 'two', 'three', 'four', 'five', 'six'],
  how: ['one', 'two', 'three', 'four', 'five'],
  numbers: ['one', 'two'],
} as const;

export const generateMetadata = () => fixedMetadata('reviewRules');

/** What is published in reviews, what is not, and why (product rule 2.26). */
export default async function ReviewRulesPage() {
  const t = await getTranslations('reviewRules');
  return (
    <SitePage route={{ name: 'reviewRules' }}>
      <PageHeader title={t('title')} text={t('text')} />
      <div className="container-page">
        <div className="article">
          {Object.entries(SECTIONS).map(([section, points]) => (
            <section key={section} id={section}>
              <h2>{t(`${section as keyof typeof SECTIONS}.title`)}</h2>
              <ul>
                {points.map((point) => (
                  <li key={point}>{t(`${section}.${point}` as 'published.one')}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </SitePage>
  );
}
