'use client';

import { useEffect } from 'react';
import { announce } from '@/components/ui/announcement';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { pagesAround, pagesToJumpTo } from '@/lib/domain/paging';

interface PageLinksProps {
  current: number;
  last: number;
  /** URLs of the first two pages; the others are derived from the second by replacing the number at the end. */
  hrefs: { first: string; second: string };
  /** `page` contains the placeholder {page}. */
  labels: Record<'pages' | 'page' | 'previous' | 'next' | 'all' | 'loading', string>;
}

/** Renders links to the adjacent pages, and to all pages in a disclosure, so that crawlers reach each within few clicks. */
export function PageLinks({ current, last, hrefs, labels }: PageLinksProps) {
  const adjacent = pagesAround(current, last);
  const all = pagesToJumpTo(last);
  const hrefOf = (page: number) => (page === 1 ? hrefs.first : hrefs.second.replace(/2$/, String(page)));
  const pageOf = (page: number) => labels.page.replace('{page}', String(page));
  // The framework announces the heading, which is the same on every page, if the title comes later.
  const announced = current > 1 ? pageOf(current) : undefined;
  useEffect(() => {
    if (!announced) return;
    announce(announced);
    return () => announce('');
  }, [announced]);
  return (
    <nav aria-label={labels.pages} className="no-print mt-8 flex flex-wrap items-center justify-center gap-2">
      {current > 1 && (
        <Link href={hrefOf(current - 1)} rel="prev" className="chip" loading={labels.loading}>
          <Icon name="arrow-left" className="icon-directional" />
          {labels.previous}
        </Link>
      )}
      {adjacent.map((page, index) => (
        <span key={page} className="contents">
          {index > 0 && page - (adjacent[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <Link
            href={hrefOf(page)}
            className="chip"
            aria-label={pageOf(page)}
            aria-current={page === current ? 'page' : undefined}
            loading={labels.loading}
          >
            {page}
          </Link>
        </span>
      ))}
      {current < last && (
        <Link href={hrefOf(current + 1)} rel="next" className="chip" loading={labels.loading}>
          {labels.next}
          <Icon name="arrow-left" className="icon-directional rotate-180" />
        </Link>
      )}
      {all.some((page) => !adjacent.includes(page)) && (
        <details className="w-full text-center">
          <summary className="text-link inline-flex min-h-target items-center">{labels.all}</summary>
          <p className="*:inline-grid *:min-h-target *:min-w-target *:place-items-center *:rounded-control *:hover:bg-tint-50 *:hover:text-water-700 *:aria-[current]:font-bold *:aria-[current]:underline">
            {all.map((page) => (
              <Link
                key={page}
                href={hrefOf(page)}
                aria-current={page === current ? 'page' : undefined}
                loading={labels.loading}
              >
                {page}
              </Link>
            ))}
          </p>
        </details>
      )}
    </nav>
  );
}
