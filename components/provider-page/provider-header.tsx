import { getTranslations } from 'next-intl/server';
import { OpenStateView } from '@/components/facts/open-state';
import { Rating, RatingSource } from '@/components/facts/rating';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { SaveViewedProvider } from '@/components/saved/save-button';
import { BackButton } from '@/components/ui/back-button';
import { buttonStyle } from '@/components/ui/button';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { visiblePhone } from '@/lib/domain/contact';
import { pricesOf } from '@/lib/domain/price-query';
import { otherName, type Provider } from '@/lib/domain/provider';
import type { Review } from '@/lib/domain/review';
import { getIntl } from '@/lib/routing/get-intl';
import { servicesRoute } from '@/lib/routing/route';
import { autoWash } from '@/lib/seo/structured-data/provider';
import { siteOrigin } from '@/lib/site';
import { DistanceFact } from './distance-fact';
import { ShareButton } from './share-button';

/** A button of the line above the name on wide screens, round on the picture on phones. */
const ACTION = buttonStyle(
  'plain',
  'max-lg:w-target max-lg:rounded-pill max-lg:bg-surface max-lg:px-0 max-lg:shadow-card max-lg:[&>span]:sr-only',
);
/** Its line is a border, because the underline of the words would end before the figures. */
const SOURCE =
  'inline-flex min-h-11 items-center *:first:border-b *:first:border-sand-400 *:first:leading-snug hover:*:first:border-current';
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** Renders the way back, the breadcrumbs, and what can be done with the page: compare, share and save. */
export async function ProviderActions({ provider }: { provider: Provider }) {
  const { t, to, locale, texts } = await getIntl();
  const { id, name, area, emirates } = provider;
  const [emirate] = emirates;
  const services = to(servicesRoute());
  const ofEmirate = emirate && ([to({ name: 'emirate', emirate }), t(`emirates.${emirate}.name`)] as const);
  return (
    <div className="no-print container-page flex sideways:end-auto! sideways:m-0! sideways:w-2/5! sideways:pt-6! sideways:*:first:ms-2 items-center gap-1 max-lg:absolute max-lg:inset-x-0 max-lg:z-2 max-lg:flex-wrap max-lg:gap-2 max-lg:pt-3 max-lg:*:first:me-auto max-lg:[&>nav]:hidden lg:*:first:-ms-4 lg:*:last:-me-4 lg:[&>nav]:min-w-0 lg:[&>nav]:flex-1">
      <BackButton fallback={services} className={ACTION} />
      <Breadcrumbs
        parents={[[services, t('nav.services')], ...(ofEmirate ? [ofEmirate] : [])]}
        currentPage={name}
        origin={siteOrigin()}
      />
      <Link href={to({ name: 'compare', ids: [id] })} className={ACTION}>
        <Icon name="columns-2" />
        <span>{t('providerPage.compare')}</span>
      </Link>
      <ShareButton
        title={name}
        className={`${ACTION} needs-script`}
        facts={[
          name,
          texts.carPrices(pricesOf(provider)) ?? texts.price(pricesOf(provider)),
          texts.closedToday(provider) ?? WEEKDAYS.map((day) => texts.hours(provider, day)),
          provider.address,
        ]}
      />
      <SaveViewedProvider
        provider={{
          id,
          name,
          otherName: otherName(provider, locale) ?? undefined,
          phone: visiblePhone(provider),
          area: area && texts.areaInEmirate({ ...area, name: area.name[locale] }),
        }}
        className={ACTION}
        label={t('saved.save')}
      />
    </div>
  );
}

interface ProviderHeaderProps {
  provider: Provider;
  /** The reviews that the page shows, for search engines. */
  reviews: readonly Review[];
}

/** Renders the name of a provider and the facts that drivers decide by: ratings, area, whether it is open and where it washes. */
export async function ProviderHeader({ provider, reviews }: ProviderHeaderProps) {
  const { t, to, locale, texts, now } = await getIntl();
  const { area, emirates, isVerified, isEco } = provider;
  const [emirate] = emirates;
  const place = area ? area.name[locale] : emirate && t(`emirates.${emirate}.name`);
  const nameBelow = otherName(provider, locale);
  return (
    <header className="grid grid-cols-1 gap-1 [&_.line]:items-center">
      <JsonLd data={autoWash(provider, locale, { reviews, now, carName: (car) => t(`car.${car}`) })} />
      <h1 className="text-2xl text-ink-950 wrap-anywhere sideways:text-xl">
        <DataText>{provider.name}</DataText>
      </h1>
      {nameBelow && <p className="text-ink-500">{nameBelow}</p>}
      <div className="facts text-base">
        <ul className="line">
          <ImportedRating provider={provider} />
          {place && <li>{place}</li>}
          <Distance provider={provider} />
          {isVerified && (
            <li>
              <Link
                href={to({ name: 'about' }, 'verified')}
                aria-label={t('providerPage.verifiedLabel')}
                className="text-link inline-flex min-h-11 items-center gap-1.5"
              >
                <Icon name="badge-check" />
                {t('provider.verified')}
              </Link>
            </li>
          )}
          {isEco && <li>{t('providerPage.eco')}</li>}
        </ul>
      </div>
      <RatingSources provider={provider} />
      <div className="facts text-base">
        <div className="line">
          <OpenStateView
            week={texts.weekAhead(provider)}
            closure={texts.closure(provider)}
            hours={texts.hours(provider)}
            mode={texts.serviceMode(provider)}
          />
        </div>
      </div>
    </header>
  );
}

function Distance({ provider: { place, area } }: { provider: Provider }) {
  const measured = place ?? area;
  if (!measured) return null;
  const { latitude, longitude } = measured;
  return <DistanceFact place={{ latitude, longitude }} isApproximate={place === null} />;
}

/** Renders the imported rating, or that there is none of any kind. */
async function ImportedRating({ provider }: { provider: Provider }) {
  if (provider.rating === null && provider.own) return null;
  return (
    <li>
      <Rating provider={provider} />
    </li>
  );
}

/**
 * Renders where the imported rating comes from, with a link to what that means (product rule 2.24), and the rating of the reviews
 * published here, never mixed with it (product rule 2.26).
 */
async function RatingSources({ provider }: { provider: Provider }) {
  const { rating, ratingSource, own } = provider;
  if (!own && (rating === null || !ratingSource)) return null;
  const { t, to } = await getIntl('providerPage');
  const tReviews = await getTranslations('reviews');
  return (
    <p className="-my-2 flex flex-wrap items-center gap-x-4 text-sm text-ink-500">
      {rating !== null && ratingSource && (
        <Link href={to({ name: 'about' }, 'ratings')} className={SOURCE}>
          <span>
            <RatingSource provider={provider} />
          </span>
          <span className="sr-only">. {t('ratingSource')}</span>
        </Link>
      )}
      {own && (
        <a href="#reviews" className={SOURCE}>
          <span>
            {tReviews.rich('ownRating', {
              rating: () => (
                <Rating key="rating" provider={{ rating: own.rating, reviewCount: own.reviews }} />
              ),
            })}
          </span>
        </a>
      )}
    </p>
  );
}
