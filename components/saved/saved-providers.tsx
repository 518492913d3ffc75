'use client';

import { useEffect, useRef, useState } from 'react';
import { MOST_CARDS, MOST_COMPARED } from '@/lib/domain/kept-provider';
import type { Locale } from '@/lib/i18n/locales';
import { clearSaved } from './change-saved';
import { saved } from './kept-store';
import { SavedBar } from './saved-bar';
import { SavedEmpty } from './saved-empty';
import { SavedProvider } from './saved-provider';
import type { SavedPageTexts } from './saved-texts';
import { useCards } from './use-cards';
import { useIsHere } from './use-is-here';
import { useKept } from './use-kept';

interface SavedProvidersProps {
  locale: Locale;
  /** URL of the list of all services, in the language of the page. */
  servicesHref: string;
  texts: SavedPageTexts;
}

/** All that is saved, the last one first: as cards, or as far as the device knows it (product rule 2.20). */
export function SavedProviders({ locale, servicesHref, texts }: SavedProvidersProps) {
  const { providers } = useKept(saved);
  const [shown, setShown] = useState(MOST_CARDS);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const visible = providers.slice(0, shown);
  const { known, labels, isLoading, hasFailed, retry } = useCards(
    visible.map(({ id }) => id),
    locale,
  );
  const heading = useFocusWhenFewer(providers.length);

  if (!useIsHere()) return null;
  if (providers.length === 0) return <SavedEmpty texts={texts} servicesHref={servicesHref} ref={heading} />;

  const ids = providers.map(({ id }) => id);
  const chosen = ticked.filter((id) => ids.includes(id));
  const comparable = ids.filter((id) => known.get(id) !== null);
  const tick = (id: number) =>
    setTicked(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
      <div className="saved-head">
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          {texts.count.replace('{count}', String(providers.length))}
        </h2>
        <button type="button" className="chip no-print" onClick={clearSaved}>
          {texts.clear}
        </button>
        <p role="status">{hasFailed ? texts.failed : isLoading && texts.loading}</p>
        {hasFailed && (
          <button type="button" className="button button-quiet" onClick={retry}>
            {texts.retry}
          </button>
        )}
      </div>
      <div className="cards saved-cards" aria-busy={isLoading && !hasFailed}>
        {visible.map((provider) => (
          <SavedProvider
            key={provider.id}
            provider={provider}
            facts={known.get(provider.id)}
            labels={labels}
            locale={locale}
            texts={texts}
            isTicked={chosen.includes(provider.id)}
            onTick={
              chosen.length < MOST_COMPARED || chosen.includes(provider.id)
                ? () => tick(provider.id)
                : undefined
            }
          />
        ))}
      </div>
      {providers.length > shown && (
        <button type="button" className="button button-quiet" onClick={() => setShown(shown + MOST_CARDS)}>
          {texts.more}
        </button>
      )}
      <SavedBar chosen={chosen} comparable={comparable} locale={locale} texts={texts} />
    </>
  );
}

/** Where the focus goes when what had it is gone with a card. */
function useFocusWhenFewer(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [count]);
  return heading;
}
