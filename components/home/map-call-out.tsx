interface CallOutProps {
  name: string;
  count: string;
  /** Units of the map: the middle of the text, or its right end where a line leads `to` an emirate too small to hold it. */
  at: { x: number; y: number; to?: number[] };
}

const WIDTH = 104;
const HEIGHT = 49;
const GAP = 5;

/** The name and number of an emirate on the map, with room around it for a finger. */
export function CallOut({ name, count, at: { x, y, to } }: CallOutProps) {
  const isBelow = to && to[1]! < y - HEIGHT;
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
