'use client';

import { focusListAfterNavigation } from '@/components/ui/focus-after-navigation';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ListView } from '@/lib/domain/list-options';

/** Renders links that change the list below. The new page may lack the link that was followed, so the focus moves to its list. */
export function ChipRow({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <ul aria-label={label} className="chip-row" onClick={focusListAfterNavigation}>
      {children}
    </ul>
  );
}

interface ViewLinksProps {
  label: string;
  current: ListView;
  links: [view: ListView, name: string, href: string][];
}

/** Loads the map's scripts before its page is opened. Failures are ignored, because the page tries again. */
function preloadMap() {
  for (const load of [
    () => import('@/components/map/map-view'),
    () => import('@/components/map/results-map'),
  ])
    load().catch(() => {});
}

const ICONS: Record<ListView, IconName> = { grid: 'layout-grid', list: 'list', map: 'map' };

/** On phones, icons alone; the map is in the bar at the bottom of the screen. */
const VIEW_LINK =
  'inline-flex min-h-[calc(var(--spacing-target)-2px)] min-w-target items-center justify-center gap-2 rounded-item text-sm ' +
  'font-semibold hover:bg-tint-50 aria-[current]:bg-ink-900 aria-[current]:text-surface row:px-3.5';

/** Renders the view switch. A client component, so that the page contains its data instead of serialized elements. */
export function ViewLinks({ label, current, links }: ViewLinksProps) {
  return (
    <nav
      aria-label={label}
      className="no-print flex flex-none rounded-control border border-sand-200 bg-surface"
    >
      {links.map(([view, name, href]) => (
        <Link
          key={view}
          href={href}
          className={view === 'map' ? `${VIEW_LINK} max-row:hidden` : VIEW_LINK}
          aria-current={view === current ? 'true' : undefined}
          // The map begins at the top of the page.
          scroll={view === 'map'}
          onClick={focusListAfterNavigation}
          onPointerEnter={view === 'map' ? preloadMap : undefined}
          onFocus={view === 'map' ? preloadMap : undefined}
        >
          <Icon name={ICONS[view]} className="size-4" />
          <span className="max-row:sr-only">{name}</span>
        </Link>
      ))}
    </nav>
  );
}
