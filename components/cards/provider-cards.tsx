import type { ChatDetails } from '@/lib/domain/contact';
import type { ListView } from '@/lib/domain/list-options';
import type { PriceQuery } from '@/lib/domain/price-query';
import type { ProviderSummary } from '@/lib/domain/provider';
import { withTones } from '@/lib/domain/tone';
import { getIntl } from '@/lib/routing/get-intl';
import { siteOrigin } from '@/lib/site';
import { type CardProvider, pickShown, type ShownFacts, toCardProvider } from './card-provider';
import { PackedCardList } from './packed-card-list';
import { packCards } from './packed-cards';

interface ProviderCardsProps extends ShownFacts {
  providers: ProviderSummary[];
  view?: ListView;
  /** Whether to add structured data, because these providers are the page's main content. */
  isList?: boolean;
  /** Whether areas are shown with their emirate; by default in lists of several. */
  showsEmirate?: boolean;
  /** The minute of the week that the list is filtered by; undefined for "now" or none. */
  openAt?: number;
  /** What the list asks the price of (product rule 2.29). */
  priceQuery?: PriceQuery;
  /** Details to include in the WhatsApp messages. */
  chatDetails?: ChatDetails;
}

/** Renders providers as cards in a grid or a list (product rule 2.9). */
export async function ProviderCards({
  providers,
  view = 'grid',
  isList,
  priceQuery,
  ...options
}: ProviderCardsProps) {
  const { locale, texts } = await getIntl();
  const cards = withTones(
    providers.map((provider) => pickShown(toCardProvider(provider, texts, locale, priceQuery), options)),
  );
  shareDoubts(cards);
  return (
    <PackedCardList
      packed={packCards(cards)}
      view={view}
      origin={siteOrigin()}
      isList={isList}
      {...options}
    />
  );
}

/** Makes equal doubts about the hours one object, which the page then contains once: before a holiday, most cards have the same. */
function shareDoubts(cards: CardProvider[]): void {
  const shared = new Map<string, CardProvider['doubtful']>();
  for (const card of cards) {
    if (!card.doubtful) continue;
    const key = JSON.stringify(card.doubtful);
    card.doubtful = shared.get(key) ?? card.doubtful;
    shared.set(key, card.doubtful);
  }
}
