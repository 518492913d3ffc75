import { notFound } from 'next/navigation';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { EmirateGroups } from '@/components/providers/emirate-groups';
import { DistrictLinks } from '@/components/providers/district-links';
import { Introduction } from '@/components/providers/introduction';
import { LandingRelatedLists } from '@/components/providers/landing-related-lists';
import { Link } from '@/components/ui/link';
import { bestProviders, readStats } from '@/lib/data/providers';
import { bestRated } from '@/lib/domain/best-rated';
import { type Emirate, EMIRATES, parseEmirate } from '@/lib/domain/emirates';
import { GROUP_SIZE, PAGE_SIZE } from '@/lib/domain/paging';
import { countOf, districtsWith, statsOf } from '@/lib/domain/stats';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { getLinks } from '@/lib/routing/links';
import { isListIndexable } from '@/lib/seo/canonical';
import { landingDescription } from '@/lib/seo/landing-texts';
import { pageMetadata } from '@/lib/seo/metadata';
import { PATHS } from '@/lib/routing/paths';

type Props = PageProps<'/[locale]/emirates/[emirate]'>;

export const revalidate = 300;
export const dynamicParams = false;

export function generateStaticParams() {
  return EMIRATES.map((emirate) => ({ emirate }));
}

export async function generateMetadata({ params }: Props) {
  const emirate = await readEmirate(params);
  const [t, format, read] = await Promise.all([getTranslations(), getFormatter(), readEmirateFacts(emirate)]);
  const { stats, best, districts } = read;
  const names = { emirate: t(`emirates.${emirate}.name`) };
  const { providers: count, priceFrom } = stats;
  return pageMetadata({
    title:
      priceFrom === null
        ? t('metadata.emirate.title', names)
        : t('metadata.emirate.titleFull', { ...names, count, low: format.number(priceFrom) }),
    description: await landingDescription(t('emirate.title', names), stats, {
      ...{ districts, best },
      general: t('metadata.emirate.description', names),
    }),
    path: PATHS.emirate(emirate),
    locale: await getLocale(),
    hasPicture: true,
    isIndexable: isListIndexable(read.isKnown ? count : undefined),
  });
}

/** The providers of one emirate, under the six wash types (spec §2 "Emirate page"). */
export default async function EmiratePage({ params }: Props) {
  const emirate = await readEmirate(params);
  const [t, to] = await Promise.all([getTranslations(), getLinks()]);
  const [{ all, stats, best }, ...lists] = await Promise.all([
    readEmirateFacts(emirate),
    ...WASH_TYPES.map((washType) => bestProviders({ emirate, washType }, GROUP_SIZE)),
  ]);
  const groups = WASH_TYPES.map((washType, index) => {
    const read = lists[index];
    return {
      washType,
      providers: read?.ok ? read.value : [],
      inEmirate: countOf(all, emirate, washType),
      everywhere: countOf(all, null, washType),
    };
  });
  return (
    <SitePage path={PATHS.emirate(emirate)}>
      <PageHeader
        title={t('emirate.title', { emirate: t(`emirates.${emirate}.name`) })}
        here={t(`emirates.${emirate}.name`)}
        text={t(`emirates.${emirate}.description`)}
      >
        <Introduction stats={stats} best={best} />
        <Link
          href={to(PATHS.search({ emirate }))}
          className="button button-sun no-print mt-5"
          loading={t('list.loading')}
        >
          {t('district.allInEmirate', { emirate: t(`emirates.${emirate}.name`) })}
        </Link>
      </PageHeader>
      <div className="container-page pt-6">
        <DistrictLinks emirate={emirate} />
        <EmirateGroups emirate={emirate} groups={groups} />
      </div>
      <LandingRelatedLists stats={all} emirate={emirate} />
    </SitePage>
  );
}

/** What is known of an emirate as a whole. */
async function readEmirateFacts(emirate: Emirate) {
  const [stats, best] = await Promise.all([readStats(), bestProviders({ emirate }, PAGE_SIZE)]);
  const all = stats.ok ? stats.value : [];
  return {
    all,
    isKnown: stats.ok,
    stats: statsOf(all, emirate, null),
    districts: districtsWith(all, emirate, null),
    best: bestRated(best.ok ? best.value : []),
  };
}

async function readEmirate(params: Props['params']) {
  return parseEmirate((await params).emirate) ?? notFound();
}
