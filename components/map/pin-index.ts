import Supercluster from 'supercluster';
import type { Coordinates } from '@/lib/domain/distance';
import { type Bounds, boundsOf, type MapPin } from '@/lib/domain/map';
import { BASEMAP_ZOOM, STREET_ZOOM } from './basemap-style';

/** A cluster of pins that would overlap, at one of them: their centre may be in the sea. */
export interface PinCluster extends Coordinates {
  cluster: number;
  count: number;
  open: number;
}

/** A marker on the map: one provider or a cluster. */
export type MapMarker = MapPin | PinCluster;

/** The cluster radius in pixels: most of the width of a price label. */
const RADIUS = 60;

/** Clusters pins by zoom level. */
export class PinIndex {
  private readonly index = new Supercluster<MapPin, { open: number }>({
    radius: RADIUS,
    minZoom: BASEMAP_ZOOM.min,
    maxZoom: STREET_ZOOM,
    map: ({ isOpen }) => ({ open: isOpen ? 1 : 0 }),
    reduce: (sum, { open }) => {
      sum.open += open;
    },
  });

  /** `isOnLand` is preferred as the position of a cluster. */
  constructor(
    pins: readonly MapPin[],
    private readonly isOnLand: (place: Coordinates) => boolean = () => true,
  ) {
    this.index.load(
      pins.map((pin) => ({
        type: 'Feature',
        properties: pin,
        geometry: { type: 'Point', coordinates: [pin.longitude, pin.latitude] },
      })),
    );
  }

  /** Returns the markers within bounds, from north to south. */
  markersIn([west, south, east, north]: Bounds, zoom: number): MapMarker[] {
    const markers = this.index
      .getClusters([west, south, east, north], Math.floor(zoom))
      .map(({ properties, geometry }): MapMarker => {
        if (!('cluster' in properties)) return properties;
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        const { cluster_id: cluster, point_count: count, open } = properties;
        return { cluster, count, open, ...this.closestTo({ longitude, latitude }, cluster) };
      });
    return markers.sort((a, b) => b.latitude - a.latitude);
  }

  /** Returns the zoom level at which a cluster splits up. */
  expansionZoom({ cluster }: PinCluster): number {
    return this.index.getClusterExpansionZoom(cluster);
  }

  /** Returns the bounds of a cluster's pins. */
  boundsOf(cluster: PinCluster): Bounds {
    return boundsOf(this.pinsOf(cluster))!;
  }

  /** Returns the pins of a cluster, best first. */
  pinsOf({ cluster }: Pick<PinCluster, 'cluster'>): MapPin[] {
    return this.index.getLeaves(cluster, Infinity).map(({ properties }) => properties);
  }

  private closestTo(centre: Coordinates, cluster: number): Coordinates {
    const squared = ({ longitude, latitude }: Coordinates) =>
      (longitude - centre.longitude) ** 2 + (latitude - centre.latitude) ** 2;
    const pins = this.pinsOf({ cluster }).sort((a, b) => squared(a) - squared(b));
    const { latitude, longitude } = pins.find(this.isOnLand) ?? pins[0]!;
    return { latitude, longitude };
  }
}
