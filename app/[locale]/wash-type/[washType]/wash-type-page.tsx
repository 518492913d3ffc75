import { getTranslations } from 'next-intl/server';
import { LandingPage } from '@/components/landing/landing-page';
import { EmptyList } from '@/components/lists/empty-list';
import { ProviderList } from '@/components/lists/provider-list';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { readWashType } from '@/lib/data/landing';
import { getLinks } from '@/lib/routing/links';
import { type RouteOf, servicesRoute } from '@/lib/routing/route';
import { landingMetadata } from '@/lib/seo/metadata';

/** A route, and whether its page is kept for other visitors: then it is an error if a read failed. */
type PageOf<N extends 'washType' | 'washTypeInEmirate'> = RouteOf<N> & { isKept?: boolean };

/** Returns the metadata of a wash type's page; an empty list is not indexed. */
export async function washTypeMetadata({ washType, page = 1, isKept }: PageOf<'washType'>) {
  const [t, landing] = await Promise.all([
    getTranslations(),
    readWashType(washType, undefined, page, isKept),
  ]);
  const { total, page: pageNumber } = landing.list;
  const names = { services: t(`washTypes.${washType}.services`) };
  return landingMetadata(
    {
      title:
        total > 0
          ? t('metadata.washType.titleFull', { ...names, count: total })
          : t('metadata.washType.title', names),
      heading: t('washType.title', names),
      general: t('metadata.washType.description', { description: t(`washTypes.${washType}.description`) }),
      route: { name: 'washType', washType, page: pageNumber },
      pageNumber,
    },
    landing,
  );
}

/** Renders one page of the providers of a wash type (product rule 2.6). */
export async function WashTypePage({ washType, page = 1, isKept }: PageOf<'washType'>) {
  const [t, to, landing] = await Promise.all([
    getTranslations(),
    getLinks(),
    readWashType(washType, undefined, page, isKept),
  ]);
  return (
    <LandingPage
      route={{ name: 'washType', washType, page }}
      title={t('washType.title', { services: t(`washTypes.${washType}.services`) })}
      currentPage={t(`washTypes.${washType}.name`)}
      text={t(`washTypes.${washType}.description`)}
      breadcrumbs={[{ route: servicesRoute(), text: t('nav.services') }]}
      introduction={page === 1 ? landing : undefined}
      allStats={landing.allStats}
      subject={{ washType }}
    >
      <ProviderList
        actions={
          <Link
            href={to({ name: 'washTypeEmirates', washType })}
            className="button button-quiet"
            loading={t('washType.emiratesLoading')}
          >
            <Icon name="map-pin" />
            {t('washType.browse')}
          </Link>
        }
        chatDetails={{ kind: t(`washTypes.${washType}.name`) }}
        list={landing.list}
        routeOf={(page) => ({ name: 'washType', washType, page })}
        filters={{ washType }}
      >
        <EmptyList title={t('list.empty')} text={t('list.emptyText')}>
          <Link href={to(servicesRoute())} className="button button-water">
            {t('notFound.allServices')}
          </Link>
        </EmptyList>
      </ProviderList>
    </LandingPage>
  );
}

/** Returns the metadata of a wash type's page in an emirate; an empty list is not indexed. */
export async function washTypeInEmirateMetadata({
  washType,
  emirate,
  page = 1,
  isKept,
}: PageOf<'washTypeInEmirate'>) {
  const [t, landing] = await Promise.all([getTranslations(), readWashType(washType, emirate, page, isKept)]);
  const { total, page: pageNumber } = landing.list;
  const names = {
    services: t(`washTypes.${washType}.services`),
    emirate: t(`emirates.${emirate}.name`),
  };
  return landingMetadata(
    {
      title:
        total > 0
          ? t('metadata.washTypeInEmirate.titleFull', { ...names, count: total })
          : t('metadata.washTypeInEmirate.title', names),
      heading: t('washType.inEmirate', names),
      general: t('metadata.washTypeInEmirate.description', names),
      route: { name: 'washTypeInEmirate', washType, emirate, page: pageNumber },
      pageNumber,
    },
    landing,
  );
}

/** Renders one page of the providers of a wash type in an emirate (product rule 2.6). */
export async function WashTypeInEmiratePage({
  washType,
  emirate,
  page = 1,
  isKept,
}: PageOf<'washTypeInEmirate'>) {
  const [t, to, landing] = await Promise.all([
    getTranslations(),
    getLinks(),
    readWashType(washType, emirate, page, isKept),
  ]);
  const names = {
    services: t(`washTypes.${washType}.services`),
    emirate: t(`emirates.${emirate}.name`),
  };
  return (
    <LandingPage
      route={{ name: 'washTypeInEmirate', washType, emirate, page }}
      title={t('washType.inEmirate', names)}
      currentPage={names.emirate}
      text={t(`washTypes.${washType}.description`)}
      breadcrumbs={[
        { route: { name: 'washType', washType }, text: t(`washTypes.${washType}.name`) },
        { route: { name: 'washTypeEmirates', washType }, text: t('nav.emirates') },
      ]}
      introduction={page === 1 ? landing : undefined}
      allStats={landing.allStats}
      subject={{ emirate, washType }}
    >
      <ProviderList
        showsAddress
        chatDetails={{ kind: t(`washTypes.${washType}.name`) }}
        list={landing.list}
        routeOf={(page) => ({ name: 'washTypeInEmirate', washType, emirate, page })}
        filters={{ emirate, washType }}
      >
        <EmptyList title={t('washType.emptyInEmirate', names)} text={t('emirate.emptyText')}>
          <Link href={to({ name: 'washTypeShortcut', washType })} className="button button-water">
            {t('washType.viewAllType', names)}
          </Link>
          <Link href={to({ name: 'home' })} className="button button-quiet">
            {t('site.backToHome')}
          </Link>
        </EmptyList>
      </ProviderList>
    </LandingPage>
  );
}
