import { getLocale, getNow, getTranslations } from 'next-intl/server';
import { ForEachCar } from '@/components/car/for-each-car';
import { getContactLinks, linkTarget } from '@/components/facts/contact-links';
import { getProviderTexts } from '@/components/facts/get-provider-texts';
import { PhotoStrip } from '@/components/facts/photo-strip';
import { UnknownSize } from '@/components/facts/price-for-my-car';
import { Rating, RatingSource } from '@/components/facts/rating';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { CAR_SIZES, hasCarPrices } from '@/lib/domain/car';
import { type Check, checksOf, markBest, markLowest, type ScoredFact } from '@/lib/domain/comparison';
import { directionsLink } from '@/lib/domain/contact';
import type { Provider } from '@/lib/domain/provider';
import type { Kind } from '@/lib/domain/wash-types';
import { getLinks } from '@/lib/routing/links';
import { BestMark } from './best-mark';
import { DistanceCells } from './distance-cells';
import { OpenCells } from './open-cells';

/** The photos and contacts, then the facts in order of importance to drivers. */
const ROWS = [
  'photos',
  'contacts',
  'price',
  'open',
  'rating',
  'distance',
  'mode',
  'kinds',
  'checks',
  'eco',
] as const;
type Row = (typeof ROWS)[number];

const PHOTO_SIZES = { single: '20rem', several: '15rem' };

