import { plainText } from '@/lib/domain/text';
import { dubaiToday, parseDay, parseFlag } from './cells';

/** What a file says about whether a business operates. */
export interface BusinessState {
  /**
   * - closed: permanently
   * - paused: temporarily
   * - future: it has not opened yet
   * - unpublished: a draft, or a duplicate
   * - unclear: its status is not understood, or does not tell
   * - open: the file says so, or says nothing (`column` is then missing)
   */
  state: 'closed' | 'paused' | 'future' | 'unpublished' | 'unclear' | 'open';
  /** It in words. */
  reason: string;
  /** Where it says so. */
  column?: string;
  value?: string;
  /** The day of the closure, if it is known. */
  since?: string;
  /** The first and last day of a pause, where these are known. */
  from?: string;
  until?: string;
}

/** What one cell says. */
type Said = Omit<BusinessState, 'reason'> & { reason?: string };
/** The cells of a row by column; of some there are several. */
export type Cells = ReadonlyMap<string, readonly string[]>;

/** The states in words, in this order if columns say different things. */
const REASONS = {
  closed: 'permanently closed',
  paused: 'temporarily closed',
  future: 'not open yet',
  unpublished: 'not published',
  unclear: 'unclear',
  open: 'open',
};
const STATES = Object.keys(REASONS);

/** Columns of free text: only what speaks of a closure counts there. */
const FREE_TEXTS = ['remarks', 'business_name', 'opening_hours', 'rating'];

/** Returns whether a business operates, from all the cells of its row. */
export function stateOf(cells: Cells): BusinessState {
  const found = [...cells].flatMap(([column, texts]) =>
    texts.flatMap((value) => {
      const state = stateIn(column, value);
      return state ? [{ ...state, reason: state.reason ?? REASONS[state.state], column, value }] : [];
    }),
  );
  const [state] = found.sort((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state));
  return withDates(state ?? { state: 'open', reason: REASONS.open }, cells);
}

/** Adds the days that stand in columns of their own; a closure that is over is none. */
function withDates(state: BusinessState, cells: Cells): BusinessState {
  const dayIn = (column: string) => parseDay(cells.get(column)?.[0] ?? '');
  const from = dayIn('closed_from') ?? state.from;
  const until = dayIn('closed_until') ?? dayBefore(dayIn('reopens_on')) ?? state.until;
  if (state.state === 'paused' || ((from || until) && state.state === 'open'))
    return until && until < dubaiToday()
      ? { ...state, state: 'open', reason: REASONS.open }
      : { ...state, state: 'paused', reason: REASONS.paused, from, until };
  return state;
}

const SAYS_CLOSED =
  /^(?:(?:permanently|temporarily) (?:closed|shut)|(?:closed|shut) ?(?:down|permanently|temporarily|for good)|out of business|(?:مغلقه?|مقفله?) (?:نها[ءي]ي|م[وي]قت)[اه]?)$/;

/** Returns whether a cell says nothing but that a business is closed, whatever its column is called. */
export const saysClosed = (text: string): boolean => SAYS_CLOSED.test(plain(text));

/** Returns undefined if the cell says nothing about it. */
function stateIn(column: string, text: string): Said | undefined {
  const flag = parseFlag(text);
  const day = parseDay(text);
  switch (column) {
    case 'state_of_business':
      return flag === undefined ? parseState(text) : { state: flag ? 'open' : 'unclear' };
    // Whether it is open at the moment: closed now is not closed for good.
    case 'state_now':
      return CLOSED_NOW.test(plain(text)) ? { state: 'unclear' } : parseState(text);
    case 'is_operating':
      return flag === undefined ? parseState(text) : { state: flag ? 'open' : 'unclear' };
    case 'permanently_closed':
      if (day) return closedOn(day);
      return flag === undefined ? parseState(text) : { state: flag ? 'closed' : 'open' };
    case 'temporarily_closed':
      if (day) return { state: 'paused', until: day };
      if (flag !== undefined) return flag ? { state: 'paused' } : undefined;
      return parseState(`temporarily closed ${text}`);
    // "Closed" may hold a day of the year, a yes, or the day off.
    case 'closed_on':
    case 'closed_days':
      if (day) return closedOn(day);
      if (flag !== undefined) return flag ? { state: 'closed' } : undefined;
      return column === 'closed_on' && !isDayOff(text) ? parseState(text) : closureIn(text);
    case 'opening_date':
      return day && day > dubaiToday() ? { state: 'future' } : undefined;
    // OpenStreetMap: disused:amenity=car_wash, abandoned=yes.
    case 'former_kind':
      return /car_?wash|^yes$/i.test(text) ? { state: 'closed' } : undefined;
    case 'planned_kind':
      return /car_?wash|^yes$/i.test(text) ? { state: 'future' } : undefined;
    default:
      return FREE_TEXTS.includes(column) ? closureIn(text, column) : undefined;
  }
}

