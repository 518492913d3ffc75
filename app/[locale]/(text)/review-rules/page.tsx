import Link from 'next/link';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { getIntl } from '@/lib/routing/get-intl';
import { fixedMetadata } from '@/lib/seo/metadata';

const SECTIONS = {
  published: ['one', 'two', 'three'],
  refused: ['one', 'two', 'three', 'four', 'five', 'six'],
  how: ['one', 'two', 'three', 'four', 'five', 'six'],
  numbers: ['one', 'two'],
} as const;

export const generateMetadata = () => fixedMetadata('reviewRules');

/** What is published in reviews, what is not, and why (product rule 2.26). */
export default async function ReviewRulesPage() {
  const { t: text, to } = await getIntl();
  const contact = (words: React.ReactNode) => (
    <Link href={to({ name: 'contact' })} className="text-link">
      {words}
    </Link>
  );
  const t = (key: string) => text.rich(`reviewRules.${key}` as 'reviewRules.how.six', { contact });
  return (
    <SitePage route={{ name: 'reviewRules' }}>
      <PageHeader title={text('reviewRules.title')} text={text('reviewRules.text')} />
      <div className="container-page">
        <div className="article">
          {Object.entries(SECTIONS).map(([section, points]) => (
            <section key={section} id={section}>
              <h2>{t(`${section}.title`)}</h2>
              <ul>
                {points.map((point) => (
                  <li key={point}>{t(`${section}.${point}`)}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </SitePage>
  );
}
