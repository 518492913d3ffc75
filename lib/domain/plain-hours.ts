import { plainSigns, plainText } from './text';

/** Longer texts are not read; no real opening hours are that long. */
const MAX_LENGTH = 1000;

/** Phrases whose meaning is not that of their words, and what stands for them; the order matters. */
const PHRASES: readonly (readonly [phrase: RegExp, meaning: string])[] = [
  [/a\.m/g, 'am'],
  [/p\.m/g, 'pm'],
  [/ساعات العمل|اوقات العمل/g, 'hours'],
  [/منتصف الليل/g, 'midnight'],
  [/بعد midnight/g, 'am'],
  [/بعد الظهر/g, 'pm'],
  [/الظهر/g, 'noon'],
  [/(?:12(?:[:.]00)? ?)?midnight/g, ' 12 am '],
  [/(?:12(?:[:.]00)? ?)?(?:noon|midday)/g, ' 12 pm '],
  [
    /(?:open )?24 ?(?:[/x] ?7|-?(?:hours?|hrs?|h(?![a-z]))(?: a day)?(?: ?\/ ?7 days)?)|open 24|a?round the clock|(?:علي )?مدار (?:الساعه|24 ساعه)|24 ساعه/g,
    ' 00:00 - 24:00 ',
  ],
  [
    /daily|every ?day|all (?:week|days)|(?:7|seven) days(?: (?:a|per) week)?|يوميا|كل (?:يوم|الايام|ايام الاسبوع)|(?:جميع|طوال) ايام الاسبوع|7 ايام(?: في الاسبوع)?/g,
    ' mon - sun ',
  ],
  // "and", which is joined to the next word.
  [/ و(?=ال|من |يوم )/g, ' و '],
];

const TOKEN = /[a-z]+|[ء-ي]+|[0-9]{1,2}(?:[:.][0-9]{2})?|[^ ]/g;

/**
 * Returns opening hours in one spelling, with days in capitals: "Sat to Thu 8 A.M. – 12 noon" and "السبت - الخميس ٨ صباحًا حتى الظهر"
 * are both "SAT - THU 8 am - 12 pm". Null if a word or sign is not in `words` (`words/hours.ts`); "weekdays" and "weekend" are
 * not: the weekend moved in 2022, and Friday is now half of each.
 */
export function plainHours(typed: string | null, words: ReadonlyMap<string, string>): string | null {
  const signs = plainSigns(typed, MAX_LENGTH);
  if (signs === null) return null;
  const hours = PHRASES.reduce(
    (text, [phrase, meaning]) => text.replace(phrase, meaning),
    withoutSyntax(plainText(signs)),
  );
  const tokens = (hours.match(TOKEN) ?? []).map((word) =>
    /^[0-9]/.test(word) ? word.replace('.', ':') : words.get(word),
  );
  return tokens.includes(undefined) ? null : tokens.filter(Boolean).join(' ');
}

/**
 * Returns hours that a program exported in the words that people write: lists of days (JSON, Python, or copied from Google), and
 * OpenStreetMap's rules ("Mo-Fr 08:00-18:00; PH off") without holidays and without comments on closed days. Times that are certainly
 * on the 24-hour clock are marked by "hhmm".
 */
function withoutSyntax(hours: string): string {
  const plain = withoutBrackets(
    hours
      .replaceAll('hide open hours for the week', '')
      // Seconds
      .replace(/(?<![0-9:])([0-9]{2}:[0-9]{2}):00(?![0-9:])(?! ?[ap]\.?m)/g, '$1 hhmm ')
      .replace(/([0-9]:[0-9]{2}):00(?= ?[ap]\.?m)/g, '$1'),
  );
  const isOpenStreetMap =
    /(?<![a-z])(?:mo|tu|we|th|fr|sa|su|ph)(?![a-z])/.test(plain) && !/[0-9] ?[ap]m/.test(plain);
  if (!isOpenStreetMap) return plain;
  return plain
    .replace(/(off|closed) ?"[^"]*"/g, '$1')
    .replace(/(^|;) ?(?:ph|sh)(?: ?, ?(?:ph|sh))* [^;]*/g, '$1')
    .replace(/ ?, ?(?:ph|sh)(?![a-z])|(?<![a-z])(?:ph|sh) ?, ?/g, '')
    .replace(/([0-9]{2}:[0-9]{2})/g, '$1 hhmm ');
}

/** Returns a list or an object of a program without its brackets, quotes, names of fields and time zone. */
function withoutBrackets(hours: string): string {
  if (!/^[[{]/.test(hours)) return hours;
  return hours
    .replace(/\[ ?"(?:utc|timezone)[^\]]*\]|["'](?:days?|hours|times)["'] ?:/g, ' ')
    .replace(/[[\]{}"']/g, '');
}
