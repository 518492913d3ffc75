import { getFormatter, getTranslations } from 'next-intl/server';
import type { DirectoryTotals } from '@/lib/domain/stats';
import { StatisticsError, StatisticsList } from './statistics';

interface StatisticsBannerProps {
  /** The totals, or the reason why they could not be read. */
  statistics: DirectoryTotals | 'unreachable' | 'slow';
}

const STATISTICS = ['all', 'verified', 'mobile', 'eco', 'steam', 'emirates'] as const;

/**
 * Renders the database statistics of /services, or an error with a retry link (product rule 8.1). The page shows errors above
 * the list and statistics below it.
 */
export async function StatisticsBanner({ statistics }: StatisticsBannerProps) {
  const t = await getTranslations('statistics');
  const format = await getFormatter();
  if (typeof statistics === 'string') {
    return (
      <StatisticsError
        label={t('label')}
        message={t('error', { message: t(statistics) })}
        labels={{ retry: t('retry'), loading: t('loading') }}
      />
    );
  }
  return (
    <StatisticsList
      label={t('label')}
      success={t('success')}
      statistics={STATISTICS.map((name) => [t(name), format.number(statistics[name])])}
    />
  );
}
