import './comparison-table.css';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { ForEachCar } from '@/components/car/for-each-car';
import { getContactLinks, linkTarget } from '@/components/facts/contact-links';
import { getProviderTexts } from '@/components/facts/get-provider-texts';
import { OpenState } from '@/components/facts/open-state';
import { UnknownSize } from '@/components/facts/price-for-my-car';
import { ProviderPicture } from '@/components/facts/provider-picture';
import { Rating, RatingSource } from '@/components/facts/rating';
import { buttonStyle, iconButtonStyle } from '@/components/ui/button';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { comparedPrice, pricesOf, type ShownPrices } from '@/lib/domain/asked-price';
import { sceneOf } from '@/lib/domain/avatar';
import { CAR_SIZES, hasCarPrices } from '@/lib/domain/car';
import { type Check, checksOf, markLowest, pricedKinds } from '@/lib/domain/comparison';
import { directionsLink } from '@/lib/domain/contact';
import { otherName, type Provider } from '@/lib/domain/provider';
import type { Kind } from '@/lib/domain/wash-types';
import { thumbnailSource } from '@/lib/images/image-attributes';
import { getLinks } from '@/lib/routing/links';
import { BEST, CELL, NOTE } from './cell-style';
import { DistanceCells } from './distance-cells';

const SCROLLER =
  'relative -mx-gutter max-h-[calc(100svh-var(--header-height,0rem)-var(--tray,0px)-var(--bars,0px)-1rem)] overflow-auto border-y ' +
  'border-sand-200 bg-surface lg:mx-0 lg:max-h-none lg:overflow-visible lg:rounded-card lg:border print:max-h-none ' +
  'print:overflow-visible';
/** On phones, the name of a fact stands on a line of its own; on wide screens, it is the first column. */
const ROW =
  'grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] border-b border-sand-200 ' +
  'lg:grid-cols-[10rem_repeat(var(--columns),minmax(0,1fr))] print:break-inside-avoid ' +
  'print:grid-cols-[6rem_repeat(var(--columns),minmax(0,1fr))]';
const LABEL =
  'col-span-full px-3 pt-2.5 text-start text-sm font-normal text-ink-500 lg:col-auto lg:px-4 lg:py-3.5 print:col-auto print:p-1';
/** The price with the mark of the lowest one has its colour. */
const PRICE =
  'text-lg font-bold [&_small]:block [&_small]:text-sm [&_small]:font-normal [&>:has([data-best])]:text-leaf-700';
/** In the corner of the picture; the area that can be pressed is larger than the disc. */
const REMOVE =
  'isolate absolute end-2 top-2 rounded-pill before:absolute before:inset-2 before:-z-1 before:rounded-pill ' +
  'before:bg-surface before:shadow-card hover:bg-transparent hover:text-alert-700 active:bg-transparent';

/** Facts that are plain text, which are told once if they are the same for all. */
const TEXT_ROWS = ['mode', 'kinds', 'checks', 'eco'] as const;
type TextRow = (typeof TEXT_ROWS)[number];

/** Message keys of the checks. */
const CHECK_TEXTS = {
  verified: 'provider.verified',
  phone: 'providerPage.ticks.phone',
  website: 'providerPage.ticks.website',
  whatsapp: 'providerPage.ticks.whatsapp',
} as const satisfies Record<Check, string>;

/**
 * Compares providers in a table, in the order in which drivers decide (product rule 2.17). The lowest price is marked; facts that are
 * the same for all are in one sentence below.
 */
