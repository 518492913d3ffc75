'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { chooseCar, readCar } from '@/components/car/my-car';
import { keepAskedKind, readAskedKind } from '@/components/car/use-price-query';
import { buttonStyle } from '@/components/ui/button';
import { parseCarSize } from '@/lib/domain/car';
import type { Locale } from '@/lib/i18n/locales';
import { type ComparedPrice, comparePath } from '@/lib/routing/client-paths';

type Options = readonly (readonly [value: string, text: string])[];

interface PriceQueryFormProps {
  ids: readonly number[];
  priceQuery: ComparedPrice;
  locale: Locale;
  /** Path of the comparison without a query. */
  action: string;
  kinds: Options;
  cars: Options;
  labels: Record<'title' | 'car' | 'apply', string>;
}

/**
 * Renders the choice of the service and the car whose prices are compared, which are in the address (product rule 2.17). An address
 * without them shows what the device asked for last, if one of the providers offers it.
 */
export function PriceQueryForm({
  ids,
  priceQuery,
  locale,
  action,
  kinds,
  cars,
  labels,
}: PriceQueryFormProps) {
  const router = useRouter();
  const compare = (next: ComparedPrice) => comparePath(ids, locale, next);
  const showLastAsked = useEffectEvent(() => {
    if (priceQuery.kind || priceQuery.car) return;
    const kind = kinds.find(([slug]) => slug && slug === readAskedKind())?.[0];
    const last = { kind, car: readCar() };
    if (last.kind || last.car) router.replace(compare(last), { scroll: false });
  });
  useEffect(() => showLastAsked(), []);

  function choose(next: ComparedPrice) {
    keepAskedKind(next.kind);
    chooseCar(next.car);
    router.push(compare(next), { scroll: false });
  }

  return (
    <form
      action={action}
      aria-label={labels.title}
      className="no-print flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 max-sm:grow"
    >
      <input type="hidden" name="ids" value={ids.join(',')} />
      <label className="flex min-w-0 flex-wrap items-center gap-x-2 max-sm:contents">
        <span className="text-sm text-ink-500 max-sm:basis-full">{labels.title}</span>
        <select
          className="input w-auto max-w-full max-sm:flex-[1_1_8rem]"
          name="kind"
          // Another address has another choice.
          key={`kind ${priceQuery.kind}`}
          defaultValue={priceQuery.kind ?? ''}
          onChange={({ target }) => choose({ ...priceQuery, kind: target.value || undefined })}
        >
          <Choices options={kinds} />
        </select>
      </label>
      <select
        className="input w-auto max-w-full max-sm:flex-[1_1_8rem]"
        name="car"
        aria-label={labels.car}
        key={`car ${priceQuery.car}`}
        defaultValue={priceQuery.car ?? ''}
        onChange={({ target }) => choose({ ...priceQuery, car: parseCarSize(target.value) })}
      >
        <Choices options={cars} />
      </select>
      <noscript>
        <button className={buttonStyle('outlined')}>{labels.apply}</button>
      </noscript>
    </form>
  );
}

function Choices({ options }: { options: Options }) {
  return options.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}
