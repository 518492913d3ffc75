import { getTranslations } from 'next-intl/server';
import { ProviderCards } from '@/components/cards/provider-cards';
import type { ChatWish } from '@/lib/domain/chat-message';
import type { Narrowing } from '@/lib/domain/narrowing';
import type { ProviderSummary } from '@/lib/domain/provider';
import type { Route } from '@/lib/routing/route';
import { ListHeading } from './list-heading';
import { FEW_PROVIDERS, OwnerInvitation } from './owner-invitation';
import { Pagination } from './pagination';

interface ProviderListProps {
  list: { providers: ProviderSummary[]; total: number; page: number };
  /** A page of the list. */
  routeOf: (page: number) => Route;
  /** What the list is narrowed to, if it can be narrowed further. */
  narrowing?: Narrowing;
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
  narrowing,
  hasAddress,
  wish,
  children,
}: ProviderListProps) {
  const t = await getTranslations('list');
  if (list.total === 0) return <div className="container-page pt-8">{children}</div>;
  return (
    <div className="container-page pt-6">
      <ListHeading narrowing={narrowing}>{t('showingCount', { count: list.total })}</ListHeading>
      <ProviderCards providers={list.providers} isList hasAddress={hasAddress} wish={wish} />
      <Pagination page={list.page} total={list.total} routeOf={routeOf} />
      {list.total <= FEW_PROVIDERS && <OwnerInvitation />}
    </div>
  );
}
