import { getFormatter, getTranslations } from 'next-intl/server';
import { pageCount } from '@/lib/domain/paging';
import { getLinks } from '@/lib/routing/links';
import { PageLinks } from './page-links';

interface PaginationProps {
  page: number;
  /** Number of entries in the whole list. */
  total: number;
  /** Entries on a page, when they are not providers. */
  size?: number;
  /** The address of a page, without language; the number of a later one is its last parameter. */
  pathOf: (page: number) => string;
}

/** Real links to the other pages of a list; nothing when there is one page. */
export async function Pagination({ page, total, size, pathOf }: PaginationProps) {
  const [t, to, format] = await Promise.all([getTranslations('list'), getLinks(), getFormatter()]);
  const last = pageCount(total, size);
  if (last === 1) return null;
  return (
    <PageLinks
      current={page}
      last={last}
      hrefs={{ first: to(pathOf(1)), second: to(pathOf(2)) }}
      labels={{
        pages: t('pages'),
        page: t('pageNumber', { page: '{page}' }),
        previous: t('previous'),
        next: t('next'),
        all: t('allPages', { count: last, number: format.number(last) }),
        loading: t('loading'),
      }}
    />
  );
}
