/** What is missing at an address: each has its own text (spec §8). */
export const MISSING = [
  'page',
  'emirate',
  'wash-type',
  'district',
  'combination',
  'service',
  'post',
] as const;
export type Missing = (typeof MISSING)[number];

/** What an address without its language stands for. */
export type Resolution =
  | { kind: 'page'; path: string }
  /** A page that is shown at this address but lives at another one. */
  | { kind: 'rendered-at'; path: string; internal: string }
  /** The page of one row, if the database has it; `otherwise` is missing. */
  | { kind: 'row'; path: string; row: 'provider' | 'post'; key: string; otherwise: Missing }
  | { kind: 'missing'; what: Missing };

/** Decides what is below the first segment of an address; undefined when nothing is. */
export type Resolver = (rest: string[], query: URLSearchParams) => Resolution | undefined;

export function page(path: string): Resolution {
  return { kind: 'page', path };
}

export function missing(what: Missing): Resolution {
  return { kind: 'missing', what };
}
