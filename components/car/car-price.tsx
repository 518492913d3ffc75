import type { ReactNode } from 'react';
import { CAR_SIZES, type CarSize } from '@/lib/domain/car';

/** Renders what is said of each size of car, of which styles show that of the visitor's car; the parent has the class "price". */
export function ForEachCar({ children }: { children: (car: CarSize) => ReactNode }) {
  return CAR_SIZES.map((car) => <b key={car}>{children(car)}</b>);
}
