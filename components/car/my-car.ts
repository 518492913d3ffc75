'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { CAR_KEY, type CarSize, parseCarSize } from '@/lib/domain/car';

// The attribute `data-car` of the page, which styles read, is the state; `DeviceScript` sets it before the first paint.

const listeners = new Set<() => void>();

/** Returns the visitor's car, also during hydration; only in the browser. */
export function readCar(): CarSize | undefined {
  return parseCarSize(document.documentElement.dataset.car ?? null);
}

function showCar(car: CarSize | undefined): void {
  if (car) document.documentElement.dataset.car = car;
  else delete document.documentElement.dataset.car;
  listeners.forEach((listener) => listener());
}

/** Returns the visitor's car (product rule 2.28); undefined if none was chosen, on the server and during hydration. */
export function useMyCar(): CarSize | undefined {
  return useSyncExternalStore(subscribe, readCar, () => undefined);
}

/** Keeps the visitor's car on the device, or forgets it; where storage is blocked, for as long as the page. */
export function chooseCar(car: CarSize | undefined): void {
  showCar(car);
  try {
    if (car) localStorage.setItem(CAR_KEY, car);
    else localStorage.removeItem(CAR_KEY);
  } catch {
    // Blocked or full.
  }
}

/** Keeps the car that the words of a search name. */
export function RememberCar({ car }: { car: CarSize }) {
  useEffect(() => chooseCar(car), [car]);
  return null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab.
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === CAR_KEY) showCar(parseCarSize(newValue));
    else if (key === null) showCar(undefined);
  };
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}
