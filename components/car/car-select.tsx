'use client';

import { CAR_SIZES, type CarSize, parseCarSize } from '@/lib/domain/car';
import { chooseCar, useMyCar } from './my-car';

export type CarLabels = Record<CarSize | 'label', string>;

/** Chooses the car whose prices are shown; without a choice they are those of a small car (product rule 2.28). */
export function CarSelect({ labels }: { labels: CarLabels }) {
  const car = useMyCar() ?? CAR_SIZES[0];
  return (
    <label className="field needs-script no-print">
      <span>{labels.label}</span>
      <select
        className="input"
        value={car}
        onChange={({ target }) => chooseCar(parseCarSize(target.value) ?? CAR_SIZES[0])}
      >
        {CAR_SIZES.map((size) => (
          <option key={size} value={size}>
            {labels[size]}
          </option>
        ))}
      </select>
    </label>
  );
}
