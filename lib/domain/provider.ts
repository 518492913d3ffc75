import type { District } from './districts';
import type { Emirate } from './emirates';
import type { WashType } from './wash-types';

/** What a list shows of a provider. */
export interface ProviderSummary {
  id: number;
  name: string;
  address: string | null;
  phone: string | null;
  /** 0 to 5. */
  rating: number | null;
  reviewCount: number | null;
  category: string | null;
  washType: string | null;
  description: string | null;
  /** Free text such as "AED 35-60". */
  priceRange: string | null;
  openingHours: string | null;
  servesMobile: boolean;
  servesOnsite: boolean;
  isVerified: boolean;
  isEco: boolean;
  emirates: Emirate[];
  washTypes: WashType[];
}

/** A car wash or car care provider: a row of `car_wash_locations` (product rule 3.1). */
export interface Provider extends ProviderSummary {
  whatsappHandle: string | null;
  website: string | null;
  websiteValid: boolean;
  mobileValidation: boolean;
  bookingCapability: string | null;
  locationType: string | null;
  sameDayService: boolean;
  weekendService: boolean;
  districts: District[];
}
