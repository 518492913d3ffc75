import { getTranslations } from 'next-intl/server';
import { CarChoice } from '@/components/car/car-choice';
import { ForEachCar } from '@/components/car/for-each-car';
import { getCarChoice } from '@/components/car/get-car-labels';
import { getProviderTexts } from '@/components/facts/get-provider-texts';
import { isOfUnknownSize, pricesOf } from '@/lib/domain/asked-price';
import { type CarSize, differByCar, hasCarPrices } from '@/lib/domain/car';
import type { MenuItem } from '@/lib/domain/menu';
import type { Provider } from '@/lib/domain/provider';
import { ActionBar } from './action-bar';
import { Contacts } from './contacts';

interface BookingPanelProps {
  provider: Provider;
  menu: readonly MenuItem[];
}

/**
 * Renders the price, the main actions and the contacts: a panel that stays in view beside the text on wide screens. On phones, the
 * price follows the name, the actions are a bar at the bottom of the screen, and the contacts follow the text.
 */
export async function BookingPanel({ provider, menu }: BookingPanelProps) {
  return (
    <aside aria-labelledby="contact" className="booking-panel">
      <Price provider={provider} menu={menu} />
      <ActionBar provider={provider} />
      <Contacts provider={provider} />
    </aside>
  );
}

/** Renders the price for the visitor's car, with the choice of the car where it matters (product rule 2.28). */
async function Price({ provider, menu }: BookingPanelProps) {
  const [t, tMenu, texts] = await Promise.all([
    getTranslations('providerPage'),
    getTranslations('menu'),
    getProviderTexts(),
  ]);
  const { prices, priceFrom, priceTo, isVatAdded } = provider;
  const byCar = differByCar(prices);
  const isOfAnySize = !hasCarPrices(prices) && (priceFrom !== null || priceTo !== null);
  return (
    <div className="booking-price">
      <p className={`text-2xl font-bold tabular-nums ${byCar ? 'price' : ''}`}>
        {byCar ? (
          <ForEachCar>{(car) => <PriceOf provider={provider} car={car} />}</ForEachCar>
        ) : (
          texts.priceFor(undefined, pricesOf(provider))
        )}
      </p>
      {(byCar || menu.some(({ car }) => car !== null)) && <CarChoice {...await getCarChoice()} />}
      {isOfAnySize && (
        <p className="text-sm text-ink-500">
          {priceFrom !== null && priceTo === null ? t('priceNote') : tMenu('sizeNotStated')}
        </p>
      )}
      {isVatAdded && <p className="text-sm text-ink-500">{t('vatNote')}</p>}
    </div>
  );
}

/** Renders the price for a car that is named elsewhere, or the range of which the provider states no size. */
export async function PriceOf({ provider, car }: { provider: Provider; car: CarSize }) {
  const [t, texts] = await Promise.all([getTranslations('provider'), getProviderTexts()]);
  const shown = pricesOf(provider);
  const price = shown.prices[car];
  if (price !== null) return texts.price({ ...shown, priceFrom: price, priceTo: price });
  return (
    <>
      {texts.price(shown)}
      {isOfUnknownSize(shown, car) && <small>{t('sizeNotStated')}</small>}
    </>
  );
}
