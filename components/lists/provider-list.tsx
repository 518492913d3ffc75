import { getTranslations } from 'next-intl/server';
import { ProviderCards } from '@/components/cards/provider-cards';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ChatWish } from '@/lib/domain/chat-message';
import type { ProviderSummary } from '@/lib/domain/provider';
import { getLinks } from '@/lib/routing/links';
import type { Route } from '@/lib/routing/route';
import { FEW_PROVIDERS, OwnerInvitation } from './owner-invitation';
import { Pagination } from './pagination';

interface ProviderListProps {
  list: { providers: ProviderSummary[]; total: number; page: number };
  /** A page of the list. */
  routeOf: (page: number) => Route;
  /** Where the same list can be filtered and sorted, if it can. */
  narrowRoute?: Route;
  /** Whether its cards show addresses. */
  hasAddress?: boolean;
  /** What the list was narrowed to, for the messages to its providers. */
  wish?: ChatWish;
  /** What is said when the list is empty. */
  children: React.ReactNode;
}

/** 'Showing N services', the cards of one page and the links to the others. */
export async function ProviderList({
  list,
  routeOf,
  narrowRoute,
  hasAddress,
  wish,
  children,
}: ProviderListProps) {
  const [t, to] = await Promise.all([getTranslations('list'), getLinks()]);
  if (list.total === 0) return <div className="container-page pt-8">{children}</div>;
  return (
    <div className="container-page pt-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">{t('showingCount', { count: list.total })}</h2>
        {narrowRoute && (
          <Link href={to(narrowRoute)} className="chip no-print" loading={t('loading')}>
            <Icon name="sliders-horizontal" />
            {t('narrow')}
          </Link>
        )}
      </div>
      <ProviderCards providers={list.providers} isList hasAddress={hasAddress} wish={wish} />
      <Pagination page={list.page} total={list.total} routeOf={routeOf} />
      {list.total <= FEW_PROVIDERS && <OwnerInvitation />}
    </div>
  );
}
