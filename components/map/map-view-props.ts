import type { CardProvider } from '@/components/cards/card-provider';
import type { CardOptions } from '@/components/cards/provider-card';
import type { Coordinates } from '@/lib/domain/distance';
import type { ProviderSort } from '@/lib/domain/list-options';
import type { Bounds } from '@/lib/domain/map';

/** The props of the map view. */
export interface MapViewProps extends Pick<CardOptions, 'origin' | 'chatDetails'> {
  /** The first page of the list. */
  providers: CardProvider[];
  total: number;
  /** The URL of the list, to which the search of an area adds its bounds. */
  listUrl: string;
  pinsUrl: string;
  areasUrl: string;
  styleUrl?: string;
  sort: ProviderSort;
  /** The bounds that the list is filtered by. */
  filterBounds?: Bounds;
  /** The visitor's position. */
  visitorPosition?: Coordinates;
  /** Links to the places of the list, shown if there is no map. */
  places: React.ReactNode;
  /** Pagination, shown if there is no map. */
  pages: React.ReactNode;
}
