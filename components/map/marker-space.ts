import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import type { MapMarker } from './pin-index';

const ID = 'marker-space';

/** Pixels: the diameter of most clusters. */
const SIZE = 48;

/**
 * Reserves the space of the markers, which are not drawn by the map: labels that would be below one are placed beside it.
 * Returns a function that says where the markers are.
 */
export function reserveMarkerSpace(map: MapLibre): (markers: readonly MapMarker[]) => void {
  let places: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };
  const add = () => {
    if (map.getSource(ID)) return;
    map.addImage(ID, { width: 1, height: 1, data: new Uint8Array(4) });
    map.addSource(ID, { type: 'geojson', data: places });
    // The topmost layer is placed first.
    map.addLayer({
      id: ID,
      type: 'symbol',
      source: ID,
      layout: { 'icon-image': ID, 'icon-size': SIZE, 'icon-allow-overlap': true },
    });
  };
  map.on('style.load', add);
  return (markers) => {
    places = {
      type: 'FeatureCollection',
      features: markers.map((marker) => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'Point', coordinates: [marker.longitude, marker.latitude] },
      })),
    };
    map.getSource<GeoJSONSource>(ID)?.setData(places);
  };
}
