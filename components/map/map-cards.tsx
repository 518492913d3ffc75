import { useLocale, useTranslations } from 'next-intl';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { CardList } from '@/components/cards/card-list';
import type { CardProvider } from '@/components/cards/card-provider';
import type { CardOptions } from '@/components/cards/provider-card';
import { buttonStyle } from '@/components/ui/button';
import { useFetch } from '@/components/ui/use-fetch';
import { type Coordinates, distanceKm } from '@/lib/domain/distance';
import type { ListOrder } from '@/lib/domain/list-options';
import { type Bounds, isWithin, type MapPin, orderPins } from '@/lib/domain/map';
import { PAGE_SIZE } from '@/lib/domain/paging';
import { withTones } from '@/lib/domain/tone';
import { type PriceQuerySlugs, providerCardsUrl } from '@/lib/routing/client-paths';
import { SheetHead } from './map-sheet';
import type { SheetStop } from './sheet-stop';

interface MapCardsProps extends Pick<CardOptions, 'origin' | 'openAt' | 'chatDetails'> {
  /** Undefined until loaded, and without a map. */
  pins: readonly MapPin[] | undefined;
  visitorPosition: Coordinates | undefined;
  /** What the list asks the price of. */
  priceQuery: PriceQuerySlugs;
}

export interface MapResultsProps extends MapCardsProps {
  /** The first page of the list. */
  providers: CardProvider[];
  total: number;
  sort: ListOrder;
  /** The visible bounds. */
  view: Bounds | undefined;
  /** Ids of the pressed pin, or of all pins at one point. */
  chosen: readonly number[];
  /** Called when the visitor leaves the chosen ones. */
  onClose: () => void;
  stop: SheetStop;
  onStop: (stop: SheetStop) => void;
  /** Leads to the list without a map. */
  gridLink: React.ReactNode;
  /** The heading with the counts of the list. */
  counts: React.ReactNode;
  /** Pagination, shown if there is no map. */
  pages: React.ReactNode;
}

/**
 * Renders the cards of the chosen and of the visible pins; the first page of the whole list until the visitor moves the map.
 * Memoized, so that they can be rendered after the pins.
 */
export const MapResults = memo(function MapResults({
  pins,
  view,
  providers,
  total,
  sort,
  chosen,
  visitorPosition,
  priceQuery,
  onClose,
  stop,
  onStop,
  gridLink,
  counts,
  pages,
  ...options
}: MapResultsProps) {
  const t = useTranslations('resultsMap');
  const cardsElement = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState({ of: view, limit: PAGE_SIZE });
  const limit = expanded.of === view ? expanded.limit : PAGE_SIZE;
  const inView = useMemo(
    () =>
      pins &&
      view &&
      orderPins(
        pins.filter((pin) => isWithin(view, pin)),
        sort,
        visitorPosition,
      ),
    [pins, view, sort, visitorPosition],
  );
  const isAll = !inView || !pins || inView.length === pins.length;
  const first = isAll ? providers.map(({ id }) => id) : [];
  const ids = isAll
    ? [...first, ...(inView ?? []).map(({ id }) => id).filter((id) => !first.includes(id))].slice(
        0,
        Math.max(limit, first.length),
      )
    : inView.slice(0, limit).map(({ id }) => id);
  const { cards, isLoading } = useCards(ids, providers, priceQuery);
  const count = inView && !isAll ? inView.length : total;
  const approximateCount = inView?.filter(({ isApproximate }) => isApproximate).length ?? 0;
  const shared = { pins, visitorPosition, priceQuery, ...options };

  // Another part of the map begins with its first card.
  useEffect(() => {
    cardsElement.current?.scrollTo(0, 0);
  }, [view, chosen]);

  return (
    <section className="map-results min-w-0" aria-busy={isLoading} aria-labelledby="map-count">
      <SheetHead stop={stop} onStop={onStop}>
        <div className="flex items-center justify-between gap-3 lg:pt-2">
          <h2 id="map-count" className="text-base" aria-live="polite">
            {inView ? t('inView', { count }) : t('all', { count })}
          </h2>
          {gridLink}
        </div>
      </SheetHead>
      <div ref={cardsElement} className="map-cards mt-2.5 sheet:mt-0">
        <ChosenPins ids={chosen} known={providers} sort={sort} onClose={onClose} {...shared} />
        <CardList
          providers={withTones(
            withDistances(
              cards.filter(({ id }) => !chosen.includes(id)),
              pins,
              visitorPosition,
            ),
          )}
          view="grid"
          showsDirections={visitorPosition !== undefined}
          {...options}
        />
        {isLoading && cards.length === 0 && <LoadingCards />}
        <div className="map-more mt-4 grid gap-2">
          {inView && ids.length < inView.length && (
            <button
              type="button"
              className={buttonStyle('outlined')}
              onClick={() => setExpanded({ of: view, limit: limit + PAGE_SIZE })}
            >
              {t('more')}
            </button>
          )}
          {counts}
          {approximateCount > 0 && (
            <p className="text-sm text-ink-500">{t('about', { count: approximateCount })}</p>
          )}
        </div>
      </div>
      <div className={inView ? 'without-script' : undefined}>{pages}</div>
    </section>
  );
});

