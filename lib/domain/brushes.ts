import type { Provider } from './provider';
import { plainText } from './text';

type Texts = Pick<Provider, 'washType' | 'category' | 'description'>;
type Brushes = 'with' | 'without' | null;

/** Read once: a search asks for those of all providers. */
const KNOWN = new WeakMap<Texts, Brushes>();

/** Clauses, since mats are brushed where no brush touches the paint. */
const CLAUSE = /[.,;:!?،؛؟]+/;
const BRUSH = '(?:brush(?:es)?|rollers?|bristles?)';
const SAYS_WITHOUT = new RegExp(
  [
    `\\b(?:no|without|zero|never|non|not|unlike|instead of|rather than)\\b(?: [a-z]+){0,3} ${BRUSH}\\b`,
    `\\b${BRUSH}[ -]?(?:less|free)\\b`,
    '\\bno[ -]touch\\b|\\btouch[ -]?(?:less|free)\\b|\\b(?:non[ -]contact|contact[ -]?(?:less|free)) (?:car )?wash',
    '(?:بدون|بلا|من دون|من غير|لا (?:ن|ي|ت)ستخدم) (?:اي )?(?:ال)?(?:فرش|فرشاه|فراشي)(?![\\u0621-\\u064A])',
    '(?:بدون|بلا) (?:لمس|تلامس)|تاتشلس',
  ].join('|'),
);
const SAYS_WITH = new RegExp(`\\b${BRUSH}\\b|(?:فرش|فراشي) (?:دواره|ناعمه|اليه)|فرشاه`);
/** Mats and seats are not the car, and neither are marks of brushes and hands-free payments. */
const OTHER =
  /\b(?:seats?|mats?|carpets?|leather|interiors?|upholstery|cabins?|vents?|stitch\w*|dash\w*|engines?|wheels?|rims?|alloys?|tyres?|tires?|swirls?|scratch\w*|marks?|damage\w*|hair|pay\w*|entry|book\w*|check|tooth\w*|paint ?brush\w*|air ?brush\w*)\b|مقاعد|سجاد|فرش السياره|داخلي|خدوش|دفع/;

/**
 * Returns whether a provider says that it washes cars with brushes, or without any; null if it says neither, which proves nothing. Who
 * offers both washes without.
 */
export function brushesOf(provider: Texts): Brushes {
  const known = KNOWN.get(provider);
  if (known !== undefined) return known;
  const found = readBrushes(provider);
  KNOWN.set(provider, found);
  return found;
}

function readBrushes({ washType, category, description }: Texts): Brushes {
  const texts = plainText([washType, category, description].filter(Boolean).join('. '));
  const clauses = texts.split(CLAUSE).filter((clause) => !OTHER.test(clause));
  if (clauses.some((clause) => SAYS_WITHOUT.test(clause))) return 'without';
  return clauses.some((clause) => SAYS_WITH.test(clause)) ? 'with' : null;
}
