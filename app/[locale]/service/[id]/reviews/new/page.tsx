import './new-review.css';
import { getTranslations } from 'next-intl/server';
import { FormColumns } from '@/components/forms/form-columns';
import { ReviewForm, ReviewSidebar } from '@/components/forms/review-form';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { DataText } from '@/components/ui/data-text';
import { findDirectory } from '@/lib/directory/current';
import { requestedRoute } from '@/lib/routing/requested-route';
import { pageMetadata } from '@/lib/seo/metadata';
import { decideRoute } from '../../../../decide-route';

type Props = PageProps<'/[locale]/service/[id]/reviews/new'>;

/** Kinds of wash to choose from: those of the provider, then common ones. */
const MAX_KINDS = 10;

export async function generateMetadata(props: Props) {
  const route = await requestedRoute('writeReview', props);
  const t = await getTranslations('metadata.writeReview');
  const provider = (await findDirectory())?.byId.get(route.id);
  return pageMetadata({
    title: t('title', { name: provider?.name ?? '' }).trim(),
    description: t('description'),
    route,
  });
}

/** The form for a review of a provider (product rule 2.26). */
export default async function WriteReviewPage(props: Props) {
  const route = await requestedRoute('writeReview', props);
  const { id } = route;
  const [t, directory] = await Promise.all([getTranslations(), findDirectory()]);
  // The answer to a form says what became of it, also while there is no directory.
  if (directory) await decideRoute(route, directory);
  const provider = directory?.byId.get(id);
  const all = directory && provider ? [...provider.kinds, ...directory.kinds.values()] : [];
  const kinds = [...new Map(all.map((kind) => [kind.slug, kind])).values()]
    // The service mode already says it.
    .filter(({ slug }) => slug !== 'mobile')
    .slice(0, MAX_KINDS);
  return (
    <SitePage route={route} shown={[provider]}>
      <PageHeader
        title={
          provider
            ? t.rich('writeReview.titleOf', { name: () => <DataText key="name">{provider.name}</DataText> })
            : t('writeReview.title')
        }
        currentPage={t('writeReview.title')}
        breadcrumbs={provider && [{ route: { name: 'provider', id }, text: provider.name }]}
      />
      <FormColumns title={t('writeReview.form')} aside={<ReviewSidebar />}>
        <ReviewForm provider={id} kinds={kinds} />
      </FormColumns>
    </SitePage>
  );
}
