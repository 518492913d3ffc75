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

/** The items with one name, duration and note, as one line of a menu. */
export interface MenuLine extends Pick<MenuItem, 'name' | 'nameAr' | 'minutes' | 'note' | 'offerUntil'> {
  /** The price for any car; null if it depends on its size. */
  anyCar: MenuItem | null;
  bySize: Partial<Record<CarSize, MenuItem>>;
}

/** Groups the items of a menu that differ by nothing but the size of the car and its price, in their order. */
export function menuLines(items: readonly MenuItem[]): MenuLine[] {
  const lines: MenuLine[] = [];
  for (const item of items) {
    const { name, nameAr, minutes, note, offerUntil, car } = item;
    let line = lines.find(
      (one) =>
        one.name === name &&
        one.offerUntil === offerUntil &&
        one.minutes === minutes &&
        one.note === note &&
        (car ? one.bySize[car] === undefined : one.anyCar === null),
    );
    if (!line) {
      line = { name, nameAr, minutes, note, offerUntil, anyCar: null, bySize: {} };
      lines.push(line);
    }
    if (car) line.bySize[car] = item;
    else line.anyCar = item;
  }
  return lines;
}
