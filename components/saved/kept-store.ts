import {
  formatKept,
  type Kept,
  MOST_SAVED,
  MOST_VIEWED,
  NOTHING_KEPT,
  parseKept,
  SAVED_KEY,
  VIEWED_KEY,
} from '@/lib/domain/kept-provider';

/** A part of what the device keeps, as `useSyncExternalStore` reads it. */
export interface KeptStore {
  read: () => Kept;
  /** Changes what is kept now, whichever tab changed it last. */
  change: (change: (kept: Kept) => Kept) => void;
  subscribe: (listener: () => void) => () => void;
}

export const saved = keptStore(SAVED_KEY, MOST_SAVED);
export const viewed = keptStore(VIEWED_KEY, MOST_VIEWED);

/** Where storage is forbidden or full it is kept for as long as the page is open. */
function keptStore(key: string, most: number): KeptStore {
  const listeners = new Set<() => void>();
  let kept: Kept | undefined;
  let isStored = true;

  function stored(): Kept | undefined {
    try {
      return parseKept(localStorage.getItem(key), most);
    } catch {
      return undefined;
    }
  }

  function store(changed: Kept) {
    try {
      if (changed.providers.length > 0) localStorage.setItem(key, formatKept(changed));
      else localStorage.removeItem(key);
      isStored = true;
    } catch {
      isStored = false;
    }
  }

  function show(changed: Kept) {
    kept = changed;
    listeners.forEach((listener) => listener());
  }

  function readAgain() {
    const found = isStored ? stored() : undefined;
    if (found && formatKept(found) !== formatKept(read())) show(found);
  }

  function read(): Kept {
    return (kept ??= stored() ?? NOTHING_KEPT);
  }

  // Another tab has changed it; or the page was asleep, and heard nothing.
  const listening = {
    storage: (event: Event) => {
      const { key: changed } = event as StorageEvent;
      if (changed === key || changed === null) readAgain();
    },
    pageshow: readAgain,
  };

  return {
    read,
    change: (change) => {
      const changed = change((isStored && stored()) || read());
      store(changed);
      show(changed);
    },
    subscribe: (listener) => {
      if (listeners.size === 0)
        Object.entries(listening).forEach(([event, hear]) => window.addEventListener(event, hear));
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0)
          Object.entries(listening).forEach(([event, hear]) => window.removeEventListener(event, hear));
      };
    },
  };
}
