import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ForEachCar } from '@/components/car/for-each-car';
import { OpenState } from '@/components/facts/open-state';
import { AvatarTransition, ProviderAvatar } from '@/components/facts/provider-avatar';
import { useProviderTexts } from '@/components/facts/use-provider-texts';
import { languageOf } from '@/components/ui/data-text';
import { Link } from '@/components/ui/link';
import { CAR_SIZES } from '@/lib/domain/car';
import { type ChatDetails, chatUrl, telLink } from '@/lib/domain/contact';
import { unpackHours } from '@/lib/domain/packed-hours';
import { contactPath, providerPath } from '@/lib/routing/client-paths';
import type { CardProvider } from './card-provider';

export interface CardOptions {
  /** Whether the address is shown even if the area is known. */
  showsAddress?: boolean;
  /** Whether the area is shown with its emirate. */
  showsEmirate?: boolean;
  /** The minute of the week that the list is filtered by, for which the open state is shown. */
  openAt?: number;
  /** Whether it links to directions, because the visitor's position is known. */
  showsDirections?: boolean;
  /** Search details to include in the WhatsApp message. */
  chatDetails?: ChatDetails;
  /** Origin of the site, for the URL in the WhatsApp message. */
  origin: string;
}

interface ProviderCardProps extends CardOptions {
  provider: CardProvider;
  /** Controls in the corner of the card. */
  children?: React.ReactNode;
}

/** Renders a provider as a card with its main facts (product rule 2.9). */
export function ProviderCard({
  provider,
  showsAddress,
  showsEmirate,
  openAt,
  showsDirections,
  chatDetails,
  origin,
  children,
}: ProviderCardProps) {
  const t = useTranslations();
  const locale = useLocale();
  const texts = useProviderTexts();
  const [isOpening, setOpening] = useState(false);
  const { name, area, services, description } = provider;
  const address = showsAddress || !area ? provider.address : undefined;
  const unsizedPrice = (
    <>
      {provider.price}
      {provider.isUnsized && <small>{t('provider.sizeNotStated')}</small>}
    </>
  );
  return (
    <article className="card">
      <AvatarTransition id={provider.id} isActive={isOpening}>
        <ProviderAvatar
          provider={provider}
          scene={provider.scene}
          logo={provider.logo}
          photo={provider.photo}
        />
      </AvatarTransition>
      <h3 {...languageOf(name, locale)}>
        {name}
        {provider.isVerified && <i role="img" aria-label={t('provider.verified')} />}
        {provider.nameLatin && <small lang="en">{provider.nameLatin}</small>}
      </h3>
      <CardRating provider={provider} />
      <p className="where">
        {provider.distance && <small>{texts.distance(provider.distance)}</small>}
        {area && <b>{showsEmirate ? texts.areaInEmirate(area) : area.name}</b>}
        {address && <span {...languageOf(address, locale)}>{address}</span>}
        {!area && !address && t('provider.noAddress')}
      </p>
      <ul>
        <OpenState
          as="li"
          className="hours"
          openTimes={provider.openTimes ? unpackHours(provider.openTimes) : null}
          closure={provider.closure}
          openAt={openAt}
          hours={provider.hours ?? t('provider.noHours')}
        />
        <li className="price">
          {provider.prices ? (
            <ForEachCar>
              {(car) => {
                const price = provider.prices![CAR_SIZES.indexOf(car)];
                return typeof price === 'number' ? texts.carPrice(car, price) : unsizedPrice;
              }}
            </ForEachCar>
          ) : (
            unsizedPrice
          )}
        </li>
        {services && <li className="kind">{services}</li>}
      </ul>
      {description && (
        <p className="text" {...languageOf(description, locale)}>
          {description}
        </p>
      )}
      <CardActions
        provider={provider}
        showsDirections={showsDirections}
        chatDetails={chatDetails}
        origin={origin}
        onOpen={() => setOpening(true)}
      />
      {children}
    </article>
  );
}

/** Renders the imported rating and that of the reviews published here, which is named. */
function CardRating({ provider: { rating, reviews, own } }: Pick<ProviderCardProps, 'provider'>) {
  const t = useTranslations('provider');
  if (rating === undefined && !own) {
    return (
      <p className="rating">
        <small>{t('unrated')}</small>
      </p>
    );
  }
  const ownText = own && t('own', { own });
  const words = [
    rating && (reviews ? t('ratedOnCard', { rating, reviews }) : t('rated', { rating })),
    ownText,
  ];
  return (
    <p className="rating" role="img" aria-label={words.filter(Boolean).join('. ')}>
      {rating}
      {rating && reviews && <small>{` (${reviews})`}</small>}
      {own && <b>{ownText}</b>}
    </p>
  );
}

interface CardActionsProps extends Pick<
  ProviderCardProps,
  'provider' | 'showsDirections' | 'chatDetails' | 'origin'
> {
  /** Called when the provider's page is opened. */
  onOpen: () => void;
}

/**
 * Links to call and to chat, or else another way to the provider, and the link to the provider's page, which covers the rest of
 * the card.
 */
function CardActions({ provider, showsDirections, chatDetails, origin, onOpen }: CardActionsProps) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const texts = useProviderTexts();
  const { id, name, phone, whatsapp, wayOut, directions } = provider;
  const tel = phone && telLink(phone);
  const href = providerPath(id, locale);
  const message = texts.chatMessage({ name, url: origin + href }, chatDetails);
  return (
    <>
      <Link
        href={href}
        className="more"
        loading={t('loading')}
        aria-label={t('viewDetailsOf', { name })}
        onClick={onOpen}
      >
        {t('viewDetails')}
      </Link>
      <div className="actions">
        {tel && (
          <a href={tel} dir="ltr" aria-label={t('callName', { name, phone })}>
            {phone}
          </a>
        )}
        {phone && !tel && <p dir="auto">{phone}</p>}
        {whatsapp && (
          <a href={chatUrl(whatsapp, message)} aria-label={t('chatName', { name })}>
            {t('chat')}
          </a>
        )}
        {wayOut && (
          <a
            href={wayOut.href ?? contactPath(locale)}
            data-way={wayOut.to}
            rel={wayOut.to === 'website' ? 'nofollow' : undefined}
            aria-label={t(`wayOut.${wayOut.to}Of`, { name })}
          >
            {t(`wayOut.${wayOut.to}`)}
          </a>
        )}
        {showsDirections && directions && wayOut?.to !== 'directions' && (
          <a href={directions} data-way="directions" aria-label={t('wayOut.directionsOf', { name })}>
            {t('wayOut.directions')}
          </a>
        )}
      </div>
    </>
  );
}
