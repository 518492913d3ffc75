import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/layout/page-head';
import { SitePage } from '@/components/layout/site-page';
import { EmptyList } from '@/components/providers/empty-list';
import { Introduction } from '@/components/providers/introduction';
import { LandingNeighbours } from '@/components/providers/landing-neighbours';
import { ProviderCards } from '@/components/providers/provider-cards';
import { BackButton } from '@/components/ui/back-button';
import { Link } from '@/components/ui/link';
import { bestProviders, readFigures } from '@/lib/data/providers';
import { type District, DISTRICTS, EMIRATE_OF_DISTRICT, isDistrict } from '@/lib/domain/districts';
import { bestRated } from '@/lib/domain/best-rated';
import { figuresOf } from '@/lib/domain/figures';
import { DISTRICT_SIZE } from '@/lib/domain/paging';
import { getLinks } from '@/lib/i18n/links';
import { isListIndexable } from '@/lib/indexing';
import { landingDescription } from '@/lib/landing-texts';
import { pageMetadata } from '@/lib/metadata';
import { PATHS } from '@/lib/routes';

type Props = PageProps<'/[locale]/district/[district]'>;

export const revalidate = 300;
export const dynamicParams = false;

export function generateStaticParams() {
  return DISTRICTS.map((district) => ({ district }));
}

export async function generateMetadata({ params }: Props) {
  const { district, names } = await readDistrict(params);
  const [t, { read, figures }] = await Promise.all([getTranslations(), readDistrictFacts(district)]);
  return pageMetadata({
    title:
      figures.providers > 0
        ? t('metadata.district.titleFull', { ...names, count: figures.providers })
        : t('metadata.district.title', names),
    description: await landingDescription(t('district.title', names), figures, {
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
  const [t, to, { read, all, figures }] = await Promise.all([
    getTranslations(),
    getLinks(),
    readDistrictFacts(district),
  ]);
  const providers = read.ok ? read.value : [];
  return (
    <SitePage path={PATHS.district(district)}>
      <PageHead
        title={t('district.title', names)}
        here={names.district}
        text={t(`districts.${district}.description`)}
        trail={[{ path: PATHS.emirate(emirate), text: names.emirate }]}
      >
        <Introduction figures={figures} best={bestRated(providers)} />
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
      </PageHead>
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
      <LandingNeighbours figures={all} emirate={emirate} district={district} />
    </SitePage>
  );
}

async function readDistrictFacts(district: District) {
  const [read, figures] = await Promise.all([bestProviders({ district }, DISTRICT_SIZE), readFigures()]);
  const all = figures.ok ? figures.value : [];
  return { read, all, figures: figuresOf(all, district, null) };
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
