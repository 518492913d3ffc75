import { useLocale } from 'next-intl';
import { JsonLd } from '@/components/layout/json-ld';
import type { ChatDetails } from '@/lib/domain/chat-message';
import type { ListView } from '@/lib/domain/list-options';
import type { ProviderSummary } from '@/lib/domain/provider';
import { providerPath } from '@/lib/routing/client-paths';
import { itemList } from '@/lib/seo/structured-data/lists';
import { siteOrigin } from '@/lib/site';
import { CardList } from './card-list';
import { toCardProvider } from './card-provider';

interface ProviderCardsProps {
  providers: ProviderSummary[];
  view?: ListView;
  /** Whether the page is about these providers, and search engines shall know them as a list. */
  isList?: boolean;
  /** Whether the address is shown beside the area, as on lists of a wash type in an emirate (product rule 2.9). */
  showsAddress?: boolean;
  /** What the list is filtered by, added to the WhatsApp messages. */
  chatDetails?: ChatDetails;
}

/** Renders providers as cards in a grid or a list (product rule 2.9). */
export function ProviderCards({ providers, view = 'grid', isList, ...options }: ProviderCardsProps) {
  const locale = useLocale();
  const origin = siteOrigin();
  // What no card shows is not sent.
  const cards = providers.map((provider) => {
    const card = toCardProvider(provider, locale);
    return card.area && !options.showsAddress ? { ...card, address: null } : card;
  });
  return (
    <>
      {isList && (
        <JsonLd
          data={itemList(
            providers.map(({ id }) => providerPath(id, locale)),
            origin,
          )}
        />
      )}
      <CardList providers={cards} view={view} origin={origin} {...options} />
    </>
  );
}
