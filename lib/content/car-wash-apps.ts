import type { Emirate } from '../domain/emirates';

/** The six apps of the directory. All are invented. */
export const CAR_WASH_APPS: readonly CarWashApp[] = [
  {
    id: 'qatra',
    name: 'Qatra Now',
    logo: '/images/apps/qatra.svg',
    rating: 4.6,
    downloads: 100,
    features: ['tracking', 'slots', 'subscription', 'photos'],
    ...links('qatra-now'),
    isVerified: true,
    isPopular: true,
    isBookingEnabled: true,
    bookingPhone: '+971 51 500 0141',
    bookingWhatsapp: '971515000141',
    coverage: ['dubai', 'abu-dhabi', 'sharjah', 'ajman'],
    priceRange: [49, 199],
  },
  {
    id: 'mitt-and-van',
    name: 'Mitt & Van',
    logo: '/images/apps/mitt-and-van.svg',
    rating: 4.4,
    downloads: 50,
    features: ['slots', 'eco', 'interior'],
    ...links('mitt-and-van'),
    isVerified: true,
    isPopular: false,
    isBookingEnabled: true,
    bookingWhatsapp: '971515000162',
    coverage: ['dubai', 'sharjah'],
    priceRange: [55, 140],
  },
  {
    id: 'sahl-shine',
    name: 'Sahl Shine',
    logo: '/images/apps/sahl-shine.svg',
    rating: 4.3,
    downloads: 50,
    features: ['tracking', 'cash', 'subscription'],
    ...links('sahl-shine'),
    isVerified: true,
    isPopular: false,
    isBookingEnabled: true,
    bookingPhone: '+971 51 500 0183',
    coverage: ['dubai', 'ajman', 'umm-al-quwain', 'ras-al-khaimah'],
    priceRange: [45, 130],
  },
  {
    id: 'barq-garage',
    name: 'Barq Garage',
    logo: '/images/apps/barq-garage.svg',
    rating: 4.2,
    downloads: 20,
    features: ['pickup', 'interior', 'fleet'],
    ...links('barq-garage'),
    isVerified: true,
    isPopular: false,
    isBookingEnabled: true,
    bookingPhone: '+971 51 500 0204',
    bookingWhatsapp: '971515000204',
    coverage: ['abu-dhabi', 'al-ain', 'dubai'],
    priceRange: [55, 180],
  },
  {
    id: 'foamli',
    name: 'Foamli',
    logo: '/images/apps/foamli.svg',
    rating: 4,
    downloads: 10,
    features: ['slots', 'cash'],
    ...links('foamli'),
    isVerified: false,
    isPopular: false,
    isBookingEnabled: true,
    coverage: ['sharjah', 'ajman'],
    priceRange: [35, 110],
  },
  {
    id: 'zulal',
    name: 'Zulal Wash',
    logo: '/images/apps/zulal.svg',
    rating: 3.8,
    downloads: 5,
    features: ['eco', 'photos'],
    ...links('zulal-wash'),
    isVerified: false,
    isPopular: false,
    isBookingEnabled: false,
    coverage: ['fujairah', 'ras-al-khaimah'],
    priceRange: [60, 200],
  },
];

/** Returns the app with an id; undefined for unknown ids. */
export function findApp(id: string | undefined): CarWashApp | undefined {
  return CAR_WASH_APPS.find((app) => app.id === id);
}

function links(name: string) {
  return {
    stores: {
      appStore: `https://apps.example/ios/${name}`,
      googlePlay: `https://apps.example/android/${name}`,
    },
    website: `https://${name}.example`,
  };
}

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
