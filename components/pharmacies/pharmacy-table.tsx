import { Icon } from '@/components/ui/icon';
import type { Pharmacy } from '@/lib/domain/pharmacy';

const HOURS = [
  ['weekday', 'weekday_after_19'],
  ['saturday', 'saturday_after_19'],
  ['sunday', 'sunday_after_19'],
  ['holiday', 'public_holiday_after_19'],
  ['always', 'open_24_7'],
] as const;

export type PharmacyLabels = Record<
  'table' | 'name' | 'address' | 'phone' | 'notes' | 'yes' | 'no' | (typeof HOURS)[number][0],
  string
>;

/**
 * A table of pharmacies and their opening times. On phones each row is laid out as a card; the explicit roles are needed
 * because browsers drop table semantics when `display` changes.
 */
export function PharmacyTable({ rows, labels }: { rows: Pharmacy[]; labels: PharmacyLabels }) {
  return (
    <div className="pharmacies" role="region" aria-label={labels.table} tabIndex={0}>
      <table className="data-table" role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {labels.name}
            </th>
            <th scope="col" role="columnheader">
              {labels.address}
            </th>
            <th scope="col" role="columnheader">
              {labels.phone}
            </th>
            {HOURS.map(([name]) => (
              <th key={name} scope="col" role="columnheader">
                {labels[name]}
              </th>
            ))}
            <th scope="col" role="columnheader">
              {labels.notes}
            </th>
          </tr>
        </thead>
        <tbody lang="en" dir="ltr" role="rowgroup">
          {rows.map((row, index) => (
            <tr key={index} role="row">
              <th scope="row" role="rowheader">
                {row.pharmacy_name}
              </th>
              <td role="cell" className="pharmacy-address">
                {row.address}, {row.city}, {row.county} {row.postcode}
              </td>
              <td role="cell" className="pharmacy-phone">
                <a href={`tel:${row.phone.replace(/\s/g, '')}`}>{row.phone}</a>
              </td>
              {HOURS.map(([name, key]) => (
                <td
                  key={name}
                  role="cell"
                  className={row[key] ? 'pharmacy-open' : 'pharmacy-closed'}
                  data-when={labels[name]}
                >
                  {row[key] ? (
                    <Icon name="check" label={labels.yes} />
                  ) : (
                    <span className="sr-only">{labels.no}</span>
                  )}
                </td>
              ))}
              <td role="cell" className="pharmacy-notes">
                {row.notes}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
