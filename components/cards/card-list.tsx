'use client';

import { useLocale } from 'next-intl';
import { useProviderTexts } from '@/components/facts/use-provider-texts';
import { SaveButton } from '@/components/saved/save-button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { visiblePhone } from '@/lib/domain/contact';
import type { ListView } from '@/lib/domain/list-options';
import type { CardProvider } from './card-provider';
import { type CardOptions, ProviderCard } from './provider-card';

interface CardListProps extends Omit<CardOptions, 'showsEmirate'> {
  providers: CardProvider[];
  view: ListView;
}

/**
 * Cards in a grid or a list. A client component, although only the hearts and the open state need the browser: the page
 * then carries each card once as HTML and once as its provider, and not as elements a second time.
 */
export function CardList({ providers, view, ...options }: CardListProps) {
  // In a list of one emirate it goes without saying.
  const showsEmirate = new Set(providers.map(({ area }) => area?.emirate)).size > 1;
  return (
    <div className={view === 'list' ? 'cards cards-list' : 'cards'}>
      {providers.map((provider) => (
        <ProviderCard key={provider.id} provider={provider} showsEmirate={showsEmirate} {...options}>
          <CardHeart provider={provider} showsEmirate={showsEmirate} />
        </ProviderCard>
      ))}
    </div>
  );
}

/** Does nothing without script, so it is not in the HTML: its label alone would be 4 KB of a list. Its place is kept. */
function CardHeart({ provider, showsEmirate }: { provider: CardProvider; showsEmirate: boolean }) {
  const texts = useProviderTexts();
  const { id, name, area } = provider;
  if (!useHydrated()) return null;
  return (
    <SaveButton
      provider={{
        id,
        name,
        phone: visiblePhone(provider),
        area: area && (showsEmirate ? texts.areaInEmirate(area) : area.name),
      }}
      className="heart-of-card"
    />
  );
}
