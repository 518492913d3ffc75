'use client';

import { useLocale } from 'next-intl';
import { SourceCredits } from '@/components/facts/source-credits';
import { useProviderTexts } from '@/components/facts/use-provider-texts';
import { JsonLd } from '@/components/layout/json-ld';
import { SaveButton } from '@/components/saved/save-button';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ListView } from '@/lib/domain/list-options';
import { creditsOf } from '@/lib/domain/source-credit';
import { providerPath } from '@/lib/routing/client-paths';
import { itemList } from '@/lib/seo/structured-data/lists';
import type { CardProvider } from './card-provider';
import { type CardOptions, ProviderCard } from './provider-card';

interface CardListProps extends CardOptions {
  providers: CardProvider[];
  view: ListView;
  /** Whether to add structured data, because these providers are the page's main content. */
  isList?: boolean;
}

/**
 * Renders cards in a grid or a list. A client component, so that the page contains each card as HTML and as provider data, which
 * is smaller than serialized elements.
 */
export function CardList({ providers, view, isList, ...options }: CardListProps) {
  const locale = useLocale();
  // Omitted if all providers are in the same emirate.
  const showsEmirate = options.showsEmirate ?? new Set(providers.map(({ area }) => area?.emirate)).size > 1;
  return (
    <div className={view === 'list' ? 'cards cards-list' : 'cards'}>
      {isList && (
        <JsonLd
          data={itemList(
            providers.map(({ id }) => providerPath(id, locale)),
            options.origin,
          )}
        />
      )}
      {providers.map((provider) => (
        <ProviderCard key={provider.id} provider={provider} {...options} showsEmirate={showsEmirate}>
          <CardSaveButton provider={provider} showsEmirate={showsEmirate} />
        </ProviderCard>
      ))}
      <CardCredits providers={providers} />
    </div>
  );
}

/** Names whom the licences of cards want to be named, below cards that came after the page. */
export function CardCredits({ providers }: { providers: readonly (CardProvider | null | undefined)[] }) {
  const credits = creditsOf(providers.map((provider) => ({ credits: provider?.credits ?? [] })));
  return <SourceCredits credits={credits} className="col-span-full text-sm text-ink-500" />;
}

/** Rendered after hydration, because it would add 5 KB to the HTML of a list, which is close to its budget. CSS reserves its space. */
function CardSaveButton({ provider, showsEmirate }: { provider: CardProvider; showsEmirate: boolean }) {
  const texts = useProviderTexts();
  const { id, name, otherName, phone, area } = provider;
  if (!useHydrated()) return null;
  return (
    <SaveButton
      provider={{
        id,
        name,
        otherName,
        phone: phone ?? null,
        area: area ? (showsEmirate ? texts.areaInEmirate(area) : area.name) : null,
      }}
      className="heart-of-card"
    />
  );
}
