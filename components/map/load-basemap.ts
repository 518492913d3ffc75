import { fetchJson } from '@/components/ui/fetch-json';
import type { Coordinates } from '@/lib/domain/distance';
import { GROUND_PATH } from '@/lib/routing/client-paths';
import type { Ground } from './ground-style';

interface AreaCentre extends Coordinates {
  name: string;
}

/** Zoom levels from which areas are named: those with many providers before the others. */
const AREA_ZOOM = { first: 10, others: 11.2 };
const FIRST_AREAS = 40;
/** Areas come after all towns where there is room for few names. */
const AFTER_TOWNS = 100;

/** Loads the ground, with the names of the areas in the page's language if they can be had. @throws Error without the ground. */
export async function readGround(areasUrl: string): Promise<Ground> {
  const [ground, areas] = await Promise.all([
    fetchJson<Ground>(GROUND_PATH),
    fetchJson<AreaCentre[]>(areasUrl).catch(() => []),
  ]);
  const known = new Set(ground.places.features.flatMap(({ properties }) => [properties?.en, properties?.ar]));
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
  return { ...ground, places: { ...ground.places, features: [...ground.places.features, ...features] } };
}
