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
  labels: Record<'title' | 'all' | 'loading', string>;
}

/** Number of areas outside the disclosure. */
const MAX_VISIBLE = 7;

/** Renders the first areas as chips and the others in a disclosure, so that the providers below stay visible. */
export function AreaList({ areas, labels }: AreaListProps) {
  const chips = (links: CountedLink[]) => (
    <div className="chip-row">
      <CountedLinks links={links} loading={labels.loading} />
    </div>
  );
  return (
    <nav aria-label={labels.title} className="no-print relative mt-8">
      <h2 className="text-base leading-11">{labels.title}</h2>
      {chips(areas.slice(0, MAX_VISIBLE))}
      {areas.length > MAX_VISIBLE && (
        <details className="group">
          {/* Next to the heading. */}
          <summary className="absolute end-0 top-0 inline-flex min-h-target items-center gap-1.5 text-sm font-medium text-water-700 enlarged:static">
            {labels.all}
            <Icon name="chevron-down" className="transition-[rotate] group-open:rotate-180" />
          </summary>
          {chips(areas.slice(MAX_VISIBLE))}
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
