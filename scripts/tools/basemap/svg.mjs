/** Units per degree, so that coordinates are whole numbers. */
const SCALE = 10_000;

/**
 * Returns the basemap as an SVG with the symbols `land`, `neighbours` and `roads`, for the static maps of pages. A unit is a
 * ten-thousandth of a degree; y is the negative latitude.
 * @param {{ land: object, neighbours: object, roads: object }} basemap GeoJSON
 */
export function basemapSvg({ land, neighbours, roads }) {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    path('land', ringsOf(land), 'Z'),
    path('neighbours', ringsOf(neighbours), 'Z'),
    path('roads', linesOf(roads), ''),
    '</svg>\n',
  ].join('');
}

function path(id, lines, end) {
  const d = lines.map((line) => `${lineOf(line)}${end}`).join('');
  // Strokes keep their width on the screen, however much of the map is shown.
  return `<path id="${id}" vector-effect="non-scaling-stroke" d="${d}"/>`;
}

function linesOf({ features }) {
  return features.map(({ geometry }) => geometry.coordinates);
}

function ringsOf({ features }) {
  return features.flatMap(({ geometry: { type, coordinates } }) =>
    type === 'MultiPolygon' ? coordinates.flat() : coordinates,
  );
}

function lineOf(points) {
  const [first, ...others] = points.map(([x, y]) => [Math.round(x * SCALE), Math.round(-y * SCALE)]);
  let before = first;
  const steps = others.map((point) => {
    const step = [point[0] - before[0], point[1] - before[1]];
    before = point;
    return step.join(' ');
  });
  return `M${first.join(' ')}l${steps.join(' ')}`.replaceAll(' -', '-');
}
