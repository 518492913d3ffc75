import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns whether the page is hydrated, that is, whether data of the device is available. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
