import { getTranslations } from 'next-intl/server';
import { ProviderCards } from '@/components/cards/provider-cards';
import { QuickFilters } from '@/components/filters/quick-filters';
import { LandingPage } from '@/components/landing/landing-page';
import { NearbyAreas } from '@/components/landing/nearby-areas';
import { EmptyList, FEW_PROVIDERS, OwnerInvitation } from '@/components/lists/empty-list';
import { ListHeading } from '@/components/lists/list-heading';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { districtLanding } from '@/lib/directory/landing';
import { DISTRICTS, EMIRATE_OF_DISTRICT } from '@/lib/domain/area';
import { getIntl } from '@/lib/routing/get-intl';
import { requestedRoute } from '@/lib/routing/requested-route';
import { servicesRoute } from '@/lib/routing/route';
import { landingMetadata } from '@/lib/seo/metadata';
import { getPageDirectory, keptPaths } from '../../kept-pages';

type Props = PageProps<'/[locale]/district/[district]'>;

export const revalidate = 3600;
export const generateStaticParams = keptPaths(() => DISTRICTS.map((district) => ({ district })));

export async function generateMetadata(props: Props) {
  const { district, route, names } = await parseProps(props);
  const [t, directory] = await Promise.all([getTranslations(), getPageDirectory()]);
  const landing = districtLanding(directory, district);
  const count = landing.stats.providers;
  return landingMetadata(
    {
      title:
        count > 0
          ? t('metadata.district.titleFull', { ...names, count })
          : t('metadata.district.title', names),
      heading: t('district.title', names),
      general: t('metadata.district.description', names),
      route,
    },
    landing,
  );
}

/** Renders the highest rated providers of a district, at most 20 (product rule 2.7). */
export default async function DistrictPage(props: Props) {
  const { district, emirate, route, names } = await parseProps(props);
  const { t, to } = await getIntl();
  const directory = await getPageDirectory();
  const landing = districtLanding(directory, district);
  const { providers } = landing;
  return (
    <LandingPage
      route={route}
      title={t('district.title', names)}
      currentPage={names.district}
      text={t(`districts.${district}.description`)}
      breadcrumbs={[{ route: { name: 'emirate', emirate }, text: names.emirate }]}
      back={to({ name: 'emirate', emirate })}
      landing={landing}
      shown={providers}
      subject={{ emirate, isArea: true }}
    >
      <div className="container-page list">
        <QuickFilters filters={{ area: district }} count={landing.stats.providers} />
        {providers.length > 0 ? (
          <>
            <ListHeading>
              {landing.stats.providers > providers.length
                ? t('district.topOf', {
                    shown: String(providers.length),
                    count: String(landing.stats.providers),
                  })
                : t('district.top')}
            </ListHeading>
            <ProviderCards providers={providers} isList chatDetails={{ area: names.district }} />
            {providers.length <= FEW_PROVIDERS && <OwnerInvitation />}
            {landing.stats.providers > 1 && (
              <p className="mt-6 text-center">
                <Link
                  href={to(servicesRoute({ area: district }))}
                  className={buttonStyle('filled')}
                  loading={t('list.loading')}
                >
                  {t('district.allHere', {
                    count: String(landing.stats.providers),
                    district: names.district,
                  })}
                </Link>
              </p>
            )}
          </>
        ) : (
          <EmptyList title={t('list.empty')} text={t('emirate.emptyText')}>
            <Link href={to(servicesRoute())} className={buttonStyle('filled')}>
              {t('district.viewAll')}
            </Link>
            <Link href={to({ name: 'home' })} className={buttonStyle('outlined')}>
              {t('site.backToHome')}
            </Link>
          </EmptyList>
        )}
      </div>
      <NearbyAreas neighbours={landing.neighbours} emirate={emirate} />
    </LandingPage>
  );
}

async function parseProps(props: Props) {
  const route = await requestedRoute('district', props);
  const { district } = route;
  const t = await getTranslations();
  const emirate = EMIRATE_OF_DISTRICT[district];
  return {
    district,
    emirate,
    route,
    names: { district: t(`districts.${district}.name`), emirate: t(`emirates.${emirate}.name`) },
  };
}
