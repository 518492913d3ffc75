import { getLocale, getTranslations } from 'next-intl/server';
import { ReportForm, ReportSidebar, ReviewSidebar } from '@/components/forms/report-form';
import { MessagePage } from '@/components/layout/message-page';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { DataText } from '@/components/ui/data-text';
import { Link } from '@/components/ui/link';
import { findDirectory } from '@/lib/directory/current';
import { findReview } from '@/lib/directory/reviews';
import { getLinks } from '@/lib/routing/links';
import { requestedRoute } from '@/lib/routing/requested-route';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/report'>;

export async function generateMetadata() {
  const t = await getTranslations('metadata.report');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    route: { name: 'report' },
    locale: await getLocale(),
  });
}

/** The form for reporting wrong information about a provider (product rule 2.22). */
export default async function ReportPage(props: Props) {
  const { provider: id, wrong, review } = await requestedRoute('report', props);
  const [t, to, directory] = await Promise.all([getTranslations(), getLinks(), findDirectory()]);
  const provider = id ? directory?.byId.get(id) : undefined;
  // The answer to a form says what became of it, also while there is no directory.
  if (!id || (directory && (!provider || provider.isClosed))) {
    return (
      <SitePage route={{ name: 'report' }}>
        <MessagePage title={t('report.title')} text={t('report.unknown')}>
          <Link href={to({ name: 'contact' })} className="button button-sun">
            {t('nav.contact')}
          </Link>
        </MessagePage>
      </SitePage>
    );
  }
  const reported = review && directory && findReview(directory, id, review);
  return (
    <SitePage route={{ name: 'report', provider: id, wrong, review }}>
      <PageHeader title={review ? t('report.reviewTitle') : t('report.title')}>
        {provider && (
          <p className="mt-2 text-water-100 lg:text-lg">
            <Link href={to({ name: 'provider', id })} className="text-link address-link">
              <DataText>{provider.name}</DataText>
            </Link>
          </p>
        )}
      </PageHeader>
      <div className="container-page form-columns">
        <section aria-labelledby="form" className="panel form-panel">
          <h2 id="form" className="text-xl">
            {t('report.form')}
          </h2>
          <ReportForm provider={id} reason={wrong} review={review} />
        </section>
        {!review && provider && <ReportSidebar provider={provider} />}
        {reported && <ReviewSidebar {...reported} />}
      </div>
    </SitePage>
  );
}
