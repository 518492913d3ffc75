import type { DirectoryTotals } from '@/lib/domain/stats';
import { getIntl } from '@/lib/routing/get-intl';
import { StatisticsError, StatisticsList } from './statistics';

interface StatisticsBannerProps {
  /** The totals, of when the directory was read. */
  statistics: DirectoryTotals;
  /** Whether the database is away. */
  isAway: boolean;
}

const STATISTICS = ['all', 'verified', 'mobile', 'eco', 'steam', 'emirates'] as const;

/**
 * Renders the database statistics of /services. While the database is away, an error with a link to try again stands above them
 * (product rule 8.1); the list on the page is of the same directory.
 */
export async function StatisticsBanner({ statistics, isAway }: StatisticsBannerProps) {
  const { t, format } = await getIntl('statistics');
  return (
    <>
      {isAway && (
        <StatisticsError
          label={t('label')}
          message={t('error', { message: t('unreachable') })}
          labels={{ retry: t('retry'), loading: t('loading') }}
        />
      )}
      <StatisticsList
        label={t('label')}
        success={isAway ? t('lastKnown') : t('success')}
        statistics={STATISTICS.map((name) => [t(name), format.number(statistics[name])])}
      />
    </>
  );
}
