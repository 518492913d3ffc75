'use client';

import { NavigationLink } from '@/components/ui/link';

interface FooterLinksProps {
  label: string;
  columns: { title: string; links: [href: string, text: string][] }[];
  current: string;
}

/** The footer's link columns, the target of `#sitemap`. */
export function FooterLinks({ label, columns, current }: FooterLinksProps) {
  return (
    <nav id="sitemap" aria-label={label} className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4">
      {columns.map(({ title, links }) => (
        <section key={title}>
          <h2 className="mb-1 text-base text-water-300">{title}</h2>
          <ul>
            {links.map(([href, text]) => (
              <li key={href}>
                <NavigationLink href={href} current={current}>
                  {text}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
