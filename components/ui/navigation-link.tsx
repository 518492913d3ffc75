import { Link } from './link';

interface NavigationLinkProps {
  /** URL in the language of the page. */
  href: string;
  /** URL of the page that is shown. */
  current: string;
  className?: string;
  children: React.ReactNode;
}

/** An item of the header or footer; a section of the page that is shown is scrolled to, others are gone to first. */
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
