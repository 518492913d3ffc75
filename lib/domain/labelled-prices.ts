import { CAR_SIZES, type CarPrices, type CarSize } from './car';
import { meaningsIn, phraseTable } from './phrases';
import type { PricedLine } from './price-query';

/** Words beside prices: for which car, for what (as in `lineKind`), and what says nothing. */
// prettier-ignore
const WORDS = phraseTable({
  small: [
    'small', 'sedan', 'sedans', 'saloon', 'saloons', 'salon', 'hatchback', 'hatchbacks', 'coupe', 'compact', 'sedan & hatchback', 'sedan / hatchback', 'hatchback & sedan', 'سيدان', 'صالون', 'الصالون', 'صغيرة', 'صغير', 'الصغيرة',
    'سيارة صغيرة', 'سيارات صغيرة', 'السيارات الصغيرة', 'السيارة الصغيرة',
  ],
  suv: [
    'suv', 'suvs', '4 x 4', '4 wd', '4 x 4 s', 'medium', 'suv & 4 x 4', 'suv / 4 x 4', '4 x 4 & suv', '4 x 4 / suv', 'دفع رباعي', 'الدفع الرباعي', 'سيارات الدفع الرباعي', 'جيب', 'متوسطة', 'وسط', 'المتوسطة',
  ],
  large: [
    'large', 'big', 'van', 'vans', 'bus', 'minivan', 'xl', '7 seater', '7 seaters', '7 - seater', '8 seater', '7 seater / van', 'van / 7 seater', 'كبيرة', 'كبير', 'الكبيرة', 'سيارة كبيرة', 'سيارات كبيرة', 'السيارات الكبيرة', 'فان', 'باص', 'حافلة',
  ],
  S: ['s'], M: ['m'], L: ['l'],
  exterior: ['exterior', 'outside', 'outer', 'external', 'out', 'wash', 'car wash', 'body wash', 'hand wash', 'steam wash', 'exterior wash', 'outside wash', 'normal wash', 'basic wash', 'غسيل', 'خارجي', 'غسيل خارجي', 'الخارجي'],
  full: [
    'full', 'full wash', 'full car wash', 'complete', 'complete wash', 'in & out', 'inside & outside', 'inside & out', 'interior & exterior', 'exterior & interior', 'outside & inside', 'interior + exterior', 'exterior + interior', 'inside + outside',
    'كامل', 'غسيل كامل', 'داخلي و خارجي', 'داخلي وخارجي', 'خارجي وداخلي', 'غسيل داخلي وخارجي', 'غسيل خارجي وداخلي',
  ],
  interior: ['interior', 'inside', 'interior cleaning', 'داخلي'],
  polishing: ['polish', 'polishing', 'wax', 'waxing', 'بوليش', 'تلميع'],
  'ceramic-coating': ['ceramic', 'ceramic coating', 'سيراميك', 'نانو'],
  detailing: ['detailing', 'full detailing'],
  engine: ['engine', 'engine wash'],
  '&': ['&', 'and', 'و'], '/': ['/'], ',': [',', ';', '|', '.'], '(': ['('], '+': ['+'],
  '': ['aed', 'car', 'cars', 'for', 'only', 'just', 'price', 'prices', 'from', '-', ':', '=', ')', 'السيارات', 'سيارة', 'سيارات', 'السعر', 'فقط', 'ل'],
});

/** The cheapest wash of a text that names cars or washes, what it costs for which car, and all that the text names a price for. */
export interface LabelledPrices {
  from: number;
  cars: CarPrices | null;
  lines: PricedLine[];
}

const SIZES: Record<string, CarSize> = {
  small: 'small',
  S: 'small',
  suv: 'suv',
  M: 'suv',
  large: 'large',
  L: 'large',
};
const WASHED = ['exterior', 'full'];
const KINDS = [...WASHED, 'interior', 'polishing', 'ceramic-coating', 'detailing', 'engine'];

/** A letter for each word: an amount (n), a car (s), a wash (k), or a sign between them. */
function letterOf(word: string): string {
  if (word in SIZES) return 's';
  if (KINDS.includes(word)) return 'k';
  return /^[0-9]/.test(word) ? 'n' : word;
}

/** An amount and what is named with it. */
interface Entry {
  amount: number;
  sizes: CarSize[];
  /** Empty if it is not said: it is a wash then. */
  kinds: string[];
}

