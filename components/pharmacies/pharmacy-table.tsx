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

/** Pharmacies with the hours that they keep; wider than a phone, it scrolls in a region of its own. */
export function PharmacyTable({ rows, labels }: { rows: Pharmacy[]; labels: PharmacyLabels }) {
  return (
    <div className="pharmacies" role="region" aria-label={labels.table} tabIndex={0}>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">{labels.name}</th>
            <th scope="col">{labels.address}</th>
            <th scope="col">{labels.phone}</th>
            {HOURS.map(([name]) => (
              <th key={name} scope="col">
                {labels[name]}
              </th>
            ))}
            <th scope="col">{labels.notes}</th>
          </tr>
        </thead>
        <tbody lang="en" dir="ltr">
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">{row.pharmacy_name}</th>
              <td>
                {row.address}, {row.city}, {row.county} {row.postcode}
              </td>
              <td>
                <a href={`tel:${row.phone.replace(/\s/g, '')}`}>{row.phone}</a>
              </td>
              {HOURS.map(([name, key]) => (
                <td key={name}>
                  {row[key] ? (
                    <Icon name="check" label={labels.yes} />
                  ) : (
                    <span className="sr-only">{labels.no}</span>
                  )}
                </td>
              ))}
              <td>{row.notes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
