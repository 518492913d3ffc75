'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { keepAskedKind, readAskedKind } from '@/components/car/asked-price';
import { chooseCar, readCar } from '@/components/car/my-car';
import { buttonStyle } from '@/components/ui/button';
import { parseCarSize } from '@/lib/domain/car';
import type { Locale } from '@/lib/i18n/locales';
import { type ComparedPrice, comparePath } from '@/lib/routing/client-paths';

type Options = readonly (readonly [value: string, text: string])[];

interface AskedPriceFormProps {
  ids: readonly number[];
  asked: ComparedPrice;
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
export function AskedPriceForm({ ids, asked, locale, action, kinds, cars, labels }: AskedPriceFormProps) {
  const router = useRouter();
  const compare = (next: ComparedPrice) => comparePath(ids, locale, next);
  const showLastAsked = useEffectEvent(() => {
    if (asked.kind || asked.car) return;
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
      className="no-print flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1"
    >
      <input type="hidden" name="ids" value={ids.join(',')} />
      <label className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span className="text-sm text-ink-500">{labels.title}</span>
        <select
          className="input w-auto max-w-full"
          name="kind"
          // Another address has another choice.
          key={`kind ${asked.kind}`}
          defaultValue={asked.kind ?? ''}
          onChange={({ target }) => choose({ ...asked, kind: target.value || undefined })}
        >
          <Choices options={kinds} />
        </select>
      </label>
      <select
        className="input w-auto max-w-full"
        name="car"
        aria-label={labels.car}
        key={`car ${asked.car}`}
        defaultValue={asked.car ?? ''}
        onChange={({ target }) => choose({ ...asked, car: parseCarSize(target.value) })}
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
