'use client';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { CarOrAny } from '@/lib/domain/car';
import { withParameter } from '@/lib/routing/with-parameter';

/** A figure as texts: its median, what most ask, and the number of providers. */
export type FigureTexts = readonly [median: string, span: string, providers: string];

interface PriceTableProps {
  cars: readonly (readonly [car: CarOrAny, name: string])[];
  rows: readonly {
    place: string;
    /** When a price in the row was last checked. */
    checked?: string;
    /** The list of its providers with a price for any car. */
    href: string;
    /** In the order of the cars; undefined where there are too few providers. */
    figures: readonly (FigureTexts | undefined)[];
  }[];
  labels: Record<'caption' | 'place' | 'emirates' | 'few', string>;
}

/**
 * Renders the prices of a kind of wash by place and car; each leads to the list of its providers. The whole country comes first, the
 * emirates are folded. In the browser as well, so that hundreds of figures are sent once.
 */
export function PriceTableView({ cars, rows, labels }: PriceTableProps) {
  const [country, ...emirates] = rows;
  return (
    <>
      {country && <Rows cars={cars} rows={[country]} labels={labels} />}
      {emirates.length > 0 && (
        <details className="emirate-prices group">
          <summary className="flex min-h-target items-center gap-1.5 font-medium text-water-700">
            {labels.emirates}
            <Icon name="chevron-down" className="transition-[rotate] group-open:rotate-180" />
          </summary>
          <Rows cars={cars} rows={emirates} labels={labels} />
        </details>
      )}
    </>
  );
}

/** A table, with roles, because on phones rows are laid out as grids. */
function Rows({ cars, rows, labels }: PriceTableProps) {
  return (
    <table role="table" className="price-table" style={{ '--cars': cars.length } as React.CSSProperties}>
      <caption className="sr-only">{labels.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {labels.place}
          </th>
          {cars.map(([car, name]) => (
            <th key={car} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ place, checked, href, figures }) => (
          <tr key={place} role="row">
            <th scope="row" role="rowheader">
              {place}
              {checked && <small>{checked}</small>}
            </th>
            {cars.map(([car], index) => (
              <td key={car} role="cell">
                <Figure
                  texts={figures[index]}
                  href={car === 'any' ? href : withParameter(href, 'car', car)}
                  few={labels.few}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figure({ texts, href, few }: { texts: FigureTexts | undefined; href: string; few: string }) {
  if (!texts)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{few}</span>
      </>
    );
  const [median, span, providers] = texts;
  return (
    <Link href={href}>
      <b>{median}</b> <span>{span}</span> <small>({providers})</small>
    </Link>
  );
}
