'use client';

import { keepPlaceInLinks } from '@/components/filters/kept-place';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ListView } from '@/lib/domain/list-options';

interface ViewLinksProps {
  label: string;
  current: ListView;
  links: [view: ListView, name: string, href: string][];
}

/** A client component, so that the page carries the links as facts and not as elements too. */
export function ViewLinks({ label, current, links }: ViewLinksProps) {
  return (
    <nav aria-label={label} className="no-print flex gap-1.5">
      {links.map(([view, name, href]) => (
        <Link
          key={view}
          href={href}
          className="chip"
          aria-current={view === current ? 'true' : undefined}
          scroll={false}
          onClick={keepPlaceInLinks}
        >
          <Icon name={view === 'grid' ? 'layout-grid' : 'list'} className="size-4" />
          <span className="max-sm:sr-only">{name}</span>
        </Link>
      ))}
    </nav>
  );
}
