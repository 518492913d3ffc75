import { CAR_SIZES, type CarPrices, type CarSize } from './car';

/** The kinds of items that include a full exterior wash. */
const WASHES = ['exterior', 'full'];

/** What an item may be. */
export const MENU_KINDS: readonly string[] = [...WASHES, 'interior', 'detailing', 'extra', 'package'];

/** One price on a provider's menu: a row of `provider_menu_items` (product rule 2.28). */
export interface MenuItem {
  /** One of `MENU_KINDS`; another one is shown like them, sets no price by car, and is a problem (product rule 3.12). */
  kind: string;
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

/** Returns whether an item is a full exterior wash, and no offer: its price is that of a size of car. */
export function setsCarPrices({ kind, offerUntil }: Pick<MenuItem, 'kind' | 'offerUntil'>): boolean {
  return WASHES.includes(kind) && offerUntil === null;
}

/**
 * Returns the lowest price of a full exterior wash on a menu for each size of car, offers aside; null for a menu without such a wash. A
 * size that it does not name is unknown then, whatever people typed besides (product rule 2.28).
 */
export function menuCarPrices(menu: readonly MenuItem[]): CarPrices | null {
  const washes = menu.filter(setsCarPrices);
  if (washes.length === 0) return null;
  const lowest = (size: CarSize) => {
    const prices = washes.filter(({ car }) => (car ?? size) === size).map(({ priceFrom }) => priceFrom);
    return prices.length > 0 ? Math.min(...prices) : null;
  };
  return Object.fromEntries(CAR_SIZES.map((size) => [size, lowest(size)])) as CarPrices;
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
