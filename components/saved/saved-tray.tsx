'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FocusEvent, useEffect, useRef } from 'react';
import { announce } from '@/components/ui/announcement';
import { buttonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { MAX_COMPARED } from '@/lib/domain/saved-provider';
import { comparePath, savedPath } from '@/lib/routing/client-paths';
import { closeTray, useSaved, useViewed } from './saved-store';

/** Renders a bar with the shortlist at the end of every page; in the document flow, so that it covers nothing. */
export function SavedTray() {
  const t = useTranslations('saved');
  const locale = useLocale();
  const { providers, isTrayClosed } = useSaved();
  const before = useRef<HTMLElement>(null);
  if (providers.length === 0 || isTrayClosed) return null;

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
    <aside className="saved-tray no-print" aria-label={t('title')} onFocus={enter}>
      <div className="container-page">
        <Link href={savedPath(locale)} className="saved-tray-count">
          <Icon name="heart" />
          {t('count', { count: String(providers.length) })}
        </Link>
        {ids.length > 1 && (
          <Link href={comparePath(ids, locale)} className={buttonStyle('filled')}>
            {t(providers.length > MAX_COMPARED ? 'compareLast' : 'compare', { count: String(ids.length) })}
          </Link>
        )}
        <button type="button" className="saved-tray-close" aria-label={t('close')} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
    </aside>
  );
}

/**
 * Registers the service worker that shows saved phone numbers offline (product rule 2.21), once there is a saved or viewed
 * provider. The offline page's version is part of the worker's URL, so that a changed page installs a new worker.
 */
export function OfflineSupport() {
  const hasProviders = [useSaved(), useViewed()].some(({ providers }) => providers.length > 0);
  useEffect(() => {
    if (!hasProviders || !('serviceWorker' in navigator)) return;
    // Some private windows block service workers.
    navigator.serviceWorker
      .register(`/sw.js?version=${process.env.OFFLINE_PAGE_VERSION}`, { updateViaCache: 'none' })
      .catch(() => undefined);
  }, [hasProviders]);
  return null;
}
