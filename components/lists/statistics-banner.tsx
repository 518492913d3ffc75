import { getFormatter, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { DirectoryTotals } from '@/lib/domain/stats';
import { StatisticsList } from './statistics-list';
import { StatisticsRetry } from './statistics-retry';

interface StatisticsBannerProps {
  /** The stats, or why they could not be read. */
  statistics: DirectoryTotals | 'unreachable' | 'slow';
}

const STATISTICS = ['all', 'verified', 'mobile', 'eco', 'steam', 'emirates'] as const;

/**
 * The database statistics of /services: success, error, or loading while it is read again (product rule 8.1). A failure
 * stands above the list, which is empty then, too; numbers stand below it.
 */
export async function StatisticsBanner({ statistics }: StatisticsBannerProps) {
  const t = await getTranslations('statistics');
  const format = await getFormatter();
  if (typeof statistics === 'string') {
    return (
      <section aria-label={t('label')} className="statistics-failed no-print">
        <Icon name="circle-alert" />
        <p role="alert" className="flex-1 basis-60 font-medium">
          {t('error', { message: t(statistics) })}
        </p>
        <StatisticsRetry label={t('retry')} loading={t('loading')} />
      </section>
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
