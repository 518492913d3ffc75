import type { CarPrices } from './car';
import { parseLabelledPrices } from './labelled-prices';
import type { PricedLine } from './price-query';
import { isBlank, plainSigns, plainText } from './text';

/** The lowest and the highest price in AED, at least one of them known. */
interface PriceRange {
  from: number | null;
  to: number | null;
}

/** What a text says about the prices of a wash. */
export interface TypedPrices extends PriceRange {
  /** By the size of the car; null if the text names none. */
  cars: CarPrices | null;
  /** All that it names a price for; empty if it does not say for what its prices are. */
  lines: PricedLine[];
  /** Whether the text states prices without VAT, which is added here. */
  isVatAdded: boolean;
}

/**
 * Parses the prices of a wash (product rule 3.7): 60 to 90 for "AED 60 - 90", 60 to 60 for "AED 60", from 60 for "from 60" and for
 * texts that say more, up to 50 for "under AED 50", null for anything else. Only a number beside the currency, a car or a wash, or
 * one that stands alone, is a price; others are hours, years, seats or sizes.
 */
export function parsePrices(typed: string | null): TypedPrices | null {
  const stated = plainPrice(typed)?.replace(FORMER_PRICE, ' ').trim();
  const price = stated?.replace(WITHOUT_VAT, ' ').trim();
  if (!price || isPriceLevel(price)) return null;
  const isVatAdded = price !== stated;
  const labelled = parseLabelledPrices(price, parseAmount);
  const range = rangeOf(price) ?? (labelled && { from: labelled.from, to: null });
  if (!range) return null;
  const add = (amount: number | null) => (amount !== null && isVatAdded ? withVat(amount) : amount);
  const cars = labelled?.cars ?? null;
  return {
    from: add(range.from),
    to: add(range.to),
    cars: cars && { small: add(cars.small), suv: add(cars.suv), large: add(cars.large) },
    lines: (labelled?.lines ?? []).map((line) => ({ ...line, priceFrom: add(line.priceFrom)! })),
    isVatAdded,
  };
}

function rangeOf(price: string): PriceRange | null {
  const alone = parseLonePrice(price);
  if (alone !== undefined) return alone;
  const lowest = price.includes('aed') ? lowestAmount(price) : null;
  return lowest === null ? null : { from: lowest, to: null };
}

/** Returns a price with the VAT of the UAE, 5 %, in dirhams and fils. */
const withVat = (price: number) => Math.round(price * 105) / 100;
const WITHOUT_VAT =
  /\(? ?(?:\+ ?5 ?%(?: ?(?:vat|tax))?|(?:\+|(?<![a-z])(?:plus|excl(?:uding|usive|\.)?|without|ex|not incl(?:uding|\.)?))(?: of)? ?(?:5 ?% ?)?(?:vat|tax)|vat (?:not included|excluded|extra)|غير شامل(?:ه)? الضريبه|(?:\+ ?|بدون )(?:ال)?ضريبه)(?![a-zء-ي]) ?\)?/g;
/** "was 60 now 45", "45 instead of 60" */
const FORMER_PRICE =
  /\(? ?(?:(?<![a-z])(?:was|instead of)|بدلا من|(?<![ء-ي])كان(?:ت)?)(?: aed)? ?[0-9][0-9.]*(?: aed)?(?! ?[0-9])(?: ?\))?(?: ?[,;])?(?: (?:now|و?الا?ن))?|^now /g;

const CURRENCY =
  /(?<![a-z])(?:aed|dhs?|dirhams?|د\.ا|(?:ال)?درا?هما?)(?![a-zء-ي])\.?|(?<![a-z])(?:aed|dhs?)\.?(?=[0-9])|(?<=[0-9])(?:aed|dhs?|dirhams?)(?![a-z])\.?/g;

/** Returns a price text with one spelling of the currency ("aed"), without thousands separators; null if there is none. */
function plainPrice(typed: string | null): string | null {
  const signs = plainSigns(typed && typed.replaceAll('\n', ' ; '));
  return (
    signs &&
    plainText(signs.replaceAll('\u20C3', ' aed '))
      .replace(CURRENCY, ' aed ')
      .replace(/(?<=[0-9]),(?=[0-9]{3}(?![0-9]))|(?<=[0-9])[.,]00(?![0-9])/g, '')
      .replace(/\s+/g, ' ')
  );
}

