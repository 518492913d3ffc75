import type { CardProvider } from '@/components/cards/card-provider';
import { type Coordinates, distanceKm } from '@/lib/domain/distance';
import type { MapPin } from '@/lib/domain/map-pin';

/** Returns cards that say how far each provider is, as far as the visitor's position and the provider's are known. */
export function withDistances(
  cards: readonly CardProvider[],
  pins: readonly MapPin[] | undefined,
  you: Coordinates | undefined,
): CardProvider[] {
  if (!you || !pins) return [...cards];
  const pinOf = new Map(pins.map((pin) => [pin.id, pin]));
  return cards.map((card) => {
    const pin = pinOf.get(card.id);
    return pin ? { ...card, distance: { km: distanceKm(you, pin), isAbout: pin.isAbout } } : card;
  });
}
