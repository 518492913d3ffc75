'use client';

import { type ComponentProps, useMemo } from 'react';
import { CardList } from './card-list';
import { type PackedCards, unpackCards } from './packed-cards';

interface PackedCardListProps extends Omit<ComponentProps<typeof CardList>, 'providers'> {
  packed: PackedCards;
}

/** Renders cards that a page contains packed. */
export function PackedCardList({ packed, ...options }: PackedCardListProps) {
  const providers = useMemo(() => unpackCards(packed), [packed]);
  return <CardList providers={providers} {...options} />;
}
