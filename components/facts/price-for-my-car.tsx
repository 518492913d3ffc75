import { getTranslations } from 'next-intl/server';
import { ForEachCar } from '@/components/car/for-each-car';
import { isOfUnknownSize, type ShownPrices } from '@/lib/domain/asked-price';
import { CAR_SIZES, type CarSize, differByCar } from '@/lib/domain/car';
import { getProviderTexts } from './get-provider-texts';

/** Renders the price of a provider for the visitor's car, or for any where it is the same (product rule 2.28). */
export async function PriceForMyCar({ shown }: { shown: ShownPrices }) {
  const texts = await getProviderTexts();
  const [anyCar] = CAR_SIZES;
  if (!differByCar(shown.prices)) {
    return (
      <span className="price">
        {texts.priceFor(undefined, shown)}
        {isOfUnknownSize(shown, anyCar) && ' · '}
        <UnknownSize shown={shown} car={anyCar} />
      </span>
    );
  }
  return (
    <span className="price">
      <ForEachCar>
        {(car) => (
          <>
            {texts.priceFor(car, shown)}
            {isOfUnknownSize(shown, car) && ' · '}
            <UnknownSize shown={shown} car={car} />
          </>
        )}
      </ForEachCar>
    </span>
  );
}

/** Says that the price shown for a car is one of an unknown size, if it is. */
export async function UnknownSize({ shown, car }: { shown: ShownPrices; car: CarSize }) {
  const t = await getTranslations('provider');
  return isOfUnknownSize(shown, car) && <small className="ms-1">{t('sizeNotStated')}</small>;
}
