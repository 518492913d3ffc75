import { FormColumns } from '@/components/forms/form-columns';
import { ReportForm, ReportSidebar, ReviewSidebar } from '@/components/forms/report-form';
import { MessagePage } from '@/components/layout/message-page';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { buttonStyle } from '@/components/ui/button';
import { DataText } from '@/components/ui/data-text';
import { Link } from '@/components/ui/link';
import { findDirectory } from '@/lib/directory/current';
import { findReview } from '@/lib/directory/reviews';
import { getIntl } from '@/lib/routing/get-intl';
import { requestedRoute } from '@/lib/routing/requested-route';
import { fixedMetadata } from '@/lib/seo/metadata';
import { decideRoute } from '../decide-route';

type Props = PageProps<'/[locale]/report'>;

export const generateMetadata = () => fixedMetadata('report');

/** The form for reporting wrong information about a provider (product rule 2.22). */
export default async function ReportPage(props: Props) {
  const route = await requestedRoute('report', props);
  const { provider: id, wrong, review } = route;
  const { t, to } = await getIntl();
  const directory = await findDirectory();
  if (directory) await decideRoute(route, directory);
  const provider = id ? directory?.byId.get(id) : undefined;
  // The answer to a form says what became of it, also while there is no directory.
  if (!id || (directory && (!provider || provider.isClosed))) {
    return (
      <SitePage route={{ name: 'report' }}>
        <MessagePage title={t('report.title')} text={t('report.unknown')}>
          <Link href={to({ name: 'contact' })} className={buttonStyle('main')}>
            {t('nav.contact')}
          </Link>
        </MessagePage>
      </SitePage>
    );
  }
  const reported = review && directory && findReview(directory, id, review);
  return (
    <SitePage route={route} shown={[provider]}>
      <PageHeader title={review ? t('report.reviewTitle') : t('report.title')}>
        {provider && (
          <p className="mt-2 text-ink-700 lg:text-lg">
            <Link href={to({ name: 'provider', id })} className="text-link wrap-anywhere">
              <DataText>{provider.name}</DataText>
            </Link>
          </p>
        )}
      </PageHeader>
      <FormColumns
        title={t('report.form')}
        aside={
          <>
            {!review && provider && <ReportSidebar provider={provider} />}
            {reported && <ReviewSidebar {...reported} />}
          </>
        }
      >
        <ReportForm provider={id} reason={wrong} review={review} />
      </FormColumns>
    </SitePage>
  );
}
