'use client';

import { focusListAfterNavigation } from '@/components/filters/focus-after-navigation';
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
          <Icon name={view === 'grid' ? 'layout-grid' : 'list'} className="size-4" />
          <span>{name}</span>
        </Link>
      ))}
    </nav>
  );
}
