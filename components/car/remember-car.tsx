'use client';

import { useEffect } from 'react';
import type { CarSize } from '@/lib/domain/car';
import { chooseCar } from './my-car';

/** Keeps the car that the words of a search name (product rule 2.28). */
export function RememberCar({ car }: { car: CarSize }) {
  useEffect(() => chooseCar(car), [car]);
  return null;
}
