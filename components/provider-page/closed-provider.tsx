import { PageHeader } from '@/components/layout/page-header';
import { buttonStyle } from '@/components/ui/button';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Provider } from '@/lib/domain/provider';
import { getIntl } from '@/lib/routing/get-intl';
import { servicesRoute } from '@/lib/routing/route';

/** Renders the page of a closed business: its name and former address, without contacts (product rule 2.24). */
export async function ClosedProvider({ provider }: { provider: Provider }) {
  const { t, to } = await getIntl();
  return (
    <PageHeader
      title={t.rich('providerPage.closedTitle', {
        name: () => <DataText key="name">{provider.name}</DataText>,
      })}
      currentPage={provider.name}
      breadcrumbs={[{ route: servicesRoute(), text: t('nav.services') }]}
      text={t('providerPage.closedText')}
    >
      {provider.address && (
        <p className="mt-3 flex items-start gap-2 text-ink-700">
          <Icon name="map-pin" className="mt-0.5" label={t('providerPage.closedWas')} />
          <DataText>{provider.address}</DataText>
        </p>
      )}
      <p className="no-print mt-5">
        <Link href={to(servicesRoute())} className={buttonStyle('outlined')} loading={t('list.loading')}>
          {t('notFound.allServices')}
        </Link>
      </p>
    </PageHeader>
  );
}
