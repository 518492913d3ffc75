import type { CardFacts } from '@/components/providers/card-facts';
import { keptOf } from './kept-of';
import { SaveButton } from './save-button';
import type { SavedTexts } from './saved-texts';

/** The heart of a card. */
export function SaveCard({ facts, texts }: { facts: CardFacts; texts: SavedTexts }) {
  return (
    <SaveButton
      provider={keptOf(facts)}
      label={texts.save}
      notices={texts.notices}
      className="heart-of-card"
    />
  );
}
