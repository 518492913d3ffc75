'use client';

import { useTranslations } from 'next-intl';
import { CAR_SIZES, parseCarSize } from '@/lib/domain/car';
import { chooseCar, useMyCar } from './my-car';

const SEGMENT =
  'grid min-h-target flex-auto shrink-0 cursor-pointer place-items-center rounded-control px-2.5 text-center text-sm font-medium ' +
  'has-checked:bg-ink-900 has-checked:text-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-water-600 forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-2 ' +
  'forced-colors:has-checked:outline-[Highlight]';

/** Chooses the car whose prices are shown; the price of any car is the lowest of all (product rule 2.28). */
export function CarChoice() {
  const t = useTranslations('car');
  const chosen = useMyCar() ?? 'any';
  return (
    <fieldset className="needs-script no-print flex min-w-0 flex-wrap rounded-control border border-sand-200 bg-surface">
      <legend className="sr-only">{t('label')}</legend>
      {(['any', ...CAR_SIZES] as const).map((car) => (
        <label key={car} className={SEGMENT}>
          <input
            type="radio"
            name="car"
            value={car}
            checked={car === chosen}
            onChange={() => chooseCar(parseCarSize(car))}
            className="sr-only"
          />
          {car === 'any' ? t('any') : t(`short.${car}`)}
        </label>
      ))}
    </fieldset>
  );
}