const PRICE_LEVEL = /^\s*(?:[0-4](?:\.0)?|price_level_[a-z_]+)\s*$/i;

/** Returns whether a text is a price level as Google exports it, 1 to 4 or PRICE_LEVEL_MODERATE, which says nothing about dirhams. */
export function isPriceLevel(typed: string | null): boolean {
  return PRICE_LEVEL.test(plainSigns(typed) ?? '');
}

/** Parses an amount in dirhams; null if it is doubtful: zero, a million and above, a leading zero, "1.000.000", "35,60". */
function parseAmount(figure: string | undefined): number | null {
  return figure && /^(?:0|[1-9][0-9]{0,5})(?:\.[0-9]{1,2})?$/.test(figure) ? Number(figure) || null : null;
}

const UNDER = 'under|below|up ?to|less than|max(?:imum)?\\.?|<|اقل من|تحت|حتي';
const FROM = '>|from|starting(?: from| at)?|starts(?: from| at)?|min(?:imum)?\\.?|من|[يت]بدا من|ابتداء? من';
const LONE_PRICE = new RegExp(
  `^(?:(?<under>${UNDER})|(?<from>${FROM})|between|بين|price:?|السعر:?|-(?!.*-))? ?` +
    '(?:(?<first>[0-9][0-9.]*) ?(?:-|to|and|الي|حتي|و) ?)?(?<last>[0-9][0-9.]*) ?' +
    '(?<orMore>\\+|and above|and up|onwards|فما فوق)? ?(?<orLess>or less|and below|max(?:imum)?|او اقل|فاقل)?$',
);

/** Parses a text that is nothing but a price or a range; null if its amounts are doubtful, undefined for texts that say more. */
function parseLonePrice(price: string): PriceRange | null | undefined {
  const alone = price
    .replaceAll('~', '-')
    .replace(/ ?aed ?|\/-|(?<![a-z])(?:only|فقط)$/g, ' ')
    .replace(/^[ .;:()]+|[ .;:()]+$/g, '')
    .replace(/\s+/g, ' ');
  const groups = LONE_PRICE.exec(alone)?.groups;
  if (!groups) return undefined;
  const { under, from, first, last, orMore, orLess } = groups;
  const highest = parseAmount(last);
  if (first !== undefined) {
    const lowest = parseAmount(first);
    const isRange = lowest !== null && highest !== null && lowest <= highest && !(under ?? orMore ?? orLess);
    return isRange ? { from: lowest, to: highest } : undefined;
  }
  if (highest === null) return null;
  if (under ?? orLess) return { from: null, to: highest };
  return { from: highest, to: (from ?? orMore) ? null : highest };
}

const FIGURE = '(?<![0-9.,]|[0-9] )([0-9][0-9.,]*[0-9]|[0-9])(?![0-9%]| [0-9]{3}(?![0-9]))';
const NO_REDUCTION = '(?! ?(?:off(?!-?peak)|discount|خصم))';
/** A number beside the currency that is not a reduction ("AED 20 off"). */
const AMOUNT = new RegExp(
  `aed ?[-:=~]? ?${FIGURE}${NO_REDUCTION}|${FIGURE} ?(?:[-+]|/-)? ?aed(?! ?[0-9])${NO_REDUCTION}`,
  'g',
);
const CLAUSE_END = /[;|]|, |(?<=[a-zء-ي)]),|\.(?= )/;

const SEVERAL_WASHES =
  /(?<![0-9])(?:[2-9]|[1-9][0-9]+) ?(?:x ?)?(?:(?:car|steam|full|free|exterior) )?(?:wash(?:es)?|visits?|sessions?|times|cars|vehicles|coupons?|vouchers?|tokens?|غسلات|غسله|سيارات|مرات|زيارات)(?![a-zء-ي])|(?<![a-z])buy ?[0-9]|[0-9] ?\+ ?[0-9]|(?<![a-z])(?:pack(?:age)?|bundle|set|book) of [0-9]|(?<![0-9])[2-9] for aed|aed [0-9.]+ for [2-9]$|unlimited|غسلتا?ين|غسلتان|سيارتين|مرتين/;
