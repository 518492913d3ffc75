import type { Emirate } from './emirates';

/** A third-party car wash app (product rule 3.4); its translated texts are in `apps.entries.{id}`. */
export interface CarWashApp {
  id: string;
  name: string;
  logo: string;
  /** 0 to 5. */
  rating: number;
  /** Thousands of downloads, shown as "50K+". */
  downloads: number;
  /** Message keys in `apps.features`. */
  features: readonly Feature[];
  stores: { appStore: string; googlePlay: string };
  website: string;
  isVerified: boolean;
  isPopular: boolean;
  isBookingEnabled: boolean;
  bookingPhone?: string;
  bookingWhatsapp?: string;
  coverage: readonly (Emirate | 'al-ain')[];
  /** AED. */
  priceRange: readonly [low: number, high: number];
}

type Feature =
  'tracking' | 'slots' | 'subscription' | 'photos' | 'eco' | 'interior' | 'fleet' | 'pickup' | 'cash';
