import type { CardProvider } from '@/components/cards/card-provider';
import type { CardOptions } from '@/components/cards/provider-card';
import type { Bounds } from '@/lib/domain/bounds';
import type { Coordinates } from '@/lib/domain/distance';
import type { ProviderSort } from '@/lib/domain/list-options';

/** What a list as a map is made of. */
export interface MapViewProps extends Pick<CardOptions, 'origin' | 'wish'> {
  /** The first page of the list. */
  providers: CardProvider[];
  total: number;
  /** The URL of the list, from which the search of a part of the map is made. */
  listUrl: string;
  pinsUrl: string;
  areasUrl: string;
  styleUrl?: string;
  sort: ProviderSort;
  /** The part of the map that the list is narrowed to. */
  asked?: Bounds;
  /** The visitor's position. */
  you?: Coordinates;
  /** The places of the list with their numbers, for those who have no map. */
  places: React.ReactNode;
  /** The ways to other pages of the list, for those who have no map. */
  pages: React.ReactNode;
}
