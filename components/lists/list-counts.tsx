import { getFormatter, getTranslations } from 'next-intl/server';
import type { ProviderList } from '@/lib/domain/provider-list';

interface ListCountsProps {
  list: ProviderList;
  /** Formatted number of matching providers. */
  shown: string;
  /** Number of providers in the directory. */
  total: number;
}

/** Renders the heading 'Showing N of M services' with the eco, verified and mobile counts (product rule 2.4). */
export async function ListCounts({ list, shown, total }: ListCountsProps) {
  const [t, format] = await Promise.all([getTranslations('list'), getFormatter()]);
  return (
    <h2 className="list-heading">
      {t('showing', { shown, total: format.number(total) })}{' '}
      {list.total > 0 && (
        <small>
          {(['eco', 'verified', 'mobile'] as const).map((part) => (
            <span key={part}>{t(part, { count: format.number(list[part]) })} </span>
          ))}
        </small>
      )}
    </h2>
  );
}
