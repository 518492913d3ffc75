import { fetchJson } from '@/components/ui/fetch-json';
import type { Coordinates } from '@/lib/domain/distance';
import { BASEMAP_PATH } from '@/lib/routing/client-paths';
import type { Basemap } from './basemap-style';

interface AreaCentre extends Coordinates {
  name: string;
}

/** Zoom levels from which areas are labelled: those with many providers first. */
const AREA_ZOOM = { first: 10, others: 11.2 };
const FIRST_AREAS = 40;
/** Labels of towns have priority over those of areas. */
const AFTER_TOWNS = 100;

/** Loads the basemap, with labels of the areas if they can be loaded. @throws Error if the basemap cannot be loaded */
export async function loadBasemap(areasUrl: string): Promise<Basemap> {
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
