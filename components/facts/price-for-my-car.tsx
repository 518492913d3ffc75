import { getTranslations } from 'next-intl/server';
import { ForEachCar } from '@/components/car/for-each-car';
import { CAR_SIZES, type CarSize, differByCar, hasCarPrices } from '@/lib/domain/car';
import { isOfUnknownSize, type ShownPrices } from '@/lib/domain/price-query';
import { getIntl } from '@/lib/routing/get-intl';
import { PriceText } from './price-text';

interface PriceForMyCarProps {
  shown: ShownPrices;
  /** The car that a page is about; that of the visitor if absent. */
  car?: CarSize;
  /** Whether the amount stands out, and without a car is the lowest of all. */
  isStrong?: boolean;
}

/** Renders the price of a provider for the visitor's car, which it names, or for any where it is the same (product rule 2.28). */
export async function PriceForMyCar({ shown, car: asked, isStrong }: PriceForMyCarProps) {
  const { texts } = await getIntl();
  const priceFor = (car: CarSize | undefined) => {
    const price = texts.priceFor(car, shown);
    const size = car ?? CAR_SIZES[0];
    return (
      <>
        {isStrong ? <PriceText>{price}</PriceText> : price}
        {isOfUnknownSize(shown, size) && ' '}
        <UnknownSize shown={shown} car={size} />
      </>
    );
  };
  return (
    <span className="price">
      {asked ? (
        priceFor(asked)
      ) : differByCar(shown.prices) ? (
        <>
          {isStrong && (
            <span data-for="any">
              <PriceText>{texts.priceFor(undefined, fromLowest(shown))}</PriceText>
            </span>
          )}
          <ForEachCar>{priceFor}</ForEachCar>
        </>
      ) : (
        priceFor(undefined)
      )}
    </span>
  );
}

/** What is shown without a car: from the lowest price of any. */
function fromLowest(shown: ShownPrices): ShownPrices {
  const known = CAR_SIZES.flatMap((car) => shown.prices[car] ?? []);
  return { ...shown, priceFrom: Math.min(...known), priceTo: null };
}

/** Says that the price shown for a car is one of an unknown size, if it is. */
export async function UnknownSize({ shown, car }: { shown: ShownPrices; car: CarSize }) {
  const t = await getTranslations('provider');
  return (
    isOfUnknownSize(shown, car) && (
      <small className="inline-block text-sm font-normal">
        {t(`sizeNotStated.${hasCarPrices(shown.prices) ? car : 'any'}`)}
      </small>
    )
  );
}