export async function ComparisonTable({ providers }: { providers: Provider[] }) {
  const [t, texts, locale, format] = await Promise.all([
    getTranslations(),
    getProviderTexts(),
    getLocale(),
    getFormatter(),
  ]);

  /** Returns what a row says of a provider; empty if nothing is known. */
  function textOf(row: TextRow, provider: Provider): string {
    switch (row) {
      case 'mode':
        return texts.serviceMode(provider) ?? '';
      case 'kinds':
        return provider.kinds.map(({ name }) => name[locale]).join(' · ');
      case 'checks':
        return checksOf(provider)
          .map((check) => t(CHECK_TEXTS[check]))
          .join(' · ');
      case 'eco':
        return provider.isEco ? t('compare.yes') : '';
    }
  }

  const textRows = TEXT_ROWS.map((row) => ({ row, values: providers.map((one) => textOf(row, one)) }));
  const isSame = ({ values }: (typeof textRows)[number]) => values.every((value) => value === values[0]);
  const differing = textRows.filter((row) => providers.length === 1 || !isSame(row));
  const shared = textRows
    .filter((row) => !differing.includes(row) && row.values[0])
    .map(({ row, values }) => (row === 'eco' ? t('providerPage.eco') : values[0]!));

  return (
    <>
      <div className={`comparison ${SCROLLER}`} role="region" aria-label={t('compare.caption')} tabIndex={0}>
        {/* Roles, because a table that is laid out as a grid is none for some browsers. */}
        <table
          role="table"
          className="block w-[max(100%,var(--columns)*10rem)] lg:w-auto"
          style={{ '--columns': providers.length } as React.CSSProperties}
        >
          <caption className="sr-only">{t('compare.caption')}</caption>
          <thead
            role="rowgroup"
            className="sticky top-0 z-2 block bg-surface lg:top-(--header-height,0rem) lg:rounded-t-card print:static"
          >
            <tr role="row" className={ROW}>
              <th scope="col" role="columnheader" className="hidden lg:block print:block">
                <span className="sr-only">{t('compare.fact')}</span>
              </th>
              {providers.map((provider) => (
                <ColumnHead key={provider.id} provider={provider} all={providers} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="block">
            <Row fact="price">
              <PriceCells shown={providers.map((provider) => pricesOf(provider))} />
            </Row>
            <Row fact="rating">
              {providers.map((provider) => (
                <td key={provider.id} role="cell" className={CELL}>
                  <ComparedRating provider={provider} />
                </td>
              ))}
            </Row>
            <Row fact="open">
              {providers.map((provider) => (
                <td key={provider.id} role="cell" className={CELL}>
                  <OpenState
                    week={texts.weekAhead(provider)}
                    closure={texts.closure(provider)}
                    hours={texts.hours(provider)}
                  />
                </td>
              ))}
            </Row>
            <Row fact="distance">
              <ComparedDistances providers={providers} />
            </Row>
            <Row fact="contacts">
              {providers.map((provider) => (
                <td key={provider.id} role="cell" className={CELL}>
                  <ComparedContacts provider={provider} />
                </td>
              ))}
            </Row>
            {pricedKinds(providers).map(({ kind, shown }) => (
              <Row key={kind.slug} fact="price" kind={kind}>
                <PriceCells shown={shown} kind={kind} />
              </Row>
            ))}
            {differing.map(({ row, values }) => (
              <Row key={row} fact={row}>
                {providers.map(({ id }, index) => (
                  <td key={id} role="cell" className={CELL}>
                    {values[index] || <span className={NOTE}>{t('compare.notStated')}</span>}
                  </td>
                ))}
              </Row>
            ))}
          </tbody>
        </table>
      </div>
      {shared.length > 0 && (
        <p className="mt-3 text-sm">
          <b className="font-semibold">{t('compare.same')}</b> {format.list(shared, { type: 'unit' })}
        </p>
      )}
    </>
  );
}

interface RowProps {
  fact: 'price' | 'rating' | 'open' | 'distance' | 'contacts' | TextRow;
  /** The kind whose prices are the fact. */
  kind?: Kind;
  children: React.ReactNode;
}

async function Row({ fact, kind, children }: RowProps) {
  const [t, locale] = await Promise.all([getTranslations('compare.rows'), getLocale()]);
  return (
    <tr
      role="row"
      data-fact={kind ? `${fact}-${kind.slug}` : fact}
      // Empty unless the visitor shared a position.
      className={`${ROW} lg:last:border-0 ${fact === 'distance' ? 'print:not-has-data-best:hidden' : ''}`}
    >
      <th scope="row" role="rowheader" className={LABEL}>
        <span className="sticky start-3">{kind ? kind.name[locale] : t(fact)}</span>
      </th>
      {children}
    </tr>
  );
}

interface ColumnHeadProps {
  provider: Provider;
  /** All compared providers. */
  all: Provider[];
}

/** Renders the provider's picture and name, its area, and a link that removes it from the comparison. */
async function ColumnHead({ provider, all }: ColumnHeadProps) {
  const [t, to, locale] = await Promise.all([getTranslations(), getLinks(), getLocale()]);
  const { id, name, area, emirates, photos } = provider;
  const [emirate] = emirates;
  const nameBelow = otherName(provider, locale);
  const place = area ? area.name[locale] : emirate && t(`emirates.${emirate}.name`);
  const others = all.map((one) => one.id).filter((other) => other !== id);
  return (
    <th
      scope="col"
      role="columnheader"
      className="relative min-w-0 px-3 py-3 text-start font-normal wrap-anywhere lg:px-4"
    >
      <ProviderPicture
        className="mb-2 block aspect-auto h-18 rounded-control lg:h-28 [@media(height<30rem)]:hidden"
        id={id}
        scene={sceneOf(provider)}
        photo={photos[0] && thumbnailSource(photos[0].url)}
      />
      <Link
        href={to({ name: 'provider', id })}
        className="block leading-snug font-semibold hover:underline"
        loading={t('provider.loading')}
      >
        <DataText>{name}</DataText>
      </Link>
      {nameBelow && <span className={NOTE}>{nameBelow}</span>}
      {place && <span className={NOTE}>{place}</span>}
      <Link
        href={to({ name: 'compare', ids: others })}
        className={iconButtonStyle('plain', REMOVE)}
        aria-label={t('compare.removeName', { name })}
        loading={t('list.loading')}
        scroll={false}
      >
        <Icon name="x" className="size-4" />
      </Link>
    </th>
  );
}

interface PriceCellsProps {
  /** The prices of each provider. */
  shown: readonly ShownPrices[];
  /** The kind that the row names. */
  kind?: Kind;
}

/** Renders the price for each car, of which the page shows one, or that of any; the lowest is marked (product rule 2.28). */
async function PriceCells({ shown, kind }: PriceCellsProps) {
  const [t, texts] = await Promise.all([getTranslations('compare'), getProviderTexts()]);
  const isByCar = shown.some(({ prices }) => hasCarPrices(prices));
  const cars = isByCar ? CAR_SIZES : (['any'] as const);
  const marks = new Map(cars.map((car) => [car, markLowest(car, shown)]));
  const lowest = (car: (typeof cars)[number], index: number) =>
    marks.get(car)![index] && (
      <small className={BEST} data-best>
        {t('lowestPrice')}
      </small>
    );
  return shown.map((all, index) => {
    // What the row names need not stand in each of its cells.
    const prices = kind && all.of === kind.name && all.pack === null ? { ...all, of: null } : all;
    const isStated = !kind || comparedPrice(all) !== null;
    return (
      <td key={index} role="cell" className={`${CELL} ${PRICE}`}>
        {!isStated ? (
          <span className={NOTE}>{t('notStated')}</span>
        ) : isByCar ? (
          <ForEachCar>
            {(car) => (
              <>
                {texts.priceFor(car, all.prices[car] === null ? all : prices)}
                <UnknownSize shown={all} car={car} />
                {lowest(car, index)}
              </>
            )}
          </ForEachCar>
        ) : (
          <b>
            {texts.price(prices)}
            <UnknownSize shown={all} car={CAR_SIZES[0]} />
            {lowest('any', index)}
          </b>
        )}
      </td>
    );
  });
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
async function ComparedRating({ provider }: { provider: Provider }) {
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

/** Renders the contacts of a provider with their numbers, which are also needed in print. */
async function ComparedContacts({ provider }: { provider: Provider }) {
  const [t, contacts] = await Promise.all([getTranslations(), getContactLinks(provider)]);
  if (contacts.length === 0) return <span className={NOTE}>{t('compare.none')}</span>;
  return (
    <ul className="grid gap-2">
      {contacts.map(({ name, icon, href, text }, index) => (
        <li key={`${name} ${text}`}>
          <a
            href={href ?? undefined}
            className={buttonStyle(
              index === 0 ? 'filled' : 'outlined',
              'w-full px-2 print:flex! print:min-h-0 print:border-0 print:p-0',
            )}
            {...linkTarget(href)}
          >
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
