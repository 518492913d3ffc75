import type { HoursPart, NamedDays } from './parts';

/** What a text says about some days. */
export interface HoursStatement {
  /** Whether days are named before what is said about them, behind it, or not. */
  days: 'before' | 'behind' | 'none';
  /** Undefined if it names none: it is about every day then. */
  named?: readonly NamedDays[];
  /** Hours, or one part that says something else: closed, a break, a time from which it is open. */
  parts: readonly HoursPart[];
  /** Whether it is said to be an exception. */
  isException: boolean;
  /** Whether a semicolon follows. */
  isRule: boolean;
}

const DAYS = 'D(?:[,&]?D)*';
const HOURS = 'H(?:[,&]?H)*';
const END = '$|[,&;BI]';

/**
 * Parts that stand for others, by the letters that they have, one after the other: each row takes away what says nothing, or writes
 * days first and their hours behind them.
 */
const REWRITES: readonly (readonly [
  letters: RegExp,
  rewrite: (found: HoursPart[]) => readonly HoursPart[],
])[] = [
  // "Sat-Thu - 9 AM - 9 PM", "8 AM - 10 PM - daily"
  [/(?<=D)-(?=[HXABF])|(?<=[HXF])-(?=[DEI])/g, () => []],
  [/^[,&;]+|[,&;]+$|[,&;](?=E)|(?<=E)[,&;]/g, () => []],
  [/(?<!D)DD(?!D)/g, joinDays],
  [/[,&;]{2,}/g, (signs) => [signs.find(({ type }) => type === ';') ?? signs[0]!]],
  // "all days except Friday: 9 AM - 9 PM", but not "9 AM - 9 PM daily except Friday 2 PM - 9 PM"
  [/(?<!H)DED(?:&D)*/g, ([all, , ...others]) => withoutDays(all as NamedDays, others)],
  [/ED(?:&D)*(?=[HFBA])/g, ([, ...days]) => [{ type: ';' }, ...asException(days)]],
  [/ED(?:[,&]D)*(?![HFBA]|[,&]D)/g, ([, ...days]) => [{ type: ';' }, ...asException(days), { type: 'X' }]],
  // "closed for Friday prayer 12 - 1:30 PM"
  [/X(?=DB)/g, () => []],
  // "closed on Friday"; in "closed Fri, Sat, Sun 9 - 5" it is not certain when.
  [/(?<!D[,&;]?)[XBA]D(?:[,&]D)*(?=$|;|[,&][^D])/g, ([said, ...days]) => [...days, said!]],
  [/(?<!D[,&;]?)[XBA]D(?:&D)*(?=,D(?![,&]D))/g, ([said, ...days]) => [...days, said!]],
];

/** How parts are a statement, the first that fits. */
const FORMS: readonly (readonly [letters: RegExp, days: HoursStatement['days']])[] = [
  // "9 AM - 8 PM, Saturday to Thursday", and nothing else
  [form(`(?<!.)${HOURS}[,&;]${DAYS}$`), 'behind'],
  // "8 AM - 8 PM Mon-Thu, 8 AM - 12 PM Fri"; "8 AM - 8 PM Mon, Wed, Fri 2 PM - 8 PM" leaves open what Wed belongs to.
  [form(`${HOURS}D(?:&D)*(?=(?:HD)*$|;|[,&](?:H|B|D[HXAFB]))`), 'behind'],
  [form(`${HOURS}D(?:[,&]D)+(?=$|;|[,&][HB])`), 'behind'],
  // "8 AM - 10 PM, Friday closed"
  [form(`(?<!.)${HOURS}(?=${END}|D[XAHFB])`), 'none'],
  // "Friday closed, 8 AM - 10 PM"
  [form(`(?<=^(?:${DAYS}X[,;])+)${HOURS}$`), 'none'],
  // In "Mon-Fri 9 AM - 1 PM, 4 PM - 8 PM Sat" the second hours may be of either.
  [form(`${DAYS}[,;]?(?:${HOURS}(?![,&]?H)|X|A|F)(?=${END}|${DAYS}[,;]?[HXAFB])`), 'before'],
  [form(`${DAYS}[,;]?B`), 'before'],
  [form('B'), 'none'],
  // "By appointment only", or in Ramadan "closed", and nothing else
  [form('(?<!.)[XA]$'), 'none'],
  [form('ID(?:[,&]D)*'), 'behind'],
];

function form(letters: string): RegExp {
  return new RegExp(letters, 'y');
}

