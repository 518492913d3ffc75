import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { EmptyList } from '@/components/providers/empty-list';
import { Introduction } from '@/components/providers/introduction';
import { LandingRelatedLists } from '@/components/providers/landing-related-lists';
import { ProviderCards } from '@/components/providers/provider-cards';
import { BackButton } from '@/components/ui/back-button';
import { Link } from '@/components/ui/link';
import { bestProviders, readStats } from '@/lib/data/providers';
import { type District, DISTRICTS, EMIRATE_OF_DISTRICT, isDistrict } from '@/lib/domain/districts';
import { bestRated } from '@/lib/domain/best-rated';
import { statsOf } from '@/lib/domain/stats';
import { DISTRICT_SIZE } from '@/lib/domain/paging';
import { getLinks } from '@/lib/routing/links';
import { isListIndexable } from '@/lib/seo/canonical';
import { landingDescription } from '@/lib/seo/landing-texts';
import { pageMetadata } from '@/lib/seo/metadata';
import { PATHS } from '@/lib/routing/paths';

type Props = PageProps<'/[locale]/district/[district]'>;

export const revalidate = 300;
export const dynamicParams = false;

export function generateStaticParams() {
  return DISTRICTS.map((district) => ({ district }));
}

export async function generateMetadata({ params }: Props) {
  const { district, names } = await readDistrict(params);
  const [t, { read, stats }] = await Promise.all([getTranslations(), readDistrictFacts(district)]);
  return pageMetadata({
    title:
      stats.providers > 0
        ? t('metadata.district.titleFull', { ...names, count: stats.providers })
        : t('metadata.district.title', names),
    description: await landingDescription(t('district.title', names), stats, {
      best: bestRated(read.ok ? read.value : []),
      general: t('metadata.district.description', names),
    }),
    path: PATHS.district(district),
    locale: await getLocale(),
    hasPicture: true,
    isIndexable: isListIndexable(read.ok ? read.value.length : undefined),
  });
}

/** The best rated providers of one district, at most 20 (spec §2 "District page"). */
export default async function DistrictPage({ params }: Props) {
  const { district, emirate, names } = await readDistrict(params);
  const [t, to, { read, all, stats }] = await Promise.all([
    getTranslations(),
    getLinks(),
    readDistrictFacts(district),
  ]);
  const providers = read.ok ? read.value : [];
  return (
    <SitePage path={PATHS.district(district)}>
      <PageHeader
        title={t('district.title', names)}
        here={names.district}
        text={t(`districts.${district}.description`)}
        breadcrumbs={[{ path: PATHS.emirate(emirate), text: names.emirate }]}
      >
        <Introduction stats={stats} best={bestRated(providers)} />
        <div className="no-print mt-5 flex flex-wrap gap-3">
          <BackButton label={t('site.back')} fallback={to(PATHS.emirate(emirate))} />
          <Link
            href={to(PATHS.search({ emirate }))}
            className="button button-sun"
            loading={t('list.loading')}
          >
            {t('district.allInEmirate', names)}
          </Link>
        </div>
      </PageHeader>
      <div className="container-page pt-6">
        {providers.length > 0 ? (
          <>
            <h2 className="mb-4 text-base">{t('district.top', { count: providers.length })}</h2>
            <ProviderCards providers={providers} isList />
          </>
        ) : (
          <EmptyList title={t('list.empty')} text={t('emirate.emptyText')}>
            <Link href={to(PATHS.services)} className="button button-water">
              {t('district.viewAll')}
            </Link>
            <Link href={to(PATHS.home)} className="button button-quiet">
              {t('site.backToHome')}
            </Link>
          </EmptyList>
        )}
      </div>
      <LandingRelatedLists stats={all} emirate={emirate} district={district} />
    </SitePage>
  );
}

async function readDistrictFacts(district: District) {
  const [read, stats] = await Promise.all([bestProviders({ district }, DISTRICT_SIZE), readStats()]);
  const all = stats.ok ? stats.value : [];
  return { read, all, stats: statsOf(all, district, null) };
}

async function readDistrict(params: Props['params']) {
  const { district } = await params;
  if (!isDistrict(district)) notFound();
  const t = await getTranslations();
  const emirate = EMIRATE_OF_DISTRICT[district];
  return {
    district,
    emirate,
    names: { district: t(`districts.${district}.name`), emirate: t(`emirates.${emirate}.name`) },
  };
}
