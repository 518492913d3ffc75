import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { CardList } from '@/components/cards/card-list';
import type { CardProvider } from '@/components/cards/card-provider';
import type { CardOptions } from '@/components/cards/provider-card';
import { Icon } from '@/components/ui/icon';
import type { Coordinates } from '@/lib/domain/distance';
import type { MapPin } from '@/lib/domain/map';
import { useCards } from './use-cards';
import { withDistances } from './with-distances';

interface SelectedPinsProps extends Pick<CardOptions, 'origin' | 'chatDetails'> {
  /** Ids of the pressed pin, or of all pins at one point. */
  ids: readonly number[];
  known: readonly CardProvider[];
  pins: readonly MapPin[] | undefined;
  /** The visitor's position. */
  visitorPosition: Coordinates | undefined;
  onClose: () => void;
}

/** Maximum number of cards; the list has all. */
const MAX_CARDS = 12;

/** The cards of the pressed pins: a sheet on a phone, above the list on a wide screen. */
export function SelectedPins({ ids, known, pins, visitorPosition, onClose, ...options }: SelectedPinsProps) {
  const t = useTranslations('resultsMap');
  const sheet = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  const { cards, isLoading } = useCards(ids.slice(0, MAX_CARDS), known);

  useEffect(() => {
    if (ids.length === 0) return;
    if (!sheet.current?.contains(document.activeElement)) opener.current = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
  }, [ids]);

  function close() {
    onClose();
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  }

  if (ids.length === 0) return null;
  return (
    <section
      ref={sheet}
      className="selected-pins no-print"
      tabIndex={-1}
      aria-label={t('chosen')}
      aria-busy={isLoading}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <button type="button" className="button button-quiet" aria-label={t('close')} onClick={close}>
        <Icon name="x" />
      </button>
      {isLoading && cards.length === 0 && <p role="status">{t('loadingCards')}</p>}
      <CardList providers={withDistances(cards, pins, visitorPosition)} view="grid" {...options} />
    </section>
  );
}
