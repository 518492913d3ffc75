import { Link } from './link';

interface NavigationLinkProps {
  /** Localized URL. */
  href: string;
  /** URL of the current page. */
  current: string;
  className?: string;
  children: React.ReactNode;
}

/** A header or footer link; sections of the current page are scrolled to, others require navigation first. */
export function NavigationLink({ href, current, className, children }: NavigationLinkProps) {
  const [page, section] = href.split('#');
  if (section && (page === current || page === '')) {
    return (
      <a href={`#${section}`} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link
      href={href}
      className={className}
      scroll={!section}
      aria-current={href === current ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
