import { getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/layout/page-head';
import { SitePage } from '@/components/layout/site-page';
import { EmptyList } from '@/components/providers/empty-list';
import { ProviderList } from '@/components/providers/provider-list';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { findProviders, NO_PROVIDERS } from '@/lib/data/providers';
import { EVERYTHING } from '@/lib/domain/filter';
import type { WashType } from '@/lib/domain/wash-types';
import { getLinks } from '@/lib/i18n/links';
import { PATHS } from '@/lib/routes';

/** One page of the providers of a wash type (spec §2 "Wash-type page"). */
export async function WashTypePage({ washType, page }: { washType: WashType; page: number }) {
  const [t, to, read] = await Promise.all([
    getTranslations(),
    getLinks(),
    findProviders({ ...EVERYTHING, washType, page }),
  ]);
  const list = read.ok ? read.value : NO_PROVIDERS;
  const name = t(`washTypes.${washType}.name`);
  return (
    <SitePage path={PATHS.washType(washType, page)}>
      <PageHead
        title={t('washType.title', { washType: name })}
        here={name}
        text={t(`washTypes.${washType}.description`)}
        trail={[{ path: PATHS.services, text: t('nav.services') }]}
      >
        <Link
          href={to(PATHS.washTypeEmirates(washType))}
          className="button button-sun no-print mt-5"
          loading={t('washType.emiratesLoading')}
        >
          <Icon name="map-pin" />
          {t('washType.browse')}
        </Link>
      </PageHead>
      <ProviderList list={list} pathOf={(number) => PATHS.washType(washType, number)}>
        <EmptyList title={t('list.empty')} text={t('list.emptyText')}>
          <Link href={to(PATHS.services)} className="button button-water">
            {t('missing.allServices')}
          </Link>
        </EmptyList>
      </ProviderList>
    </SitePage>
  );
}
