import { getTranslations } from 'next-intl/server';
import { DataText, languageOf } from '@/components/ui/data-text';
import { PageSection } from '@/components/ui/page-section';
import { CAR_SIZES, differByCar } from '@/lib/domain/car';
import {
  anyCarPrice,
  detailsOf,
  type LineDetail,
  type MenuItem,
  type MenuLine,
  menuLines,
} from '@/lib/domain/menu';
import { pricesOf } from '@/lib/domain/price-query';
import type { Provider } from '@/lib/domain/provider';
import type { Kind } from '@/lib/domain/wash-types';
import { formatDay } from '@/lib/i18n/formatters';
import { getIntl } from '@/lib/routing/get-intl';

interface MenuProps {
  provider: Provider;
  items: readonly MenuItem[];
  /** All kinds, by slug. */
  kinds: ReadonlyMap<string, Kind>;
}

/** Renders the menu of a provider as a table by size of car, or what is known of its prices without one (product rule 2.28). */
export async function Menu({ provider, items, kinds }: MenuProps) {
  const t = await getTranslations('menu');
  if (!hasMenu(provider, items)) return null;
  return (
    <PageSection id="prices" title={t('title')}>
      {items.length > 0 ? (
        <MenuTable lines={menuLines(items)} kinds={kinds} />
      ) : (
        <PricesByCar provider={provider} />
      )}
    </PageSection>
  );
}

/** Returns whether more is known of a provider's prices than the one that its page shows first. */
export function hasMenu({ prices }: Pick<Provider, 'prices'>, items: readonly MenuItem[]): boolean {
  return items.length > 0 || differByCar(prices);
}

const PRICE = 'menu-cell font-semibold whitespace-nowrap';
const NOTE = 'font-normal text-ink-500';
const UNITS = { type: 'unit' } as const;

async function MenuTable({ lines, kinds }: { lines: MenuLine[] } & Pick<MenuProps, 'kinds'>) {
  const [t, tCar] = await Promise.all([getTranslations('menu'), getTranslations('car')]);
  return (
    <>
      <table className="w-full">
        <caption className="sr-only">{t('title')}</caption>
        {/* On phones, the choice above says which car the prices are for. */}
        <thead className="text-(length:--text-sm) text-ink-500 max-sm:[@media(scripting:enabled)]:sr-only">
          <tr className="menu-line">
            <th scope="col" className="menu-cell font-normal">
              {t('service')}
            </th>
            {CAR_SIZES.map((car) => (
              <th key={car} scope="col" className="menu-cell font-normal">
                {tCar(car)}
              </th>
            ))}
            <th scope="col" className="menu-cell font-normal">
              {tCar('any')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index} className="menu-line">
              <th scope="row" className="menu-cell font-medium wrap-anywhere">
                <LineName line={line} kinds={kinds} />
              </th>
              {line.anyCar && Object.keys(line.bySize).length === 0 ? (
                <td colSpan={CAR_SIZES.length} className={PRICE}>
                  <Price item={line.anyCar} /> <small className={NOTE}>{t('anyCar')}</small>
                </td>
              ) : (
                <>
                  {CAR_SIZES.map((car) => (
                    <td key={car} className={PRICE}>
                      <Price item={line.bySize[car] ?? line.anyCar} />
                    </td>
                  ))}
                  <td className={`${PRICE} max-narrow:whitespace-normal`}>
                    <AnyCarPrice line={line} />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-ink-500">{t('note')}</p>
    </>
  );
}

/**
 * Renders the name of a line in the page's language, marked if it is an offer, with its durations and notes, each behind the sizes
 * of car it holds for, if not all. A name in another language stands below that of its kind.
 */
async function LineName({ line, kinds }: { line: MenuLine } & Pick<MenuProps, 'kinds'>) {
  const { t, locale, format } = await getIntl('menu');
  const tCar = await getTranslations('car');
  const { nameAr, kind, offerUntil } = line;
  const name = (locale === 'ar' && nameAr) || line.name;
  const isForeign = languageOf(name, locale).lang !== undefined;
  const known = isForeign && kind !== null ? nameOfKind(kind) : undefined;
  function nameOfKind(slug: string): string | undefined {
    return slug === 'exterior' || slug === 'full' ? t(`kinds.${slug}`) : kinds.get(slug)?.name[locale];
  }
  const carsOf = ({ cars }: LineDetail) =>
    cars.length > 0 &&
    `${format.list(
      cars.map((car) => tCar(`short.${car}`)),
      UNITS,
    )}: `;
  return (
    <>
      {known ?? <DataText>{name}</DataText>}
      {known && (
        <small className={`block ${NOTE}`}>
          <DataText>{name}</DataText>
        </small>
      )}
      {offerUntil && (
        <mark className="block bg-transparent font-semibold text-inherit">
          {t('offerUntil', { day: formatDay(new Date(`${offerUntil}T12:00:00Z`), locale) })}
        </mark>
      )}
      {detailsOf(line, 'minutes').map((detail) => (
        <small key={detail.item.minutes} className={`block ${NOTE}`} {...ofCars(detail)}>
          {carsOf(detail)}
          {t('minutes', { minutes: detail.item.minutes ?? 0 })}
        </small>
      ))}
      {detailsOf(line, 'note').map((detail) => (
        <small key={detail.item.note} className={`block ${NOTE}`} {...ofCars(detail)}>
          {carsOf(detail)}
          <DataText>{(locale === 'ar' && detail.item.noteAr) || (detail.item.note ?? '')}</DataText>
        </small>
      ))}
    </>
  );
}

/** Names the cars of a detail that does not hold for all, for phones, which show the prices of one. */
const ofCars = ({ cars }: LineDetail) => (cars.length > 0 ? { 'data-of': cars.join(' ') } : {});

/** Renders the span of a line's prices, and the sizes of car if it does not name all. */
async function AnyCarPrice({ line }: { line: MenuLine }) {
  const { texts, format } = await getIntl();
  const tCar = await getTranslations('car');
  const { cars, ...price } = anyCarPrice(line);
  const sizes = cars.map((car) => tCar(`short.${car}`));
  return (
    <>
      {texts.amounts(price)}
      {sizes.length > 0 && <small className={`block ${NOTE}`}>{format.list(sizes, UNITS)}</small>}
    </>
  );
}

async function Price({ item }: { item: MenuItem | null | undefined }) {
  const { t, texts } = await getIntl('menu');
  if (!item)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('notOffered')}</span>
      </>
    );
  const { priceFrom, priceTo } = item;
  return texts.amounts({ priceFrom, priceTo: priceTo ?? priceFrom });
}

/** Renders the prices of a provider without a menu by size of car. */
async function PricesByCar({ provider }: { provider: Provider }) {
  const { t, texts } = await getIntl('menu');
  const tCar = await getTranslations('car');
  const { prices, ...shown } = pricesOf(provider);
  const price = (known: number | null) =>
    known === null ? t('notOffered') : texts.price({ ...shown, prices, priceFrom: known, priceTo: known });
  return (
    <>
      <dl>
        {CAR_SIZES.map((car) => (
          <div key={car} className="flex justify-between gap-4 border-b border-sand-200 py-3">
            <dt>{tCar(car)}</dt>
            <dd className="font-semibold">{price(prices[car])}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-500">{t('cheapestWash')}</p>
    </>
  );
}
