'use client';

import { Link } from '@/components/ui/link';

export interface RelatedGroup {
  title: string;
  /** URL, name and number of providers of each list. */
  links: (readonly [href: string, name: string, count: string])[];
}

/** Renders links to related lists: other wash types in the same place, or the same wash type in other places. */
export function RelatedLists({ groups, loading }: { groups: RelatedGroup[]; loading: string }) {
  return groups
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => (
      <nav key={title} aria-label={title} className="neighbours chips no-print">
        <h2>{title}</h2>
        {links.map(([href, name, count]) => (
          <Link key={href} href={href} loading={loading}>
            {name} <small>{count}</small>
          </Link>
        ))}
      </nav>
    ));
}
