import { DAY_MINUTES, DAYS, USUAL_TIME } from '../../domain/opening-hours';
import { type Draft, remove } from './draft';
import { firstMatch } from './parse-amounts';
import type { Phrase, SearchVocabulary } from './search-vocabulary';

/** Minutes that are no hour: "9 10" is a span. */
const MINUTES = '(?:00|1[3-9]|[2-5][0-9])';
const HOUR = '(?:1[0-2]|[1-9])';
const FIGURES = `([0-9]{1,2})(?: (${MINUTES}))?`;
const JOINT = '(?:to|till|until|and|or|الي|حتي|لين|و) ?';

const AM_OR_PM = new RegExp(` ${FIGURES} ?(?:(a ?m|ص)|p ?m|م) `);
/** Only beside a day or "open" do figures alone mean a time: "21:40", "10 to 12", "until 11". */
const FIGURES_ALONE = [
  / (?:(?:at|from|till|until|after) )?([0-9]{1,2}) ([0-5][0-9]) /,
  new RegExp(` (?:(?:between|from|بين|من) )?${FIGURES} ${JOINT}${HOUR} `),
  new RegExp(` (?:at|from|till|until|after|ساعه|بعد|حتي|لين|لحد) ${FIGURES} `),
];
/** "Open until 11" is late. */
const UNTIL = /^ (?:till|until|after|بعد|حتي|لين|لحد) [0-9]+ $/;

/** What an hour of twelve is close to, in hours of the day. */
const USUAL = { morning: 5.5, noon: 14, evening: 17.5, closing: 23 };

/** A time found in a search. */
interface Clock {
  phrase: string;
  hour: number;
  minutes: string | undefined;
  /** Of two hours twelve apart the one closer to this is meant; undefined where the hour is of 24. */
  usualHour: number | undefined;
}

/**
 * Takes a time out of a search as `clock` ("2140"): "9 pm", "9:30 مساء", or, beside a day or "open", "21:40", "until 11" and "10 to
 * 12". Of a span, the beginning counts.
 */
export function parseClock(draft: Draft, vocabulary: SearchVocabulary): void {
  if (!/[0-9]/.test(draft.rest)) return;
  // A part of the day may follow a figure without a space: "9صباحا".
  const times = vocabulary.times.filter(({ form }) => draft.rest.includes(form.slice(1)));
  const spanEnd = removeSpanEnd(draft, times);
  const clock = findClock(draft.rest, times, vocabulary);
  if (!clock || clock.hour > 23) return;
  draft.values.clock = `${String(closerHour(clock)).padStart(2, '0')}${clock.minutes ?? '00'}`;
  draft.typed.open = clock.phrase + spanEnd;
  remove(draft, clock.phrase);
}

/** Shortens "9 to 10 pm" to "9 pm", and returns the end of the span; empty if there is none. */
function removeSpanEnd(draft: Draft, times: readonly Phrase[]): string {
  const parts = ['a ?m ', 'p ?m ', 'ص ', 'م ', ...times.map(({ form }) => form.slice(1))].join('|');
  const span = new RegExp(
    `( ${FIGURES}(?: | ?(${parts})))((?:${JOINT})?${HOUR}(?: ${MINUTES})? ?)(${parts})?`,
  ).exec(draft.rest);
  if (!span) return '';
  const [whole, beginning, , , partOfBeginning, end, partOfEnd] = span;
  if (partOfBeginning !== undefined || partOfEnd !== undefined)
    draft.rest = draft.rest.replaceAll(whole, beginning! + (partOfBeginning === undefined ? partOfEnd! : ''));
  return end! + (partOfEnd ?? '');
}

function findClock(rest: string, times: readonly Phrase[], { opening }: SearchVocabulary): Clock | undefined {
  const half = AM_OR_PM.exec(rest);
  if (half) return toClock(half, half[3] === undefined ? USUAL.evening : USUAL.morning);
  for (const { form, options } of times) {
    const match =
      new RegExp(` ${FIGURES} ?${form.slice(1)}`).exec(rest) ??
      new RegExp(`${form}(?:at )?${FIGURES} `).exec(rest);
    const hour = options[0]!;
    if (match) return toClock(match, hour < '1200' ? USUAL.morning : Number(hour.slice(0, 2)));
  }
  if (!opening.some(({ form }) => rest.includes(form))) return undefined;
  const match = firstMatch(FIGURES_ALONE, rest);
  if (!match) return undefined;
  if (UNTIL.test(match[0])) return toClock(match, USUAL.closing);
  return toClock(match, match[2] === undefined ? USUAL.noon : undefined);
}

function toClock([phrase, hour, minutes]: RegExpExecArray, usualHour: number | undefined): Clock {
  return { phrase, hour: Number(hour), minutes, usualHour };
}

/** Returns the hour of 24 that is meant. */
function closerHour({ hour, usualHour }: Clock): number {
  if (hour > 12 || usualHour === undefined) return hour;
  const distance = Math.abs((hour % 12) - usualHour);
  return (hour % 12) + (distance > 6 && distance < 18 ? 12 : 0);
}

/**
 * Makes a day and a time a value of the filter "open". A time without a day is the next such time, a day without a time means 16:00.
 * @param minute the current minute of the week
 */
export function setOpeningTime({ values }: Draft, minute: number): void {
  const { day, clock, time } = values;
  if (day === undefined && clock === undefined && time === undefined) return;
  const at = clock ?? time ?? USUAL_TIME;
  const isPast = Number(at.slice(0, 2)) * 60 + Number(at.slice(2)) < minute % DAY_MINUTES;
  const today = Math.floor(minute / DAY_MINUTES);
  const next = DAYS[(today + (day === 'tomorrow' || isPast ? 1 : 0)) % DAYS.length]!;
  values.open = `${DAYS.find((known) => known === day) ?? next}-${at}`;
}
