import { useLocale, useTranslations } from 'next-intl';
import { type FocusEvent, useRef } from 'react';
import { usePriceQuery } from '@/components/car/use-price-query';
import { announce } from '@/components/ui/announcement';
import { buttonStyle, iconButtonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { MAX_COMPARED } from '@/lib/domain/saved-provider';
import { comparePath, savedPath } from '@/lib/routing/client-paths';
import { closeTray, useSaved } from './saved-store';

/**
 * Renders a bar with the shortlist at the end of pages with hearts; in the document flow, so that it covers nothing. On phones the bar at
 * the bottom has its links, and only a provider's page, which has another bar, ends with it.
 */
export function SavedTray() {
  const t = useTranslations('saved');
  const locale = useLocale();
  const { providers } = useSaved();
  const priceQuery = usePriceQuery();
  const before = useRef<HTMLElement>(null);

  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget;
  }

  /** Returns the focus to where it was before the tray. */
  function close() {
    const target = before.current?.isConnected ? before.current : document.querySelector('main');
    closeTray();
    target?.focus({ preventScroll: true });
    announce(t('closed'));
  }

  const ids = providers.slice(0, MAX_COMPARED).map(({ id }) => id);
  return (
    <aside
      className="saved-tray no-print sticky bottom-0 z-35 border-t border-sand-200 bg-surface pt-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] shadow-raised max-lg:static"
      aria-label={t('title')}
      onFocus={enter}
    >
      <div className="container-page flex items-center gap-3 whitespace-nowrap">
        <Link
          href={savedPath(locale)}
          className="me-auto inline-flex min-h-target items-center gap-2 font-medium underline underline-offset-4"
        >
          <Icon name="heart" className="text-alert-700 [--icon-fill:currentColor]" />
          {t('count', { count: String(providers.length) })}
        </Link>
        {ids.length > 1 && (
          <Link
            href={comparePath(ids, locale, priceQuery)}
            className={buttonStyle('filled', 'max-narrow:px-2.5')}
          >
            {t(providers.length > MAX_COMPARED ? 'compareLast' : 'compare', { count: String(ids.length) })}
          </Link>
        )}
        <button
          type="button"
          className={iconButtonStyle('plain', '-me-3 text-ink-500')}
          aria-label={t('close')}
          onClick={close}
        >
          <Icon name="x" />
        </button>
      </div>
    </aside>
  );
}
