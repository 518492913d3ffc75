import { getTranslations } from 'next-intl/server';
import { CarChoice } from '@/components/car/car-choice';
import { PriceForMyCar } from '@/components/facts/price-for-my-car';
import { differByCar, hasCarPrices } from '@/lib/domain/car';
import { parseLastPriceKind } from '@/lib/domain/last-price-kind';
import type { MenuItem } from '@/lib/domain/menu';
import { pricesOf } from '@/lib/domain/price-query';
import type { Provider } from '@/lib/domain/provider';
import { ActionBar } from './action-bar';
import { Contacts } from './contacts';

interface BookingPanelProps {
  provider: Provider;
  menu: readonly MenuItem[];
  /** Whether many callers could not reach it (product rule 2.33). */
  isUnreached: boolean;
}

/**
 * Renders the price, the main actions and the contacts: a panel that stays in view beside the text on wide screens. On phones, the
 * price follows the name, the actions are a bar at the bottom of the screen, and the contacts follow the text.
 */
export async function BookingPanel({ provider, menu, isUnreached }: BookingPanelProps) {
  return (
    <aside
      aria-labelledby="contact"
      className="max-lg:contents lg:sticky lg:top-[calc(var(--header-height,0rem)+1rem)] lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:grid lg:max-h-[calc(100dvh-var(--header-height,0rem)-2rem)] lg:gap-4 lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:rounded-card lg:border lg:border-sand-200 lg:bg-surface lg:p-5 lg:shadow-raised lg:[scrollbar-width:thin] lg:[@media(height<40rem)]:static lg:[@media(height<40rem)]:max-h-none"
    >
      <Price provider={provider} menu={menu} />
      <ActionBar provider={provider} />
      <Contacts provider={provider} isUnreached={isUnreached} />
    </aside>
  );
}

/** Renders the price for the visitor's car, with the choice of the car where it matters (product rule 2.28). */
async function Price({ provider, menu }: Omit<BookingPanelProps, 'isUnreached'>) {
  const t = await getTranslations('providerPage');
  const shown = pricesOf(provider);
  const { prices, priceFrom, priceTo, isVatAdded } = shown;
  const others = provider.kinds
    .map((kind) => [kind.slug, pricesOf(provider, kind)] as const)
    .filter(
      ([slug, { service, priceFrom, priceTo }]) =>
        parseLastPriceKind(slug) && service !== shown.service && (priceFrom ?? priceTo) !== null,
    );
  const isStartingPrice = !hasCarPrices(prices) && priceFrom !== null && priceTo === null;
  return (
    <div className="grid gap-2 max-lg:mt-2 [&>fieldset]:max-w-96">
      {others.length > 0 && <style>{others.map(([slug]) => showAsked(slug)).join('')}</style>}
      <p className="price-of-wash tabular-nums [&_.amount]:text-2xl">
        <PriceForMyCar shown={shown} isStrong />
      </p>
      {others.map(([slug, ofKind]) => (
        <p key={slug} data-price-of={slug} className="hidden tabular-nums [&_.amount]:text-2xl">
          <PriceForMyCar shown={ofKind} isStrong />
        </p>
      ))}
      {(differByCar(prices) || menu.some(({ car }) => car !== null)) && <CarChoice />}
      {isStartingPrice && <p className="text-sm text-ink-500">{t('priceNote')}</p>}
      {isVatAdded && <p className="text-sm text-ink-500">{t('vatNote')}</p>}
    </div>
  );
}

/** Shows the price of the kind that the visitor asked for last, as the list did that led here, in place of that of a wash (product rule 2.29). */
function showAsked(slug: string): string {
  return `[data-asked='${slug}'] [data-price-of='${slug}']{display:block}[data-asked='${slug}'] .price-of-wash{display:none}`;
}
