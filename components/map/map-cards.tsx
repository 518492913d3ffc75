import { useLocale, useTranslations } from 'next-intl';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { CardList } from '@/components/cards/card-list';
import type { CardProvider } from '@/components/cards/card-provider';
import type { CardOptions } from '@/components/cards/provider-card';
import { buttonStyle, iconButtonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useFetch } from '@/components/ui/use-fetch';
import { type Coordinates, distanceKm } from '@/lib/domain/distance';
import type { ProviderSort } from '@/lib/domain/list-options';
import { type Bounds, isWithin, type MapPin, orderPins } from '@/lib/domain/map';
import { PAGE_SIZE } from '@/lib/domain/paging';
import { type AskedSlugs, providerCardsUrl } from '@/lib/routing/client-paths';

interface MapCardsProps extends Pick<CardOptions, 'origin' | 'openAt' | 'chatDetails'> {
  /** Undefined until loaded, and without a map. */
  pins: readonly MapPin[] | undefined;
  visitorPosition: Coordinates | undefined;
  /** What the list asks the price of. */
  asked: AskedSlugs;
}

export interface MapResultsProps extends MapCardsProps {
  /** The first page of the list. */
  providers: CardProvider[];
  total: number;
  sort: ProviderSort;
  /** The visible bounds. */
  view: Bounds | undefined;
  /** The heading with the counts of the list. */
  counts: React.ReactNode;
  /** Pagination, shown if there is no map. */
  pages: React.ReactNode;
}

/**
 * Renders the cards of the visible pins; the first page of the whole list until the visitor moves the map. Memoized, so that they
 * can be rendered after the pins.
 */
export const MapResults = memo(function MapResults({
  pins,
  view,
  providers,
  total,
  sort,
  visitorPosition,
  asked,
  counts,
  pages,
  ...options
}: MapResultsProps) {
  const t = useTranslations('resultsMap');
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
  const { cards, isLoading } = useCards(ids, providers, asked);
  const count = inView && !isAll ? inView.length : total;
  const approximateCount = inView?.filter(({ isApproximate }) => isApproximate).length ?? 0;
  return (
    <section className="map-results" aria-busy={isLoading} aria-labelledby="map-count">
      <h2 id="map-count" aria-live="polite">
        {inView ? t('inView', { count }) : t('all', { count })}
      </h2>
      {approximateCount > 0 && <p className="map-about">{t('about', { count: approximateCount })}</p>}
      {counts}
      {isLoading && cards.length === 0 && <p role="status">{t('loadingCards')}</p>}
      <CardList
        providers={withDistances(cards, pins, visitorPosition)}
        view="grid"
        showsDirections={visitorPosition !== undefined}
        {...options}
      />
      {inView && ids.length < inView.length && (
        <button
          type="button"
          className={buttonStyle('outlined', 'mt-4 w-full')}
          onClick={() => setExpanded({ of: view, limit: limit + PAGE_SIZE })}
        >
          {t('more')}
        </button>
      )}
      <div className={inView ? 'without-script' : undefined}>{pages}</div>
    </section>
  );
});

interface SelectedPinsProps extends MapCardsProps {
  /** Ids of the pressed pin, or of all pins at one point. */
  ids: readonly number[];
  /** Cards that need not be loaded. */
  known: readonly CardProvider[];
  sort: ProviderSort;
  onClose: () => void;
}

/** Maximum number of cards; the list has all. */
const MAX_CARDS = 12;

/** Renders the cards of the pressed pins, sorted like the list: a sheet on a phone, above the list on a wide screen. */
export function SelectedPins({
  ids,
  known,
  sort,
  pins,
  visitorPosition,
  asked,
  onClose,
  ...options
}: SelectedPinsProps) {
  const t = useTranslations('resultsMap');
  const sheet = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  const selected = (pins ?? []).filter(({ id }) => ids.includes(id));
  const first = orderPins(selected, sort, visitorPosition).slice(0, MAX_CARDS);
  const { cards, isLoading } = useCards(
    first.map(({ id }) => id),
    known,
    asked,
  );

  useEffect(() => {
    if (ids.length === 0) return;
    if (!sheet.current?.contains(document.activeElement)) opener.current = document.activeElement;
    sheet.current?.focus();
  }, [ids]);

  function close() {
    onClose();
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  }

  // Also if the list no longer contains them.
  if (selected.length === 0) return null;
  return (
    <section
      ref={sheet}
      className="selected-pins no-print"
      tabIndex={-1}
      aria-labelledby="chosen-pins"
      aria-busy={isLoading}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <h2 id="chosen-pins" className="sr-only">
        {t('chosen')}
      </h2>
      <button
        type="button"
        className={iconButtonStyle('outlined', 'pins-close rounded-pill')}
        aria-label={t('close')}
        onClick={close}
      >
        <Icon name="x" />
      </button>
      {isLoading && cards.length === 0 && <p role="status">{t('loadingCards')}</p>}
      <CardList
        providers={withDistances(cards, pins, visitorPosition)}
        view="grid"
        showsDirections={visitorPosition !== undefined}
        {...options}
      />
    </section>
  );
}

/** Returns the cards of the given providers with the prices that were asked for, and loads the missing ones. */
function useCards(
  ids: readonly number[],
  known: readonly CardProvider[],
  asked: AskedSlugs,
): { cards: CardProvider[]; isLoading: boolean } {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<{ asked?: AskedSlugs; cards: readonly CardProvider[] }>({ cards: [] });
  const isSame = loaded.asked?.car === asked.car && loaded.asked?.kind === asked.kind;
  const before = isSame ? loaded.cards : [];
  const byId = new Map([...before, ...known].map((card) => [card.id, card]));
  const missing = ids.filter((id) => !byId.has(id));
  const url = missing.length > 0 ? providerCardsUrl(missing, locale, asked) : undefined;
  const { isLoading } = useFetch<{ providers: CardProvider[] }>(url, ({ providers }) =>
    setLoaded({ asked, cards: [...before, ...providers] }),
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
