/** Number of interpolated points between two points. */
const STEPS = 6;

/** Returns a smooth line through all points (Catmull-Rom spline). */
export function smooth(points) {
  const at = (index) => points[Math.max(0, Math.min(points.length - 1, index))];
  const line = points.slice(0, -1).flatMap((_, index) => {
    const four = [-1, 0, 1, 2].map((offset) => at(index + offset));
    return Array.from({ length: STEPS }, (_, step) => pointBetween(four, step / STEPS));
  });
  return [...line, points.at(-1)];
}

/** @param {number[][]} points the two points, and those before and after them */
function pointBetween([before, from, to, after], fraction) {
  return [0, 1].map((axis) => {
    const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]];
    return (
      b + (fraction / 2) * (c - a + fraction * (2 * a - 5 * b + 4 * c - d + fraction * (3 * (b - c) + d - a)))
    );
  });
}
