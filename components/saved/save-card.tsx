import type { CardFacts, CardLabels } from '@/components/cards/card-facts';
import { keptOf } from './kept-of';
import { SaveButton } from './save-button';

/** The heart of a card. */
export function SaveCard({ facts, labels }: { facts: CardFacts; labels: CardLabels }) {
  return <SaveButton provider={keptOf(facts)} label={labels.save} className="heart-of-card" />;
}
