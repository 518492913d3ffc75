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
export function MapLabel({ name, count, at: { x, y, to } }: MapLabelProps) {
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
