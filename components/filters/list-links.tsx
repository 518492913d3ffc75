'use client';

/* Client components, so that pages contain the data of these links instead of serialized elements. */

import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ListView } from '@/lib/domain/list-options';
import { focusListAfterNavigation } from './focus-after-navigation';

interface ListBarProps {
  label: string;
  loading: string;
  /** The list with all filters, and its number of providers if known. */
  filters: { href: string; name: string; count?: string };
  /** The list as a map. */
  map: { href: string; name: string };
  /** The list with one more filter each. */
  links: (readonly [href: string, name: string])[];
  /** More buttons. */
  children?: React.ReactNode;
}

/** Renders the links that narrow a list in one row, which stays visible on phones. */
export function ListBar({ label, loading, filters, map, links, children }: ListBarProps) {
  return (
    <nav aria-label={label} className="list-bar no-print">
      <div>
        <Link href={filters.href} className="button button-quiet" loading={loading}>
          <Icon name="sliders-horizontal" />
          {filters.name} {filters.count && <small>{filters.count}</small>}
        </Link>
        <Link href={map.href} className="button button-quiet" loading={loading}>
          <Icon name="map" />
          {map.name}
        </Link>
        {children}
        {links.map(([href, name]) => (
          <Link key={href} href={href} className="chip" loading={loading}>
            {name}
          </Link>
        ))}
      </div>
    </nav>
  );
}

/** Renders links that change the list below. They are not part of the new list, so the focus moves to that list. */
export function ChipRow({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <ul aria-label={label} className="chip-row mt-1" onClick={focusListAfterNavigation}>
      {children}
    </ul>
  );
}

interface ViewLinksProps {
  label: string;
  current: ListView;
  links: [view: ListView, name: string, href: string][];
}

const ICONS: Record<ListView, IconName> = { grid: 'layout-grid', list: 'list', map: 'map' };

/** Renders the view switch. */
export function ViewLinks({ label, current, links }: ViewLinksProps) {
  return (
    <nav aria-label={label} className="view-switch no-print">
      {links.map(([view, name, href]) => (
        <Link
          key={view}
          href={href}
          className="chip"
          aria-current={view === current ? 'true' : undefined}
          scroll={false}
          onClick={focusListAfterNavigation}
        >
          <Icon name={ICONS[view]} className="size-4" />
          <span>{name}</span>
        </Link>
      ))}
    </nav>
  );
}
