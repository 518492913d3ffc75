import { getRTLTextPluginStatus, setRTLTextPlugin, setWorkerUrl } from 'maplibre-gl/dist/maplibre-gl-csp';
import { RTL_TEXT_PATH } from '@/lib/routing/client-paths';

// The Content-Security-Policy only allows workers of this origin.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-csp-worker.js', import.meta.url).toString());

/** Shapes the Arabic labels of map styles with text; those of our basemap are images. */
export function shapeArabicLabels(): void {
  if (getRTLTextPluginStatus() === 'unavailable') void setRTLTextPlugin(RTL_TEXT_PATH, true);
}
