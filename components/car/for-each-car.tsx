import type { ReactNode } from 'react';
import { CAR_SIZES, type CarSize } from '@/lib/domain/car';

/**
 * Renders children once for each car size; styles (`facts.css`, by the order of `CAR_SIZES`) show only the one of the visitor's
 * car. The parent needs the class `price`.
 */
export function ForEachCar({ children }: { children: (car: CarSize) => ReactNode }) {
  return CAR_SIZES.map((car) => <b key={car}>{children(car)}</b>);
}
