import { LAST_PAGE, listPageCount, PAGE_SIZE, pageCount } from '@/lib/domain/paging';
import { getIntl } from '@/lib/routing/get-intl';
import type { Route } from '@/lib/routing/route';
import { PageLinks } from './page-links';

interface PaginationProps {
  page: number;
  /** Number of entries in the whole list. */
  total: number;
  /** Entries per page, if they are not providers. */
  size?: number;
  /** Returns the route of a page; the page number must be the last parameter of its URL. */
  routeOf: (page: number) => Route;
}

/** Renders links to the other pages of a list; nothing if there is only one. */
export async function Pagination({ page, total, size, routeOf }: PaginationProps) {
  const { t, to, format } = await getIntl('list');
  const last = size ? pageCount(total, size) : listPageCount(total);
  const isTruncated = !size && page === LAST_PAGE && total > LAST_PAGE * PAGE_SIZE;
  if (last === 1) return null;
  return (
    <>
      {isTruncated && <p className="note mt-6">{t('narrowDown')}</p>}
      <PageLinks
        current={page}
        last={last}
        hrefs={{ first: to(routeOf(1)), second: to(routeOf(2)) }}
        labels={{
          pages: t('pages'),
          page: t('pageNumber', { page: '{page}' }),
          previous: t('previous'),
          next: t('next'),
          all: t('allPages', { count: last, number: format.number(last) }),
          loading: t('loading'),
        }}
      />
    </>
  );
}
