/** The properties of a page without parameters, explained in `RouteDefinition` (table/route-definition.ts). */
export interface PlainPage {
  pattern: string;
  hasNoData?: true;
  hasForm?: true;
  hasOpengraphImage?: true;
  isIndexable?: false;
  isKept?: true;
}

/** The pages without parameters; each name is a member of `Route`. */
export const PLAIN_PAGES = {
  home: { pattern: '/', hasOpengraphImage: true, isKept: true },
  // Without the directory, it has its built-in text.
  about: { pattern: '/about', hasNoData: true, isKept: true },
  carWashApps: { pattern: '/car-wash-apps', hasNoData: true, hasForm: true },
  prices: { pattern: '/prices', isKept: true },
  contact: { pattern: '/contact', hasNoData: true, hasForm: true },
  privacyPolicy: { pattern: '/privacy-policy', hasNoData: true },
  reviewRules: { pattern: '/review-rules', hasNoData: true },
  termsOfService: { pattern: '/terms-of-service', hasNoData: true },
  accessibility: { pattern: '/accessibility', hasNoData: true },
  outOfHours: { pattern: '/out-of-hours', hasNoData: true, isIndexable: false },
  // Its content comes from the visitor's device.
  saved: { pattern: '/saved', hasNoData: true, isIndexable: false },
  test: { pattern: '/test', hasNoData: true, isIndexable: false },
} as const satisfies Record<string, PlainPage>;

export type PlainPageName = keyof typeof PLAIN_PAGES;