const GAP = '[,&/(]*';
const CARS = `(?:s[,&/]?)+`;
const WASHES = '(?:k[,&/]?)+';
/** How amounts stand beside what they are for, and which letters are an entry. */
const FORMS: readonly (readonly [letters: RegExp, entry: RegExp])[] = [
  // "sedan 35, SUV 45", "exterior 20, full 35", "exterior: sedan 20, SUV 25; full: sedan 35, SUV 45"
  [new RegExp(`^(?:(?:${WASHES})?${CARS}n${GAP})+$|^(?:${WASHES}n${GAP})+$`), /[^n]*n/g],
  // "35 sedan, 45 SUV", "AED 40 (sedan), AED 50 (SUV)", "20 outside, 35 full"
  [/^(?:n\(?s(?:[&/]?s)*[,;&/]*)+$|^(?:n\(?k(?:[&/]?k)*[,;&/]*)+$/, /n[^n]*/g],
  // "350 (ceramic 1500)"
  [/^n(?:[,(]k(?:[&/]?k)*n)+$/, /[^n]*n/g],
  // "25 + 5 for big cars", "30 (SUV + 10)": what comes on top is no price.
  [/^n[,(]?s?\+ns?$/, /^n/g],
  // "30, 40, 50"
  [/^n,n,n$/, /n/g],
];
/** "S/M/L 30/40/50", "35/45/55 (sedan/SUV/van)" */
const NAMED_LIST = /^(?:s[,&/]?){2,}(?:n[,&/]?){2,}$|^(?:n[,&/]?){2,}\(?(?:s[,&/]?){2,}$/;

/** Prices in a list are not so small, and do not differ by so much, unless they are something else. */
const [LEAST, MOST_TIMES] = [15, 5];

/**
 * Parses prices that stand beside the cars or the washes that they are for, or in a list of three from small to large: "35/45/55",
 * "35 sedan 45 SUV", "outside 20, inside & outside 35" (product rule 3.7). Null if a word is unknown, or if it is not certain which
 * price is whose.
 */
export function parseLabelledPrices(
  plain: string,
  parseAmount: (figure: string) => number | null,
): LabelledPrices | null {
  const words = /[0-9] ?- ?[0-9]/.test(plain) ? null : meaningsIn(plain.replaceAll('/-', ' '), WORDS);
  // "S" may be a model, "S 30 M 40" are sizes.
  if (words && words.filter((word) => 'SML'.includes(word)).length === 1) return null;
  const entries =
    words &&
    entriesOf(
      words
        .join(' ')
        .replace(/[ ,&/(]+$/, '')
        .split(' '),
      parseAmount,
    );
  if (!entries || entries.some(({ amount }) => Number.isNaN(amount))) return null;
  const washes = entries.filter(
    ({ kinds }) => kinds.length === 0 || kinds.some((kind) => WASHED.includes(kind)),
  );
  if (washes.length === 0) return null;
  const cars = carPricesOf(washes);
  if (cars === undefined) return null;
  return { from: Math.min(...washes.map(({ amount }) => amount)), cars, lines: entries.flatMap(linesOf) };
}

/** Returns a line for each car of an amount that is for one thing. */
function linesOf({ amount, sizes, kinds }: Entry): PricedLine[] {
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) return [];
  const line = { kind, priceFrom: amount, priceTo: null, washes: null, days: null };
  return sizes.length > 0 ? sizes.map((car) => ({ ...line, car })) : [{ ...line, car: null }];
}

/** Returns the amounts of a text, each with what is named beside it; undefined if that is not certain. */
function entriesOf(
  words: readonly string[],
  parseAmount: (figure: string) => number | null,
): Entry[] | undefined {
  const letters = words.map(letterOf).join('');
  const toEntry = (part: readonly string[]): Entry => ({
    amount: parseAmount(part.find((word) => letterOf(word) === 'n')!) ?? NaN,
    sizes: part.flatMap((word) => SIZES[word] ?? []),
    kinds: part.filter((word) => KINDS.includes(word)),
  });
  const form = FORMS.find(([pattern]) => pattern.test(letters));
  if (form) {
    const entries = [...letters.matchAll(form[1])].map(({ 0: found, index }) =>
      toEntry(words.slice(index, index + found.length)),
    );
    // "exterior: sedan 20, SUV 25"
    for (const [index, entry] of entries.entries())
      if (entry.kinds.length === 0 && entry.sizes.length > 0) entry.kinds = entries[index - 1]?.kinds ?? [];
    return entries;
  }
  const amounts = words.filter((word) => letterOf(word) === 'n').map((word) => toEntry([word]));
  const named = words.flatMap((word) => SIZES[word] ?? []);
  const sizes = NAMED_LIST.test(letters) ? named : letters === 'n/n/n' ? [...CAR_SIZES] : [];
  if (letters !== 'n/n' && sizes.length !== amounts.length) return undefined;
  return isPriceList(amounts)
    ? amounts.map((entry, index) => ({ ...entry, sizes: sizes.slice(index, index + 1) }))
    : undefined;
}

/** Whether amounts are from small to large, and not the parts of a date. */
function isPriceList(entries: readonly Entry[]): boolean {
  const amounts = entries.map(({ amount }) => amount);
  const [first = 0, last = 0] = [amounts[0], amounts.at(-1)];
  return (
    first >= LEAST &&
    last <= first * MOST_TIMES &&
    amounts.every((amount, index) => amount >= (amounts[index - 1] ?? 0))
  );
}

/** Returns the prices of the cheapest wash by car; null if it names none, undefined if they contradict each other. */
function carPricesOf(washes: readonly Entry[]): CarPrices | null | undefined {
  const sized = washes.filter(({ sizes }) => sizes.length > 0);
  if (sized.length === 0) return null;
  const cheapest = sized.reduce((one, other) => (other.amount < one.amount ? other : one));
  const prices: CarPrices = { small: null, suv: null, large: null };
  for (const { amount, sizes } of sized.filter(({ kinds }) => kinds.join() === cheapest.kinds.join()))
    for (const size of new Set(sizes)) {
      if (prices[size] !== null) return undefined;
      prices[size] = amount;
    }
  const known = CAR_SIZES.flatMap((size) => prices[size] ?? []);
  return known.every((price, index) => price >= (known[index - 1] ?? 0)) ? prices : undefined;
}
