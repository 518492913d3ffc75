import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { FIELD } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import map from '@/lib/content/emirates-map.json';
import type { Emirate } from '@/lib/domain/emirates';

interface MapRegion {
  emirate: Emirate;
  name: string;
  /** Formatted number of providers. */
  count: string;
  /** Accessible name with the number of providers. */
  label: string;
  /** Text of the link to its page. */
  linkText: string;
  /** Its number of providers as a share of the highest one, from 0 to 1. */
  share: number;
  href: string;
}

export interface EmiratesMapProps {
  regions: MapRegion[];
  labels: { select: string; all: string };
}

const FOCUS = 'group-focus-visible:stroke-ink-950 group-focus-visible:stroke-2';
const SHAPE = `stroke-surface stroke-[0.8] [stroke-linejoin:round] transition-[fill,opacity] duration-180 ${FOCUS}`;
/** Coloured by its number of providers. */
const SHARE =
  'fill-[color-mix(in_oklab,var(--color-water-600)_calc(var(--share)*92%),var(--color-tint-200))] ' +
  'group-hover:fill-sun-400 group-focus-visible:fill-sun-400';
/** While another one is chosen. */
const FADED = 'opacity-35 group-hover:opacity-100 group-focus-visible:opacity-100';

/**
 * Renders a map of the emirates, each a link, coloured by its number of providers; a select highlights one. Not mirrored in
 * Arabic: east stays on the right.
 */
export function EmiratesMap({ regions, labels }: EmiratesMapProps) {
  const [selected, setSelected] = useState('');
  const region = regions.find(({ emirate }) => emirate === selected);
  return (
    <>
      {/* Over the sea in the west, also in Arabic. */}
      <div className="map-tools grid gap-3 px-1 md:absolute md:inset-[1.5rem_auto_auto_1.5rem] md:w-60">
        <label className={FIELD}>
          <span>{labels.select}</span>
          <select className="input" value={selected} onChange={(event) => setSelected(event.target.value)}>
            <option value="">{labels.all}</option>
            {regions.map(({ emirate, name }) => (
              <option key={emirate} value={emirate}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <p aria-live="polite" className="max-md:absolute max-md:bottom-3 max-md:z-1">
          {region && (
            <Link href={region.href} className={buttonStyle('filled')}>
              {region.linkText}
              <Icon name="chevron-right" className="icon-directional" />
            </Link>
          )}
        </p>
      </div>
      <svg
        className="map w-full overflow-visible md:max-h-144"
        viewBox={`0 0 ${map.width} ${map.height}`}
        direction="ltr"
        role="group"
      >
        {regions.map(({ emirate, label, share, href, name, count }) => (
          <a
            key={emirate}
            href={href}
            aria-label={label}
            className={`group outline-none ${emirate === selected ? 'chosen' : ''}`}
            style={{ '--share': share } as React.CSSProperties}
          >
            <path
              d={map.emirates[emirate].outline}
              className={`${SHAPE} ${emirate === selected ? 'fill-sun-400' : SHARE} ${region && emirate !== selected ? FADED : ''}`}
            />
            <MapLabel at={map.emirates[emirate].label} name={name} count={count} />
          </a>
        ))}
      </svg>
    </>
  );
}

interface MapLabelProps {
  name: string;
  count: string;
  /** In map units: the middle of the text, or its right end if a line leads `to` an emirate that is too small for a label. */
  at: { x: number; y: number; to?: number[] };
}

const WIDTH = 104;
const HEIGHT = 49;
const GAP = 5;

/** Renders the name and count of an emirate on the map, with a touch target around it. */
function MapLabel({ name, count, at: { x, y, to } }: MapLabelProps) {
  const isBelow = to && to[1]! < y - HEIGHT;
  const isBeside = to && !isBelow;
  const line = to && (isBelow ? `M ${x} ${y - 14} L ${to}` : `M ${x + GAP} ${y} L ${to}`);
  return (
    <>
      {line && <path d={line} className="fill-none stroke-ink-500 stroke-[0.8] [stroke-dasharray:2_2]" />}
      <rect
        x={isBeside ? x - WIDTH : x - WIDTH / 2}
        y={y - HEIGHT / 2}
        width={WIDTH}
        height={HEIGHT}
        rx="8"
        className={FOCUS}
        fillOpacity="0"
      />
      <text
        y={y}
        className="pointer-events-none fill-ink-950 stroke-halo stroke-3 text-[14px] [paint-order:stroke] md:text-[10px]"
        strokeLinejoin="round"
        textAnchor={isBeside ? 'end' : 'middle'}
        direction="ltr"
        aria-hidden="true"
      >
        <tspan x={x} className="font-bold">
          {name}
        </tspan>
        <tspan x={x} dy="1.25em">
          {count}
        </tspan>
      </text>
    </>
  );
}
