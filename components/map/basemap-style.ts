import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Locale } from '@/lib/i18n/locales';

/** The parts of the ground, as `scripts/tools/ground.mjs` writes them. */
export type Ground = Record<
  'land' | 'neighbours' | 'borders' | 'roads' | 'places',
  GeoJSON.FeatureCollection
>;

/** The colours of the ground, custom properties of the map's element: their home is app/styles/theme.css. */
const COLOURS = ['sea', 'land', 'beyond', 'shore', 'border', 'road', 'casing'] as const;
export type GroundColours = Record<(typeof COLOURS)[number], string>;

/** Reads the colours of day or night. */
export function readGroundColours(element: Element): GroundColours {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    COLOURS.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()]),
  ) as GroundColours;
}

/** The zoom levels between which the ground has something to say. */
export const GROUND_ZOOM = { least: 5, most: 13 };

const EMPTY: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };

interface GroundStyleOptions {
  /** Undefined until it has come, or if it can not be loaded. */
  ground: Ground | undefined;
  colours: GroundColours;
  locale: Locale;
  /** Begins the names of the label images, which are drawn for day and night. */
  scheme: string;
}

/** Returns the style of our own ground, whose labels are images that `drawLabel` draws. */
export function groundStyle({ ground, colours, locale, scheme }: GroundStyleOptions): StyleSpecification {
  const data = (part: keyof Ground) => ({ type: 'geojson', data: ground?.[part] ?? EMPTY }) as const;
  return {
    version: 8,
    sources: {
      land: data('land'),
      neighbours: data('neighbours'),
      borders: data('borders'),
      roads: data('roads'),
      places: data('places'),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
      ...landLayers(colours),
      ...roadLayers(colours),
      ...labelLayers(locale, scheme),
    ],
  };
}

function landLayers({ land, beyond, shore, border }: GroundColours): LayerSpecification[] {
  return [
    { id: 'neighbours', type: 'fill', source: 'neighbours', paint: { 'fill-color': beyond } },
    {
      // The boundaries of the two sources are some hundred metres apart.
      id: 'neighbours-edge',
      type: 'line',
      source: 'neighbours',
      layout: { 'line-join': 'round' },
      paint: { 'line-color': beyond, 'line-width': byZoom([6, 1], [9, 5], [13, 60]) },
    },
    {
      id: 'shore',
      type: 'line',
      source: 'land',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': shore,
        'line-width': byZoom([6, 2], [13, 9]),
        'line-blur': byZoom([6, 1], [13, 5]),
      },
    },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      paint: { 'line-color': border, 'line-width': byZoom([6, 0.8], [13, 1.8]), 'line-dasharray': [3, 2] },
    },
  ];
}

function roadLayers({ road, casing }: GroundColours): LayerSpecification[] {
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return [
    {
      id: 'road-casing',
      type: 'line',
      source: 'roads',
      layout,
      paint: { 'line-color': casing, 'line-width': byZoom([6, 2.2], [10, 5], [13, 13]) },
    },
    {
      id: 'road',
      type: 'line',
      source: 'roads',
      layout,
      paint: { 'line-color': road, 'line-width': byZoom([6, 1.1], [10, 3.2], [13, 10]) },
    },
  ];
}

function labelLayers(locale: Locale, scheme: string): LayerSpecification[] {
  const image = (kind: ExpressionSpecification | string, name: ExpressionSpecification) =>
    ['concat', `${scheme}|`, kind, '|', name] as ExpressionSpecification;
  return [
    {
      id: 'road-names',
      type: 'symbol',
      source: 'roads',
      minzoom: 8,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 320,
        'icon-image': image('road', ['get', 'name']),
        'icon-rotation-alignment': 'viewport',
        'icon-padding': 24,
      },
    },
    {
      id: 'places',
      type: 'symbol',
      source: 'places',
      filter: ['>=', ['zoom'], ['get', 'from']],
      layout: {
        'icon-image': image(['get', 'kind'], ['get', locale]),
        'icon-anchor': 'top',
        // Below the pins that stand there.
        'icon-offset': [
          'match',
          ['get', 'kind'],
          ['sea', 'country'],
          ['literal', [0, 0]],
          'city',
          ['literal', [0, 23]],
          ['literal', [0, 15]],
        ],
        'icon-padding': 6,
        'symbol-sort-key': ['get', 'order'],
      },
    },
  ];
}

/** A number that grows between zoom levels. */
function byZoom(...stops: [zoom: number, value: number][]): ExpressionSpecification {
  return [
    'interpolate',
    ['exponential', 1.4],
    ['zoom'],
    ...stops.flat(),
  ] as unknown as ExpressionSpecification;
}
