'use client';

import { useSyncExternalStore } from 'react';
import { useProviderTexts } from '@/components/facts/use-provider-texts';
import { positionOfVisit } from '@/components/search/position-of-visit';
import { type Coordinates, distanceKm, parsePosition } from '@/lib/domain/distance';

interface DistanceFactProps {
  place: Coordinates;
  /** Whether only the area is known; `place` is its centre. */
  isApproximate: boolean;
}

const subscribe = () => () => {};

/** Shows how far a provider is, computed on the device, to visitors whose visit has said where they are (product rule 2.8). */
export function DistanceFact({ place, isApproximate }: DistanceFactProps) {
  const texts = useProviderTexts();
  const known = useSyncExternalStore(subscribe, positionOfVisit, () => null);
  const position = known && parsePosition(known);
  return position && <li>{texts.distance({ km: distanceKm(position, place), isApproximate })}</li>;
}
