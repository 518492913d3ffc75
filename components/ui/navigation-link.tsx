import type { ComponentProps } from 'react';
import { Link } from './link';

interface NavigationLinkProps extends Omit<ComponentProps<typeof Link>, 'scroll'> {
  /** Localized URL. */
  href: string;
  /** URL of the current page. */
  current: string;
}

/** A header or footer link; sections of the current page are scrolled to, others require navigation first. */
export function NavigationLink({ href, current, loading, ...props }: NavigationLinkProps) {
  const [page, section] = href.split('#');
  if (section && (page === current || page === '')) return <a {...props} href={`#${section}`} />;
  return (
    <Link
      {...props}
      href={href}
      loading={loading}
      scroll={!section}
      aria-current={href === current ? 'page' : undefined}
    />
  );
}
