import type { Emirate } from './emirates';

/** A third-party car wash app (product rule 3.4); its texts are the messages `apps.entries.{id}`. */
export interface CarWashApp {
  id: string;
  name: string;
  logo: string;
  /** 0 to 5. */
  rating: number;
  /** Downloads at least, in thousands. */
  downloads: number;
  /** Keys of the messages `apps.features`. */
  features: readonly Feature[];
  stores: { appStore: string; googlePlay: string };
  website: string;
  isVerified: boolean;
  isPopular: boolean;
  isBookingEnabled: boolean;
  bookingPhone?: string;
  bookingWhatsapp?: string;
  coverage: readonly (Emirate | 'al-ain')[];
  /** AED, from and to. */
  priceRange: readonly [low: number, high: number];
}

export type Feature =
  'tracking' | 'slots' | 'subscription' | 'photos' | 'eco' | 'interior' | 'fleet' | 'pickup' | 'cash';
