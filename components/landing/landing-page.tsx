import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { DataText } from '@/components/ui/data-text';
import { type Emirate, EMIRATES } from '@/lib/domain/emirates';
import type { ProviderSummary } from '@/lib/domain/provider';
import { scoredRating } from '@/lib/domain/score';
import { countOf, type ProviderStats } from '@/lib/domain/stats';
import { WASH_TYPES, type WashType } from '@/lib/domain/wash-types';
import { ratingText } from '@/lib/i18n/provider-texts';
import { getIntl } from '@/lib/routing/get-intl';
import type { Route } from '@/lib/routing/route';
import { landingSentences, type LandingStats } from '@/lib/seo/landing-texts';
import { RelatedLists } from './counted-links';

interface LandingPageProps {
  route: Route;
  title: string;
  text: string;
  /** Text of the last breadcrumb. */
  currentPage: string;
  breadcrumbs?: { route: Route; text: string }[];
  /** The target of a Back button, without a page before this one. */
  back?: string;
  /** What is known of the list as a whole, and of all lists. */
  landing: LandingStats & { allStats: ProviderStats[] };
  /** The providers of its list. */
  shown: ProviderSummary[];
  /** The topic of the page. Pages of districts and other areas set their emirate. */
  subject: { emirate?: Emirate; isArea?: boolean; washType?: WashType };
  children: React.ReactNode;
}

/** Renders the layout of a landing page: header, providers (`children`), summary and related lists. */
export async function LandingPage({
  route,
  title,
  text,
  currentPage,
  breadcrumbs,
  back,
  landing,
  shown,
  subject,
  children,
}: LandingPageProps) {
  const t = await getTranslations('washType');
  const count = landing.stats.providers;
  return (
    <SitePage route={route} shown={[...shown, landing.best ?? undefined]}>
      <PageHeader
        title={title}
        currentPage={currentPage}
        text={text}
        breadcrumbs={breadcrumbs}
        back={back}
        // Lists of a wash type say it below.
        beside={!subject.washType && count > 0 && t('emirateCount', { count })}
        isCompact
      />
      {children}
      {!('page' in route && route.page !== 1) && <Introduction {...landing} />}
      <LandingRelatedLists stats={landing.allStats} {...subject} />
    </SitePage>
  );
}

/** Renders a summary of a list on its first page, or nothing if the list is empty or its stats are unknown. */
async function Introduction({ stats, districts, best }: LandingStats) {
  const { t, format } = await getIntl('landing');
  const sentences = await landingSentences(stats, districts);
  if (sentences.length === 0) return null;
  const scored = best && scoredRating(best).rating;
  const rating = scored && ratingText(format, scored);
  return (
    <div className="container-page">
      <p
        id="introduction"
        className="mt-10 max-w-[46rem] border-s-3 border-water-600 ps-4 leading-relaxed text-ink-700"
      >
        {sentences.join(' ')}{' '}
        {best &&
          rating &&
          t.rich('best', {
            name: () => (
              <strong className="font-medium text-ink-900">
                <DataText>{best.name}</DataText>
              </strong>
            ),
            rating,
          })}
      </p>
    </div>
  );
}

interface LandingRelatedListsProps {
  stats: ProviderStats[];
  /** The emirate of the page; also set for districts and other areas. */
  emirate?: Emirate;
  isArea?: boolean;
  washType?: WashType;
}

/** Renders links to related lists that are not empty, with their numbers of providers. */
async function LandingRelatedLists({ stats, emirate, isArea, washType }: LandingRelatedListsProps) {
  const { t, to, format } = await getIntl();
  const link = (route: Route, name: string, count: number) => ({ route, name, count });

  const types = WASH_TYPES.filter((type) => type !== washType).map((type) =>
    link(
      emirate ? { name: 'washTypeInEmirate', washType: type, emirate } : { name: 'washType', washType: type },
      t(`washTypes.${type}.name`),
      countOf(stats, emirate ?? null, type),
    ),
  );
  const emirates = EMIRATES.filter((other) => other !== emirate).map((other) =>
    link(
      washType
        ? { name: 'washTypeInEmirate', washType, emirate: other }
        : { name: 'emirate', emirate: other },
      t(`emirates.${other}.name`),
      countOf(stats, other, washType ?? null),
    ),
  );
  const typesTitle = emirate
    ? t('landing.typesHere', { place: t(`emirates.${emirate}.name`) })
    : t('landing.otherTypes');
  const services = washType && t(`washTypes.${washType}.services`);
  const emiratesTitle = emirate ? 'landing.elsewhere' : 'landing.emiratesOfType';

  const groups = [
    // Emirate pages already have a heading for each wash type.
    ...(washType || isArea ? [{ title: typesTitle, links: types }] : []),
    ...(services ? [{ title: t(emiratesTitle, { services }), links: emirates }] : []),
    ...(!washType && !isArea ? [{ title: t('landing.otherEmirates'), links: emirates }] : []),
  ].map(({ title, links }) => ({
    title,
    links: links
      .filter(({ count }) => count > 0)
      .map(({ route, name, count }) => [to(route), name, format.number(count)] as const),
  }));
  return (
    <div className="container-page">
      <RelatedLists groups={groups} loading={t('list.loading')} />
    </div>
  );
}
