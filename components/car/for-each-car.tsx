import type { ReactNode } from 'react';
import { CAR_SIZES, type CarSize } from '@/lib/domain/car';

/**
 * Renders children once for each car size; styles (`facts.css`) show only the one of the visitor's car.
 */
export function ForEachCar({ children }: { children: (car: CarSize) => ReactNode }) {
  return CAR_SIZES.map((car) => (
    <span key={car} data-for={car}>
      {children(car)}
    </span>
  ));
}
