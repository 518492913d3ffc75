'use client';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { pagesAround, pagesToJumpTo } from '@/lib/domain/paging';

interface PageLinksProps {
  current: number;
  last: number;
  /** URLs of the first two pages; those of the others are the second one's with another number at the end. */
  hrefs: { first: string; second: string };
  /** `page` has {page} where the number goes. */
  labels: Record<'pages' | 'page' | 'previous' | 'next' | 'all' | 'loading', string>;
}

/** The neighbours of a page, and behind a disclosure all pages: so that none is far from the first. */
export function PageLinks({ current, last, hrefs, labels }: PageLinksProps) {
  const near = pagesAround(current, last);
  const far = pagesToJumpTo(last);
  const hrefOf = (page: number) => (page === 1 ? hrefs.first : hrefs.second.replace(/2$/, String(page)));
  return (
    <nav aria-label={labels.pages} className="pages no-print">
      {current > 1 && (
        <Link href={hrefOf(current - 1)} rel="prev" className="chip" loading={labels.loading}>
          <Icon name="arrow-left" className="icon-directional" />
          {labels.previous}
        </Link>
      )}
      {near.map((page, index) => (
        <span key={page} className="contents">
          {index > 0 && page - (near[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <Link
            href={hrefOf(page)}
            className="chip"
            aria-label={labels.page.replace('{page}', String(page))}
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
      {far.some((page) => !near.includes(page)) && (
        <details>
          <summary className="text-link">{labels.all}</summary>
          {far.map((page) => (
            <Link
              key={page}
              href={hrefOf(page)}
              aria-current={page === current ? 'page' : undefined}
              loading={labels.loading}
            >
              {page}
            </Link>
          ))}
        </details>
      )}
    </nav>
  );
}
