'use client';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** URL, name and number of providers of a list. */
type CountedLink = readonly [href: string, name: string, count: string];

function CountedLinks({ links, loading }: { links: readonly CountedLink[]; loading: string }) {
  return links.map(([href, name, count]) => (
    <Link key={href} href={href} className="chip" loading={loading}>
      {`${name} `}
      <small className="chip-count">{count}</small>
    </Link>
  ));
}

interface AreaListProps {
  areas: CountedLink[];
  labels: Record<'title' | 'all' | 'allShort' | 'loading', string>;
}

/** Number of areas outside the disclosure. */
const MAX_VISIBLE = 6;

/** Renders the first areas as chips in one row and the others in a disclosure, so that the providers below stay visible. */
export function AreaList({ areas, labels }: AreaListProps) {
  const [first, others] = [areas.slice(0, MAX_VISIBLE), areas.slice(MAX_VISIBLE)];
  return (
    <nav aria-label={labels.title} className="no-print relative mt-2 flow-root">
      <div className={others.length > 0 ? 'chip-row scroll-pe-24! max-row:pe-24! row:pe-32' : 'chip-row'}>
        <CountedLinks links={first} loading={labels.loading} />
      </div>
      {others.length > 0 && (
        <details className="group">
          {/* At the end of the row, which scrolls under it on phones. */}
          <summary
            aria-label={labels.all}
            className="absolute end-0 top-0 inline-flex min-h-target items-center gap-1.5 bg-sand-50 ps-3 max-row:-end-gutter max-row:pe-gutter text-sm font-medium text-water-700 enlarged:static"
          >
            {labels.allShort}
            <Icon name="chevron-down" className="transition-[rotate] group-open:rotate-180" />
          </summary>
          <div className="mt-2 flex flex-wrap gap-2">
            <CountedLinks links={others} loading={labels.loading} />
          </div>
        </details>
      )}
    </nav>
  );
}

interface RelatedGroup {
  title: string;
  links: CountedLink[];
}

/** Renders links to related lists: other wash types in the same place, or the same wash type in other places. */
export function RelatedLists({ groups, loading }: { groups: RelatedGroup[]; loading: string }) {
  return groups
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => (
      <nav key={title} aria-label={title} className="no-print mt-10 flex flex-wrap gap-2">
        <h2 className="mb-1 w-full text-xl">{title}</h2>
        <CountedLinks links={links} loading={loading} />
      </nav>
    ));
}
