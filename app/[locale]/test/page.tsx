import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { EXAMPLES } from '@/lib/content/route-examples';
import { getLinks } from '@/lib/routing/links';
import { pageMetadata } from '@/lib/seo/metadata';
import { PATHS } from '@/lib/routing/paths';

export async function generateMetadata() {
  const t = await getTranslations('routes');
  return pageMetadata({
    title: t('title'),
    description: t('text'),
    path: PATHS.test,
    locale: await getLocale(),
    isIndexable: false,
  });
}

/** Every route, made of the same source as all links (spec §2 route "/test"). */
export default async function TestPage() {
  const t = await getTranslations('routes');
  const to = await getLinks();
  return (
    <SitePage path={PATHS.test}>
      <PageHeader title={t('title')} text={t('text')} />
      <div className="container-page pt-6">
        <table className="data-table routes">
          <thead>
            <tr>
              <th scope="col">{t('route')}</th>
              <th scope="col">{t('what')}</th>
            </tr>
          </thead>
          <tbody>
            {EXAMPLES.map(({ name, path }) => (
              <tr key={name}>
                <td>
                  <a
                    href={to(path)}
                    className="text-link inline-flex min-h-11 items-center"
                    lang="en"
                    dir="ltr"
                  >
                    {to(path)}
                  </a>
                </td>
                <td>{t(`names.${name}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SitePage>
  );
}
