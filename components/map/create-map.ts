import {
  type LngLatBoundsLike,
  Map as MapLibre,
  type PaddingOptions,
} from 'maplibre-gl/dist/maplibre-gl-csp';
import type { Coordinates } from '@/lib/domain/distance';
import { type Bounds, EMIRATES_BOUNDS, roundOutward } from '@/lib/domain/map';
import { BASEMAP_ZOOM, STREET_ZOOM } from './basemap-style';
import { shapeArabicLabels } from './maplibre';

/** Degrees beyond the Emirates to which the map can be panned. */
const MARGIN = 1.6;

interface MapOptions {
  container: HTMLElement;
  /** The initial bounds, and the pixels around them. */
  bounds: Bounds;
  padding: PaddingOptions;
  /** The URL of another style (MAP_STYLE_URL). */
  styleUrl: string | undefined;
  onStyleError: () => void;
  labels: Record<'title' | 'scrollToZoom' | 'scrollToZoomMac' | 'twoFingers', string>;
}

/**
 * Creates the map; without another style, it is empty.
 * @throws Error if the browser has no WebGL
 */
export function createMap({
  container,
  bounds,
  padding,
  styleUrl,
  onStyleError,
  labels,
}: MapOptions): MapLibre {
  const [west, south, east, north] = EMIRATES_BOUNDS;
  const map = new MapLibre({
    container,
    style: styleUrl ?? { version: 8, sources: {}, layers: [] },
    bounds: toLngLat(bounds),
    fitBoundsOptions: { padding, maxZoom: BASEMAP_ZOOM.max },
    minZoom: BASEMAP_ZOOM.min,
    maxZoom: styleUrl ? STREET_ZOOM : BASEMAP_ZOOM.max,
    maxBounds: [west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN],
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    // Fading labels in would draw the whole map in every frame.
    fadeDuration: 0,
    attributionControl: styleUrl ? { compact: true } : false,
    locale: {
      'Map.Title': labels.title,
      'CooperativeGesturesHandler.WindowsHelpText': labels.scrollToZoom,
      'CooperativeGesturesHandler.MacHelpText': labels.scrollToZoomMac,
      'CooperativeGesturesHandler.MobileHelpText': labels.twoFingers,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  if (styleUrl) {
    map.once('error', onStyleError);
    shapeArabicLabels();
  }
  return map;
}

/** Tells a movement by the visitor from one by the page. */
export const BY_VISITOR = { originalEvent: true };

/** The width of the map's buttons, with half a cluster beside them. */
const BESIDE_CONTROLS = 86;

/**
 * Returns the pixels around what the map shows: almost none around the bounds that the list is filtered by; around pins, the
 * height of a pin and of the legend, and the part of the map that is below the screen.
 */
export function paddingIn(container: HTMLElement, isFilter: boolean): PaddingOptions {
  if (isFilter) return { top: 2, bottom: 2, left: 2, right: 2 };
  const { bottom, height } = container.getBoundingClientRect();
  const below = Math.max(0, bottom - window.innerHeight);
  const [start, end] = [44, BESIDE_CONTROLS];
  const [left, right] = document.documentElement.dir === 'rtl' ? [end, start] : [start, end];
  return { top: 64, bottom: Math.min(68 + below, height / 2), left, right };
}

/** Moves the map to the given bounds, with or without animation; `isClose` allows its closest zoom. */
export function showBounds(
  map: MapLibre,
  bounds: Bounds,
  { padding, animate, isClose }: { padding: PaddingOptions; animate: boolean; isClose: boolean },
): void {
  map.fitBounds(toLngLat(bounds), { padding, animate, maxZoom: BASEMAP_ZOOM.max - (isClose ? 0 : 1) });
}

/** On wide screens, the card of a pin is next to the map. */
const HAS_SHEET = '(width < 64rem)';

/** Where that sheet begins at most (a share of the screen), and the pixels between it and a pin's location. */
const SHEET_TOP = 0.55;
const ABOVE_SHEET = 14;

/** Returns the pixels around pins whose cards are in a sheet on a phone. */
export function paddingAboveSheet(container: HTMLElement): PaddingOptions {
  const padding = paddingIn(container, false);
  if (!window.matchMedia(HAS_SHEET).matches) return padding;
  const { bottom, height } = container.getBoundingClientRect();
  return {
    ...padding,
    bottom: Math.min(
      Math.max(padding.bottom ?? 0, bottom - window.innerHeight * SHEET_TOP + ABOVE_SHEET),
      0.7 * height,
    ),
  };
}

/** Zooms to bounds, at least to the given level, at which a cluster around `centre` splits up. */
export function zoomInto(
  map: MapLibre,
  bounds: Bounds,
  { centre, zoom, padding }: { centre: Coordinates; zoom: number; padding: PaddingOptions },
): void {
  const camera = map.cameraForBounds(toLngLat(bounds), { padding });
  const splits = camera?.zoom !== undefined && camera.zoom >= zoom;
  const target = splits ? camera : { center: [centre.longitude, centre.latitude] as [number, number], zoom };
  map.easeTo(target, BY_VISITOR);
}

/** Moves a pin into the upper half of a phone's screen, because the sheet with its card covers the lower one. */
export function uncoverPin(map: MapLibre, { longitude, latitude }: Coordinates): void {
  const { top } = map.getContainer().getBoundingClientRect();
  const covered = top + map.project([longitude, latitude]).y - window.innerHeight / 2;
  if (covered > 0 && window.matchMedia(HAS_SHEET).matches) map.panBy([0, covered]);
}

/** Returns the visible bounds, rounded as in URLs, so that the list of what is visible is that of "search this area". */
export function boundsOfMap(map: MapLibre): Bounds {
  const bounds = map.getBounds();
  return roundOutward([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]);
}

function toLngLat([west, south, east, north]: Bounds): LngLatBoundsLike {
  return [west, south, east, north];
}
