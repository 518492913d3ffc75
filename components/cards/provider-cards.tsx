import { getLocale } from 'next-intl/server';
import type { ChatWish } from '@/lib/domain/chat-message';
import type { ListView } from '@/lib/domain/list-options';
import type { ProviderSummary } from '@/lib/domain/provider';
import { siteOrigin } from '@/lib/site';
import { CardList } from './card-list';
import { cardsOf } from './cards-of';

interface ProviderCardsProps {
  providers: ProviderSummary[];
  view?: ListView;
  /** Whether the page is about these providers, and search engines shall know them as a list. */
  isList?: boolean;
  /** Whether the address is shown beside the area, as on lists of a wash type in an emirate (product rule 2.9). */
  hasAddress?: boolean;
  /** What the list was narrowed to, for the messages to its providers. */
  wish?: ChatWish;
}

/** Providers as a grid or as a list (product rule 2.9). */
export async function ProviderCards({
  providers,
  view = 'grid',
  isList,
  hasAddress,
  wish,
}: ProviderCardsProps) {
  const locale = await getLocale();
  return (
    <CardList
      {...await cardsOf(providers, locale, { hasAddress, wish })}
      locale={locale}
      view={view}
      origin={isList ? siteOrigin() : undefined}
    />
  );
}
