import { getLocale, getTranslations } from 'next-intl/server';
import { getFactTexts } from '@/components/facts/fact-texts';
import { OpenState } from '@/components/facts/open-state';
import { serviceModeMessage } from '@/components/facts/service-mode';
import { TypedWords } from '@/components/facts/typed-words';
import { Icon } from '@/components/ui/icon';
import type { Provider } from '@/lib/domain/provider';

/** What a driver decides by first: the price, whether it is open, and who drives to whom. */
export async function PriceAndState({ provider }: { provider: Provider }) {
  const [t, locale, texts] = await Promise.all([getTranslations('provider'), getLocale(), getFactTexts()]);
  const serviceMode = serviceModeMessage(provider);
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
          labels={texts.states}
          locale={locale}
        />
      </p>
      {serviceMode && (
        <p className="flex items-center gap-2">
          <Icon name="route" />
          {t(serviceMode)}
        </p>
      )}
      {provider.priceRange && (
        <div>
          {provider.priceFrom !== null && provider.priceTo === null && (
            <p className="text-sm text-ink-500">{t('priceNote')}</p>
          )}
          <TypedWords text={provider.priceRange} />
        </div>
      )}
    </section>
  );
}
