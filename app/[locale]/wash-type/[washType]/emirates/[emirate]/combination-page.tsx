import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { EmptyList } from '@/components/providers/empty-list';
import { Introduction } from '@/components/providers/introduction';
import { LandingRelatedLists } from '@/components/providers/landing-related-lists';
import { ProviderList } from '@/components/providers/provider-list';
import { Link } from '@/components/ui/link';
import type { Emirate } from '@/lib/domain/emirates';
import type { WashType } from '@/lib/domain/wash-types';
import { getLinks } from '@/lib/routing/links';
import { isListIndexable } from '@/lib/seo/canonical';
import { landingDescription } from '@/lib/seo/landing-texts';
import { pageMetadata, textOfPage } from '@/lib/seo/metadata';
import { PATHS } from '@/lib/routing/paths';
import { readLanding } from '../../landing';

interface Combination {
  washType: WashType;
  emirate: Emirate;
  page: number;
}

/** An empty combination stays out of search engines; one that could not be read does not. */
export async function combinationMetadata({ washType, emirate, page: asked }: Combination) {
  const [t, { list, stats, districts, best, total }] = await Promise.all([
    getTranslations(),
    readLanding({ washType, emirate, page: asked }),
  ]);
  const page = list.page;
  const names = { washType: t(`washTypes.${washType}.name`), emirate: t(`emirates.${emirate}.name`) };
  const title = total
    ? t('metadata.washTypeInEmirate.titleFull', { ...names, count: total })
    : t('metadata.washTypeInEmirate.title', names);
  const general = t('metadata.washTypeInEmirate.description', names);
  const heading = t('washType.inEmirate', names);
  return pageMetadata({
    title: await textOfPage(title, page),
    description:
      page > 1
        ? await textOfPage(general, page)
        : await landingDescription(heading, stats, { districts, best, general }),
    path: PATHS.washTypeInEmirate(washType, emirate, page),
    locale: await getLocale(),
    hasPicture: true,
    isIndexable: isListIndexable(total),
  });
}

/** One page of the providers of a wash type in an emirate (spec §2). */
export async function CombinationPage({ washType, emirate, page }: Combination) {
  const [t, to, { all, list, stats, districts, best }] = await Promise.all([
    getTranslations(),
    getLinks(),
    readLanding({ washType, emirate, page }),
  ]);
  const names = { washType: t(`washTypes.${washType}.name`), emirate: t(`emirates.${emirate}.name`) };
  return (
    <SitePage path={PATHS.washTypeInEmirate(washType, emirate, page)}>
      <PageHeader
        title={t('washType.inEmirate', names)}
        here={names.emirate}
        text={t(`washTypes.${washType}.description`)}
        breadcrumbs={[
          { path: PATHS.washType(washType), text: names.washType },
          { path: PATHS.washTypeEmirates(washType), text: t('nav.emirates') },
        ]}
      >
        {page === 1 && <Introduction {...{ stats, districts, best }} />}
      </PageHeader>
      <ProviderList
        list={list}
        pathOf={(number) => PATHS.washTypeInEmirate(washType, emirate, number)}
        narrowPath={PATHS.search({ emirate, washType })}
      >
        <EmptyList title={t('washType.emptyInEmirate', names)} text={t('emirate.emptyText')}>
          <Link href={to(PATHS.washTypeShortcut(washType))} className="button button-water">
            {t('washType.viewAllType', names)}
          </Link>
          <Link href={to(PATHS.home)} className="button button-quiet">
            {t('site.backToHome')}
          </Link>
        </EmptyList>
      </ProviderList>
      <LandingRelatedLists stats={all} emirate={emirate} washType={washType} />
    </SitePage>
  );
}
