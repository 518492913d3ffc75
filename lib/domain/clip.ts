/** A point: x and y, or longitude and latitude. */
export type Point = readonly [x: number, y: number];

/** A rectangle by its minimum and maximum corners. */
export interface Frame {
  min: Point;
  max: Point;
}

/** Clips a ring to a rectangle (Sutherland–Hodgman); empty if it is outside. */
export function clipRing(ring: readonly Point[], { min, max }: Frame): Point[] {
  const edges = [
    { axis: 0, limit: min[0], sign: 1 },
    { axis: 0, limit: max[0], sign: -1 },
    { axis: 1, limit: min[1], sign: 1 },
    { axis: 1, limit: max[1], sign: -1 },
  ] as const;
  return edges.reduce<Point[]>(
    (points, { axis, limit, sign }) => {
      const isInside = (point: Point) => sign * (point[axis] - limit) >= 0;
      return points.flatMap((point, index) => {
        const before = points.at(index - 1)!;
        const fraction = (limit - before[axis]) / (point[axis] - before[axis]);
        const crossing: Point = [
          before[0] + fraction * (point[0] - before[0]),
          before[1] + fraction * (point[1] - before[1]),
        ];
        if (isInside(point)) return isInside(before) ? [point] : [crossing, point];
        return isInside(before) ? [crossing] : [];
      });
    },
    [...ring],
  );
}

/** Returns the parts of a line within a rectangle, each with one point outside at either end. */
export function clipLine(line: readonly Point[], frame: Frame): Point[][] {
  const parts: Point[][] = [];
  let isOpen = false;
  line.slice(1).forEach((point, index) => {
    const before = line[index]!;
    if (!mayCross(before, point, frame)) {
      isOpen = false;
      return;
    }
    if (isOpen) parts.at(-1)!.push(point);
    else parts.push([before, point]);
    isOpen = true;
  });
  return parts;
}

function mayCross(one: Point, other: Point, { min, max }: Frame): boolean {
  return ([0, 1] as const).every(
    (axis) => Math.max(one[axis], other[axis]) >= min[axis] && Math.min(one[axis], other[axis]) <= max[axis],
  );
}
