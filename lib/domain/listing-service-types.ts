/** Service types offered in the listing form (product rule 5.2), stored as written here. */
export const LISTING_SERVICE_TYPES = [
  'Mobile Car Wash',
  'Steam Cleaning',
  'Auto Detailing',
  'Waterless Wash',
  'Eco-Friendly',
  '24/7 Services',
  'Luxury Services',
  'Fleet Services',
] as const;
export type ListingServiceType = (typeof LISTING_SERVICE_TYPES)[number];
