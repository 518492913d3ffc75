'use client';

import { CAR_SIZES, type CarSize } from '@/lib/domain/car';
import { chooseCar, useMyCar } from './my-car';

export interface CarChoiceProps {
  label: string;
  options: readonly (readonly [size: CarSize, text: string])[];
}

/** Chooses the car whose prices are shown; without a choice they are those of a small car (product rule 2.28). */
export function CarChoice({ label, options }: CarChoiceProps) {
  const car = useMyCar() ?? CAR_SIZES[0];
  return (
    <fieldset className="segments needs-script no-print">
      <legend className="sr-only">{label}</legend>
      {options.map(([size, text]) => (
        <label key={size}>
          <input
            type="radio"
            name="car"
            value={size}
            checked={car === size}
            onChange={() => chooseCar(size)}
            className="sr-only"
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
