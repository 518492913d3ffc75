import { useSyncExternalStore } from 'react';
import { type Kept, NOTHING_KEPT } from '@/lib/domain/kept-provider';
import type { KeptStore } from './kept-store';

/** What the device keeps, as it changes; nothing on the server and while the page is taken over. */
export function useKept(store: KeptStore): Kept {
  return useSyncExternalStore(store.subscribe, store.read, () => NOTHING_KEPT);
}
