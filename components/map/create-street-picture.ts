import { Map as MapLibre } from 'maplibre-gl/dist/maplibre-gl-csp';
import type { Coordinates } from '@/lib/domain/distance';
import { shapeArabicLabels } from './maplibre';

/** Zoom levels that show the streets around a place, or the area that it is somewhere in. */
const ZOOM = { place: 15, area: 12.5 };

interface StreetPictureOptions {
  container: HTMLElement;
  place: Coordinates;
  isApproximate: boolean;
  /** URL of a map style with streets (MAP_STYLE_URL). */
  styleUrl: string;
  /** Called once the map is drawn, unless a part of it could not be loaded. */
  onLoad: () => void;
}

/** Draws a map that does not move around a place, and returns a function that removes it. @throws Error without WebGL */
export function createStreetPicture({
  container,
  place: { latitude, longitude },
  isApproximate,
  styleUrl,
  onLoad,
}: StreetPictureOptions): () => void {
  const map = new MapLibre({
    container,
    style: styleUrl,
    center: [longitude, latitude],
    zoom: isApproximate ? ZOOM.area : ZOOM.place,
    interactive: false,
    fadeDuration: 0,
    attributionControl: { compact: false },
  });
  shapeArabicLabels();
  let hasFailed = false;
  map.on('error', () => (hasFailed = true));
  // Failed tiles count as loaded.
  map.once('load', () => {
    if (!hasFailed) onLoad();
  });
  return () => map.remove();
}
