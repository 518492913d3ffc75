import type { Map as MapLibre } from 'maplibre-gl';
import { fetchJson } from '@/components/ui/fetch-json';
import type { Coordinates } from '@/lib/domain/distance';
import type { Locale } from '@/lib/i18n/locales';
import { BASEMAP_PATH } from '@/lib/routing/client-paths';
import { type Basemap, basemapStyle, readBasemapColours } from './basemap-style';

const DARK_MODE = '(prefers-color-scheme: dark)';

export interface BasemapOptions {
  locale: Locale;
  /** URL of the centres of the areas, which are labelled. */
  areasUrl: string;
  /** Called with a test of whether a place is on land. */
  onBasemap: (isOnLand: (place: Coordinates) => boolean) => void;
  onBasemapError: () => void;
}

/** Shows our basemap in the system's color scheme. */
export function showBasemap(
  map: MapLibre,
  container: HTMLElement,
  { locale, areasUrl, onBasemap, onBasemapError }: BasemapOptions,
): void {
  const darkMode = window.matchMedia(DARK_MODE);
  let basemap: Basemap | undefined;
  let isRemoved = false;
  const restyle = () => {
    if (!basemap || isRemoved) return;
    const scheme = darkMode.matches ? 'night' : 'day';
    const style = basemapStyle({ basemap, colours: readBasemapColours(container), locale, scheme });
    // A style cannot be diffed while it is still loading.
    map.setStyle(style, { diff: false });
  };
  map.on('styleimagemissing', ({ id }) => {
    const label = drawLabel(id, container);
    if (label && !map.hasImage(id)) map.addImage(id, label.image, { pixelRatio: label.pixelRatio });
  });
  darkMode.addEventListener('change', restyle);
  map.once('remove', () => {
    isRemoved = true;
    darkMode.removeEventListener('change', restyle);
  });
  loadBasemap(areasUrl).then((loaded) => {
    if (isRemoved) return;
    basemap = loaded;
    onBasemap(landTest(loaded));
    restyle();
  }, onBasemapError);
}

/** Returns a test of whether a place is on the land of a basemap, within its accuracy. */
function landTest({ land }: Basemap): (place: Coordinates) => boolean {
  const outline = new Path2D();
  for (const { geometry } of land.features) {
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    for (const ring of polygons.flat())
      ring.forEach(([x = 0, y = 0], index) => (index === 0 ? outline.moveTo(x, y) : outline.lineTo(x, y)));
  }
  const context = document.createElement('canvas').getContext('2d');
  return ({ longitude, latitude }) => context?.isPointInPath(outline, longitude, latitude, 'evenodd') ?? true;
}

interface AreaCentre extends Coordinates {
  name: string;
}

/** Zoom levels from which areas are labelled: those with many providers first. */
const AREA_ZOOM = { first: 10, others: 11.2 };
const FIRST_AREAS = 40;
/** Labels of towns have priority over those of areas. */
const AFTER_TOWNS = 100;

/** Loads the basemap, with labels of the areas if they can be loaded. @throws Error if the basemap cannot be loaded */
async function loadBasemap(areasUrl: string): Promise<Basemap> {
  const [basemap, areas] = await Promise.all([
    fetchJson<Basemap>(BASEMAP_PATH),
    fetchJson<AreaCentre[]>(areasUrl).catch(() => []),
  ]);
  const known = new Set(
    basemap.places.features.flatMap(({ properties }) => [properties?.en, properties?.ar]),
  );
  const features = areas
    .filter(({ name }) => !known.has(name))
    .map(({ name, latitude, longitude }, index): GeoJSON.Feature => ({
      type: 'Feature',
      properties: {
        kind: 'area',
        from: index < FIRST_AREAS ? AREA_ZOOM.first : AREA_ZOOM.others,
        order: AFTER_TOWNS + index,
        en: name,
        ar: name,
      },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    }));
  return { ...basemap, places: { ...basemap.places, features: [...basemap.places.features, ...features] } };
}

/** Label styles: size in pixels, weight, and the custom property with the colour. */
const LABELS: Record<string, { size: number; weight: number; ink: string; spacing?: string }> = {
  city: { size: 14, weight: 700, ink: '--color-ink-900' },
  town: { size: 12.5, weight: 500, ink: '--color-ink-700' },
  area: { size: 12, weight: 400, ink: '--color-ink-700' },
  sea: { size: 13, weight: 400, ink: '--color-water-700', spacing: '0.06em' },
  country: { size: 12.5, weight: 500, ink: '--color-map-border', spacing: '0.08em' },
  road: { size: 10.5, weight: 700, ink: '--color-map-land' },
};
const EDGE = 4;

interface LabelImage {
  image: ImageData;
  pixelRatio: number;
}

/**
 * Draws the label for an image id of the basemap's style, such as "night|city|دبي"; undefined for other ids. Canvas shapes
 * Arabic and uses the page's font, whereas MapLibre's text needs a glyph server.
 */
function drawLabel(id: string, element: Element): LabelImage | undefined {
  const [, kind = '', text = ''] = id.split('|');
  const label = LABELS[kind];
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!label || !text || !context) return undefined;
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const write = () => {
    context.font = `${label.weight} ${label.size}px ${style.fontFamily}`;
    // Letter-spacing would break the joins of Arabic letters.
    if (label.spacing && !/\p{Script=Arabic}/u.test(text)) context.letterSpacing = label.spacing;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
  };
  write();
  const pixelRatio = Math.max(2, Math.ceil(window.devicePixelRatio));
  const [width, height] = [
    Math.ceil(context.measureText(text).width) + 2 * EDGE + (kind === 'road' ? 4 : 0),
    Math.ceil(label.size * 1.5) + (kind === 'road' ? 0 : 2 * EDGE),
  ];
  [context.canvas.width, context.canvas.height] = [width * pixelRatio, height * pixelRatio];
  context.scale(pixelRatio, pixelRatio);
  // Resizing a canvas resets its state.
  write();
  if (kind === 'road') {
    context.fillStyle = colour('--color-ink-500');
    context.beginPath();
    // Firefox before 112 has no rounded rectangles.
    if (typeof context.roundRect === 'function') context.roundRect(0, 0, width, height, 4);
    else context.rect(0, 0, width, height);
    context.fill();
  } else {
    context.strokeStyle = colour('--color-map-land');
    context.lineWidth = 3;
    context.strokeText(text, width / 2, height / 2);
  }
  context.fillStyle = colour(label.ink);
  context.fillText(text, width / 2, height / 2 + (kind === 'road' ? 0.5 : 0));
  return { image: context.getImageData(0, 0, context.canvas.width, context.canvas.height), pixelRatio };
}
