'use client';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** URL, name and number of providers of an area. */
type AreaLink = readonly [href: string, name: string, count: string];

interface AreaListProps {
  areas: AreaLink[];
  labels: Record<'title' | 'all' | 'loading', string>;
}

/** Number of areas outside the disclosure. */
const MAX_VISIBLE = 8;

/** Renders the first areas as chips and the others in a disclosure, so that the providers below stay visible. */
export function AreaList({ areas, labels }: AreaListProps) {
  const chips = (links: AreaLink[]) => (
    <div className="chips">
      {links.map(([href, name, count]) => (
        <Link key={href} href={href} loading={labels.loading}>
          {name} <small>{count}</small>
        </Link>
      ))}
    </div>
  );
  return (
    <nav aria-label={labels.title} className="area-list no-print">
      <h2>{labels.title}</h2>
      {chips(areas.slice(0, MAX_VISIBLE))}
      {areas.length > MAX_VISIBLE && (
        <details>
          <summary>
            {labels.all}
            <Icon name="chevron-down" />
          </summary>
          {chips(areas.slice(MAX_VISIBLE))}
        </details>
      )}
    </nav>
  );
}
