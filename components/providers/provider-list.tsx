import { getTranslations } from 'next-intl/server';
import type { ProviderSummary } from '@/lib/domain/provider';
import { Pagination } from './pagination';
import { ProviderCards } from './provider-cards';

interface ProviderListProps {
  list: { providers: ProviderSummary[]; total: number; page: number };
  /** The address of a page of the list, without language. */
  pathOf: (page: number) => string;
  /** What is said when the list is empty. */
  children: React.ReactNode;
}

/** 'Showing N services', the cards of one page and the links to the others. */
export async function ProviderList({ list, pathOf, children }: ProviderListProps) {
  const t = await getTranslations('list');
  if (list.total === 0) return <div className="container-page pt-8">{children}</div>;
  return (
    <div className="container-page pt-6">
      <h2 className="mb-4 text-base">{t('showingCount', { count: list.total })}</h2>
      <ProviderCards providers={list.providers} isList />
      <Pagination page={list.page} total={list.total} pathOf={pathOf} />
    </div>
  );
}
