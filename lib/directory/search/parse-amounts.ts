import type { Draft } from './draft';
import { remove } from './draft';
import type { SearchVocabulary } from './search-vocabulary';

// Every pattern reads a search form: words between single spaces, without signs.

const CURRENCY = '(?:aed|dhs?|dirhams?|درهما?|دراهم)';

/** Before a figure: an hour of the day, a duration or a distance is no price. */
const NO_MEASURE =
  '(?!(?:1?[0-9]|2[0-4]) (?:[ap] ?m|ص|م|(?:in the )?(?:morning|afternoon|evening)|(?:at )?night|o ?clock|صباحا?|ظهرا?|عصرا?|مسا|ليلا?|ساعه(?! [0-9])) )' +
  '(?![0-9]+ (?:h|hrs?|hours|mins?|minutes|days|weeks|ساعات|دقيقه|دقايق|ايام|km|kms|kilomet(?:er|re)s?|met(?:er|re)s?|كم|كيلو|متر) )';

const NO_LIMIT = / (?:no|not) more than /;
const LOWEST_PRICE = new RegExp(
  ` (?:over|above|more than|at least|minimum|اكثر من|فوق) (?:(?:aed|dhs?) [0-9]+|[0-9]+ ${CURRENCY}) `,
  'g',
);

/** Prices as people type them; the group is the highest one. */
const PRICES = [
  // "50-100 AED"
  ` (?:between |from |بين |من )?[0-9]{2,5} (?:${CURRENCY} )?(?:and |to |الي |و ?)?([0-9]{2,5}) ${CURRENCY} `,
  // "between 50 and 100"
  ` (?:between |بين )(?:aed |dhs? )?[0-9]{2,5} (?:and |to |و ?)(?:aed |dhs? )?${NO_MEASURE}([0-9]{2,5}) `,
  // "AED 50 to 100"; not "AED 50 24/7"
  ` (?:aed|dhs?) [0-9]{2,5} (?:to )?(?:aed |dhs? )?${NO_MEASURE}([0-9]{2,5}) (?!7 )`,
  // "under 50"; not "open until 11"
  ` (?:under|below|less th[ae]n|no more than|not more than|up ?to|max|maximum|within|اقل من|تحت|(?<!مفتوح |مفتوحه |فاتح )حتي|لا يتجاوز) ` +
    `(?:${CURRENCY} )?${NO_MEASURE}([0-9]{1,5})(?: ${CURRENCY})? `,
  // "AED 50"
  ' (?:for |at )?(?:aed|dhs?) ([0-9]{1,5}) ',
  // "50 dirhams"
  ` (?:for |at |ب)?([0-9]{1,5}) ${CURRENCY} `,
].map((pattern) => new RegExp(pattern));

const MORE_THAN =
  '(?:(?:over|above|more than|higher than|better than|at least|minimum|min|from|of|with|اكثر من|اعلي من|افضل من|فوق|من|علي الاقل|لا يقل عن) ){0,2}';
const AND_MORE =
  '(?: ?(?:plus|or more|or above|or better|and up|and above|and more|وما فوق|فما فوق|واكثر|او اكثر))?';
const RATED = '(?:rating|ratings|rated|تقييم|تقييمها|بتقييم)';

/** Minimum ratings as people type them; the groups are stars and tenths. */
const RATINGS = [
  // "over 4.5 stars"
  ` (?:${RATED} )?${MORE_THAN}([0-5])(?: ([0-9]))?(?: plus)? (?:stars?|نجوم|نجمه)(?: (?:rating|rated|تقييم))?${AND_MORE} `,
  // "rating 4 and above"
  ` ${RATED} ${MORE_THAN}([0-5])(?: ([0-9]))?${AND_MORE} `,
].map((pattern) => new RegExp(pattern));

/** Takes a highest price and a minimum rating out of a search: "under fifty dirhams", "50-100 AED", "rating over 4". */
export function parseAmounts(draft: Draft, { numbers }: SearchVocabulary): void {
  let spoken = '';
  for (const { form, options } of numbers) {
    if (!draft.rest.includes(form)) continue;
    spoken += form;
    draft.rest = draft.rest.replaceAll(form, ` ${options[0]!} `);
  }
  // A lowest price is no filter.
  if (!NO_LIMIT.test(draft.rest)) remove(draft, LOWEST_PRICE);
  const price = firstMatch(PRICES, draft.rest);
  if (price) {
    draft.values.maxPrice = price[1]!;
    draft.typed.maxPrice = price[0] + spoken;
    remove(draft, price[0]);
  }
  const rating = firstMatch(RATINGS, draft.rest);
  if (rating) {
    draft.values.rating = `${rating[1]!}.${rating[2] ?? 0}`;
    draft.typed.rating = rating[0];
    remove(draft, rating[0]);
  }
}

/** Returns the match of the first pattern that has one. */
export function firstMatch(patterns: readonly RegExp[], text: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match;
  }
  return undefined;
}
