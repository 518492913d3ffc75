import { ShareButton } from '@/components/provider-page/share-button';
import { buttonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { CarSize } from '@/lib/domain/car';
import { chatUrl, comparisonMessage, joinFacts, visiblePhone } from '@/lib/domain/contact';
import { pricesOf } from '@/lib/domain/price-query';
import type { Provider } from '@/lib/domain/provider';
import type { Kind } from '@/lib/domain/wash-types';
import { getIntl } from '@/lib/routing/get-intl';
import { urlOf } from '@/lib/routing/url-of';

interface ShareComparisonProps {
  providers: Provider[];
  /** What the comparison asks the price of. */
  kind?: Kind;
  car?: CarSize;
}

/** Renders a WhatsApp link with a message about all compared providers, and a button that shares the comparison. */
export async function ShareComparison({ providers, kind, car }: ShareComparisonProps) {
  const { t, format, locale, texts } = await getIntl();
  const ids = providers.map(({ id }) => id);
  const url = urlOf({ name: 'compare', ids, kind: kind?.slug, car }, locale);
  const question = t('compare.question', {
    what: [kind?.name[locale] ?? t('compare.wash'), car && t(`car.${car}`)].filter(Boolean).join(' · '),
  });
  const priceOf = (provider: Provider) => {
    const shown = pricesOf(provider, kind);
    return car ? texts.priceFor(car, shown) : (texts.carPrices(shown) ?? texts.price(shown));
  };
  const message = comparisonMessage(
    [t('compare.listOpening'), question].join('\n'),
    providers.map((provider) =>
      joinFacts([
        provider.name,
        provider.rating === null
          ? null
          : texts.rated({ rating: provider.rating, count: provider.reviewCount }),
        provider.isVerified ? t('provider.verified') : null,
        priceOf(provider),
        texts.closedToday(provider),
        ...texts.hoursOfWeek(provider),
        visiblePhone(provider),
        provider.address,
      ]),
    ),
    t('compare.listClosing', { url }),
  );
  return (
    <div className="no-print flex flex-wrap gap-2">
      <a
        href={chatUrl('', message)}
        target="_blank"
        rel="noopener nofollow"
        className={buttonStyle('main', 'max-sm:px-2')}
      >
        <Icon name="whatsapp" />
        {t('compare.send', { count: providers.length })}
        <span className="sr-only"> {t('providerPage.newTab')}</span>
      </a>
      <ShareButton
        title={t('metadata.compare.titleOf', { names: format.list(providers.map(({ name }) => name)) })}
        facts={[...providers.map(({ name }) => name), question]}
        url={url}
        // An icon on phones, for which the row has room.
        className={buttonStyle('outlined', 'needs-script max-sm:w-target max-sm:px-0 max-sm:*:last:sr-only')}
      />
    </div>
  );
}
