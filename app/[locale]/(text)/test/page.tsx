import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { getIntl } from '@/lib/routing/get-intl';
import { relOf } from '@/lib/routing/nofollow';
import { EXAMPLES } from '@/lib/routing/route-table';
import { headerMetadata } from '@/lib/seo/metadata';

/** All routes that can be opened: those without a secret, which do not only accept what pages send. */
const VISITABLE = EXAMPLES.filter(
  (route) =>
    route.name !== 'lookNow' &&
    route.name !== 'outbox' &&
    route.name !== 'confirmFacts' &&
    route.name !== 'callOutcome' &&
    route.name !== 'vitals',
);

export const generateMetadata = () => headerMetadata('routes', { name: 'test' });

const CELL = 'border-b border-sand-200 px-3.5 py-3 text-start wrap-anywhere';

/** Lists every route of the route table (product rule 2.2). */
export default async function TestPage() {
  const { t, to } = await getIntl('routes');
  return (
    <SitePage route={{ name: 'test' }}>
      <PageHeader title={t('title')} text={t('text')} />
      <div className="container-page pt-6">
        <table className="w-full border-collapse text-start">
          <thead>
            <tr>
              <th scope="col" className={CELL}>
                {t('route')}
              </th>
              <th scope="col" className={CELL}>
                {t('what')}
              </th>
            </tr>
          </thead>
          <tbody>
            {VISITABLE.map((route) => (
              <tr key={route.name}>
                <td className={CELL}>
                  <a
                    href={to(route)}
                    rel={relOf(to(route))}
                    className="text-link inline-flex min-h-11 items-center"
                    lang="en"
                    dir="ltr"
                  >
                    {to(route)}
                  </a>
                </td>
                <td className={CELL}>{t(`names.${route.name}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SitePage>
  );
}