/** Renders the shape of cards that are loading. */
function LoadingCards() {
  const t = useTranslations('resultsMap');
  return (
    <div className="cards" role="status" aria-label={t('loadingCards')}>
      {[1, 2].map((card) => (
        <div key={card} className="card min-h-46 bg-sand-100" />
      ))}
    </div>
  );
}

interface ChosenPinsProps extends MapCardsProps {
  ids: readonly number[];
  /** Cards that need not be loaded. */
  known: readonly CardProvider[];
  sort: ListOrder;
  onClose: () => void;
}

/** Maximum number of cards; the list has all. */
const MAX_CARDS = 12;

/** Renders the cards of the pressed pins before the others, sorted like the list. */
function ChosenPins({
  ids,
  known,
  sort,
  pins,
  visitorPosition,
  priceQuery,
  onClose,
  ...options
}: ChosenPinsProps) {
  const t = useTranslations('resultsMap');
  const group = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  const selected = (pins ?? []).filter(({ id }) => ids.includes(id));
  const first = orderPins(selected, sort, visitorPosition).slice(0, MAX_CARDS);
  const { cards, isLoading } = useCards(
    first.map(({ id }) => id),
    known,
    priceQuery,
  );

  useEffect(() => {
    if (ids.length === 0) return;
    if (!group.current?.contains(document.activeElement)) opener.current = document.activeElement;
    group.current?.focus({ preventScroll: true });
  }, [ids]);

  function close() {
    onClose();
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  }

  // Also if the list no longer contains them.
  if (selected.length === 0) return null;
  return (
    <section
      ref={group}
      className="chosen-pins no-print outline-none"
      tabIndex={-1}
      aria-label={t('chosen')}
      aria-busy={isLoading}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {isLoading && cards.length === 0 ? (
        <LoadingCards />
      ) : (
        <CardList
          providers={withDistances(cards, pins, visitorPosition)}
          view="grid"
          showsDirections={visitorPosition !== undefined}
          {...options}
        />
      )}
    </section>
  );
}

/** Returns the cards of the given providers with the prices that were asked for, and loads the missing ones. */
function useCards(
  ids: readonly number[],
  known: readonly CardProvider[],
  priceQuery: PriceQuerySlugs,
): { cards: CardProvider[]; isLoading: boolean } {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<{ priceQuery?: PriceQuerySlugs; cards: readonly CardProvider[] }>({
    cards: [],
  });
  const isSame = loaded.priceQuery?.car === priceQuery.car && loaded.priceQuery?.kind === priceQuery.kind;
  const before = isSame ? loaded.cards : [];
  const byId = new Map([...before, ...known].map((card) => [card.id, card]));
  const missing = ids.filter((id) => !byId.has(id));
  const url = missing.length > 0 ? providerCardsUrl(missing, locale, priceQuery) : undefined;
  const { isLoading } = useFetch<{ providers: CardProvider[] }>(url, ({ providers }) =>
    setLoaded({ priceQuery, cards: [...before, ...providers] }),
  );
  return { cards: ids.flatMap((id) => byId.get(id) ?? []), isLoading };
}

/** Adds distances to cards, where the positions of the visitor and the provider are known. */
function withDistances(
  cards: readonly CardProvider[],
  pins: readonly MapPin[] | undefined,
  visitorPosition: Coordinates | undefined,
): CardProvider[] {
  if (!visitorPosition || !pins) return [...cards];
  const pinOf = new Map(pins.map((pin) => [pin.id, pin]));
  return cards.map((card) => {
    const pin = pinOf.get(card.id);
    return pin
      ? { ...card, distance: { km: distanceKm(visitorPosition, pin), isApproximate: pin.isApproximate } }
      : card;
  });
}
