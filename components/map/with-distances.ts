import type { CardProvider } from '@/components/cards/card-provider';
import { type Coordinates, distanceKm } from '@/lib/domain/distance';
import type { MapPin } from '@/lib/domain/map';

/** Adds distances to cards, where the positions of the visitor and the provider are known. */
export function withDistances(
  cards: readonly CardProvider[],
  pins: readonly MapPin[] | undefined,
  visitorPosition: Coordinates | undefined,
): CardProvider[] {
  if (!visitorPosition || !pins) return [...cards];
  const pinOf = new Map(pins.map((pin) => [pin.id, pin]));
  return cards.map((card) => {
    const pin = pinOf.get(card.id);
    return pin
      ? { ...card, distance: { km: distanceKm(visitorPosition, pin), isApproximate: pin.isApproximate } }
      : card;
  });
}
