import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { LandingPage } from '@/components/landing/landing-page';
import { EmptyList } from '@/components/lists/empty-list';
import { ProviderListView } from '@/components/lists/provider-list';
import { buttonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { getDirectory } from '@/lib/directory/current';
import { washTypeLanding } from '@/lib/directory/landing';
import type { WashType } from '@/lib/domain/wash-types';
import { getIntl } from '@/lib/routing/get-intl';
import { requestedRoute } from '@/lib/routing/requested-route';
import { servicesRoute } from '@/lib/routing/route';
import { landingMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/wash-type/[washType]'>;

/** Returns the metadata of a wash type's page; an empty list is not indexed. */
export async function generateMetadata(props: Props) {
  const { washType, page = 1 } = await requestedRoute('washType', props);
  const [t, landing] = await Promise.all([getTranslations(), readLanding(washType, page)]);
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

/** One page of the providers of a wash type (product rule 2.6). */
export default async function WashTypePage(props: Props) {
  const { washType, page = 1 } = await requestedRoute('washType', props);
  const { t, to } = await getIntl();
  const landing = await readLanding(washType, page);
  return (
    <LandingPage
      route={{ name: 'washType', washType, page }}
      title={t('washType.title', { services: t(`washTypes.${washType}.services`) })}
      currentPage={t(`washTypes.${washType}.name`)}
      text={t(`washTypes.${washType}.description`)}
      breadcrumbs={[{ route: servicesRoute(), text: t('nav.services') }]}
      landing={landing}
      shown={landing.list.providers}
      subject={{ washType }}
    >
      <ProviderListView
        actions={
          <Link
            href={to({ name: 'washTypeEmirates', washType })}
            className={buttonStyle('outlined')}
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
          <Link href={to(servicesRoute())} className={buttonStyle('filled')}>
            {t('notFound.allServices')}
          </Link>
        </EmptyList>
      </ProviderListView>
    </LandingPage>
  );
}

/** One page of the list, found once per request. */
const readLanding = cache(async (washType: WashType, page: number) =>
  washTypeLanding(await getDirectory(), washType, undefined, { page, moment: new Date() }),
);
