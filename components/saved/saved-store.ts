import { create } from 'zustand';
import { persist, type PersistStorage } from 'zustand/middleware';
import {
  MAX_SAVED,
  MAX_VIEWED,
  parseSavedList,
  SAVED_KEY,
  type SavedList,
  type SavedProvider,
  VIEWED_KEY,
  withMerged,
  withProviders,
} from '@/lib/domain/saved-provider';

/** A provider without the time when it was saved. */
export type ProviderToSave = Omit<SavedProvider, 'at'>;

/** The visitor's shortlist. Empty on the server and during hydration. */
export const useSaved = createListStore(SAVED_KEY, MAX_SAVED);
/** The providers viewed most recently. Empty on the server and during hydration. */
export const useViewed = createListStore(VIEWED_KEY, MAX_VIEWED);

/** Saves a provider. Returns false when the shortlist is full. */
export function saveProvider(provider: ProviderToSave): boolean {
  if (latest(useSaved).providers.length >= MAX_SAVED) return false;
  restoreSaved([{ ...provider, at: Date.now() }]);
  return true;
}

/** Puts providers back into the shortlist, ordered by the time they were saved, and reopens the tray. */
export function restoreSaved(providers: readonly SavedProvider[]): void {
  const saved = withProviders(latest(useSaved).providers, providers, MAX_SAVED);
  useSaved.setState({ providers: saved }, true);
}

/** Removes a provider from the shortlist and returns it, if it was there. */
export function removeSaved(id: number): SavedProvider | undefined {
  const list = latest(useSaved);
  useSaved.setState({ ...list, providers: list.providers.filter((provider) => provider.id !== id) }, true);
  return list.providers.find((provider) => provider.id === id);
}

/** Empties the shortlist and returns its former content. */
export function clearSaved(): readonly SavedProvider[] {
  const { providers } = latest(useSaved);
  useSaved.setState({ providers: [] }, true);
  return providers;
}

/** Updates saved providers with current data from the directory. */
export function updateSaved(current: readonly ProviderToSave[]): void {
  const byId = new Map(current.map((provider) => [provider.id, provider]));
  const list = latest(useSaved);
  const providers = list.providers.map((provider) => ({ ...provider, ...byId.get(provider.id) }));
  useSaved.setState({ ...list, providers }, true);
}

/** Puts the providers that stay into both lists, in the place of those that were merged into them. */
export function replaceMerged(merged: readonly (readonly [gone: number, stays: number])[]): void {
  for (const store of [useSaved, useViewed]) {
    const list = latest(store);
    const isAbout = list.providers.some(({ id }) => merged.some(([gone]) => gone === id));
    if (isAbout) store.setState({ ...list, providers: withMerged(list.providers, merged) }, true);
  }
}

/** Hides the tray until the next provider is saved. */
export function closeTray(): void {
  useSaved.setState({ ...latest(useSaved), isTrayClosed: true }, true);
}

/** Adds a provider to the recently viewed ones. */
export function rememberViewed(provider: ProviderToSave): void {
  const viewed = withProviders(latest(useViewed).providers, [{ ...provider, at: Date.now() }], MAX_VIEWED);
  useViewed.setState({ providers: viewed }, true);
}

/** Clears the recently viewed providers. */
export function clearViewed(): void {
  useViewed.setState({ providers: [] }, true);
}

type ListStore = ReturnType<typeof createListStore>;

/** Returns the stored list, which another tab may have changed. */
function latest(store: ListStore): SavedList {
  void store.persist.rehydrate();
  return store.getState();
}

function createListStore(key: string, limit: number) {
  const store = create<SavedList>()(
    persist((): SavedList => ({ providers: [] }), {
      name: key,
      storage: deviceStorage(limit),
      merge: (stored, current) => (stored as SavedList | undefined) ?? current,
    }),
  );
  if (typeof window !== 'undefined') {
    const rehydrate = () => void store.persist.rehydrate();
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) rehydrate();
    });
    // Pages restored from the back/forward cache have missed these events.
    window.addEventListener('pageshow', (event) => event.persisted && rehydrate());
  }
  return store;
}

/**
 * Stores a list in localStorage without zustand's wrapper, to stay compatible with earlier versions of the site. If storage is
 * blocked or full, the list lasts as long as the page.
 */
function deviceStorage(limit: number): PersistStorage<SavedList> {
  let isAvailable = true;
  return {
    getItem: (key) => {
      try {
        return isAvailable ? { state: parseSavedList(localStorage.getItem(key), limit) } : null;
      } catch {
        return null;
      }
    },
    setItem: (key, { state }) => {
      try {
        if (state.providers.length > 0) localStorage.setItem(key, JSON.stringify(state));
        else localStorage.removeItem(key);
        isAvailable = true;
      } catch {
        isAvailable = false;
      }
    },
    removeItem: (key) => localStorage.removeItem(key),
  };
}
