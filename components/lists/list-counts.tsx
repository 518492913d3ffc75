import { getFormatter, getTranslations } from 'next-intl/server';

interface ListCountsProps {
  /** Number of providers that match. */
  shown: string;
  /** Number of providers in the directory. */
  total: number;
  eco: number;
  verified: number;
  mobile: number;
}

/** The line 'Showing N of M services' with eco, verified and mobile counts (product rule 2.4). */
export async function ListCounts({ shown, total, eco, verified, mobile }: ListCountsProps) {
  const t = await getTranslations('list');
  const format = await getFormatter();
  const parts = { eco, verified, mobile };
  return (
    <p role="status" className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <strong className="font-bold max-sm:text-sm">
        {t('showing', { shown, total: format.number(total) })}
      </strong>
      <span className="flex flex-wrap gap-x-3 text-sm text-ink-500">
        {(['eco', 'verified', 'mobile'] as const).map((part) => (
          <span key={part}>{t(part, { count: format.number(parts[part]) })}</span>
        ))}
      </span>
    </p>
  );
}
