import type { Provider } from '@/lib/domain/provider';

/** A provider with few known facts. */
export const PROVIDER: Provider = {
  ...{
    id: 7,
    name: 'Noor Wash',
    phone: '051 555 1234',
    phoneE164: '+971515551234',
    phones: ['+971515551234'],
    chatName: null,
  },
  ...{ address: null, area: null, emirates: [], districts: [], place: null, distance: null },
  ...{ rating: null, reviewCount: null, category: null, washType: null, washTypes: [], kinds: [] },
  ...{
    description: null,
    priceRange: null,
    priceFrom: null,
    priceTo: null,
    openingHours: null,
    openTimes: null,
  },
  ...{ servesMobile: false, servesOnsite: false, locationType: null, bookingCapability: null },
  ...{ sameDayService: false, weekendService: false, isVerified: false, isEco: false, isClosed: false },
  ...{
    website: null,
    websiteValid: false,
    mobileValidation: false,
    logo: null,
    photo: null,
    updatedAt: null,
  },
};
