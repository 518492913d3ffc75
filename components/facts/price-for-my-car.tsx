import { getTranslations } from 'next-intl/server';
import { ForEachCar } from '@/components/car/for-each-car';
import { CAR_SIZES, type CarSize, differByCar, isOfUnknownSize } from '@/lib/domain/car';
import type { ProviderSummary } from '@/lib/domain/provider';
import { getProviderTexts } from './get-provider-texts';

/** Renders the price of a provider for the visitor's car, or for any where it is the same (product rule 2.28). */
export async function PriceForMyCar({ provider }: { provider: ProviderSummary }) {
  const texts = await getProviderTexts();
  const [anyCar] = CAR_SIZES;
  if (!differByCar(provider.prices)) {
    return (
      <span className="price">
        {texts.priceFor(undefined, provider)}
        <UnknownSize provider={provider} car={anyCar} />
      </span>
    );
  }
  return (
    <span className="price">
      <ForEachCar>
        {(car) => (
          <>
            {texts.priceFor(car, provider)}
            <UnknownSize provider={provider} car={car} />
          </>
        )}
      </ForEachCar>
    </span>
  );
}

/** Says that the price shown for a car is one of an unknown size, if it is. */
export async function UnknownSize({ provider, car }: { provider: ProviderSummary; car: CarSize }) {
  const t = await getTranslations('provider');
  return isOfUnknownSize(provider, car) && <small>{t('sizeNotStated')}</small>;
}