/** A business that will close is open until then. */
function closedOn(day: string): Said | undefined {
  return day <= dubaiToday() ? { state: 'closed', since: day } : undefined;
}

const ENGLISH_DAYS = 'mon|tues?|wednes|wed|thurs?|thu|fri|satur|sat|sun';
const DAY_OFF = new RegExp(
  `\\b(?:${ENGLISH_DAYS})(?:day)?s?\\b|\\b(?:weekend|holiday|eid|ramadan|prayer|lunch|noon|night|midnight|all days|every day|daily|none|never)|\\d ?(?:am|pm)\\b|\\d:\\d\\d|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعه|السبت|الاحد|صلاه|عيد|عطل|رمضان|يوميا`,
);
const isDayOff = (text: string) => DAY_OFF.test(plain(text));

/** Open or closed at this moment: "Closed ⋅ Opens 9 AM", "Closes soon", "Open 24 hours". */
const MOMENT =
  /^(?:open|closed|closes|opens|مفتوح|مغلق)[^⋅·•]*[⋅·•]|^(?:opens|closes)\b(?! (?:in|on) )|^open (?:now|24)|^مفتوح (?:الان|24)/;
/** Hours of a whole week: "Mo-Su closed", "Closed", or each day. */
const NEVER_OPEN =
  /^(?:(?:mo(?:n(?:day)?)?[^\p{L}\d]*(?:to )?su(?:n(?:day)?)?|daily|every ?day|all days)[^\p{L}\d]*)?(?:closed|off|مغلقه?)(?: (?:daily|every ?day|all (?:days|week)|كل الايام))?$|^(?:\D*\b(?:closed|off)\b){7}\D*$/u;
const CLOSED_NOW = /^(?:closed?|مغلقه?)$/;
const CLOSED =
  /permanent(?:ly)? (?:clos|shut)|(?:clos|shut)\w* permanent|closed (?:down|for good|forever)|shut(?:ter(?:ed)?)? ?down|out of business|\bceased\b|\bdefunct\b|no longer (?:operat|open|exist|in business|trading)|cancell?ed|\bcancell?ation\b|\brevoked\b|\bterminated\b|liquidat|dissolved|struck off|wound up|demolished|\babandoned\b|\bdisused\b|نهاءي|نهايي|بشكل داءم|بشكل دايم|ملغا?[يه]|تم الغاء|مشطوب|تصفيه|لم يعد/;
const PAUSED =
  /temporar|\btemp\.? closed|(?:closed|shut)[^.;]* (?:for|due to|until|till) |until further notice|(?:under|in) (?:renovation|maintenance|refurbishment)|\brenovati(?:on|ng)\b|reopen|on (?:break|leave|vacation)|م[وي]قت|مغلقه? (?:لل|حتي|بسبب)|صيانه|تجديدات|ترميم|حتي اشعار اخر/;
const FUTURE =
  /(?:opening|coming|open) soon|\bopening (?:in|on|date|\d)|^opens (?:in|on) |future (?:open|location)|not (?:yet )?open(?:ed)?(?: yet)?|yet to open|(?:under|in) construction|^(?:planned|proposed)$|pre ?opening|قريبا|(?:تحت|قيد) الانشاء|سيفتتح|لم (?:يفتتح|تفتتح|يفتح|تفتح)/;
