import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { EmptyList } from '@/components/providers/empty-list';
import { Introduction } from '@/components/providers/introduction';
import { LandingRelatedLists } from '@/components/providers/landing-related-lists';
import { ProviderList } from '@/components/providers/provider-list';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { WashType } from '@/lib/domain/wash-types';
import { getLinks } from '@/lib/routing/links';
import { isListIndexable } from '@/lib/seo/canonical';
import { landingDescription } from '@/lib/seo/landing-texts';
import { pageMetadata, textOfPage } from '@/lib/seo/metadata';
import { PATHS } from '@/lib/routing/paths';
import { readLanding } from './landing';

interface WashTypeProps {
  washType: WashType;
  page: number;
}

export async function washTypeMetadata({ washType, page: asked }: WashTypeProps) {
  const [t, { list, stats, best, total }] = await Promise.all([
    getTranslations(),
    readLanding({ washType, page: asked }),
  ]);
  const page = list.page;
  const name = t(`washTypes.${washType}.name`);
  const title = total
    ? t('metadata.washType.titleFull', { washType: name, count: total })
    : t('metadata.washType.title', { washType: name });
  const general = t('metadata.washType.description', { description: t(`washTypes.${washType}.description`) });
  const heading = t('washType.title', { washType: name });
  return pageMetadata({
    title: await textOfPage(title, page),
    description:
      page > 1
        ? await textOfPage(general, page)
        : await landingDescription(heading, stats, { best, general }),
    path: PATHS.washType(washType, page),
    locale: await getLocale(),
    hasPicture: true,
    isIndexable: isListIndexable(total),
  });
}

/** One page of the providers of a wash type (spec §2 "Wash-type page"). */
export async function WashTypePage({ washType, page }: WashTypeProps) {
  const [t, to, { all, list, stats, best }] = await Promise.all([
    getTranslations(),
    getLinks(),
    readLanding({ washType, page }),
  ]);
  const name = t(`washTypes.${washType}.name`);
  return (
    <SitePage path={PATHS.washType(washType, page)}>
      <PageHeader
        title={t('washType.title', { washType: name })}
        here={name}
        text={t(`washTypes.${washType}.description`)}
        breadcrumbs={[{ path: PATHS.services, text: t('nav.services') }]}
      >
        {page === 1 && <Introduction stats={stats} best={best} />}
        <Link
          href={to(PATHS.washTypeEmirates(washType))}
          className="button button-sun no-print mt-5"
          loading={t('washType.emiratesLoading')}
        >
          <Icon name="map-pin" />
          {t('washType.browse')}
        </Link>
      </PageHeader>
      <ProviderList
        list={list}
        pathOf={(number) => PATHS.washType(washType, number)}
        narrowPath={PATHS.search({ washType })}
      >
        <EmptyList title={t('list.empty')} text={t('list.emptyText')}>
          <Link href={to(PATHS.services)} className="button button-water">
            {t('notFound.allServices')}
          </Link>
        </EmptyList>
      </ProviderList>
      <LandingRelatedLists stats={all} washType={washType} />
    </SitePage>
  );
}
