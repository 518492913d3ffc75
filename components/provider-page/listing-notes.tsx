import { Link } from '@/components/ui/link';
import { hasStaffTables } from '@/lib/directory/current';
import { parseTimestamp } from '@/lib/domain/post';
import { mayHaveChanged, type Provider } from '@/lib/domain/provider';
import { CONFIRMED, NOT_CONFIRMED, REPORT_REASONS } from '@/lib/domain/report';
import { LANGUAGE } from '@/lib/forms/form-state';
import { formatDay, formatMonth } from '@/lib/i18n/formatters';
import { getIntl } from '@/lib/routing/get-intl';
import type { Route } from '@/lib/routing/route';

/**
 * Renders links for reporting errors and claiming the listing, and the date of the last change (product rules 2.22 to 2.24). Where
 * the database has no room for these forms, the links lead to the contact form (rule 8.7).
 */
export async function ListingNotes({ provider }: { provider: Provider }) {
  const { t, to, locale } = await getIntl();
  const toForm = (route: Route) => to(hasStaffTables() ? route : { name: 'contact' });
  const changed = parseTimestamp(provider.updatedAt);
  return (
    <section
      aria-labelledby="keep"
      className="no-print mt-7 rounded-panel bg-sand-100 p-5 text-sm max-lg:order-2 lg:col-start-1"
    >
      <h2 id="keep" className="text-base font-semibold">
        {t('providerPage.keep')}
      </h2>
      <Checks checks={provider.checks} />
      <p id="wrong" className="mt-2 font-medium">
        {t('report.choose')}
      </p>
      <ul aria-labelledby="wrong" className="my-2 flex flex-wrap gap-x-2 gap-y-1">
        {REPORT_REASONS.map((reason) => (
          <li key={reason}>
            <Link href={toForm({ name: 'report', provider: provider.id, wrong: reason })} className="chip">
              {t(`report.chips.${reason}`)}
            </Link>
          </li>
        ))}
      </ul>
      {hasStaffTables() && <StillRight provider={provider.id} />}
      <p>
        <Link
          href={toForm({ name: 'updateListing', provider: provider.id })}
          className="text-link inline-flex min-h-target flex-wrap items-center gap-x-1"
        >
          {t('claim.title')}
        </Link>
      </p>
      {changed && (
        <p>
          <Link
            href={to({ name: 'about' }, 'changes')}
            className="text-link inline-flex min-h-target flex-wrap items-center gap-x-1"
          >
            {t.rich('providerPage.lastChanged', {
              day: () => <time dateTime={changed.toISOString()}>{formatDay(changed, locale)}</time>,
            })}
          </Link>
        </p>
      )}
    </section>
  );
}

/** Renders the answer "yes" to whether everything is still right, which is counted without identity; the chips above are the "no". */
async function StillRight({ provider }: { provider: number }) {
  const { t, to, locale } = await getIntl('checks');
  return (
    <form
      action={to({ name: 'confirmFacts' })}
      method="post"
      encType="multipart/form-data"
      className="flex flex-wrap items-center gap-2"
    >
      <span id="still-right">{t('stillRight')}</span>
      <input type="hidden" name="provider" value={provider} />
      <input type="hidden" name={LANGUAGE} value={locale} />
      <button className="chip" aria-describedby="still-right">
        {t('yes')}
      </button>
      {/* The answer leads back to this page, which is cached: the fragment makes one of the texts visible. */}
      <p id={CONFIRMED} className="basis-full text-leaf-700 not-target:hidden" role="status">
        {t('thanks')}
      </p>
      <p id={NOT_CONFIRMED} className="basis-full text-alert-700 not-target:hidden" role="status">
        {t('notCounted')}
      </p>
    </form>
  );
}

/** Renders when and by whom facts were checked (product rule 2.27). */
async function Checks({ checks }: Pick<Provider, 'checks'>) {
  if (checks.length === 0) return null;
  const { t, locale, now } = await getIntl('checks');
  return (
    <ul className="my-2 grid gap-1 text-ink-500" aria-label={t('title')}>
      {checks.map((check) => {
        const date = new Date(check.day);
        const time = (text: string) => <time dateTime={check.day}>{text}</time>;
        return (
          <li key={check.fact}>
            {t.rich(`by.${check.source ?? 'unknown'}`, {
              fact: () => t(`facts.${check.fact}`),
              day: () => time(formatDay(date, locale)),
              month: () => time(formatMonth(date, locale)),
            })}
            {mayHaveChanged(check, now) && ` · ${t('old')}`}
          </li>
        );
      })}
    </ul>
  );
}
