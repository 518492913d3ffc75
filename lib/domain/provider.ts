import type { Area } from './area';
import type { District } from './districts';
import type { Emirate } from './emirates';
import type { Kind } from './kinds';
import type { WeekSpan } from './opening-hours';
import type { WashType } from './wash-types';

/** What a list shows of a provider. */
export interface ProviderSummary {
  id: number;
  name: string;
  address: string | null;
  /** The district or town that the address names; null when it names none that is known. */
  area: Area | null;
  phone: string | null;
  /** The phone in the form "+971515258257"; null when it is none of the Emirates. */
  phoneE164: string | null;
  whatsappHandle: string | null;
  /** 0 to 5. */
  rating: number | null;
  reviewCount: number | null;
  category: string | null;
  washType: string | null;
  description: string | null;
  /** Free text such as "AED 35-60". */
  priceRange: string | null;
  /** AED; null when the text has no price that is understood. */
  priceFrom: number | null;
  priceTo: number | null;
  openingHours: string | null;
  /** When it is open in a week; null when a word of the hours is not understood, which is not "closed". */
  openTimes: WeekSpan[] | null;
  kinds: Kind[];
  servesMobile: boolean;
  servesOnsite: boolean;
  isVerified: boolean;
  isEco: boolean;
  emirates: Emirate[];
  washTypes: WashType[];
}

/** A car wash or car care provider: a row of `car_wash_locations` (product rule 3.1). */
export interface Provider extends ProviderSummary {
  website: string | null;
  websiteValid: boolean;
  mobileValidation: boolean;
  bookingCapability: string | null;
  locationType: string | null;
  sameDayService: boolean;
  weekendService: boolean;
  districts: District[];
  /** Whether the business has closed: it is in no list, and its page says so (product rule 2.24). */
  isClosed: boolean;
  /** When what is known of it was last changed, as the database gives it; null where nobody knows. */
  updatedAt: string | null;
}
