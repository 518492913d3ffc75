'use client';

import { useProviderTexts } from '@/components/facts/use-provider-texts';
import { SaveButton } from '@/components/saved/save-button';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ListView } from '@/lib/domain/list-options';
import type { CardProvider } from './card-provider';
import { type CardOptions, ProviderCard } from './provider-card';

interface CardListProps extends CardOptions {
  providers: CardProvider[];
  view: ListView;
}

/**
 * Renders cards in a grid or a list. A client component, so that the page contains each card as HTML and as provider data, which
 * is smaller than serialized elements.
 */
export function CardList({ providers, view, ...options }: CardListProps) {
  // Omitted if all providers are in the same emirate.
  const showsEmirate = options.showsEmirate ?? new Set(providers.map(({ area }) => area?.emirate)).size > 1;
  return (
    <div className={view === 'list' ? 'cards cards-list' : 'cards'}>
      {providers.map((provider) => (
        <ProviderCard key={provider.id} provider={provider} {...options} showsEmirate={showsEmirate}>
          <CardSaveButton provider={provider} showsEmirate={showsEmirate} />
        </ProviderCard>
      ))}
    </div>
  );
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
