'use client';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

interface QuickFilterLinksProps {
  label: string;
  loading: string;
  /** The first one leads to all filters. */
  links: (readonly [href: string, name: string])[];
}

/** A client component, so that the page carries the links as facts and not as elements too. */
export function QuickFilterLinks({ label, loading, links }: QuickFilterLinksProps) {
  return (
    <nav aria-label={label} className="chip-row no-print mb-4">
      {links.map(([href, name], index) => (
        <Link key={href} href={href} className="chip" loading={loading}>
          {index === 0 && <Icon name="sliders-horizontal" />}
          {name}
        </Link>
      ))}
    </nav>
  );
}
