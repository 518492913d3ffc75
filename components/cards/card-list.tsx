'use client';

import { useLocale } from 'next-intl';
import { useProviderTexts } from '@/components/facts/use-provider-texts';
import { JsonLd } from '@/components/layout/json-ld';
import { SaveButton } from '@/components/saved/save-button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { tonesOf } from '@/lib/domain/avatar';
import type { ListView } from '@/lib/domain/list-options';
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
  const tones = tonesOf(providers);
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
      {providers.map((provider, index) => (
        <ProviderCard
          key={provider.id}
          provider={provider}
          tone={tones[index]}
          {...options}
          showsEmirate={showsEmirate}
        >
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
