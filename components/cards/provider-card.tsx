import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ForEachCar } from '@/components/car/for-each-car';
import { OpenStateView } from '@/components/facts/open-state';
import { PriceText } from '@/components/facts/price-text';
import { PictureTransition } from '@/components/facts/provider-picture';
import { ProviderPicture } from '@/components/facts/provider-picture';
import { useProviderTexts } from '@/components/facts/use-provider-texts';
import { languageOf } from '@/components/ui/data-text';
import { Link } from '@/components/ui/link';
import { CAR_SIZES, type CarOrAny } from '@/lib/domain/car';
import { type ChatDetails, telLink } from '@/lib/domain/contact';
import { unpackHours } from '@/lib/domain/packed-hours';
import { providerPath } from '@/lib/routing/client-paths';
import { CardActions } from './card-actions';
import type { CardProvider, ShownFacts } from './card-provider';

export interface CardOptions extends ShownFacts {
  /** Whether the area is shown with its emirate. */
  showsEmirate?: boolean;
  /** The minute of the week that the list is filtered by, for which the open state is shown. */
  openAt?: number;
  /** Search details to include in the WhatsApp message. */
  chatDetails?: ChatDetails;
  /** Origin of the site, for the URL in the WhatsApp message. */
  origin: string;
}

interface ProviderCardProps extends CardOptions {
  provider: CardProvider;
  /** Controls on the picture. */
  children?: React.ReactNode;
}

/** Renders a provider as a card with its main facts (product rule 2.9). */
export function ProviderCard({ provider, showsEmirate, openAt, children, ...options }: ProviderCardProps) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const [isOpening, setOpening] = useState(false);
  const { id, name, match, description, kinds } = provider;
  return (
    <article className="card">
      <PictureTransition id={id} isActive={isOpening}>
        <ProviderPicture {...provider} />
      </PictureTransition>
      <div className="card-body">
        <h3 className="card-name" {...languageOf(name, locale)}>
          {name}
          {provider.isVerified && <i className="tick" role="img" aria-label={t('verified')} />}
          {provider.otherName && (
            <small lang={locale} dir="auto">
              {provider.otherName}
            </small>
          )}
        </h3>
        <CardFacts provider={provider} showsEmirate={showsEmirate} {...options} />
        <div className="facts state">
          <div className="line">
            <OpenStateView
              className="hours"
              week={provider.open && { open: unpackHours(provider.open), doubtful: provider.doubtful ?? [] }}
              closure={provider.closure}
              openAt={openAt}
              hours={provider.hours ?? t('noHours')}
              mode={provider.mode}
            />
          </div>
        </div>
        <CardDetails provider={provider} {...options} />
        <div className="card-foot">
          <CardPrice provider={provider} />
          <Link
            href={providerPath(id, locale)}
            className="more"
            loading={t('loading')}
            aria-label={t('viewDetailsOf', { name })}
            onClick={() => setOpening(true)}
          >
            {t('viewDetails')}
          </Link>
        </div>
        <div className="summary">
          {match && (
            <p className="match" {...languageOf(match, locale)}>
              {match}
            </p>
          )}
          {description ? (
            <p className="about" {...languageOf(description, locale)}>
              {description}
            </p>
          ) : (
            kinds && <p className="about">{kinds}</p>
          )}
        </div>
        <CardActions provider={provider} {...options} />
      </div>
      {children}
    </article>
  );
}

interface CardFactsProps extends Pick<ProviderCardProps, 'provider' | 'showsEmirate'> {
  showsAddress?: boolean;
}

/** Renders the word of a self-service bay, the imported rating, the place, and the rating of the reviews published here, which is named and never mixed with it. */
function CardFacts({ provider, showsEmirate }: CardFactsProps) {
  const t = useTranslations('provider');
  const texts = useProviderTexts();
  const { isSelfService, rating, reviews, own, area, distance } = provider;
  return (
    <div className="facts locality">
      <ul className="line">
        {isSelfService && <li className="font-semibold text-ink-950">{t('selfService')}</li>}
        {rating ? (
          <li>
            <span
              className="rated"
              role="img"
              aria-label={reviews ? t('ratedOnCard', { rating, reviews }) : t('rated', { rating })}
            >
              <b>{rating}</b>
              {reviews && ` (${reviews})`}
            </span>
          </li>
        ) : (
          !own && <li>{t('unrated')}</li>
        )}
        {area && (
          // With a distance, the emirate says nothing.
          <li className="area">{showsEmirate && !distance ? texts.areaInEmirate(area) : area.name}</li>
        )}
        {distance && <li className="distance">{texts.distance(distance)}</li>}
        {own && <li className="own">{t('own', { own })}</li>}
      </ul>
    </div>
  );
}

/** Renders the address where it is asked for, or where no area is known; on the combined page with the phone number. */
function CardDetails({
  provider,
  showsAddress,
  showsPriceRange,
}: Pick<ProviderCardProps, 'provider' | keyof ShownFacts>) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const { area, phone } = provider;
  const address = showsAddress || !area ? provider.address : undefined;
  // One that cannot be called is not on a button.
  const shownPhone = phone && (showsPriceRange || !telLink(phone)) ? phone : undefined;
  if (!address && area && !shownPhone) return null;
  return (
    <p className="facts address">
      {address ? <span {...languageOf(address, locale)}>{address}</span> : !area && t('noAddress')}
      {shownPhone && (
        <>
          {address && !showsPriceRange && ' · '}
          <bdi dir="auto" className={showsPriceRange ? 'block' : 'whitespace-nowrap'}>
            {shownPhone}
          </bdi>
        </>
      )}
    </p>
  );
}

/** Renders the price that the list compares, or for the visitor's car, or as typed. */
function CardPrice({
  provider: { prices, priceLabel, price = '', priceRange, unsized },
}: Pick<ProviderCardProps, 'provider'>) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const texts = useProviderTexts();
  if (priceRange)
    return (
      <p className="price" {...languageOf(priceRange, locale)}>
        <b className="amount">{priceRange}</b>
      </p>
    );
  const priceOfNoSize = (car: CarOrAny | undefined) => (
    <PriceText>{car ? `${price} · ${t(`sizeNotStated.${car}`)}` : price}</PriceText>
  );
  return (
    <p className="price">
      {prices ? (
        <ForEachCar>
          {(car) => {
            const ofCar = prices[CAR_SIZES.indexOf(car)];
            if (typeof ofCar !== 'number') return priceOfNoSize(unsized && car);
            return <PriceText>{texts.carPrice(car, ofCar, priceLabel)}</PriceText>;
          }}
        </ForEachCar>
      ) : (
        priceOfNoSize(unsized)
      )}
    </p>
  );
}
