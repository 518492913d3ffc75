'use client';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

interface ListBarProps {
  label: string;
  loading: string;
  /** The way to all filters, with the number of providers there, where it is known. */
  filters: { href: string; name: string; count?: string };
  /** The way to the map of the list. */
  map: { href: string; name: string };
  /** Filters that are one press away. */
  links: (readonly [href: string, name: string])[];
  /** Other ways to a list, as buttons. */
  children?: React.ReactNode;
}

/**
 * Renders what narrows a list as one row, which stays in sight on a phone. A client component, so that the page carries its
 * links as facts and not as elements too.
 */
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
