'use client';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

interface PageLinksProps {
  current: number;
  /** Number and address of each page that is offered; the neighbours of the current one are among them. */
  pages: (readonly [number: number, href: string])[];
  /** `page` has {page} where the number goes. */
  labels: Record<'pages' | 'page' | 'previous' | 'next' | 'loading', string>;
}

export function PageLinks({ current, pages, labels }: PageLinksProps) {
  const hrefOf = (wanted: number) => pages.find(([number]) => number === wanted)?.[1];
  const previous = hrefOf(current - 1);
  const next = hrefOf(current + 1);
  return (
    <nav aria-label={labels.pages} className="no-print mt-8 flex flex-wrap items-center justify-center gap-2">
      {previous && (
        <Link href={previous} rel="prev" className="chip" loading={labels.loading}>
          <Icon name="arrow-left" className="icon-directional" />
          {labels.previous}
        </Link>
      )}
      {pages.map(([number, href], index) => (
        <span key={number} className="contents">
          {index > 0 && number - (pages[index - 1]?.[0] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <Link
            href={href}
            className="chip min-w-11 justify-center tabular-nums"
            aria-label={labels.page.replace('{page}', String(number))}
            aria-current={number === current ? 'page' : undefined}
            loading={labels.loading}
          >
            {number}
          </Link>
        </span>
      ))}
      {next && (
        <Link href={next} rel="next" className="chip" loading={labels.loading}>
          {labels.next}
          <Icon name="arrow-left" className="icon-directional rotate-180" />
        </Link>
      )}
    </nav>
  );
}
