import type { ProviderSummary } from './provider';

/** One page of a list, and what the whole list holds. */
export interface ProviderList {
  providers: ProviderSummary[];
  total: number;
  eco: number;
  verified: number;
  mobile: number;
  /** The page that is shown: the last one when a later one was asked for. */
  page: number;
}

export const NO_PROVIDERS: ProviderList = {
  providers: [],
  total: 0,
  eco: 0,
  verified: 0,
  mobile: 0,
  page: 1,
};
