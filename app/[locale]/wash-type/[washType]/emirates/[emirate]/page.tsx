import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { LandingPage } from '@/components/landing/landing-page';
import { EmptyList } from '@/components/lists/empty-list';
import { ProviderListView } from '@/components/lists/provider-list';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { getDirectory } from '@/lib/directory/current';
import { washTypeLanding } from '@/lib/directory/landing';
import type { Emirate } from '@/lib/domain/emirates';
import type { WashType } from '@/lib/domain/wash-types';
import { getIntl } from '@/lib/routing/get-intl';
import { requestedRoute } from '@/lib/routing/requested-route';
import { landingMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/wash-type/[washType]/emirates/[emirate]'>;

/** Returns the metadata of a wash type's page in an emirate; an empty list is not indexed. */
export async function generateMetadata(props: Props) {
  const { washType, emirate, page = 1 } = await requestedRoute('washTypeInEmirate', props);
  const [t, landing] = await Promise.all([getTranslations(), readLanding(washType, emirate, page)]);
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

/** One page of the providers of a wash type in an emirate (product rule 2.6). */
export default async function WashTypeInEmiratePage(props: Props) {
  const { washType, emirate, page = 1 } = await requestedRoute('washTypeInEmirate', props);
  const { t, to } = await getIntl();
  const landing = await readLanding(washType, emirate, page);
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
      landing={landing}
      shown={landing.list.providers}
      subject={{ emirate, washType }}
    >
      <ProviderListView
        showsAddress
        showsPriceRange
        chatDetails={{ kind: t(`washTypes.${washType}.name`) }}
        list={landing.list}
        routeOf={(page) => ({ name: 'washTypeInEmirate', washType, emirate, page })}
        filters={{ emirate, washType }}
      >
        <EmptyList title={t('washType.emptyInEmirate', names)} text={t('emirate.emptyText')}>
          <Link href={to({ name: 'washTypeShortcut', washType })} className={buttonStyle('filled')}>
            {t('washType.viewAllType', names)}
          </Link>
          <Link href={to({ name: 'home' })} className={buttonStyle('outlined')}>
            {t('site.backToHome')}
          </Link>
        </EmptyList>
      </ProviderListView>
    </LandingPage>
  );
}

/** One page of the list, found once per request. */
const readLanding = cache(async (washType: WashType, emirate: Emirate, page: number) =>
  washTypeLanding(await getDirectory(), washType, emirate, { page, moment: new Date() }),
);
