'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useProviderTexts } from '@/components/facts/use-provider-texts';
import type { NoPosition } from '@/components/search/find-position';
import { announce } from '@/components/ui/announcement';
import { Icon } from '@/components/ui/icon';
import { importLazily } from '@/components/ui/lazy';
import { areBest, distanceScore } from '@/lib/domain/comparison';
import { type Coordinates, distanceKm } from '@/lib/domain/distance';
import { BEST, CELL, LABEL, NOTE } from './cell-style';

const ACTION =
  'flex min-h-target items-center gap-1.5 text-start text-sm font-medium hover:text-water-700 hover:underline';

interface DistanceCellsProps {
  columns: {
    id: number;
    name: string;
    place: Coordinates | null;
    /** Whether only the area is known; `place` is its centre. */
    isApproximate: boolean;
    directions: { href: string; label: string } | null;
    /** Where it washes: what is said of one without an address to drive to. */
    mode: string | null;
  }[];
  /** URL of the centres of the areas. */
  centresUrl: string;
  labels: Record<
    NoPosition | 'distance' | 'show' | 'locating' | 'directions' | 'unknownPlace' | 'nearest',
    string
  >;
}

/** Renders the row that shows how far each provider is, once the visitor shares a position, which stays on the device (product rule 2.17). */
export function DistanceCells({ columns, centresUrl, labels }: DistanceCellsProps) {
  const texts = useProviderTexts();
  const [position, setPosition] = useState<Coordinates>();
  const [status, setStatus] = useState('');
  const distances = columns.map(({ place }) => position && place && distanceKm(position, place));
  const marks = areBest(
    distances.map((km, index) =>
      typeof km === 'number' ? distanceScore({ km, isApproximate: columns[index]!.isApproximate }) : null,
    ),
  );

  const firstCell = useRef<HTMLTableCellElement>(null);
  const announceDistances = useEffectEvent(() => {
    // The button is gone.
    firstCell.current?.focus({ preventScroll: true });
    const known = columns.flatMap(({ name, isApproximate }, index) => {
      const km = distances[index];
      return typeof km === 'number' ? `${name}: ${texts.distance({ km, isApproximate })}` : [];
    });
    announce(known.join('\n') || labels.unknownPlace);
  });
  useEffect(() => {
    if (position) announceDistances();
  }, [position]);

  async function locate() {
    setStatus(labels.locating);
    const load = () => import('@/components/search/find-position').then((file) => file.findPosition);
    const found = await importLazily(load)
      .then((findPosition) => findPosition(centresUrl))
      .catch((): NoPosition => 'failed');
    if (typeof found === 'string') return setStatus(labels[found]);
    setStatus('');
    setPosition(found);
  }

  const cells = columns.map(({ id, isApproximate, directions, mode }, index) => {
    const km = distances[index];
    return (
      <td key={id} role="cell" className={CELL} {...(index === 0 && { ref: firstCell, tabIndex: -1 })}>
        {typeof km === 'number' && (
          <span className={marks[index] ? 'font-semibold text-leaf-700' : undefined}>
            {texts.distance({ km, isApproximate })}
            {marks[index] && (
              <small className={BEST} data-best>
                {labels.nearest}
              </small>
            )}
          </span>
        )}
        {position && km === null && <span className={NOTE}>{labels.unknownPlace}</span>}
        {directions ? (
          <a
            href={directions.href}
            target="_blank"
            rel="noopener"
            aria-label={directions.label}
            className={`${ACTION} no-print lg:-mt-2.5`}
          >
            <Icon name="map-pin" className="size-4 text-water-600" />
            {labels.directions}
          </a>
        ) : (
          typeof km !== 'number' &&
          !position && <span className="no-print">{mode ?? labels.unknownPlace}</span>
        )}
      </td>
    );
  });
  return (
    <>
      <th scope="row" role="rowheader" className={LABEL}>
        <span className="sticky start-3 inline-flex flex-wrap items-center gap-x-4">
          {labels.distance}
          <span className="needs-script no-print">
            {!position && (
              <button type="button" className={`${ACTION} text-link`} onClick={locate}>
                <Icon name="locate-fixed" className="size-4" />
                {labels.show}
              </button>
            )}
            <span role="status" className={NOTE}>
              {status}
            </span>
          </span>
        </span>
      </th>
      {cells}
    </>
  );
}
