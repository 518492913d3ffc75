import { ProviderCards } from '@/components/cards/provider-cards';
import { EmptyList } from '@/components/lists/empty-list';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { CountedArea } from '@/lib/domain/area';
import type { Emirate } from '@/lib/domain/emirates';
import type { ProviderSummary } from '@/lib/domain/provider';
import type { Kind, WashType } from '@/lib/domain/wash-types';
import { getIntl } from '@/lib/routing/get-intl';
import { areaRoute, servicesRoute } from '@/lib/routing/route';
import { AreaList } from './counted-links';

interface EmirateGroup {
  washType: WashType;
  /** The kind whose prices its cards show. */
  kind: Kind | undefined;
  /** The best ones. */
  providers: ProviderSummary[];
  /** Number of providers in the emirate. */
  inEmirate: number;
  /** Number of providers in all emirates. */
  total: number;
}

interface EmirateGroupsProps {
  emirate: Emirate;
  groups: EmirateGroup[];
}

/**
 * Renders the providers of an emirate by wash type. The link beside a heading counts those of the emirate; 'View All (N)' below
 * links to the wash type's page, so N counts all emirates.
 */
export async function EmirateGroups({ emirate, groups }: EmirateGroupsProps) {
  const { t, to } = await getIntl();
  const name = t(`emirates.${emirate}.name`);
  if (groups.every(({ providers }) => providers.length === 0)) {
    return (
      <EmptyList title={t('emirate.empty', { emirate: name })} text={t('emirate.emptyText')}>
        <Link href={to(servicesRoute())} className={buttonStyle('filled')}>
          {t('notFound.allServices')}
        </Link>
      </EmptyList>
    );
  }
  return groups.map(({ washType, kind, providers, inEmirate, total }) => {
    const type = t(`washTypes.${washType}.name`);
    return (
      <section key={washType} aria-labelledby={washType} className="emirate-group mt-8 first-of-type:mt-1">
        <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id={washType} className="text-xl max-sm:text-lg">
            {type}
          </h2>
          {inEmirate > 0 && (
            <Link
              href={to({ name: 'washTypeInEmirate', washType, emirate })}
              className="text-link no-print inline-flex min-h-11 items-center max-sm:text-sm"
              loading={t('list.loading')}
            >
              {t('emirate.groupCount', { count: String(inEmirate), emirate: name })}
            </Link>
          )}
        </div>
        {providers.length > 0 ? (
          <ProviderCards providers={providers} isList priceQuery={{ kind }} chatDetails={{ kind: type }} />
        ) : (
          <p className="text-ink-500">{t('emirate.emptyGroup', { emirate: name })}</p>
        )}
        <p className="no-print mt-5 grid sm:justify-center">
          <Link
            href={to({ name: 'washType', washType })}
            className={buttonStyle('outlined')}
            aria-label={t('emirate.viewAllLabel', { count: String(total), washType: type })}
            loading={t('list.loading')}
          >
            {t('emirate.viewAll', { count: String(total) })}
          </Link>
        </p>
      </section>
    );
  });
}

/** Renders the areas of an emirate, including districts, with their numbers of providers, highest first. */
export async function EmirateAreas({ emirate, areas }: { emirate: Emirate; areas: CountedArea[] }) {
  if (areas.length === 0) return null;
  const { t, to, format, locale } = await getIntl();
  return (
    <AreaList
      areas={areas.map(
        (area) => [to(areaRoute(area)), area.name[locale], format.number(area.providers)] as const,
      )}
      labels={{
        title: t('emirate.areas', { emirate: t(`emirates.${emirate}.name`) }),
        all: t('emirate.allAreas', { count: format.number(areas.length) }),
        allShort: t('emirate.allAreasShort', { count: format.number(areas.length) }),
        loading: t('list.loading'),
      }}
    />
  );
}
