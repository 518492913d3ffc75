'use client';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** URL, name and number of providers of an area. */
type AreaLink = readonly [href: string, name: string, count: string];

interface AreaListProps {
  areas: AreaLink[];
  labels: Record<'title' | 'all' | 'loading', string>;
}

/** Areas that are seen at once; the others open. */
const SHOWN = 8;

/** Areas as a few chips, and the others behind a disclosure, so that the providers below stay in sight. */
export function AreaList({ areas, labels }: AreaListProps) {
  const chips = (some: AreaLink[]) => (
    <div className="chips">
      {some.map(([href, name, count]) => (
        <Link key={href} href={href} loading={labels.loading}>
          {name} <small>{count}</small>
        </Link>
      ))}
    </div>
  );
  return (
    <nav aria-label={labels.title} className="area-list no-print">
      <h2>{labels.title}</h2>
      {chips(areas.slice(0, SHOWN))}
      {areas.length > SHOWN && (
        <details>
          <summary>
            {labels.all}
            <Icon name="chevron-down" />
          </summary>
          {chips(areas.slice(SHOWN))}
        </details>
      )}
    </nav>
  );
}
