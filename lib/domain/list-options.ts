export const SERVICE_MODES = ['mobile', 'onsite'] as const;
/** How the wash happens: the provider comes to the car, or the car to the provider (Quick Search "Service"). */
export type ServiceMode = (typeof SERVICE_MODES)[number];

/** The minimum ratings that Quick Search offers (product rule 5.2). */
export const RATING_OPTIONS = [4.5, 4, 3.5] as const;

export const PROVIDER_SORTS = ['rating', 'verified', 'eco', 'price', 'reviews', 'name'] as const;
/** The six sort options of a list; rating is the default. */
export type ProviderSort = (typeof PROVIDER_SORTS)[number];

export const LIST_VIEWS = ['grid', 'list'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** A minimum rating as a visitor may write it ("4.5", "4.0+ Stars"). */
export function parseRating(text: string): number | undefined {
  const digits = /^(\d(?:\.\d{1,2})?)\s*\+?\s*(?:stars?)?$/i.exec(text)?.[1];
  const rating = Number(digits);
  return rating > 0 && rating <= 5 ? rating : undefined;
}

/** A service mode by its name or its label ("Mobile Service", "on-site"). */
export function parseServiceMode(text: string): ServiceMode | undefined {
  const first = text.toLowerCase().replace('-', '').split(/\s/)[0] ?? '';
  return oneOf(SERVICE_MODES, first);
}

export function parseSort(text: string): ProviderSort | undefined {
  return oneOf(PROVIDER_SORTS, text);
}

export function parseView(text: string): ListView | undefined {
  return oneOf(LIST_VIEWS, text);
}

function oneOf<T extends string>(options: readonly T[], text: string): T | undefined {
  return options.find((option) => option === text.toLowerCase());
}