/** Compares providers in a table, one fact per row, with the best values marked (product rule 2.17). */
export async function ComparisonTable({ providers }: { providers: Provider[] }) {
  const [t, now, texts] = await Promise.all([getTranslations('compare'), getNow(), getProviderTexts()]);

  const cells: Record<ScoredFact, (provider: Provider) => React.ReactNode> = {
    price: (provider) => (
      <span className="price">
        <strong>{texts.price(provider)}</strong>
        <UnknownSize provider={provider} car={CAR_SIZES[0]} />
      </span>
    ),
    rating: (provider) => <ComparedRating provider={provider} />,
    mode: (provider) => <ComparedMode provider={provider} />,
    kinds: ({ kinds }) => <ComparedKinds kinds={kinds} />,
    checks: (provider) => <ComparedChecks provider={provider} />,
    eco: ({ isEco }) => (isEco ? t('yes') : t('notStated')),
    contacts: (provider) => <ComparedContacts provider={provider} />,
  };

  function scoredCells(fact: ScoredFact) {
    const marks = markBest(fact, providers);
    return providers.map((provider, index) => (
      <td key={provider.id} role="cell" data-of={provider.name}>
        {cells[fact](provider)}
        {marks[index] && <BestMark>{t(`best.${fact}`)}</BestMark>}
      </td>
    ));
  }

  /** The price for each car, of which the page shows one, with the lowest marked for each. */
  function priceCells() {
    if (!providers.some(({ prices }) => hasCarPrices(prices))) return scoredCells('price');
    const marks = new Map(CAR_SIZES.map((car) => [car, markLowest(car, providers)]));
    return providers.map((provider, index) => (
      <td key={provider.id} role="cell" data-of={provider.name} className="price">
        <ForEachCar>
          {(car) => (
            <>
              {texts.priceFor(car, provider)}
              <UnknownSize provider={provider} car={car} />
              {marks.get(car)![index] && <BestMark>{t('best.price')}</BestMark>}
            </>
          )}
        </ForEachCar>
      </td>
    ));
  }

  function cellsOf(fact: Row) {
    switch (fact) {
      case 'photos':
        return providers.map((provider) => (
          <td key={provider.id} role="cell" data-of={provider.name}>
            {provider.photos.length > 0 ? <PhotoStrip provider={provider} sizes={PHOTO_SIZES} /> : t('none')}
          </td>
        ));
      case 'price':
        return priceCells();
      case 'open':
        return (
          <OpenCells
            columns={providers.map((provider) => ({
              id: provider.id,
              name: provider.name,
              openTimes: provider.openTimes,
              closure: texts.closure(provider),
              hours: texts.hours(provider.openTimes),
            }))}
            renderedAt={now.getTime()}
            best={t('best.open')}
          />
        );
      case 'distance':
        return <ComparedDistances providers={providers} />;
      default:
        return scoredCells(fact);
    }
  }

  const hasPhotos = providers.some(({ photos }) => photos.length > 0);
  return (
    <div className="comparison">
      {/* Roles, because a table that is laid out as a grid is none for some browsers. */}
      <table role="table" data-columns={providers.length}>
        <caption className="sr-only">{t('caption')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <span className="sr-only">{t('fact')}</span>
            </th>
            {providers.map((provider) => (
              <ColumnHead key={provider.id} provider={provider} all={providers} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {ROWS.filter((fact) => fact !== 'photos' || hasPhotos).map((fact) => (
            <tr key={fact} role="row" data-fact={fact}>
              <th scope="row" role="rowheader">
                <span>{t(`rows.${fact}`)}</span>
              </th>
              {cellsOf(fact)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ColumnHeadProps {
  provider: Provider;
  /** All compared providers. */
  all: Provider[];
}

/** Renders the provider's name, its area, and a link that removes it from the comparison. */
async function ColumnHead({ provider: { id, name, area, emirates }, all }: ColumnHeadProps) {
  const [t, to, locale] = await Promise.all([getTranslations(), getLinks(), getLocale()]);
  const [emirate] = emirates;
  const place = area ? area.name[locale] : emirate && t(`emirates.${emirate}.name`);
  const others = all.map((provider) => provider.id).filter((other) => other !== id);
  return (
    <th scope="col" role="columnheader">
      <Link href={to({ name: 'provider', id })} className="compared-name" loading={t('provider.loading')}>
        <DataText>{name}</DataText>
      </Link>
      {place && <span className="compared-note">{place}</span>}
      <Link
        href={to({ name: 'compare', ids: others })}
        className="compared-remove no-print"
        aria-label={t('compare.removeName', { name })}
        loading={t('list.loading')}
        scroll={false}
      >
        <Icon name="x" />
        {t('compare.remove')}
      </Link>
    </th>
  );
}

async function ComparedDistances({ providers }: { providers: Provider[] }) {
  const [t, to] = await Promise.all([getTranslations(), getLinks()]);
  return (
    <DistanceCells
      columns={providers.map((provider) => {
        const { id, name, place, area } = provider;
        const href = directionsLink(provider);
        return {
          id,
          name,
          place: place ?? (area && { latitude: area.latitude, longitude: area.longitude }),
          isApproximate: place === null,
          directions: href ? { href, label: t('providerPage.directions', { name }) } : null,
        };
      })}
      centresUrl={to({ name: 'areaCentres' })}
      labels={{
        show: t('compare.showDistances'),
        directions: t('compare.directions'),
        unknownPlace: t('compare.notStated'),
        best: t('compare.best.distance'),
        locating: t('nearMe.locating'),
        refused: t('nearMe.refused'),
        unknown: t('nearMe.unknown'),
        outside: t('nearMe.outside'),
        failed: t('nearMe.failed'),
      }}
    />
  );
}

/** Message keys of the checks. */
const CHECK_TEXTS = {
  verified: 'provider.verified',
  phone: 'providerPage.ticks.phone',
  website: 'providerPage.ticks.website',
  whatsapp: 'providerPage.ticks.whatsapp',
} as const satisfies Record<Check, string>;

async function ComparedRating({ provider }: { provider: Provider }) {
  const [t, tReviews] = await Promise.all([getTranslations('compare'), getTranslations('reviews')]);
  const { rating, reviewCount, own } = provider;
  return (
    <>
      {(rating !== null || !own) && <Rating provider={{ rating, reviewCount: null }} />}
      {rating !== null && reviewCount !== null && (
        <span className="compared-note">{t('reviews', { count: reviewCount })}</span>
      )}
      {rating !== null && (
        <span className="compared-note">
          <RatingSource provider={provider} />
        </span>
      )}
      {own && (
        <span className="compared-note">
          {tReviews.rich('ownRating', {
            rating: () => <Rating key="rating" provider={{ rating: own.rating, reviewCount: own.reviews }} />,
          })}
        </span>
      )}
    </>
  );
}

async function ComparedMode({ provider }: { provider: Provider }) {
  const [t, texts] = await Promise.all([getTranslations('compare'), getProviderTexts()]);
  return texts.serviceMode(provider) ?? t('notStated');
}

async function ComparedKinds({ kinds }: { kinds: Kind[] }) {
  const [t, locale] = await Promise.all([getTranslations('compare'), getLocale()]);
  if (kinds.length === 0) return t('notStated');
  return (
    <ul>
      {kinds.map(({ slug, name }) => (
        <li key={slug}>{name[locale]}</li>
      ))}
    </ul>
  );
}

/** Renders the passed checks; missing checks are not shown as failures. */
async function ComparedChecks({ provider }: { provider: Provider }) {
  const t = await getTranslations();
  const checks = checksOf(provider);
  if (checks.length === 0) return t('compare.none');
  return (
    <ul className="compared-checks">
      {checks.map((check) => (
        <li key={check}>
          <Icon name="check" />
          {t(CHECK_TEXTS[check])}
        </li>
      ))}
    </ul>
  );
}

/** Renders the contacts of a provider with their numbers, which are also needed in print. */
async function ComparedContacts({ provider }: { provider: Provider }) {
  const [t, contacts] = await Promise.all([getTranslations(), getContactLinks(provider)]);
  if (contacts.length === 0) return t('compare.none');
  return (
    <ul className="compared-contacts">
      {contacts.map(({ name, icon, href, text }) => (
        <li key={`${name} ${text}`}>
          <a href={href ?? undefined} {...linkTarget(href)}>
            <Icon name={icon} />
            <span className="wrap-anywhere">
              <span className="sr-only">{t(`providerPage.${name}`)} </span>
              <DataText>{text ?? ''}</DataText>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
