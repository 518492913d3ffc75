import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/layout/page-head';
import { SitePage } from '@/components/layout/site-page';
import { EmirateGroups } from '@/components/providers/emirate-groups';
import { DistrictLinks } from '@/components/providers/district-links';
import { bestProviders, countProviders } from '@/lib/data/providers';
import { EMIRATES, parseEmirate } from '@/lib/domain/emirates';
import { GROUP_SIZE } from '@/lib/domain/paging';
import { countOf } from '@/lib/domain/statistics';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { pageMetadata } from '@/lib/metadata';
import { PATHS } from '@/lib/routes';

type Props = PageProps<'/[locale]/emirates/[emirate]'>;

export const revalidate = 300;
export const dynamicParams = false;

export function generateStaticParams() {
  return EMIRATES.map((emirate) => ({ emirate }));
}

export async function generateMetadata({ params }: Props) {
  const emirate = await readEmirate(params);
  const t = await getTranslations();
  const name = t(`emirates.${emirate}.name`);
  return pageMetadata({
    title: t('metadata.emirate.title', { emirate: name }),
    description: t('metadata.emirate.description', { emirate: name }),
    path: PATHS.emirate(emirate),
    locale: await getLocale(),
  });
}

/** The providers of one emirate, under the six wash types (spec §2 "Emirate page"). */
export default async function EmiratePage({ params }: Props) {
  const emirate = await readEmirate(params);
  const t = await getTranslations();
  const [counts, ...best] = await Promise.all([
    countProviders(),
    ...WASH_TYPES.map((washType) => bestProviders({ emirate, washType }, GROUP_SIZE)),
  ]);
  const known = counts.ok ? counts.value : [];
  const groups = WASH_TYPES.map((washType, index) => {
    const read = best[index];
    return {
      washType,
      providers: read?.ok ? read.value : [],
      inEmirate: countOf(known, emirate, washType),
      everywhere: countOf(known, null, washType),
    };
  });
  return (
    <SitePage path={PATHS.emirate(emirate)}>
      <PageHead
        title={t('emirate.title', { emirate: t(`emirates.${emirate}.name`) })}
        here={t(`emirates.${emirate}.name`)}
        text={t(`emirates.${emirate}.description`)}
      >
        {counts.ok && (
          <p className="mt-3 font-medium">{t('emirate.count', { count: countOf(known, emirate, null) })}</p>
        )}
      </PageHead>
      <div className="container-page pt-6">
        <DistrictLinks emirate={emirate} />
        <EmirateGroups emirate={emirate} groups={groups} />
      </div>
    </SitePage>
  );
}

async function readEmirate(params: Props['params']) {
  return parseEmirate((await params).emirate) ?? notFound();
}
