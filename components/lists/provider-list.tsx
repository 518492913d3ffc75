import { getTranslations } from 'next-intl/server';
import { RememberAskedKind } from '@/components/car/use-price-query';
import { ProviderCards } from '@/components/cards/provider-cards';
import { QuickFilters } from '@/components/filters/quick-filters';
import type { ChatDetails } from '@/lib/domain/contact';
import type { ListFilters } from '@/lib/domain/filters';
import type { ProviderList as Page } from '@/lib/domain/provider-list';
import type { Route } from '@/lib/routing/route';
import { FEW_PROVIDERS, OwnerInvitation } from './empty-list';
import { ListHeading } from './list-heading';
import { Pagination } from './pagination';

interface ProviderListProps {
  list: Pick<Page, 'providers' | 'total' | 'page' | 'kind'>;
  /** Returns the route of a page of the list. */
  routeOf: (page: number) => Route;
  filters: ListFilters;
  /** Whether to show addresses on the cards. */
  showsAddress?: boolean;
  /** Whether to show phone numbers and prices as typed on the cards. */
  showsPriceRange?: boolean;
  /** Details to include in the WhatsApp messages. */
  chatDetails: ChatDetails;
  /** Additional buttons in the bar. */
  actions?: React.ReactNode;
  /** Shown if the list is empty. */
  children: React.ReactNode;
}

/** Renders 'Showing N services', the cards of one page and links to the others. */
export async function ProviderListView({
  list,
  routeOf,
  filters,
  showsAddress,
  showsPriceRange,
  chatDetails,
  actions,
  children,
}: ProviderListProps) {
  const t = await getTranslations('list');
  return (
    <div className="container-page list">
      <QuickFilters filters={filters} count={list.total}>
        {actions}
      </QuickFilters>
      {list.kind && <RememberAskedKind kind={list.kind.slug} />}
      <ListHeading>{t('showingCount', { count: list.total })}</ListHeading>
      {list.total > 0 ? (
        <>
          <ProviderCards
            providers={list.providers}
            isList
            priceQuery={{ kind: list.kind }}
            showsAddress={showsAddress}
            showsPriceRange={showsPriceRange}
            chatDetails={chatDetails}
          />
          <Pagination page={list.page} total={list.total} routeOf={routeOf} />
          {list.total <= FEW_PROVIDERS && <OwnerInvitation />}
        </>
      ) : (
        children
      )}
    </div>
  );
}
