'use client';

import { useProviderTexts } from '@/components/facts/use-provider-texts';
import { SaveButton } from '@/components/saved/save-button';
import { visiblePhone } from '@/lib/domain/contact';
import type { ListView } from '@/lib/domain/list-options';
import type { CardProvider } from './card-provider';
import { type CardOptions, ProviderCard } from './provider-card';

interface CardListProps extends Omit<CardOptions, 'showsEmirate'> {
  providers: CardProvider[];
  view: ListView;
}

/**
 * Renders cards in a grid or a list. A client component, so that the page contains each card as HTML and as provider data, which
 * is smaller than serialized elements.
 */
export function CardList({ providers, view, ...options }: CardListProps) {
  const texts = useProviderTexts();
  // Omitted if all providers are in the same emirate.
  const showsEmirate = new Set(providers.map(({ area }) => area?.emirate)).size > 1;
  return (
    <div className={view === 'list' ? 'cards cards-list' : 'cards'}>
      {providers.map((provider) => (
        <ProviderCard key={provider.id} provider={provider} showsEmirate={showsEmirate} {...options}>
          <SaveButton
            provider={{
              id: provider.id,
              name: provider.name,
              phone: visiblePhone(provider),
              area: provider.area && (showsEmirate ? texts.areaInEmirate(provider.area) : provider.area.name),
            }}
            className="heart-of-card"
          />
        </ProviderCard>
      ))}
    </div>
  );
}
