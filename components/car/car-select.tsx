'use client';

import { useTranslations } from 'next-intl';
import { CAR_SIZES, parseCarSize } from '@/lib/domain/car';
import { chooseCar, useMyCar } from './my-car';

/** Chooses the car whose prices are shown; those of any car are of a small one, which they name (product rule 2.28). */
export function CarSelect({ className }: { className: string }) {
  const t = useTranslations('car');
  const car = useMyCar() ?? '';
  return (
    <label className={`${className} needs-script no-print`}>
      <span>{t('label')}</span>
      <select className="input" value={car} onChange={({ target }) => chooseCar(parseCarSize(target.value))}>
        <option value="">{t('any')}</option>
        {CAR_SIZES.map((size) => (
          <option key={size} value={size}>
            {t(size)}
          </option>
        ))}
      </select>
    </label>
  );
}
