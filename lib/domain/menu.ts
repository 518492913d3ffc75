import { CAR_SIZES, type CarPrices, type CarSize } from './car';
import { lowestByCar, type PricedLine } from './price-query';

/** The kinds of items that include a full exterior wash by others. */
const WASHES: readonly (string | null)[] = [
  'exterior',
  'full',
  'full-service',
  'hand-wash',
  'foam',
  'automatic',
  'steam',
  'waterless',
  'mobile',
];

/** One price on a provider's menu: a row of `provider_menu_items` (product rule 2.28). */
export interface MenuItem extends PricedLine {
  name: string;
  nameAr: string | null;
  minutes: number | null;
  note: string | null;
  /** The note for Arabic pages; null if it has none. */
  noteAr: string | null;
  /** The last day of an offer, YYYY-MM-DD; null for what is always offered. */
  offerUntil: string | null;
}

/** Returns whether an item is one full exterior wash, and no offer: its price is that of a size of car. */
export function setsCarPrices({
  kind,
  washes,
  offerUntil,
}: Pick<MenuItem, 'kind' | 'washes' | 'offerUntil'>): boolean {
  return WASHES.includes(kind) && (washes ?? 1) === 1 && offerUntil === null;
}

/**
 * Returns the lowest price of a full exterior wash on a menu for each size of car, offers aside; null for a menu without such a wash. A
 * size that it does not name is unknown then, whatever people typed besides (product rule 2.28).
 */
export function menuCarPrices(menu: readonly MenuItem[]): CarPrices | null {
  const washes = menu.filter(setsCarPrices);
  return washes.length > 0 ? lowestByCar(washes) : null;
}

/** The items with one name, as one line of a menu. */
export interface MenuLine extends Pick<MenuItem, 'name' | 'nameAr' | 'kind' | 'offerUntil'> {
  /** The price for any car; null if it depends on its size. */
  anyCar: MenuItem | null;
  bySize: Partial<Record<CarSize, MenuItem>>;
}

/**
 * Groups the items of a menu by name and last day, in their order. Items with the same duration and note stay together; lines are then
 * merged where no size of car has two prices. A price for any car stands in a line of its own (product rule 2.28).
 */
export function menuLines(items: readonly MenuItem[]): MenuLine[] {
  const lines: MenuLine[] = [];
  for (const item of items) {
    const { name, nameAr, kind, offerUntil, car } = item;
    let line = lines.find(
      (one) =>
        isSameService(one, item) &&
        itemsOf(one).every(({ minutes, note }) => minutes === item.minutes && note === item.note) &&
        (car ? one.bySize[car] === undefined : one.anyCar === null),
    );
    if (!line) {
      line = { name, nameAr, kind, offerUntil, anyCar: null, bySize: {} };
      lines.push(line);
    }
    if (car) line.bySize[car] = item;
    else line.anyCar = item;
  }
  const merged: MenuLine[] = [];
  for (const line of lines) {
    const other = merged.find(
      (one) =>
        isSameService(one, line) &&
        !one.anyCar &&
        !line.anyCar &&
        !CAR_SIZES.some((car) => one.bySize[car] && line.bySize[car]),
    );
    if (other) Object.assign(other.bySize, line.bySize);
    else merged.push(line);
  }
  return merged;
}

type Service = Pick<MenuItem, 'name' | 'offerUntil'>;

function isSameService(one: Service, other: Service): boolean {
  return one.name === other.name && one.offerUntil === other.offerUntil;
}

function itemsOf({ anyCar, bySize }: MenuLine): MenuItem[] {
  return [anyCar, ...CAR_SIZES.map((car) => bySize[car])].filter((item) => item != null);
}

/** Returns the price of a line whatever the car: from that of its cheapest size to that of its dearest, and the sizes, if not all. */
export function anyCarPrice({ anyCar, bySize }: MenuLine): Pick<LineDetail, 'cars'> & {
  priceFrom: number;
  priceTo: number;
} {
  const cars = CAR_SIZES.filter((car) => bySize[car] ?? anyCar);
  const items = cars.flatMap((car) => bySize[car] ?? anyCar ?? []);
  return {
    priceFrom: Math.min(...items.map(({ priceFrom }) => priceFrom)),
    priceTo: Math.max(...items.map(({ priceFrom, priceTo }) => priceTo ?? priceFrom)),
    cars: cars.length === CAR_SIZES.length ? [] : cars,
  };
}

/** A duration or note of a line: the first item that has it, and the sizes of car it holds for; empty if it holds for the whole line. */
export interface LineDetail {
  item: MenuItem;
  cars: readonly CarSize[];
}

/** Returns the durations or the notes of a line, each once. */
export function detailsOf(line: MenuLine, fact: 'minutes' | 'note'): LineDetail[] {
  const items = itemsOf(line);
  return items
    .filter((item, index) => item[fact] && items.findIndex((one) => one[fact] === item[fact]) === index)
    .map((item) => {
      const same = items.filter((one) => one[fact] === item[fact]);
      return { item, cars: same.length === items.length ? [] : same.flatMap(({ car }) => car ?? []) };
    });
}

/** Returns a menu as its owner reads and writes it: a line for each price. */
export function menuText(menu: readonly MenuItem[]): string {
  return menu
    .map(({ name, car, priceFrom, priceTo }) =>
      [name, car, `AED ${priceFrom}${priceTo === null || priceTo === priceFrom ? '' : `–${priceTo}`}`]
        .filter(Boolean)
        .join(' · '),
    )
    .join('\n');
}

/**
 * Returns which lines of a menu its owner changed, one a line: "- " before one that goes, "+ " before one that comes. All of them if only
 * their order changed; empty if nothing did.
 */
export function menuChanges(menu: readonly MenuItem[], written: string): string {
  const [was, is] = [menuText(menu), written].map((text) => text.split(/\s*\n\s*/).filter(Boolean)) as [
    string[],
    string[],
  ];
  const gone = was.filter((line) => !is.includes(line)).map((line) => `- ${line}`);
  const come = is.filter((line) => !was.includes(line)).map((line) => `+ ${line}`);
  if (gone.length + come.length > 0) return [...gone, ...come].join('\n');
  return was.join('\n') === is.join('\n') ? '' : is.join('\n');
}
