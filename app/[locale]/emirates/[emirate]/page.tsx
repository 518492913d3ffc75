import { QuickFilters } from '@/components/filters/quick-filters';
import { EmirateAreas, EmirateGroups } from '@/components/landing/emirate-lists';
import { LandingPage } from '@/components/landing/landing-page';
import { AreasPicture } from '@/components/map/areas-picture';
import { NearMe } from '@/components/search/near-me';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { Directory } from '@/lib/directory/directory';
import { emirateLanding } from '@/lib/directory/landing';
import { bestProviders } from '@/lib/directory/lists/best-providers';
import { pricedKind } from '@/lib/directory/lists/list-request';
import { type Emirate, EMIRATES } from '@/lib/domain/emirates';
import { GROUP_SIZE } from '@/lib/domain/paging';
import { countOf, type ProviderStats } from '@/lib/domain/stats';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { getIntl } from '@/lib/routing/get-intl';
import { requestedRoute } from '@/lib/routing/requested-route';
import { servicesRoute } from '@/lib/routing/route';
import { landingMetadata } from '@/lib/seo/metadata';
import { getPageDirectory, keptPaths } from '../../kept-pages';

type Props = PageProps<'/[locale]/emirates/[emirate]'>;

export const revalidate = 3600;
export const generateStaticParams = keptPaths(() => EMIRATES.map((emirate) => ({ emirate })));

export async function generateMetadata(props: Props) {
  const { emirate } = await requestedRoute('emirate', props);
  const { t, format } = await getIntl();
  const directory = await getPageDirectory();
  const landing = emirateLanding(directory, emirate);
  const { providers: count, priceFrom } = landing.stats;
  const names = { emirate: t(`emirates.${emirate}.name`) };
  return landingMetadata(
    {
      title:
        priceFrom === null
          ? t('metadata.emirate.title', names)
          : t('metadata.emirate.titleFull', {
              ...names,
              count,
              low: format.number(priceFrom),
              price: priceFrom,
            }),
      heading: t('emirate.title', names),
      general: t('metadata.emirate.description', names),
      route: { name: 'emirate', emirate },
    },
    landing,
  );
}

/** Renders the providers of an emirate, grouped by wash type (product rule 2.5). */
export default async function EmiratePage(props: Props) {
  const { emirate } = await requestedRoute('emirate', props);
  const { t, to } = await getIntl();
  const directory = await getPageDirectory();
  const landing = emirateLanding(directory, emirate);
  const name = t(`emirates.${emirate}.name`);
  const groups = groupsOf(directory, emirate, landing.allStats);
  return (
    <LandingPage
      route={{ name: 'emirate', emirate }}
      title={t('emirate.title', { emirate: name })}
      currentPage={name}
      text={t(`emirate.descriptions.${emirate}`)}
      // Its areas include its districts.
      landing={{ ...landing, districts: [] }}
      shown={groups.flatMap(({ providers }) => providers)}
      subject={{ emirate }}
    >
      <div className="container-page list">
        <QuickFilters filters={{ emirate }} count={landing.stats.providers}>
          <NearMe />
        </QuickFilters>
        <EmirateAreas emirate={emirate} areas={landing.areas} />
        <EmirateGroups emirate={emirate} groups={groups} />
        {landing.areas.length > 1 && (
          <section className="no-print mx-auto mt-8 max-w-3xl">
            <h2 className="mb-2.5 text-xl">{t('resultsMap.areas')}</h2>
            <AreasPicture areas={landing.areas} />
          </section>
        )}
        <p className="no-print mt-8 text-center">
          <Link
            href={to(servicesRoute({ emirate }))}
            className={buttonStyle('filled')}
            loading={t('list.loading')}
          >
            {t('district.allInEmirate', { emirate: name })}
          </Link>
        </p>
      </div>
    </LandingPage>
  );
}

/** Returns the best providers of each wash type, at most 6 (product rule 9.2), and the totals. */
function groupsOf(directory: Directory, emirate: Emirate, stats: ProviderStats[]) {
  return WASH_TYPES.map((washType) => ({
    washType,
    kind: pricedKind(directory.kinds, washType),
    providers: bestProviders(directory, { emirate, washType }, GROUP_SIZE),
    inEmirate: countOf(stats, emirate, washType),
    total: countOf(stats, null, washType),
  }));
}
