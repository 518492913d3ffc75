import {
  type LngLatBoundsLike,
  Map as MapLibre,
  type PaddingOptions,
} from 'maplibre-gl/dist/maplibre-gl-csp';
import type { Coordinates } from '@/lib/domain/distance';
import { type Bounds, EMIRATES_BOUNDS, roundOutward } from '@/lib/domain/map';
import { BASEMAP_ZOOM, STREET_ZOOM } from './basemap-style';
import { shapeArabicLabels } from './maplibre';
import { sheetHeight, type SheetStop } from './sheet-stop';

/** Degrees beyond the Emirates to which the map can be panned. */
const MARGIN = 1.6;

interface MapOptions {
  container: HTMLElement;
  /** The URL of another style (MAP_STYLE_URL). */
  styleUrl: string | undefined;
  onStyleError: () => void;
  labels: Record<'title' | 'scrollToZoom' | 'scrollToZoomMac' | 'twoFingers', string>;
}

/**
 * Creates the map; without another style, it is empty.
 * @throws Error if the browser has no WebGL
 */
export function createMap({ container, styleUrl, onStyleError, labels }: MapOptions): MapLibre {
  const [west, south, east, north] = EMIRATES_BOUNDS;
  const map = new MapLibre({
    container,
    style: styleUrl ?? { version: 8, sources: {}, layers: [] },
    minZoom: BASEMAP_ZOOM.min,
    maxZoom: styleUrl ? STREET_ZOOM : BASEMAP_ZOOM.max,
    maxBounds: [west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN],
    cooperativeGestures: !window.matchMedia(ONE_FINGER).matches,
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

/**
 * Where the cards are in a sheet over the map, as in the variant `sheet` of the styles. There one finger moves the map, as the
 * sheet and the bars around it scroll the page.
 */
const HAS_SHEET = '(width < 64rem) and (height >= 30rem) and (scripting: enabled)';
const ONE_FINGER = `${HAS_SHEET} and (pointer: coarse)`;

/** Returns how many pixels of the map the sheet covers, if there is one. */
function coveredPixels(map: MapLibre, stop: SheetStop): number {
  return window.matchMedia(HAS_SHEET).matches ? sheetHeight(stop, map.getContainer().clientHeight) : 0;
}

/** Tells the map how much the sheet covers. Nothing moves; what is shown next is in the part above it. */
export function coverMap(map: MapLibre, stop: SheetStop): void {
  const bottom = coveredPixels(map, stop);
  if (map.getPadding().bottom === bottom) return;
  const { clientWidth, clientHeight } = map.getContainer();
  const center = map.unproject([clientWidth / 2, (clientHeight - bottom) / 2]);
  map.jumpTo({ center, padding: { bottom } });
}

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
  const hasSheet = window.matchMedia(HAS_SHEET).matches;
  return { top: 64, bottom: hasSheet ? 68 : Math.min(68 + below, height / 2), left, right };
}

/** Moves the map to the given bounds, with or without animation; `isClose` allows its closest zoom. */
export function showBounds(
  map: MapLibre,
  bounds: Bounds,
  { padding, animate, isClose }: { padding: PaddingOptions; animate: boolean; isClose: boolean },
): void {
  map.fitBounds(toLngLat(bounds), { padding, animate, maxZoom: BASEMAP_ZOOM.max - (isClose ? 0 : 1) });
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

/** Pixels: the label of a pin above its location, and some map below it. */
const AROUND_PIN = { above: 48, below: 24 };

/** Moves a pin into the middle of what half a sheet leaves of the map, unless it is well within that. */
export function uncoverPin(map: MapLibre, { longitude, latitude }: Coordinates): void {
  const bottom = coveredPixels(map, 'half');
  const { y } = map.project([longitude, latitude]);
  const end = map.getContainer().clientHeight - bottom - AROUND_PIN.below;
  if (bottom === 0 || (y >= AROUND_PIN.above && y <= end)) return coverMap(map, 'half');
  const center: [number, number] = [longitude, latitude];
  if (map.getPadding().bottom === bottom) map.easeTo({ center });
  // At once, as the pin would be left out while it is below the sheet.
  else map.jumpTo({ center, padding: { bottom } });
}

/**
 * Returns the bounds of what is visible above the sheet, rounded as in URLs, so that the list of what is visible is that of
 * "search this area".
 */
export function boundsOfMap(map: MapLibre): Bounds {
  const { clientWidth, clientHeight } = map.getContainer();
  const southWest = map.unproject([0, clientHeight - (map.getPadding().bottom ?? 0)]);
  const northEast = map.unproject([clientWidth, 0]);
  return roundOutward([southWest.lng, southWest.lat, northEast.lng, northEast.lat]);
}

function toLngLat([west, south, east, north]: Bounds): LngLatBoundsLike {
  return [west, south, east, north];
}
