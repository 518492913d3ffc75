import type { Pack } from './price-query';
import { plainText } from './text';

/** The kinds of lines that are no kind of the directory. "full" is inside and outside. */
const LINE_KINDS = ['exterior', 'full', 'interior', 'detailing', 'extra', 'package'];

/** Returns whether a line's kind is one of these or a kind of the directory, to which staff add theirs. */
export function isKnownKind(kind: string | null, kinds: ReadonlyMap<string, unknown>): boolean {
  return kind !== null && (LINE_KINDS.includes(kind) || kinds.has(kind));
}

/** What is done to a car besides washing it, by its names on menus. */
const WORKS: readonly (readonly [kind: string, names: RegExp])[] = [
  [
    'engine',
    /(?<![a-z])engines?(?: ?-?(?:bay|wash|clean(?:ing)?|steam|detail(?:ing)?))*|(?:غسيل |تنظيف )?(?:ال)?(?:محرك|ماكينه|مكينه)/g,
  ],
  [
    'underbody',
    /(?:under ?-?(?:body|carriage|wash)|(?<![a-z])chassis)(?: ?(?:wash|clean(?:ing)?))?|(?:غسيل )?(?:اسفل السياره|(?:ال)?شاصي)/g,
  ],
  ['ceramic-coating', /(?:nano )?(?:ceramic|graphene)(?: coat(?:ing)?)?|nano coat(?:ing)?|سيراميك|نانو/g],
  [
    'paint-protection',
    /(?<![a-z])ppf(?![a-z])|paint protection(?: film)?|حمايه (?:الطلاء|الصبغ)|فيلم حمايه/g,
  ],
  ['sanitising', /(?:sanit|disinfect)[a-z]*|(?<![a-z])ozone(?![a-z])|تعقيم/g],
  [
    'polishing',
    /(?<![a-z])(?:machine )?polish[a-z]*|(?<![a-z])wax(?:ing)?(?![a-z])|تلميع(?: الي)?|بوليش|شمع|واكس/g,
  ],
  ['detailing', /(?<![a-z])(?:full )?detail(?:ing)?(?![a-z])|ديتيل[ي]?نج|تفصيلي?(?:ه)?/g],
];
/** The ways to wash a car, by their names on menus. */
const WAYS: readonly (readonly [kind: string, names: RegExp])[] = [
  ['self-service', /self ?-?(?:service|serve|wash)|(?<![a-z])diy(?![a-z])|ذاتي/],
  ['steam', /(?<![a-z])steam|بخار/],
  ['waterless', /water ?-?less|without water|بدون ماء|غسيل جاف/],
  ['automatic', /(?<![a-z])automatic|(?<![a-z])tunnel|اوتوماتيك|غسيل الي(?![ء-ي])/],
  ['foam', /(?<![a-z])foam|رغوه|فوم/],
  ['hand-wash', /(?<![a-z])hand ?-?wash|by hand|يدوي|باليد/],
  ['mobile', /(?<![a-z])mobile(?![a-z])|at (?:home|your)|متنقل|في المنزل/],
];
const INSIDE = /(?<![a-z])(?:interior|inside|in (?:and|&)|upholstery|seats?|cabin)(?![a-z])|داخل|مقاعد|فرش/;
const OUTSIDE = /(?<![a-z])(?:exterior|outside|body|out)(?![a-z])|خارج/;
const BOTH = /(?<![a-z])(?:full|complete)(?: ?-?service)?(?![a-z])|كامل|شامل/;
const WASH = /(?<![a-z])(?:wash|rinse)(?![a-z])|غسيل|غسله|غسل/;
const PACKAGE =
  /(?<![a-z])(?:packages?|bundles?|memberships?|subscriptions?|monthly|unlimited|coupons?)(?![a-z])|باق(?:ه|ات)|اشتراك|شهري/;

/** Returns the kind of a menu's line: the one that was entered, else the one that its names say; null if they say none, or several. */
export function lineKind(entered: string | null, names: readonly (string | null)[]): string | null {
  const kind = entered?.trim().toLowerCase().replaceAll(/[ _]+/g, '-');
  if (kind) return kind;
  for (const name of names) {
    const derived = name === null ? null : kindOfName(plainText(name));
    if (derived !== null) return derived;
  }
  return null;
}

function kindOfName(name: string): string | null {
  if (PACKAGE.test(name) || packOfName(name).washes !== null) return 'package';
  const works = WORKS.filter(([, names]) => name.search(names) >= 0);
  const rest = works.reduce((text, [, names]) => text.replaceAll(names, ' '), name);
  const [isInside, isOutside] = [INSIDE.test(rest), OUTSIDE.test(rest)];
  if (works.length > 1) return null;
  if (works.length === 1) {
    const [work] = works[0]!;
    const isMore = isOutside || WASH.test(rest) || (isInside && work !== 'detailing');
    return isMore ? null : work;
  }
  if (isInside) return isOutside ? 'full' : 'interior';
  if (BOTH.test(rest)) return 'full';
  const ways = WAYS.filter(([, names]) => names.test(rest));
  if (ways.length > 0) return ways[0]![0];
  return isOutside || WASH.test(rest) ? 'exterior' : null;
}

const NUMBERS: Readonly<Record<string, number>> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12,
  ثلاث: 3, اربع: 4, خمس: 5, ست: 6, ثماني: 8, عشر: 10,
}; // prettier-ignore
const WASHES = new RegExp(
  `(?<![a-z0-9ء-ي.])([0-9]{1,3}|${Object.keys(NUMBERS).join('|')}) ?x? ?(?:[a-z]+ ){0,2}(?:washes|visits|غسلات)(?![a-z])`,
);
const PERIODS: readonly (readonly [days: number, names: RegExp])[] = [
  [30, /(?<![a-z])(?:a |per |one )?month(?:ly)?(?![a-z])|شهر/],
  [7, /(?<![a-z])week(?:ly)?(?![a-z])|اسبوع/],
  [365, /(?<![a-z])(?:year(?:ly)?|annual)(?![a-z])|سنو|سنه/],
];

/** Returns the washes of a package and its time: those that were entered, else those that its name says. */
export function packOf(row: Pack & { kind: string | null; name_en: string; name_ar: string | null }): Pack {
  const kind = lineKind(row.kind, [row.name_en, row.name_ar]);
  if (kind !== 'package' || row.washes !== null || row.days !== null)
    return { washes: row.washes, days: row.days };
  return packOfName(row.name_en);
}

/** Returns what the name of a package says about its washes and its time. */
function packOfName(name: string): Pack {
  const plain = plainText(name);
  const count = WASHES.exec(plain)?.[1];
  const washes = count === undefined ? null : (NUMBERS[count] ?? Number(count));
  return {
    washes: washes !== null && washes > 1 ? washes : null,
    days: PERIODS.find(([, names]) => names.test(plain))?.[0] ?? null,
  };
}
