import { getTranslations } from 'next-intl/server';
import { pageCount, pagesAround } from '@/lib/domain/paging';
import { getLinks } from '@/lib/i18n/links';
import { PageLinks } from './page-links';

interface PaginationProps {
  page: number;
  /** Number of entries in the whole list. */
  total: number;
  /** Entries on a page, when they are not providers. */
  size?: number;
  /** The address of a page, without language. */
  pathOf: (page: number) => string;
}

/** Real links to the other pages of a list; nothing when there is one page. */
export async function Pagination({ page, total, size, pathOf }: PaginationProps) {
  const t = await getTranslations('list');
  const to = await getLinks();
  const last = pageCount(total, size);
  if (last === 1) return null;
  return (
    <PageLinks
      current={page}
      pages={pagesAround(page, last).map((number) => [number, to(pathOf(number))] as const)}
      labels={{
        pages: t('pages'),
        page: t('pageNumber', { page: '{page}' }),
        previous: t('previous'),
        next: t('next'),
        loading: t('loading'),
      }}
    />
  );
}
