import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/layout/page-head';
import { SitePage } from '@/components/layout/site-page';
import { EmptyList } from '@/components/providers/empty-list';
import { ProviderCards } from '@/components/providers/provider-cards';
import { BackButton } from '@/components/ui/back-button';
import { Link } from '@/components/ui/link';
import { bestProviders } from '@/lib/data/providers';
import { DISTRICTS, EMIRATE_OF_DISTRICT, isDistrict } from '@/lib/domain/districts';
import { DISTRICT_SIZE } from '@/lib/domain/paging';
import { getLinks } from '@/lib/i18n/links';
import { isListIndexable } from '@/lib/indexing';
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
  const t = await getTranslations('metadata.district');
  const read = await bestProviders({ district }, DISTRICT_SIZE);
  return pageMetadata({
    title: t('title', names),
    description: t('description', names),
    path: PATHS.district(district),
    locale: await getLocale(),
    isIndexable: isListIndexable(read.ok ? read.value.length : undefined),
  });
}

/** The best rated providers of one district, at most 20 (spec §2 "District page"). */
export default async function DistrictPage({ params }: Props) {
  const { district, emirate, names } = await readDistrict(params);
  const [t, to, read] = await Promise.all([
    getTranslations(),
    getLinks(),
    bestProviders({ district }, DISTRICT_SIZE),
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
            <ProviderCards providers={providers} />
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
    </SitePage>
  );
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
