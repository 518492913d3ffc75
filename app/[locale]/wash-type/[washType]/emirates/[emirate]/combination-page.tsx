import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/layout/page-head';
import { SitePage } from '@/components/layout/site-page';
import { EmptyList } from '@/components/providers/empty-list';
import { ProviderList } from '@/components/providers/provider-list';
import { Link } from '@/components/ui/link';
import { findProviders, NO_PROVIDERS } from '@/lib/data/providers';
import type { Emirate } from '@/lib/domain/emirates';
import { EVERYTHING } from '@/lib/domain/filter';
import type { WashType } from '@/lib/domain/wash-types';
import { getLinks } from '@/lib/i18n/links';
import { isListIndexable } from '@/lib/indexing';
import { pageMetadata } from '@/lib/metadata';
import { PATHS } from '@/lib/routes';
import { textOfPage } from '../../wash-type-params';

interface Combination {
  washType: WashType;
  emirate: Emirate;
  page: number;
}

/** An empty combination stays out of search engines; one that could not be read does not. */
export async function combinationMetadata({ washType, emirate, page }: Combination) {
  const t = await getTranslations();
  const read = await findProviders({ ...EVERYTHING, washType, emirate, page });
  const names = { washType: t(`washTypes.${washType}.name`), emirate: t(`emirates.${emirate}.name`) };
  return pageMetadata({
    title: await textOfPage(t('metadata.washTypeInEmirate.title', names), page),
    description: await textOfPage(t('metadata.washTypeInEmirate.description', names), page),
    path: PATHS.washTypeInEmirate(washType, emirate, page),
    locale: await getLocale(),
    isIndexable: isListIndexable(read.ok ? read.value.total : undefined),
  });
}

/** One page of the providers of a wash type in an emirate (spec §2). */
export async function CombinationPage({ washType, emirate, page }: Combination) {
  const [t, to, read] = await Promise.all([
    getTranslations(),
    getLinks(),
    findProviders({ ...EVERYTHING, washType, emirate, page }),
  ]);
  const list = read.ok ? read.value : NO_PROVIDERS;
  const names = { washType: t(`washTypes.${washType}.name`), emirate: t(`emirates.${emirate}.name`) };
  return (
    <SitePage path={PATHS.washTypeInEmirate(washType, emirate, page)}>
      <PageHead
        title={t('washType.inEmirate', names)}
        here={names.emirate}
        text={t(`washTypes.${washType}.description`)}
        trail={[
          { path: PATHS.washType(washType), text: names.washType },
          { path: PATHS.washTypeEmirates(washType), text: t('nav.emirates') },
        ]}
      />
      <ProviderList list={list} pathOf={(number) => PATHS.washTypeInEmirate(washType, emirate, number)}>
        <EmptyList title={t('washType.emptyInEmirate', names)} text={t('emirate.emptyText')}>
          <Link href={to(PATHS.washTypeShortcut(washType))} className="button button-water">
            {t('washType.viewAllType', names)}
          </Link>
          <Link href={to(PATHS.home)} className="button button-quiet">
            {t('site.backToHome')}
          </Link>
        </EmptyList>
      </ProviderList>
    </SitePage>
  );
}
