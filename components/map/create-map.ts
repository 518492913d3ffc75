import {
  getRTLTextPluginStatus,
  type LngLatBoundsLike,
  Map as MapLibre,
  setRTLTextPlugin,
  setWorkerUrl,
} from 'maplibre-gl/dist/maplibre-gl-csp';
import { type Bounds, EMIRATES_BOUNDS } from '@/lib/domain/bounds';
import type { Locale } from '@/lib/i18n/locales';
import { RTL_TEXT_PATH } from '@/lib/routing/client-paths';
import { drawLabel } from './draw-label';
import { type Ground, GROUND_ZOOM, groundStyle, readGroundColours } from './ground-style';
import { readGround } from './read-ground';

// A worker of this origin: the security headers allow no other.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-csp-worker.js', import.meta.url).toString());

const NIGHT = '(prefers-color-scheme: dark)';
/** Degrees around the Emirates that a visitor can see. */
const MARGIN = 1.6;
/** Pixels around pins that the map shows; a part that was searched is shown to its edges, and with them. */
export const PADDING = { pins: 44, asked: 2 };
/** Our own ground ends before this; one with streets does not. */
const STREET_ZOOM = 17;

export interface MapOptions {
  container: HTMLElement;
  /** What it shows at first, and the pixels around that. */
  bounds: Bounds;
  padding: number;
  locale: Locale;
  areasUrl: string;
  /** A style of another ground (MAP_STYLE_URL). */
  styleUrl: string | undefined;
  labels: Record<'title' | 'scrollToZoom' | 'scrollToZoomMac' | 'twoFingers', string>;
  onWithoutGround: () => void;
}

/**
 * Creates the map. The ground comes later, so that the pins need not wait for it.
 * @throws Error if the browser has no WebGL
 */
export function createMap({
  container,
  bounds,
  padding,
  styleUrl,
  labels,
  ...options
}: MapOptions): MapLibre {
  const [west, south, east, north] = EMIRATES_BOUNDS;
  const map = new MapLibre({
    container,
    style: styleUrl ?? { version: 8, sources: {}, layers: [] },
    bounds: toLngLat(bounds),
    fitBoundsOptions: { padding, maxZoom: GROUND_ZOOM.most },
    minZoom: GROUND_ZOOM.least,
    maxZoom: styleUrl ? STREET_ZOOM : GROUND_ZOOM.most,
    maxBounds: [west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN],
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
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
    map.once('error', options.onWithoutGround);
    // Joins the Arabic letters of a foreign style; ours are drawn.
    if (getRTLTextPluginStatus() === 'unavailable') void setRTLTextPlugin(RTL_TEXT_PATH, true);
  } else showGround(map, container, options);
  return map;
}

/** Moves the map so that it shows a part of the Emirates, at once or on the way there. */
export function showBounds(
  map: MapLibre,
  bounds: Bounds,
  { padding, animate }: { padding: number; animate: boolean },
): void {
  map.fitBounds(toLngLat(bounds), { padding, animate, maxZoom: GROUND_ZOOM.most - 1 });
}

/** Returns what a map shows. */
export function boundsOfMap(map: MapLibre): Bounds {
  const bounds = map.getBounds();
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
}

/** Shows our own ground by day or by night, as the system asks. */
function showGround(
  map: MapLibre,
  container: HTMLElement,
  { locale, areasUrl, onWithoutGround }: Pick<MapOptions, 'locale' | 'areasUrl' | 'onWithoutGround'>,
): void {
  const night = window.matchMedia(NIGHT);
  let ground: Ground | undefined;
  let isRemoved = false;
  const restyle = () => {
    const scheme = night.matches ? 'night' : 'day';
    const style = groundStyle({ ground, colours: readGroundColours(container), locale, scheme });
    // A style that is still loading can not be compared with the next one.
    map.setStyle(style, { diff: false });
  };
  map.on('styleimagemissing', ({ id }) => {
    const label = drawLabel(id, container);
    if (label && !map.hasImage(id)) map.addImage(id, label.image, { pixelRatio: label.pixelRatio });
  });
  night.addEventListener('change', restyle);
  map.once('remove', () => {
    isRemoved = true;
    night.removeEventListener('change', restyle);
  });
  restyle();
  readGround(areasUrl).then((read) => {
    ground = read;
    if (!isRemoved) restyle();
  }, onWithoutGround);
}

function toLngLat([west, south, east, north]: Bounds): LngLatBoundsLike {
  return [west, south, east, north];
}
