import { getTranslations } from 'next-intl/server';
import { getProviderTexts } from '@/components/facts/get-provider-texts';
import { OpenState } from '@/components/facts/open-state';
import { Icon } from '@/components/ui/icon';
import type { Provider } from '@/lib/domain/provider';

/** Renders the facts that matter most: price, open state and service mode. */
export async function PriceAndState({ provider }: { provider: Provider }) {
  const [t, texts] = await Promise.all([getTranslations('providerPage'), getProviderTexts()]);
  const serviceMode = texts.serviceMode(provider);
  return (
    <section aria-label={t('facts')} className="panel price-and-state">
      <p className="text-2xl font-bold">{texts.price(provider)}</p>
      <p className="flex items-center gap-2">
        <Icon name="clock" />
        <OpenState
          as="span"
          className="open-state"
          openTimes={provider.openTimes}
          hours={texts.hours(provider.openTimes)}
        />
      </p>
      {serviceMode && (
        <p className="flex items-center gap-2">
          <Icon name="route" />
          {serviceMode}
        </p>
      )}
      {provider.priceFrom !== null && provider.priceTo === null && (
        <p className="text-sm text-ink-500">{t('priceNote')}</p>
      )}
    </section>
  );
}
