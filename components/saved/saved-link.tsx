import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { usePriceQuery } from '@/components/car/use-price-query';
import { iconButtonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useHydrated } from '@/components/ui/use-hydrated';
import { MAX_COMPARED } from '@/lib/domain/saved-provider';
import { comparePath } from '@/lib/routing/client-paths';
import { relOf } from '@/lib/routing/nofollow';
import { useSaved } from './saved-store';

interface SavedLinkProps {
  href: string;
  /** Whether it is in the bar of phones, which names its links. */
  isInBar?: boolean;
}

/** Renders the link to the saved providers, with their number. */
export function SavedLink({ href, isInBar }: SavedLinkProps) {
  const t = useTranslations('saved');
  const count = useSaved(({ providers }) => providers.length);
  return (
    <a
      href={href}
      className={isInBar ? 'bottom-link' : iconButtonStyle('plain', 'overflow-visible rounded-pill')}
    >
      <span className="relative">
        <Icon name="heart" label={isInBar ? undefined : t('title')} />
        {count > 0 && <Count>{count}</Count>}
      </span>
      {isInBar && t('title')}
    </a>
  );
}

/**
 * Renders the link of the bar of phones that compares the providers saved last, shown once there are two: by the attribute
 * `data-compare` of the page, which `DeviceScript` sets before the first paint, so that the bar does not move.
 */
export function CompareLink() {
  const t = useTranslations('saved');
  const locale = useLocale();
  const priceQuery = usePriceQuery();
  const isHydrated = useHydrated();
  const ids = useSaved(({ providers }) => providers)
    .slice(0, MAX_COMPARED)
    .map(({ id }) => id);
  const hasTwo = ids.length > 1;
  useEffect(() => {
    if (isHydrated) document.documentElement.toggleAttribute('data-compare', hasTwo);
  }, [isHydrated, hasTwo]);
  const href = comparePath(ids, locale, priceQuery);
  return (
    <a
      href={href}
      rel={relOf(href)}
      className="compare-link bottom-link"
      aria-label={t('compare', { count: String(ids.length) })}
    >
      <span className="relative">
        <Icon name="columns-2" />
        {hasTwo && <Count>{ids.length}</Count>}
      </span>
      {t('compareShort')}
    </a>
  );
}

/** Renders a number at the corner of an icon: the one text below 14 px, which the page behind the link repeats. */
function Count({ children }: { children: number }) {
  return (
    <b className="absolute start-3 -top-2 min-w-5 rounded-pill bg-sun-400 px-1 text-center text-[0.75rem] leading-4.5 font-bold text-sea-950">
      {children}
    </b>
  );
}
