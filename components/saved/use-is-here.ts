import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the browser has taken the page over: before that nobody knows what the device keeps. */
export function useIsHere(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