const A_PERIOD =
  /month|annual|year|week(?!end|day)|subscri|member|hourly|(?<![a-z])token|(?:per |\/ ?)(?:[0-9]+ ?)?(?:hour|hr|min(?:ute)?s?|km|seat|panel)(?![a-z])|شهر|سنو|اسبوع|اشتراك|عضويه|(?:با|لا)?لساعه/;
const AN_ADDITION =
  /(?<![a-z])(?:save|discount|extra|additional|plus|deposit|delivery|surcharge|vat|tip|fine)(?![a-z])|خصم|وفر|اضافي|توصيل/;
const NO_CAR = /(?<![a-z])(?:motor ?-?)?(?:bike|cycle)s?(?![a-z])|دراج(?:ه|ات)/;
/** "5 washes for AED 150", "AED 300 monthly", "AED 10 extra", "bikes AED 15": not the price of a wash of a car. */
const NOT_A_WASH = [SEVERAL_WASHES, A_PERIOD, AN_ADDITION, NO_CAR];
/** "+ AED 5 service fee" */
const ADDED_AMOUNT = /\+ ?aed [0-9][0-9.]*/g;

/** Figures that are words. */
const NO_FIGURE =
  /(?<![0-9])(?:4x4|24\/7)(?![0-9])|(?:\+|(?<![a-z])(?:plus|with|incl[a-z]*|excl[a-z]*)\.?)(?: of)?(?: [0-9]+.)? vat/g;
/** The first of two numbers before a currency, and each but the last of a list. */
const START_OF_RANGE = /(?<![0-9.,-]|[0-9] )([0-9][0-9.]*)(?= ?(?:[-~]|to|الي|حتي) ?[0-9][0-9.]* aed)/g;
const PART_OF_LIST =
  /(?<![0-9.,-]|[0-9] )([0-9][0-9.]+)(?=(?: ?(?:[/&]|,(?= )|or|and|او|و) ?[0-9][0-9.]+)+ aed)/g;
/** "Sedan 35, SUV 45 AED": the first figure is not certain, and so the lowest price is unknown. */
const OTHER_FIGURE =
  /[a-zء-ي] ?[:=-]? ?[1-9][0-9]{1,2} ?[,;/|&]? (?!h(?:ou)?rs?|min|day|month|week|year|km|star|seat|ساع|دقي|يوم)[a-zء-ي][a-zء-ي ]*[:=-]? ?[0-9.]+ aed/;

/** Returns the lowest amount of a wash in a text that says more than one price; null if it is not certain. */
function lowestAmount(plain: string): number | null {
  const price = plain
    .replace(NO_FIGURE, ' car ')
    .replace(ADDED_AMOUNT, ' ')
    .replace(START_OF_RANGE, '$1 aed')
    .replace(PART_OF_LIST, '$1 aed');
  // A number between two currencies belongs to either.
  if (/[0-9] aed [0-9]/.test(price)) return null;
  if (!/aed.*aed/.test(price) && OTHER_FIGURE.test(price)) return null;
  const amounts = price
    .split(CLAUSE_END)
    .filter((clause) => !NOT_A_WASH.some((words) => words.test(clause)))
    .flatMap((clause) => [...clause.matchAll(AMOUNT)])
    .map(([, after, before]) => parseAmount(after ?? before))
    .filter((amount) => amount !== null);
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

/** What programs write in place of prices: JSON, "nan", a price level, "[object Object]". */
const BY_PROGRAM =
  /^\s*(?:[0-4](?:\.0)?|price_level_[a-z_]+|nan|none|null|undefined|n\/?a|-+|[[{].*)\s*$|\[object /is;

/** Returns a typed price if pages may quote it; null for what a program wrote in its place, and if there is none. */
export function quotablePrice(typed: string | null): string | null {
  return typed === null || isBlank(typed) || BY_PROGRAM.test(typed) ? null : typed;
}
