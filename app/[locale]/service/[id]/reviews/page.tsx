import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { EmptyMessage } from '@/components/facts/empty-message';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { Pagination } from '@/components/lists/pagination';
import { RatingSummary } from '@/components/reviews/rating-summary';
import { ReviewFilters } from '@/components/reviews/review-filters';
import { ReviewItem } from '@/components/reviews/review-item';
import { ForgetPublishedReview } from '@/components/reviews/waiting-review';
import { buttonStyle } from '@/components/ui/button';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { readOlderReviews } from '@/lib/data/reviews';
import { getDirectory } from '@/lib/directory/current';
import { findReviews } from '@/lib/directory/reviews';
import { phoneLink, visiblePhone } from '@/lib/domain/contact';
import { pageCount } from '@/lib/domain/paging';
import type { Provider } from '@/lib/domain/provider';
import { countReviews, REVIEWS_ON_PAGE } from '@/lib/domain/review';
import { getIntl } from '@/lib/routing/get-intl';
import { requestedRoute } from '@/lib/routing/requested-route';
import { pageMetadata, withPageNumber } from '@/lib/seo/metadata';
import { decideRoute } from '../../../decide-route';

type Props = PageProps<'/[locale]/service/[id]/reviews'>;

export async function generateMetadata(props: Props) {
  const route = await requestedRoute('reviews', props);
  const t = await getTranslations('metadata.reviews');
  const { byId, reviews } = await getDirectory();
  const name = byId.get(route.id)?.name ?? '';
  const matching = countReviews(reviews.get(route.id)?.counts ?? [], route.filter);
  // That of the last page, if the requested one is past the end.
  const page = Math.min(route.filter.page, pageCount(matching, REVIEWS_ON_PAGE));
  return pageMetadata({
    title: await withPageNumber(t('title', { name }), page),
    description: await withPageNumber(t('description', { name }), page),
    route: { ...route, filter: { ...route.filter, page } },
  });
}

/** The reviews of a provider, by stars and language (product rule 2.26). */
export default async function ReviewsPage(props: Props) {
  const route = await requestedRoute('reviews', props);
  const { id, filter } = route;
  const { t, to } = await getIntl('reviews');
  const directory = await getDirectory();
  await decideRoute(route, directory);
  const provider = directory.byId.get(id) ?? notFound();
  const { name } = provider;
  // Of very many reviews, only the newest are in memory.
  const list =
    findReviews(directory, id, filter) ??
    (await readOlderReviews(id, filter, directory.reviews.get(id)?.counts ?? [], directory.kinds));
  const total = list ? countReviews(list.counts) : 0;
  const matching = list ? countReviews(list.counts, filter) : 0;
  return (
    <SitePage route={route} shown={[provider]}>
      <PageHeader
        title={t.rich('pageTitle', { name: () => <DataText key="name">{name}</DataText> })}
        currentPage={t('title')}
        breadcrumbs={[{ route: { name: 'provider', id }, text: name }]}
        isCompact
      >
        <p className="no-print mt-3 flex flex-wrap gap-2">
          <CallLink provider={provider} />
          {total > 0 && (
            <Link href={to({ name: 'writeReview', id })} className={buttonStyle('outlined')}>
              {t('write')}
            </Link>
          )}
        </p>
      </PageHeader>
      <div className="container-page grid max-w-3xl grid-cols-1 gap-5 pt-2 md:ms-0">
        {list && <RatingSummary provider={id} counts={list.counts} />}
        {list && total > 0 && <ReviewFilters provider={id} filter={filter} counts={list.counts} />}
        {!list && <p role="status">{t('unavailable')}</p>}
        {list && total > 0 && matching === 0 && <p role="status">{t('noMatch')}</p>}
        {list && total === 0 && (
          <EmptyMessage scene="villas hand" title={t('none')} text={t('noneText')}>
            <Link href={to({ name: 'writeReview', id })} className={buttonStyle('filled')}>
              {t('write')}
            </Link>
          </EmptyMessage>
        )}
        {list && matching > 0 && (
          <>
            <ul className="review-list">
              {list.reviews.map((review) => (
                <ReviewItem key={review.id} review={review} provider={id} />
              ))}
            </ul>
            <ForgetPublishedReview provider={id} />
            <Pagination
              page={list.page}
              total={matching}
              size={REVIEWS_ON_PAGE}
              routeOf={(page) => ({ name: 'reviews', id, filter: { ...filter, page } })}
            />
          </>
        )}
        <p className="text-sm text-ink-500">
          <Link href={to({ name: 'reviewRules' })} className="text-link">
            {t('rules')}
          </Link>
        </p>
      </div>
    </SitePage>
  );
}

/** Links to call the provider, if it has a number that can be called. */
async function CallLink({ provider }: { provider: Provider }) {
  const t = await getTranslations('providerPage');
  const tel = phoneLink(provider);
  if (!tel) return null;
  return (
    <a href={tel} className={buttonStyle('main')}>
      <Icon name="phone" />
      <span>{t.rich('bookCallRich', { phone: () => <bdi dir="ltr">{visiblePhone(provider)}</bdi> })}</span>
    </a>
  );
}
