import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Pharmacy } from '@/lib/domain/pharmacy';

const HOURS = [
  ['weekday', 'weekday_after_19'],
  ['saturday', 'saturday_after_19'],
  ['sunday', 'sunday_after_19'],
  ['holiday', 'public_holiday_after_19'],
  ['always', 'open_24_7'],
] as const;
const COLUMNS = ['name', 'address', 'phone', ...HOURS.map(([name]) => name), 'notes'] as const;

const CELL = 'px-3.5 py-3 text-start enlarged:wrap-anywhere md:min-w-22 max-md:basis-full max-md:p-0';
const OPEN =
  'px-3.5 py-3 max-md:inline-flex max-md:items-center max-md:gap-1.5 max-md:rounded-pill max-md:bg-leaf-100 max-md:px-2.5 ' +
  'max-md:py-1 max-md:text-leaf-800 max-md:before:[content:attr(data-when)]';
const ROW =
  'border-b border-sand-200 max-md:relative max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-2 max-md:rounded-panel ' +
  'max-md:border max-md:bg-surface max-md:p-4';

/**
 * A table of pharmacies and their opening times. On phones each row is laid out as a card; the explicit roles are needed
 * because browsers drop table semantics when `display` changes.
 */
export function PharmacyTable({ rows }: { rows: Pharmacy[] }) {
  const t = useTranslations('pharmacies');
  return (
    <div
      className="relative overflow-x-auto rounded-panel border border-sand-200 bg-surface text-sm max-md:overflow-visible max-md:rounded-none max-md:border-0 max-md:bg-transparent"
      role="region"
      aria-label={t('table')}
      tabIndex={0}
    >
      <table className="w-full border-collapse max-md:grid" role="table">
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" className="border-b border-sand-200">
            {COLUMNS.map((name) => (
              <th key={name} scope="col" role="columnheader" className={CELL}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody lang="en" dir="ltr" role="rowgroup" className="max-md:grid max-md:gap-3">
          {rows.map((row, index) => (
            <tr key={index} role="row" className={ROW}>
              <th scope="row" role="rowheader" className={`${CELL} max-md:text-base`}>
                {row.pharmacy_name}
              </th>
              <td role="cell" className={`${CELL} md:min-w-64`}>
                {row.address}, {row.city}, {row.county} {row.postcode}
              </td>
              <td role="cell" className={CELL}>
                <a
                  className="whitespace-nowrap text-water-700 underline max-md:inline-flex max-md:min-h-target max-md:items-center"
                  href={`tel:${row.phone.replace(/\s/g, '')}`}
                >
                  {row.phone}
                </a>
              </td>
              {HOURS.map(([name, key]) => (
                <td
                  key={name}
                  role="cell"
                  className={row[key] ? OPEN : `${CELL} max-md:sr-only`}
                  data-when={t(name)}
                >
                  {row[key] ? (
                    <Icon name="check" className="text-leaf-700" label={t('yes')} />
                  ) : (
                    <span className="sr-only">{t('no')}</span>
                  )}
                </td>
              ))}
              <td role="cell" className={`${CELL} max-md:empty:sr-only`}>
                {row.notes}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
