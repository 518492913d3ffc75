'use client';

import { Icon } from '@/components/ui/icon';
import { NavigationLink } from '@/components/ui/link';

interface FooterLinksProps {
  label: string;
  /** Long ones are disclosures on phones. */
  columns: { title: string; links: [href: string, text: string][]; isLong?: boolean }[];
  current: string;
}

/** The footer's link columns, the target of `#sitemap`. */
export function FooterLinks({ label, columns, current }: FooterLinksProps) {
  const list = (links: [href: string, text: string][]) => (
    <ul>
      {links.map(([href, text]) => (
        <li key={href}>
          <NavigationLink href={href} current={current} className="footer-link">
            {text}
          </NavigationLink>
        </li>
      ))}
    </ul>
  );
  return (
    <nav
      id="sitemap"
      aria-label={label}
      className="grid gap-x-4 gap-y-2 lg:grid-cols-4 max-lg:[&>section>ul]:columns-2"
    >
      {columns.map(({ title, links, isLong }) =>
        isLong ? (
          <details key={title} className="footer-group group">
            <summary className="flex min-h-target items-center justify-between lg:pointer-events-none">
              <h2 className="text-base text-water-300">{title}</h2>
              <Icon name="chevron-down" className="text-water-300 group-open:rotate-180 lg:hidden" />
            </summary>
            {list(links)}
          </details>
        ) : (
          <section key={title}>
            <h2 className="text-base leading-11 text-water-300">{title}</h2>
            {list(links)}
          </section>
        ),
      )}
    </nav>
  );
}
