import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns whether the page is hydrated; before, nothing is known about the device. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
