'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { ForEachCar } from './for-each-car';
import { chooseCar } from './my-car';

/** Forgets the car, also in the form around the chip. */
function forget({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  chooseCar(undefined);
  const field = currentTarget.form?.elements.namedItem('car');
  if (field instanceof HTMLSelectElement) field.value = '';
}

/** Renders the car that was chosen earlier as a chip that forgets it, where prices follow it; shown by styles before the first paint. */
export function MyCarChip() {
  const t = useTranslations('car');
  return (
    <button type="button" className="my-car-chip chip no-print row:hidden" onClick={forget}>
      <ForEachCar>
        {(car) => <span aria-hidden="true">{t('mine', { car: t(`short.${car}`) })}</span>}
      </ForEachCar>
      <span className="sr-only">{t('forget')}</span>
      <Icon name="x" className="size-4" />
    </button>
  );
}
