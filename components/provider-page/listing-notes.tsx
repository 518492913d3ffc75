import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { parseTimestamp } from '@/lib/domain/post';
import type { Provider } from '@/lib/domain/provider';
import { REPORT_REASONS } from '@/lib/domain/report';
import { formatDay } from '@/lib/i18n/formatters';
import { getLinks } from '@/lib/routing/links';

/** Renders links for reporting errors and claiming the listing, and the date of the last change (product rules 2.22 to 2.24). */
export async function ListingNotes({ provider }: { provider: Provider }) {
  const [t, to, locale] = await Promise.all([getTranslations(), getLinks(), getLocale()]);
  const changed = parseTimestamp(provider.updatedAt);
  return (
    <section aria-labelledby="wrong" className="listing-notes no-print">
      <h2 id="wrong">{t('report.choose')}</h2>
      <ul aria-labelledby="wrong">
        {REPORT_REASONS.map((reason) => (
          <li key={reason}>
            <Link href={to({ name: 'report', provider: provider.id, wrong: reason })} className="chip">
              {t(`report.chips.${reason}`)}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link href={to({ name: 'updateListing', provider: provider.id })} className="text-link">
          {t('claim.title')}
        </Link>
      </p>
      {changed && (
        <p>
          <Link href={to({ name: 'about' }, 'changes')} className="text-link">
            {t.rich('providerPage.lastChanged', {
              day: () => <time dateTime={changed.toISOString()}>{formatDay(changed, locale)}</time>,
            })}
          </Link>
        </p>
      )}
    </section>
  );
}
