'use client';

import { focusListAfterNavigation } from '@/components/filters/focus-after-navigation';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ListView } from '@/lib/domain/list-options';

interface ViewLinksProps {
  label: string;
  current: ListView;
  links: [view: ListView, name: string, href: string][];
}

const ICONS: Record<ListView, IconName> = { grid: 'layout-grid', list: 'list', map: 'map' };

/** Renders the view switch. A client component, so that the page contains its data instead of serialized elements. */
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
