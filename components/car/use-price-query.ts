'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { LAST_PRICE_KIND_KEY, parseLastPriceKind } from '@/lib/domain/last-price-kind';
import type { ComparedPrice } from '@/lib/routing/client-paths';
import { useMyCar } from './my-car';

const listeners = new Set<() => void>();
/** What was asked where storage is blocked, for as long as the page. */
let unstored: string | undefined;

/** Returns the slug of the kind whose price the visitor asked for last (product rule 2.29); only in the browser. */
export function readAskedKind(): string | undefined {
  try {
    return parseLastPriceKind(localStorage.getItem(LAST_PRICE_KIND_KEY));
  } catch {
    return unstored;
  }
}

/** Keeps the kind that was asked for on the device; undefined for the price of a wash. */
export function keepAskedKind(kind: string | undefined): void {
  unstored = kind;
  const { dataset } = document.documentElement;
  if (kind) dataset.asked = kind;
  else delete dataset.asked;
  try {
    if (kind) localStorage.setItem(LAST_PRICE_KIND_KEY, kind);
    else localStorage.removeItem(LAST_PRICE_KIND_KEY);
  } catch {
    // Blocked or full.
  }
  listeners.forEach((listener) => listener());
}

/** Returns what the visitor asked the price of last: nothing on the server and during hydration. */
export function usePriceQuery(): ComparedPrice {
  const kind = useSyncExternalStore(subscribe, readAskedKind, () => undefined);
  return { kind, car: useMyCar() };
}

/** Keeps the kind that a list asks for; without one, the price of a wash. */
export function RememberAskedKind({ kind }: { kind: string | undefined }) {
  useEffect(() => keepAskedKind(kind), [kind]);
  return null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
