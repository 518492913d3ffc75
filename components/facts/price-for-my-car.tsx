import { ForEachCar } from '@/components/car/for-each-car';
import { differByCar } from '@/lib/domain/car';
import type { ProviderSummary } from '@/lib/domain/provider';
import { getProviderTexts } from './get-provider-texts';

/** Renders the price of a provider for the visitor's car, or for any where it is the same (product rule 2.28). */
export async function PriceForMyCar({ provider }: { provider: ProviderSummary }) {
  const texts = await getProviderTexts();
  if (!differByCar(provider.prices)) return <span>{texts.priceFor(undefined, provider)}</span>;
  return (
    <span className="price">
      <ForEachCar>{(car) => texts.priceFor(car, provider)}</ForEachCar>
    </span>
  );
}
