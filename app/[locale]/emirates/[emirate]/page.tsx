import { getFormatter, getTranslations } from 'next-intl/server';
import { QuickFilters } from '@/components/filters/quick-filters';
import { EmirateAreas, EmirateGroups } from '@/components/landing/emirate-lists';
import { LandingPage } from '@/components/landing/landing-page';
import { AreasPicture } from '@/components/map/areas-picture';
import { NearMe } from '@/components/search/near-me';
import { Link } from '@/components/ui/link';
import { keepLastGoodPage } from '@/lib/data/cache';
import { readEmirate } from '@/lib/data/landing';
import { readBestProviders } from '@/lib/data/providers';
import { valueOr } from '@/lib/data/result';
import type { Emirate } from '@/lib/domain/emirates';
import { GROUP_SIZE } from '@/lib/domain/paging';
import { countOf, type ProviderStats } from '@/lib/domain/stats';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { getLinks } from '@/lib/routing/links';
import { prerenderedParams, requestedRoute } from '@/lib/routing/requested-route';
import { servicesRoute } from '@/lib/routing/route';
import { landingMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/emirates/[emirate]'>;

export const dynamicParams = false;

export function generateStaticParams() {
  return prerenderedParams('emirate');
}

export async function generateMetadata(props: Props) {
  const { emirate } = await requestedRoute('emirate', props);
  const [t, format, landing] = await Promise.all([getTranslations(), getFormatter(), readEmirate(emirate)]);
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
  const [t, to, landing] = await Promise.all([getTranslations(), getLinks(), readEmirate(emirate)]);
  const name = t(`emirates.${emirate}.name`);
  return (
    <LandingPage
      route={{ name: 'emirate', emirate }}
      title={t('emirate.title', { emirate: name })}
      currentPage={name}
      text={t(`emirate.descriptions.${emirate}`)}
      // The areas below include its districts.
      introduction={{ ...landing, districts: [] }}
      allStats={landing.allStats}
      subject={{ emirate }}
    >
      <div className="container-page list">
        <QuickFilters filters={{ emirate }} count={landing.stats.providers}>
          <NearMe className="button-quiet" />
        </QuickFilters>
        <EmirateAreas emirate={emirate} areas={landing.areas} />
        <EmirateGroups emirate={emirate} groups={await readGroups(emirate, landing.allStats)} />
        {landing.areas.length > 1 && (
          <section className="areas-on-map no-print">
            <h2>{t('resultsMap.areas')}</h2>
            <AreasPicture areas={landing.areas} />
          </section>
        )}
        <p className="no-print mt-8 text-center">
          <Link
            href={to(servicesRoute({ emirate }))}
            className="button button-water"
            loading={t('list.loading')}
          >
            {t('district.allInEmirate', { emirate: name })}
          </Link>
        </p>
      </div>
    </LandingPage>
  );
}

/** Reads the best providers of each wash type, at most 6 (product rule 9.2), and the totals. */
async function readGroups(emirate: Emirate, stats: ProviderStats[]) {
  const reads = await Promise.all(
    WASH_TYPES.map((washType) => readBestProviders({ emirate, washType }, GROUP_SIZE)),
  );
  keepLastGoodPage(...reads);
  return WASH_TYPES.map((washType, index) => {
    const best = reads[index]!;
    return {
      washType,
      providers: valueOr(best, []),
      inEmirate: countOf(stats, emirate, washType),
      total: countOf(stats, null, washType),
    };
  });
}