const UNPUBLISHED = /^(?:draft|auto draft|pending|private|trash|future|unpublished|gd closed|duplicate)$/;
const SINCE_CLOSED = /^(?:is |now |has )?(?:closed?|مغلقه?|مقفله?|مقفل|تم الاغلاق|اغلقت?)(?= |$|[-–:,.(])/;
const OPEN =
  /^(?:open(?:ed)?|operational|operating|in operation|in business|running|trading|active|live|valid|current|enabled|visible|publish(?:ed)?|verified|approved|listed|issued|renewed|new|ok|مفتوحه?|نشطه?|نشيطه?|فعاله?|ساريه?|ساري المفعول|يعمل|تعمل|قاءمه?|قايمه?|جاريه?|منشور|معتمد)$/;

/** Reads a status. */
function parseState(text: string): Said {
  const words = plain(text);
  if (MOMENT.test(words) || OPEN.test(words)) return { state: 'open' };
  if (UNPUBLISHED.test(words)) return { state: 'unpublished', reason: `not published (${text})` };
  return closureIn(text) ?? { state: isDayOff(text) ? 'open' : 'unclear' };
}

/** Reads what a text says of a closure or a coming opening; undefined if it says nothing. */
function closureIn(text: string, column?: string): Said | undefined {
  const words = plain(text);
  if (MOMENT.test(words)) return undefined;
  // A name ends with it: "Noor Wash (closed)", "Noor Wash - CLOSED".
  if (column === 'business_name') {
    const ending = /[([]([^()[\]]*)[)\]]\s*$|\s[-–—:|]\s*([^-–—:|]*)$/.exec(text);
    const said = ending?.[1] ?? ending?.[2];
    if (said) return closureIn(said);
    return /^(?:permanently|temporarily) closed\b|\b(?:permanently|temporarily) closed$|(?:نهائيا?|مؤقتا?ً?)$/i.test(
      text,
    )
      ? closureIn(text)
      : undefined;
  }
  if (column === 'opening_hours' && NEVER_OPEN.test(words)) return { state: 'unclear' };
  if (
    column === 'opening_hours' &&
    !/permanently|temporar|نها[ءي]ي|م[وي]قت|renovation|opening soon|coming soon/.test(words)
  )
    return undefined;
  const dates = datesIn(text);
  if (CLOSED.test(words)) return { state: 'closed', ...pastDay(dates) };
  if (FUTURE.test(words) && !/reopen/.test(words))
    return { state: 'future', reason: `not open yet ("${text}")` };
  if (PAUSED.test(words)) return { state: 'paused', ...dates };
  if (SINCE_CLOSED.test(words) && !isDayOff(text)) return { state: 'closed', ...pastDay(dates) };
  return undefined;
}

/** A business cannot have closed on a day to come. */
function pastDay({ from, day }: Dates): Pick<BusinessState, 'since'> {
  const on = from ?? day;
  return on && on <= dubaiToday() ? { since: on } : {};
}

const MONTHS = Array.from({ length: 12 }, (_, index) => {
  const month = new Date(2026, index);
  const english = month.toLocaleDateString('en', { month: 'short' });
  return `${plain(english)}|${plain(month.toLocaleDateString('ar-AE', { month: 'long' }))}`;
});
const MONTH = `(?:${MONTHS.join('|')})\\p{L}*\\.?`;
const DAY = new RegExp(
  `(?<day>\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{4}|\\d{1,2}(?:st|nd|rd|th)? ${MONTH},? \\d{4}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4})`,
  'u',
);
const before = (words: string) => new RegExp(`(?:${words})\\s*:?\\s*${DAY.source}`, 'u');
const UNTIL = before('until|till|til|through|thru|up to| to|حتي|لغايه|الي|-|–');
const REOPENS = before(
  'reopen(?:s|ing)?(?: on)?|re-open(?:s|ing)?(?: on)?|back on|يعاد افتتاحه?ا? في|اعاده الافتتاح',
);
const FROM = before('since|from|as of|closed(?: on)?|منذ|من|اعتبارا من');

interface Dates {
  /** The first and the last closed day. */
  from?: string;
  until?: string;
  /** The first day of any kind. */
  day?: string;
}

/** Returns the days that a text names. */
function datesIn(text: string): Dates {
  const words = plain(text, { keepsPunctuation: true });
  const dayAfter = (pattern: RegExp) => dayOfText(pattern.exec(words)?.groups?.day);
  return {
    from: dayAfter(FROM),
    until: dayBefore(dayAfter(REOPENS)) ?? dayAfter(UNTIL),
    day: dayOfText(DAY.exec(words)?.groups?.day),
  };
}

function dayOfText(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const month = MONTHS.findIndex((names) => new RegExp(`(?<!\\p{L})(?:${names})`, 'u').test(text)) + 1;
  if (month === 0) return parseDay(text);
  const [, date] = /(?<!\d)(\d{1,2})(?!\d)/.exec(text) ?? [];
  const [, year] = /(\d{4})/.exec(text) ?? [];
  return parseDay(`${year}-${month}-${date}`);
}

function dayBefore(day: string | undefined): string | undefined {
  return day && new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

/** Words as searches read them. */
function plain(text: string, { keepsPunctuation = false } = {}): string {
  const words = plainText(text);
  return (keepsPunctuation ? words : words.replace(/[_＿-]+/g, ' ')).replace(/\s+/g, ' ').trim();
}
