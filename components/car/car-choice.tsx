'use client';

import { type CarOrAny, parseCarSize } from '@/lib/domain/car';
import { chooseCar, useMyCar } from './my-car';

export interface CarChoiceProps {
  label: string;
  options: readonly (readonly [car: CarOrAny, text: string])[];
}

/** Chooses the car whose prices are shown; those of any car are of a small one, which they name (product rule 2.28). */
export function CarChoice({ label, options }: CarChoiceProps) {
  const chosen = useMyCar() ?? 'any';
  return (
    <fieldset className="segments needs-script no-print">
      <legend className="sr-only">{label}</legend>
      {options.map(([car, text]) => (
        <label key={car}>
          <input
            type="radio"
            name="car"
            value={car}
            checked={car === chosen}
            onChange={() => chooseCar(parseCarSize(car))}
            className="sr-only"
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
