import type { Emirate } from '@/lib/domain/emirates';

interface Place {
  /** Units of the map: the middle of the text, or its right end where a line begins. */
  x: number;
  y: number;
  /** Where the line leads, to an emirate that is too small to hold its own name. */
  to?: [x: number, y: number];
}

const PLACES: Record<Emirate, Place> = {
  'abu-dhabi': { x: 180, y: 272 },
  dubai: { x: 313, y: 152 },
  'ras-al-khaimah': { x: 316, y: 25, to: [362, 74] },
  'umm-al-quwain': { x: 238, y: 74, to: [338, 106] },
  ajman: { x: 168, y: 123, to: [323, 115] },
  sharjah: { x: 150, y: 172, to: [313, 125] },
  fujairah: { x: 356, y: 262, to: [387, 150] },
};

const WIDTH = 104;
const HEIGHT = 49;
const GAP = 5;

/** The name and number of an emirate on the map, with room around it for a finger. */
export function CallOut({ emirate, name, count }: { emirate: Emirate; name: string; count: string }) {
  const { x, y, to } = PLACES[emirate];
  const isBelow = to && to[1] < y - HEIGHT;
  const isBeside = to && !isBelow;
  const line = to && (isBelow ? `M ${x} ${y - 14} L ${to}` : `M ${x + GAP} ${y} L ${to}`);
  return (
    <>
      {line && <path d={line} className="map-line" />}
      <rect
        x={isBeside ? x - WIDTH : x - WIDTH / 2}
        y={y - HEIGHT / 2}
        width={WIDTH}
        height={HEIGHT}
        rx="8"
      />
      <text y={y} textAnchor={isBeside ? 'end' : 'middle'} direction="ltr" aria-hidden="true">
        <tspan x={x}>{name}</tspan>
        <tspan x={x} dy="1.25em">
          {count}
        </tspan>
      </text>
    </>
  );
}