/** Returns the statements that parts of a text make up; null if they make up none, or may be about other days. */
export function hoursStatements(parts: readonly HoursPart[]): HoursStatement[] | null {
  const plain = REWRITES.reduce((all, [letters, change]) => rewrite(all, letters, change), [...parts]);
  const letters = lettersOf(plain);
  const statements: HoursStatement[] = [];
  for (let at = 0; at < plain.length;) {
    const found = formAt(letters, at);
    if (!found) return null;
    const end = at + found.length;
    const statement = statementOf(plain.slice(at, end), found.days, letters[end] === ';');
    if (isDoubtful(statement, statements, plain.slice(end))) return null;
    statements.push(statement);
    at = /[,&;]/.test(letters[end] ?? '') ? end + 1 : end;
  }
  return statements;
}

function formAt(letters: string, at: number) {
  for (const [pattern, days] of FORMS) {
    pattern.lastIndex = at;
    const length = pattern.exec(letters)?.[0].length;
    if (length !== undefined) return { length, days };
  }
  return undefined;
}

function statementOf(
  parts: readonly HoursPart[],
  days: HoursStatement['days'],
  isRule: boolean,
): HoursStatement {
  const named = parts.filter(isDays);
  return {
    days,
    ...(days !== 'none' && { named }),
    parts: parts.filter((part) => !isDays(part) && !',&;'.includes(part.type)),
    isException: named.some(({ isException }) => isException),
    isRule,
  };
}

/** Whether hours may be those of other days, as far as the statements before and the parts behind tell. */
function isDoubtful(
  { days, named = [], parts }: HoursStatement,
  before: readonly HoursStatement[],
  behind: readonly HoursPart[],
) {
  const isAbout = (letter: HoursPart['type'], one: Pick<HoursStatement, 'parts'>) =>
    one.parts[0]!.type === letter;
  const [next, afterNext] = behind;
  // "Friday closed 10:30 - 12, 4 - 10 Mon-Sat" may be closed all Friday.
  if (isAbout('B', { parts })) return !before.some((one) => isAbout('H', one));
  if (!isAbout('H', { parts })) return false;
  if (days === 'behind')
    return (
      // "8 AM - 12 PM, 4 PM - 10 PM Friday" may be about every day and Friday.
      (parts.length > 1 && daysOf(named).length <= 2) ||
      // "Fri 8 AM - 2 PM; 5 PM - 9 PM Sat, Sun 10 AM - 7 PM" changes the order in the middle.
      before.some((one) => one.days === 'before' && isAbout('H', one))
    );
  // Without a sign, whose are the hours of "9 AM - 9 PM Mon-Sat 10 AM - 5 PM"?
  return days === 'none' && next?.type === 'D' && afterNext?.type !== 'X' && daysOf([next]).length > 2;
}

const lettersOf = (parts: readonly HoursPart[]) => parts.map(({ type }) => type).join('');
const isDays = (part: HoursPart): part is NamedDays => part.type === 'D';

/** Rewrites the parts whose letters match a pattern. */
function rewrite(
  parts: readonly HoursPart[],
  pattern: RegExp,
  change: (found: HoursPart[]) => readonly HoursPart[],
): HoursPart[] {
  const rewritten: HoursPart[] = [];
  let end = 0;
  for (const { 0: found, index } of lettersOf(parts).matchAll(pattern)) {
    rewritten.push(...parts.slice(end, index), ...change(parts.slice(index, index + found.length)));
    end = index + found.length;
  }
  return [...rewritten, ...parts.slice(end)];
}

/** Returns days without those of other parts; nothing if these are not among them, so that no form fits. */
function withoutDays(all: NamedDays, others: readonly HoursPart[]): HoursPart[] {
  const excepted = daysOf(others);
  if (!excepted.every((day) => all.days.includes(day))) return [{ type: 'E' }];
  return [{ type: 'D', days: all.days.filter((day) => !excepted.includes(day)) }];
}

/** Joins days without a sign between them: "Sat Sun" is both, "daily, 7 days" the same, but "Sat Thu" may be two days or six. */
function joinDays(parts: readonly HoursPart[]): readonly HoursPart[] {
  if (parts.every((part) => isDays(part) && part.isEvery)) return parts.slice(1);
  const [first, last, ...others] = daysOf(parts);
  const mayBeRange = others.length === 0 && last !== undefined && (first! + 1) % 7 !== last;
  return mayBeRange ? [{ type: 'E' }] : parts;
}

const asException = (parts: readonly HoursPart[]): HoursPart[] =>
  parts.map((part) => (isDays(part) ? { ...part, isException: true } : part));

const daysOf = (parts: readonly HoursPart[]) => parts.filter(isDays).flatMap(({ days }) => days);
