import type { CarSize } from './car';

/** One price on a provider's menu: a row of `provider_menu_items` (product rule 2.28). */
export interface MenuItem {
  name: string;
  nameAr: string | null;
  /** Null if the price is the same for any car. */
  car: CarSize | null;
  /** AED. */
  priceFrom: number;
  /** Null if there is one price. */
  priceTo: number | null;
  minutes: number | null;
  note: string | null;
  /** The last day of an offer, YYYY-MM-DD; null for what is always offered. */
  offerUntil: string | null;
}

/** The items with one name, as one line of a menu. */
export interface MenuLine extends Pick<MenuItem, 'name' | 'nameAr' | 'minutes' | 'note' | 'offerUntil'> {
  /** The price for any car; null if it depends on its size. */
  anyCar: MenuItem | null;
  bySize: Partial<Record<CarSize, MenuItem>>;
}

/** Groups the items of a menu by name, in their order; offers apart from what is always offered. */
export function menuLines(items: readonly MenuItem[]): MenuLine[] {
  const lines = new Map<string, MenuLine>();
  for (const item of items) {
    const { name, nameAr, minutes, note, offerUntil, car } = item;
    const key = JSON.stringify([name, offerUntil]);
    const line = lines.get(key) ?? { name, nameAr, minutes, note, offerUntil, anyCar: null, bySize: {} };
    if (car) line.bySize[car] = item;
    else line.anyCar = item;
    lines.set(key, line);
  }
  return [...lines.values()];
}
