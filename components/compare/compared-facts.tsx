import { getTranslations } from 'next-intl/server';
import { ForEachCar } from '@/components/car/for-each-car';
import { getContactLinks, linkTarget } from '@/components/facts/contact-links';
import { UnknownSize } from '@/components/facts/price-for-my-car';
import { PriceText } from '@/components/facts/price-text';
import { Rating, RatingSource } from '@/components/facts/rating';
import { buttonStyle, iconButtonStyle } from '@/components/ui/button';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { CAR_SIZES, type CarOrAny, type CarSize, hasCarPrices } from '@/lib/domain/car';
import { markLowest } from '@/lib/domain/comparison';
import { directionsLink } from '@/lib/domain/contact';
import { comparedPrice, type ShownPrices } from '@/lib/domain/price-query';
import type { Provider } from '@/lib/domain/provider';
import type { Kind } from '@/lib/domain/wash-types';
import { getIntl } from '@/lib/routing/get-intl';
import { BEST, CELL, NOTE } from './cell-style';
import { DistanceCells } from './distance-cells';

/** The price with the mark of the lowest one has its colour. */
const PRICE =
  'text-sm [&_:is(small,.amount+span)]:block print:[&_.amount+span]:inline [&>:has([data-best])]:text-leaf-700 [&>:has([data-best])_.amount]:text-leaf-700';

const CONTACT = 'print:flex! print:min-h-0 print:w-auto print:justify-start print:border-0 print:p-0';
/** The narrow columns of phones have a word instead of a number. */
const FULL_TEXT = 'truncate print:wrap-anywhere print:whitespace-normal max-lg:sr-only print:not-sr-only';
const ON_PAPER = 'sr-only print:not-sr-only print:wrap-anywhere';
const QUIET_LINK =
  'flex min-h-target items-center gap-2 text-sm text-water-700 hover:underline hover:underline-offset-[0.25em] print:min-h-0';

interface PriceCellsProps {
  /** The prices of each provider. */
  shown: readonly ShownPrices[];
  /** The kind that the row names. */
  kind?: Kind;
  /** The car that the comparison is for; that of the visitor if absent. */
  car?: CarSize;
}

/** Renders the price for each car, of which the page shows one, or that of any; the lowest is marked (product rule 2.28). */
export async function PriceCells({ shown, kind, car: asked }: PriceCellsProps) {
  const { t, texts } = await getIntl('compare');
  const isByCar = !asked && shown.some(({ prices }) => hasCarPrices(prices));
  const alone = asked ?? 'any';
  const cars: readonly CarOrAny[] = isByCar ? CAR_SIZES : [alone];
  const marks = new Map(cars.map((car) => [car, markLowest(car, shown)]));
  const lowest = (car: CarOrAny, index: number) =>
    marks.get(car)![index] && (
      <small className={BEST} data-best>
        {t('lowestPrice')}
      </small>
    );
  return shown.map((all, index) => {
    // What the row names need not stand in each of its cells.
    const prices = kind && all.subject === kind.name && all.pack === null ? { ...all, subject: null } : all;
    const isStated = !kind || comparedPrice(all) !== null;
    return (
      <td key={index} role="cell" className={`${CELL} ${PRICE}`}>
        {!isStated ? (
          <span className={NOTE}>{t('notStated')}</span>
        ) : isByCar ? (
          <ForEachCar>
            {(car) => (
              <>
                <PriceText>{texts.priceFor(car, all.prices[car] === null ? all : prices)}</PriceText>
                <UnknownSize shown={all} car={car} />
                {lowest(car, index)}
              </>
            )}
          </ForEachCar>
        ) : (
          <span>
            <PriceText>
              {asked ? texts.priceFor(asked, all.prices[asked] === null ? all : prices) : texts.price(prices)}
            </PriceText>
            <UnknownSize shown={all} car={asked ?? CAR_SIZES[0]} />
            {lowest(alone, index)}
          </span>
        )}
      </td>
    );
  });
}

/** Renders the row of the distances, which the browser measures once the visitor shares a position. */
export async function ComparedDistances({ providers }: { providers: Provider[] }) {
  const { t, to, texts } = await getIntl();
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
          mode: texts.serviceMode(provider),
        };
      })}
      centresUrl={to({ name: 'areaCentres' })}
      labels={{
        distance: t('compare.rows.distance'),
        show: t('compare.showDistances'),
        directions: t('compare.directions'),
        unknownPlace: t('compare.notStated'),
        nearest: t('compare.nearest'),
        locating: t('nearMe.locating'),
        refused: t('nearMe.refused'),
        unknown: t('nearMe.unknown'),
        outside: t('nearMe.outside'),
        failed: t('nearMe.failed'),
      }}
    />
  );
}

/** Renders the imported rating with its source, and that of the reviews published here. */
export async function ComparedRating({ provider }: { provider: Provider }) {
  const t = await getTranslations('reviews');
  const { rating, own } = provider;
  return (
    <>
      {(rating !== null || !own) && <Rating provider={provider} />}
      {rating !== null && (
        <span className={NOTE}>
          <RatingSource provider={provider} />
        </span>
      )}
      {own && (
        <span className={NOTE}>
          {t.rich('ownRating', {
            rating: () => <Rating key="rating" provider={{ rating: own.rating, reviewCount: own.reviews }} />,
          })}
        </span>
      )}
    </>
  );
}

/** Renders the best contact of a provider, the others as icons beside it and its website as a quiet line; print has their texts. */
export async function ComparedContacts({ provider }: { provider: Provider }) {
  const [t, contacts] = await Promise.all([getTranslations(), getContactLinks(provider)]);
  if (contacts.length === 0) return <span className={NOTE}>{t('compare.none')}</span>;
  return (
    <ul className="flex flex-wrap gap-2 print:block">
      {contacts.map(({ name, icon, href, text }, index) => {
        const isFirst = index === 0;
        const isQuiet = name === 'website' && !isFirst;
        return (
          <li
            key={`${name} ${text}`}
            className={isQuiet ? 'min-w-0 basis-full' : isFirst ? 'min-w-0 flex-1' : undefined}
          >
            <a
              href={href ?? undefined}
              className={
                isQuiet
                  ? QUIET_LINK
                  : isFirst
                    ? buttonStyle('filled', `${CONTACT} w-full px-2`)
                    : iconButtonStyle('outlined', CONTACT)
              }
              {...linkTarget(href)}
            >
              <Icon name={icon} />
              <span className={isFirst ? 'lg:sr-only print:sr-only' : 'sr-only'}>
                {t(isFirst && name === 'phone' ? 'compare.call' : `providerPage.${name}`)}{' '}
              </span>
              <span className={isQuiet ? 'truncate print:whitespace-normal' : isFirst ? FULL_TEXT : ON_PAPER}>
                <DataText>{text ?? ''}</DataText>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
