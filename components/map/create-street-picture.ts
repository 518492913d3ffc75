import { Map as MapLibre } from 'maplibre-gl/dist/maplibre-gl-csp';
import { shapeArabicLabels } from './maplibre';

/** What a map that does not move shows: a point at a zoom level, or bounds. */
export type StreetView =
  | { center: [longitude: number, latitude: number]; zoom: number }
  | { bounds: [west: number, south: number, east: number, north: number] };

interface StreetPictureOptions {
  container: HTMLElement;
  view: StreetView;
  /** URL of a map style with streets (MAP_STYLE_URL). */
  styleUrl: string;
  /** Called once the map is drawn, unless a part of it could not be loaded. */
  onLoad: () => void;
}

/** Draws a map that does not move, and returns a function that removes it. @throws Error without WebGL */
export function createStreetPicture({ container, view, styleUrl, onLoad }: StreetPictureOptions): () => void {
  const map = new MapLibre({
    container,
    style: styleUrl,
    ...view,
    interactive: false,
    fadeDuration: 0,
    attributionControl: { compact: false },
  });
  shapeArabicLabels();
  // What is drawn above it stands in the bounds.
  if ('bounds' in view) map.on('resize', () => map.fitBounds(view.bounds, { duration: 0 }));
  let hasFailed = false;
  map.on('error', () => (hasFailed = true));
  // Failed tiles count as loaded.
  map.once('load', () => {
    if (!hasFailed) onLoad();
  });
  return () => map.remove();
}
