import { DAYS } from '../opening-hours';
import type { TypedSpan, TypedTime } from './clock';

/** Days that a text names, Monday being 0; `HOLIDAYS` and the days of Eid follow the seven. */
export interface NamedDays {
  type: 'D';
  days: readonly number[];
  /** Named together ("daily"), so that another statement may be about some of them. */
  isEvery?: boolean;
  /** The days that no other statement names ("other days"). */
  isRest?: boolean;
  /** Behind "except". */
  isException?: boolean;
}

/**
 * A part of opening hours: days (D), hours (H), a time from which it is open (F), a break (B), closed (X), by appointment (A), except (E),
 * including (I), or a sign between them.
 */
export type HoursPart =
  | NamedDays
  | { type: 'H' | 'B'; span: TypedSpan }
  | { type: 'F'; time: TypedTime }
  | { type: 'X' | 'A' | 'E' | 'I' | ',' | '&' | ';' | '-' };

const WEEK = DAYS.map((day) => day.toUpperCase());
const NAMES = [...WEEK, 'PH', 'EID', 'SH'];
/** Public holidays and the days of Eid, among the days that a text names. */
export const [HOLIDAYS, EID] = [NAMES.indexOf('PH'), NAMES.indexOf('EID')];
const EVERY: NamedDays = { type: 'D', days: WEEK.map((_, day) => day), isEvery: true };

/** A letter for each kind of word, so that a pattern can say which words are a part: "SAT - THU 8 am - 10 pm" is "d-dnp-np". */
const LETTERS: Record<string, readonly string[]> = {
  d: NAMES,
  a: ['DAILY'],
  r: ['REST'],
  w: ['ALWAYS'],
  x: ['closed'],
  s: ['appointment'],
  v: ['holiday'],
  c: ['close'],
  b: ['break'],
  e: ['except'],
  i: ['including'],
  p: ['am', 'pm', 'dawn', 'noon', 'afternoon', 'evening', 'night', 'midnight', 'h'],
  f: ['from'],
  o: ['onwards'],
  l: ['last'],
  t: ['next-day'],
};
const LETTER_OF = new Map(
  Object.entries(LETTERS).flatMap(([letter, words]) => words.map((word) => [word, letter] as const)),
);
const letterOf = (word: string) => LETTER_OF.get(word) ?? (/^[0-9]/.test(word) ? 'n' : word);

const TIME = '(?:np?|p)';
/** "8 am - 1 pm", "from 8 to 1", "morning 8 - 1", "open 8 am, close 10 pm". */
const SPAN = `p?f?${TIME}(?:-|[,&;]?c)${TIME}t?`;

/** Which words are a part, the first that fits, and what it is; null if the words contradict each other. */
const PARTS: readonly (readonly [words: RegExp, read: (words: readonly string[]) => HoursPart[] | null])[] = [
  [part(`(?:xb?|b)${SPAN}`), (words) => partOf('B', readSpan(words))],
  [part(SPAN), (words) => partOf('H', readSpan(words))],
  [part(`f${TIME}o?|${TIME}o`), readOpening],
  [part(`l${TIME}`), () => []],
  [part('d(?:-d)+|d/d(?![-/])|d'), readDays],
  [part('a'), () => [EVERY]],
  [part('r'), () => [{ type: 'D', days: [], isRest: true }]],
  [
    part('w'),
    () => [
      { ...EVERY, isEvery: false },
      { type: 'H', span: WHOLE_DAY },
    ],
  ],
  // "Friday: holiday", but not "holiday 9 - 5", which is about other days.
  [part('[xc]|v(?!,?p?f?n)'), () => [{ type: 'X' }]],
  [part('s'), () => [{ type: 'A' }]],
  [part('e'), () => [{ type: 'E' }]],
  [part('i'), () => [{ type: 'I' }]],
  // "from Saturday to Thursday"
  [part('f(?=[da])'), () => []],
  [part('[,&;-]'), ([sign]) => [{ type: sign as ',' }]],
  [part('/'), () => [{ type: ',' }]],
];

function part(words: string): RegExp {
  return new RegExp(words, 'y');
}

/** Returns the parts that words of `plainHours` make up; null if some make up none. */
export function partsOf(words: readonly string[]): HoursPart[] | null {
  const letters = words.map(letterOf).join('');
  if (letters.length !== words.length) return null;
  const parts: HoursPart[] = [];
  for (let at = 0; at < words.length;) {
    const found = partAt(words, letters, at);
    if (!found) return null;
    parts.push(...found.parts);
    at += found.length;
  }
  return parts;
}

function partAt(
  words: readonly string[],
  letters: string,
  at: number,
): { parts: HoursPart[]; length: number } | null {
  for (const [pattern, read] of PARTS) {
    pattern.lastIndex = at;
    const length = pattern.exec(letters)?.[0].length;
    if (length === undefined) continue;
    const parts = read(words.slice(at, at + length));
    return parts && { parts, length };
  }
  return null;
}

function partOf(type: 'H' | 'B', span: TypedSpan | null): HoursPart[] | null {
  return span && [{ type, span }];
}

const isFigure = (word: string | undefined) => word !== undefined && letterOf(word) === 'n';
const isPeriod = (word: string | undefined) => word !== undefined && letterOf(word) === 'p';

const WHOLE_DAY: TypedSpan = {
  from: { figure: '00:00', period: null },
  to: { figure: '24:00', period: null },
  isOvernight: false,
};

/** Returns the times among words: figures with the period behind them, and "noon" and "midnight" alone. */
function timesIn(words: readonly string[]): TypedTime[] {
  return words.flatMap((word, at) => {
    const [before, behind] = [words[at - 1], words[at + 1]];
    if (isFigure(word)) return { figure: word, period: isPeriod(behind) ? behind! : null };
    return isPeriod(word) && !isFigure(before) && /^(?:noon|midnight)$/.test(word)
      ? { figure: '12', period: word }
      : [];
  });
}

/** Reads two times; a part of the day in front of them is that of the first. */
function readSpan(words: readonly string[]): TypedSpan | null {
  const [from, to, ...others] = timesIn(words);
  if (!from || !to || others.length > 0) return null;
  const label = words.find((word) => isPeriod(word) || isFigure(word));
  const isLabelled = label !== undefined && isPeriod(label) && from.period === null;
  return {
    from: isLabelled ? { ...from, period: label } : from,
    to,
    isOvernight: words.includes('next-day'),
  };
}

function readOpening(words: readonly string[]): HoursPart[] | null {
  const [time] = timesIn(words);
  return time ? [{ type: 'F', time }] : null;
}

/** Reads a day, a range ("SAT - THU"), or two days of which it does not matter whether they are a range ("FRI / SAT"). */
function readDays(words: readonly string[]): HoursPart[] | null {
  const [first, sign, last, ...others] = words;
  const from = NAMES.indexOf(first!);
  if (last === undefined) return [{ type: 'D', days: [from] }];
  const to = NAMES.indexOf(last);
  const steps = ((to - from + 6) % 7) + 1;
  if (others.length > 0 || Math.max(from, to) >= WEEK.length || (sign === '/' && steps !== 1)) return null;
  const days = Array.from({ length: steps + 1 }, (_, step) => (from + step) % WEEK.length);
  // A range from a day to itself names it twice, which contradicts itself.
  return [steps === 6 ? EVERY : { type: 'D', days }];
}
