import { notFound } from 'next/navigation';
import { cache } from 'react';
import { LandingPage } from '@/components/landing/landing-page';
import { NearbyAreas } from '@/components/landing/nearby-areas';
import { EmptyList } from '@/components/lists/empty-list';
import { ProviderListView } from '@/components/lists/provider-list';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { getDirectory } from '@/lib/directory/current';
import { findAreaLanding } from '@/lib/directory/landing';
import { getIntl } from '@/lib/routing/get-intl';
import { requestedRoute } from '@/lib/routing/requested-route';
import { servicesRoute } from '@/lib/routing/route';
import { landingMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/areas/[area]'>;

/** Returns the metadata of an area page; one with too few providers is not indexed. */
export async function generateMetadata(props: Props) {
  const { area: slug, page = 1 } = await requestedRoute('area', props);
  const { t, locale, texts } = await getIntl();
  const landing = await readLanding(slug, page);
  const { total: count, page: pageNumber } = landing.list;
  const place = texts.areaInEmirate({ ...landing.area, name: landing.area.name[locale] });
  return landingMetadata(
    {
      title: count > 0 ? t('metadata.area.titleFull', { place, count }) : t('metadata.area.title', { place }),
      heading: t('area.title', { area: place }),
      general: t('metadata.area.description', { place }),
      route: { name: 'area', area: slug, page: pageNumber },
      pageNumber,
    },
    { ...landing, isEmpty: landing.isThin },
  );
}

/** One page of an area's providers (product rule 2.14). */
export default async function AreaPage(props: Props) {
  const { area: slug, page = 1 } = await requestedRoute('area', props);
  const { t, to, locale, texts } = await getIntl();
  const landing = await readLanding(slug, page);
  const { emirate, name } = landing.area;
  const emirateName = t(`emirates.${emirate}.name`);
  const place = texts.areaInEmirate({ ...landing.area, name: landing.area.name[locale] });
  return (
    <LandingPage
      route={{ name: 'area', area: slug, page }}
      title={t('area.title', { area: name[locale] })}
      currentPage={name[locale]}
      text={landing.isEmpty ? t('area.textEmpty', { place }) : t('area.text', { place })}
      breadcrumbs={[{ route: { name: 'emirate', emirate }, text: emirateName }]}
      landing={landing}
      shown={landing.list.providers}
      subject={{ emirate, isArea: true }}
    >
      <ProviderListView
        list={landing.list}
        routeOf={(page) => ({ name: 'area', area: slug, page })}
        filters={{ area: slug }}
        showsAddress
        chatDetails={{ area: name[locale] }}
      >
        <EmptyList title={t('area.empty', { area: name[locale] })} text={t('area.emptyText')}>
          <Link
            href={to(servicesRoute({ emirate }))}
            className={buttonStyle('filled')}
            loading={t('list.loading')}
          >
            {t('district.allInEmirate', { emirate: emirateName })}
          </Link>
        </EmptyList>
      </ProviderListView>
      <NearbyAreas
        neighbours={landing.neighbours}
        emirate={emirate}
        area={{ ...landing.area, providers: landing.list.total }}
      />
    </LandingPage>
  );
}

/** One page of the list, found once per request. */
const readLanding = cache(
  async (slug: string, page: number) =>
    findAreaLanding(await getDirectory(), slug, { page, moment: new Date() }) ?? notFound(),
);
