'use client';

import { FIELD } from '@/components/ui/field';
import { CAR_SIZES, type CarOrAny, parseCarSize } from '@/lib/domain/car';
import { chooseCar, useMyCar } from './my-car';

export type CarLabels = Record<CarOrAny | 'label', string>;

/** Chooses the car whose prices are shown; those of any car are of a small one, which they name (product rule 2.28). */
export function CarSelect({ labels, className = FIELD }: { labels: CarLabels; className?: string }) {
  const car = useMyCar() ?? '';
  return (
    <label className={`${className} needs-script no-print`}>
      <span>{labels.label}</span>
      <select className="input" value={car} onChange={({ target }) => chooseCar(parseCarSize(target.value))}>
        <option value="">{labels.any}</option>
        {CAR_SIZES.map((size) => (
          <option key={size} value={size}>
            {labels[size]}
          </option>
        ))}
      </select>
    </label>
  );
}
