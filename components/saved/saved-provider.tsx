import { Card } from '@/components/cards/card';
import type { CardFacts, CardLabels } from '@/components/cards/card-facts';
import type { KeptProvider } from '@/lib/domain/kept-provider';
import type { Locale } from '@/lib/i18n/locales';
import { KeptCard } from './kept-card';
import { SaveButton } from './save-button';
import type { SavedPageTexts } from './saved-texts';

interface SavedProviderProps {
  provider: KeptProvider;
  /** Undefined until they have come, null when the provider is gone. */
  facts: CardFacts | null | undefined;
  labels: CardLabels | undefined;
  locale: Locale;
  texts: SavedPageTexts;
  isTicked: boolean;
  /** Undefined when as many as can be compared are ticked. */
  onTick: (() => void) | undefined;
}

/** A card of the shortlist, with its heart and its tick; while its facts are missing, what the device keeps of it. */
export function SavedProvider({
  provider,
  facts,
  labels,
  locale,
  texts,
  isTicked,
  onTick,
}: SavedProviderProps) {
  const extras = (
    <>
      {facts !== null && (
        <label className="tick-of-card">
          <input
            type="checkbox"
            checked={isTicked}
            disabled={!onTick}
            onChange={onTick}
            aria-label={texts.tickName.replace('{name}', provider.name)}
          />
          {texts.tick}
        </label>
      )}
      <SaveButton provider={provider} label={texts.save} className="heart-of-card" />
    </>
  );
  return facts && labels ? (
    <Card facts={facts} labels={labels} locale={locale}>
      {extras}
    </Card>
  ) : (
    <KeptCard provider={provider} isGone={facts === null} locale={locale} texts={texts}>
      {extras}
    </KeptCard>
  );
}
