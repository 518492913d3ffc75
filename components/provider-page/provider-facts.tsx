import { getLocale, getNow, getTranslations } from 'next-intl/server';
import { CarSelect } from '@/components/car/car-select';
import { ForEachCar } from '@/components/car/for-each-car';
import { getCarLabels } from '@/components/car/get-car-labels';
import { getProviderTexts } from '@/components/facts/get-provider-texts';
import { OpenState } from '@/components/facts/open-state';
import { PhotoStrip } from '@/components/facts/photo-strip';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { differByCar, hasCarPrices } from '@/lib/domain/car';
import type { MenuItem } from '@/lib/domain/menu';
import { DAY_MINUTES, dayOf, dubaiMinute } from '@/lib/domain/opening-hours';
import type { Provider } from '@/lib/domain/provider';
import { kindsNotInWashTypes } from '@/lib/domain/wash-types';
import { formatLongWeekday } from '@/lib/i18n/formatters';
import { getLinks } from '@/lib/routing/links';
import { HoursTable } from './hours-table';
import { Menu } from './menu';

/** The width of its photos; one of several is 4 : 3 in a frame of 12 : 5, on phones of 16 : 9. */
const PHOTO_SIZES = {
  single: '(min-width: 64rem) 48rem, 100vw',
  several: '(min-width: 64rem) 27rem, 75vw',
};

/** Renders the cards About This Service, Services Included, Service Category and Operating Hours (product rule 2.8). */
export async function ProviderFacts({ provider, menu }: { provider: Provider; menu: readonly MenuItem[] }) {
  const [t, to, locale] = await Promise.all([getTranslations(), getLinks(), getLocale()]);
  const extras = [
    provider.sameDayService && t('providerPage.sameDay'),
    provider.weekendService && t('providerPage.weekend'),
  ].filter((extra) => extra !== false);
  // Opening hours that could not be parsed are shown in their own card.
  const originalTexts = [
    ...new Set([provider.priceRange, provider.washType, provider.openTimes?.length && provider.openingHours]),
  ].filter((text) => typeof text === 'string' && text !== '') as string[];
  return (
    <div className="grid flex-1 grid-cols-1 gap-5">
      <PhotoStrip provider={provider} sizes={PHOTO_SIZES} />
      <Menu provider={provider} items={menu} />
      <Card title={t('providerPage.about')}>
        {provider.description ? (
          <p className="text-lg">
            <DataText>{provider.description}</DataText>
          </p>
        ) : (
          <p className="text-ink-500">{t('providerPage.noDescription')}</p>
        )}
      </Card>
      <Card title={t('providerPage.included')}>
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {kindsNotInWashTypes(provider.kinds, provider.washTypes).map(({ slug, name }) => (
            <Included key={slug}>{name[locale]}</Included>
          ))}
          {provider.washTypes.map((washType) => (
            <Included key={washType}>
              <Link
                href={to({ name: 'washType', washType })}
                className="text-link inline-flex min-h-11 items-center"
              >
                {t(`washTypes.${washType}.name`)}
              </Link>
            </Included>
          ))}
          {extras.map((extra) => (
            <Included key={extra}>{extra}</Included>
          ))}
        </ul>
      </Card>
      {provider.category && (
        <Card title={t('providerPage.category')}>
          <p>
            <DataText>{provider.category}</DataText>
            {provider.locationType && (
              <>
                {' · '}
                <DataText className="text-ink-500">{provider.locationType}</DataText>
              </>
            )}
          </p>
        </Card>
      )}
      <Card title={t('providerPage.hours')}>
        <OpeningHours provider={provider} />
      </Card>
      {originalTexts.length > 0 && (
        <details className="panel original-texts">
          <summary>
            {t('providerPage.typed')}
            <Icon name="chevron-down" />
          </summary>
          <ul>
            {originalTexts.map((text) => (
              <li key={text}>
                <q>
                  <DataText>{text}</DataText>
                </q>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Card({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="panel p-5 lg:p-6">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}

function Included({ children }: { children: React.ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-2">
      <Icon name="check" className="text-leaf-700" />
      {children}
    </li>
  );
}

/** Renders the weekly opening hours, or the original text if it could not be parsed (product rule 2.8). */
async function OpeningHours({ provider }: { provider: Provider }) {
  const { openTimes, openingHours } = provider;
  const [t, texts, locale, now] = await Promise.all([
    getTranslations('providerPage'),
    getProviderTexts(),
    getLocale(),
    getNow(),
  ]);
  const days = openTimes?.length
    ? texts.hoursByWeekday(openTimes).map((hours, day) => ({
        name: formatLongWeekday(day * DAY_MINUTES, locale),
        hours: hours ?? t('closed'),
      }))
    : undefined;
  const closedToday = texts.closedToday(provider);
  return (
    <>
      {closedToday && <p className="mb-3 font-medium">{closedToday}</p>}
      {days && (
        <HoursTable
          days={days}
          firstDay={dayOf(dubaiMinute(now.getTime()))}
          labels={{ hours: t('hours'), day: t('day'), hoursOf: t('hoursOf'), today: t('today') }}
        />
      )}
      {!days && (
        <p className="font-medium">
          {openingHours ? <DataText>{openingHours}</DataText> : t('hoursFallback')}
        </p>
      )}
      <p className="mt-2 text-sm text-ink-500">
        {t('hoursNote')}
        {openingHours && <> · {days ? t('hoursDiffer') : t('hoursNotRead')}</>}
      </p>
    </>
  );
}

/** Renders the price for the visitor's car, with the choice of the car where it matters (product rule 2.28). */
async function CarPrice({ provider }: { provider: Provider }) {
  const [labels, texts] = await Promise.all([getCarLabels(), getProviderTexts()]);
  if (!differByCar(provider.prices))
    return <p className="text-xl font-bold">{texts.priceFor(undefined, provider)}</p>;
  return (
    <>
      <p className="price text-xl">
        <ForEachCar>{(car) => texts.priceFor(car, provider)}</ForEachCar>
      </p>
      <CarSelect labels={labels} />
    </>
  );
}

/** Renders the facts that matter most: price, open state and service mode. */
export async function KeyFacts({ provider }: { provider: Provider }) {
  const [t, texts] = await Promise.all([getTranslations('providerPage'), getProviderTexts()]);
  const serviceMode = texts.serviceMode(provider);
  return (
    <section aria-label={t('facts')} className="panel price-and-state">
      <CarPrice provider={provider} />
      <p className="flex items-center gap-2">
        <Icon name="clock" />
        <OpenState
          openTimes={provider.openTimes}
          closure={texts.closure(provider)}
          hours={texts.hours(provider.openTimes)}
        />
      </p>
      {serviceMode && (
        <p className="flex items-center gap-2">
          <Icon name="route" />
          {serviceMode}
        </p>
      )}
      {!hasCarPrices(provider.prices) && provider.priceFrom !== null && provider.priceTo === null && (
        <p className="text-sm text-ink-500">{t('priceNote')}</p>
      )}
      {provider.isVatAdded && <p className="text-sm text-ink-500">{t('vatNote')}</p>}
    </section>
  );
}
