import { getLocale, getNow, getTranslations } from 'next-intl/server';
import { getProviderTexts } from '@/components/facts/get-provider-texts';
import { AvatarTransition, ProviderAvatar } from '@/components/facts/provider-avatar';
import { Rating, RatingSource } from '@/components/facts/rating';
import { JsonLd } from '@/components/layout/json-ld';
import { PageHeader } from '@/components/layout/page-header';
import { BackButton } from '@/components/ui/back-button';
import { buttonStyle } from '@/components/ui/button';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { sceneOf } from '@/lib/domain/avatar';
import { directionsLink } from '@/lib/domain/contact';
import { type Provider, shownLatinName } from '@/lib/domain/provider';
import type { Review } from '@/lib/domain/review';
import { logoSource, thumbnailSource } from '@/lib/images/image-attributes';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/route';
import { autoWash } from '@/lib/seo/structured-data/provider';
import { SaveProvider } from './save-provider';
import { ShareButton } from './share-button';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

interface ProviderHeaderProps {
  provider: Provider;
  /** The reviews that the page shows, for search engines. */
  reviews?: readonly Review[];
}

/** Renders the name, ratings, badges, address and actions of a provider. */
export async function ProviderHeader({ provider, reviews }: ProviderHeaderProps) {
  const [t, to, locale, texts, now] = await Promise.all([
    getTranslations(),
    getLinks(),
    getLocale(),
    getProviderTexts(),
    getNow(),
  ]);
  const emirate = provider.emirates[0];
  const [photo] = provider.photos;
  const directions = directionsLink(provider);
  const serviceMode = texts.serviceMode(provider);
  const badges = [
    serviceMode !== null && (['route', serviceMode] as const),
    provider.isEco && (['leaf', t('providerPage.eco')] as const),
  ].filter((badge) => badge !== false);
  return (
    <>
      <JsonLd data={autoWash(provider, locale, reviews, now)} />
      <PageHeader
        title={<DataText>{provider.name}</DataText>}
        text={shownLatinName(provider, locale)}
        picture={
          <AvatarTransition id={provider.id} isActive>
            <ProviderAvatar
              provider={provider}
              scene={sceneOf(provider)}
              logo={provider.logo && logoSource(provider.logo)}
              photo={photo && thumbnailSource(photo.url)}
            />
          </AvatarTransition>
        }
        currentPage={provider.name}
        isCurrentPageData
        breadcrumbs={[
          { route: servicesRoute(), text: t('nav.services') },
          ...(emirate
            ? [{ route: { name: 'emirate' as const, emirate }, text: t(`emirates.${emirate}.name`) }]
            : []),
        ]}
      >
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <RatingWithSource provider={provider} />
          <OwnRatingLink provider={provider} />
          {provider.isVerified && (
            <Link
              href={to({ name: 'about' }, 'verified')}
              aria-label={t('providerPage.verifiedLabel')}
              className="text-link provider-verified"
            >
              <Icon name="badge-check" className="text-water-600" />
              {t('provider.verified')}
            </Link>
          )}
          {badges.map(([icon, text]) => (
            <span key={icon} className="inline-flex items-center gap-1.5 text-sm font-medium">
              <Icon name={icon} className="text-water-600" />
              {text}
            </span>
          ))}
        </div>
        {provider.address && (
          <p className="mt-3 flex items-start gap-2 text-ink-700">
            <Icon name="map-pin" className="mt-0.5" />
            {directions ? (
              <a href={directions} target="_blank" rel="noopener" className="text-link address-link">
                <DataText>{provider.address}</DataText>
                <span className="sr-only"> {t('providerPage.inMaps')}</span>
              </a>
            ) : (
              <DataText>{provider.address}</DataText>
            )}
          </p>
        )}
        <div className="provider-actions no-print">
          <BackButton label={t('site.back')} fallback={to(servicesRoute())} />
          <Link href={to({ name: 'compare', ids: [provider.id] })} className={buttonStyle('outlined')}>
            <Icon name="columns-2" />
            {t('providerPage.compare')}
          </Link>
          <SaveProvider provider={provider} isInHeader />
          <ShareButton
            title={provider.name}
            facts={[
              provider.name,
              texts.carPrices(provider.prices) ?? texts.price(provider),
              texts.closedToday(provider) ?? WEEKDAYS.map((day) => texts.hours(provider.openTimes, day)),
              provider.address,
            ]}
            labels={{
              share: t('share.share'),
              copied: t('share.copied'),
              failed: t('share.notCopied'),
            }}
          />
        </div>
      </PageHeader>
    </>
  );
}

/** Renders the imported rating with its source, and a link to what that means (product rule 2.24). */
async function RatingWithSource({ provider }: { provider: Provider }) {
  if (provider.rating === null) return provider.own ? null : <Rating provider={provider} />;
  const [t, to] = await Promise.all([getTranslations('providerPage'), getLinks()]);
  return (
    <Link href={to({ name: 'about' }, 'ratings')} className="rating-source">
      <Rating provider={provider} />
      <RatingSource provider={provider} />
      <span className="sr-only">. {t('ratingSource')}</span>
    </Link>
  );
}

/** Renders the rating of the reviews published here, never mixed with the imported one (product rule 2.26). */
async function OwnRatingLink({ provider: { own } }: { provider: Provider }) {
  if (!own) return null;
  const t = await getTranslations('reviews');
  return (
    <a href="#reviews" className="rating-source">
      {t.rich('ownRating', {
        rating: () => <Rating key="rating" provider={{ rating: own.rating, reviewCount: own.reviews }} />,
      })}
    </a>
  );
}

/** Renders the page of a closed business: its name and former address, without contacts (product rule 2.24). */
export async function ClosedProvider({ provider }: { provider: Provider }) {
  const [t, to] = await Promise.all([getTranslations(), getLinks()]);
  return (
    <PageHeader
      title={t.rich('providerPage.closedTitle', {
        name: () => <DataText key="name">{provider.name}</DataText>,
      })}
      currentPage={provider.name}
      isCurrentPageData
      breadcrumbs={[{ route: servicesRoute(), text: t('nav.services') }]}
      text={t('providerPage.closedText')}
    >
      {provider.address && (
        <p className="mt-3 flex items-start gap-2 text-ink-700">
          <Icon name="map-pin" className="mt-0.5" label={t('providerPage.closedWas')} />
          <DataText>{provider.address}</DataText>
        </p>
      )}
      <p className="no-print mt-5">
        <Link href={to(servicesRoute())} className={buttonStyle('outlined')} loading={t('list.loading')}>
          {t('notFound.allServices')}
        </Link>
      </p>
    </PageHeader>
  );
}
