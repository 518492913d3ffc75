import { type BusinessState, type Cells, stateOf } from './business-state';
import { isEmptyWord, parseDay, parseFlag, parseJson, plainText, SEPARATOR } from './cells';
import { ADDRESS, STATE_COLUMNS } from './columns';
import { readMapsLink } from './coordinates';

/** Columns of OpenStreetMap that say what kind of wash it is. */
const KINDS: Texts = { self_service: 'Self-service', automated: 'Automatic' };
const ARABIC_DAYS: Texts = {
  monday: 'الاثنين',
  tuesday: 'الثلاثاء',
  wednesday: 'الاربعاء',
  thursday: 'الخميس',
  friday: 'الجمعة',
  saturday: 'السبت',
  sunday: 'الاحد',
};
const DAYS = Object.keys(ARABIC_DAYS);

/** Columns of spans with numbers of days, and the day of each number. */
const PERIODS: Record<string, (day: string) => number> = {
  periods_monday_0: (number) => Number(number),
  periods_monday_1: (number) => Number(number) - 1,
  periods_sunday_0: (number) => Number(number) + 6,
  // Each span has its date; 1 January 1970 was a Thursday.
  periods_dated: (date) => Date.parse(date) / 86_400_000 + 3,
};

/** The texts of a row by column. */
export type Texts = Record<string, string>;
/** What is said of a cell that is not taken as it is. */
type Note = [column: string, value: string, message: string];

interface Combined {
  texts: Texts;
  notes: Note[];
  state: BusinessState;
  /** A foreign one. */
  country?: string;
  /** Those of a licence. */
  activities: readonly string[];
}

interface CombineOptions {
  /** Whether a program wrote the file: its map links may lack coordinates. */
  isExport: boolean;
  /** Whether it has only our own columns, whose days of closing are stored as they are. */
  isOwn: boolean;
}

/** Turns the cells of a row into cells of stored columns: an address in parts, hours in one column a day, links, states. */
export function combine(cells: Cells, { isExport, isOwn }: CombineOptions): Combined {
  const stored = isOwn ? ['closed_from', 'closed_until'] : [];
  if (isOwn && parseDay(cells.get('closed_on')?.[0] ?? '')) stored.push('closed_on');
  const state = stateOf(new Map([...cells].filter(([column]) => !stored.includes(column))));
  const first = (column: string) => cells.get(column)?.[0] ?? '';
  const texts: Texts = Object.fromEntries([...cells.keys()].map((column) => [column, first(column)]));
  const notes: Note[] = [];
  const drop = (column: string, message: string) => {
    notes.push([column, texts[column] ?? '', message]);
    delete texts[column];
  };
  const phones = cells.get('phone');
  if (phones) texts.phone = phones.join('; ');
  // A column "Location" may hold a link.
  if (isMapsPage(texts.address)) {
    texts.maps_link ??= texts.address!;
    delete texts.address;
  }
  if (texts.source_kind && /^\d+$/.test(texts.source_id ?? ''))
    texts.source_id = `${texts.source_kind}/${texts.source_id}`;
  // OpenStreetMap has English and Arabic names of every place; a name needs no other in the same letters.
  if (isExport && /\p{Script=Latin}/u.test(texts.business_name ?? '')) delete texts.name_latin;
  if (isExport && /\p{Script=Arabic}/u.test(texts.business_name ?? '')) delete texts.name_ar;
  if (isEmirateName(texts.sheet)) texts.emirate ??= texts.sheet!;
  setIfAny(texts, 'address', joinAddress(texts));
  setIfAny(texts, 'opening_hours', joinHours(texts, cells));
  const kinds = Object.entries(KINDS).filter(([column]) => parseFlag(texts[column] ?? ''));
  if (!texts.wash_type) setIfAny(texts, 'wash_type', kinds.map(([, kind]) => kind).join(', '));
  for (const [column, text] of Object.entries(texts)) {
    const plain = AS_WRITTEN.includes(column) ? text : plainText(text);
    if (plain !== undefined && !(MACHINE_COLUMNS.includes(column) && isMachineText(plain)))
      texts[column] = plain;
    else drop(column, 'This was written by a program and cannot be read. It is ignored.');
  }
  if (/^(?:\${1,4}|PRICE_LEVEL_\w+)$/.test(texts.price_range ?? ''))
    drop('price_range', 'This is a price level, not a price in dirhams. It is ignored.');
  const [logo] = attachedLinks(texts.logo_url ?? '');
  if (logo) texts.logo_url = logo;
  const photos = cells.get('photo_urls');
  if (photos)
    texts.photo_urls = photos.map((cell) => attachedLinks(cell).join(SEPARATOR) || cell).join(SEPARATOR);
  if (isMapsPage(texts.website)) {
    texts.maps_link ??= texts.website!;
    delete texts.website;
    readLeniently(texts, notes);
  } else if (isExport) readLeniently(texts, notes);
  // Coordinates need no link, whatever it holds.
  if (texts.latitude && texts.longitude) delete texts.maps_link;
  for (const name of [...ADDRESS, ...Object.keys(KINDS), ...Object.keys(PERIODS), ...HELPERS])
    delete texts[name];
  for (const name of NOT_STORED) if (!stored.includes(name)) delete texts[name];
  const { country, ...rest } = texts;
  return {
    texts: rest,
    notes,
    state,
    country: foreignCountry(country),
    activities: cells.get('activity') ?? [],
  };
}

/** Columns that only tell how others are read. */
const HELPERS = ['source_kind', 'sheet', 'always_open'];

/** Columns in which text in brackets was written by a program, even where it is no JSON. */
const MACHINE_COLUMNS = ['opening_hours', 'service_description'];
/** Columns whose JSON is read elsewhere. */
const AS_WRITTEN = ['photo_urls', 'logo_url', 'country', 'maps_link', ...Object.keys(PERIODS)];

/** Columns that only say whether a business operates, and what it is licensed for. */
const NOT_STORED = [...STATE_COLUMNS, 'state_now', 'is_operating', 'opening_date', 'closed_days', 'activity'];

/** Returns the links in a cell of Airtable, which writes "logo.png (https://…),bay.png (https://…)". */
function attachedLinks(cell: string): string[] {
  return [...cell.matchAll(/\((https?:\/\/[^\s()]+)\)/g)].map(([, link]) => link!);
}

const EMIRATES = [
  'abu dhabi',
  'dubai',
  'sharjah',
  'ajman',
  'umm al quwain',
  'ras al khaimah',
  'fujairah',
  'al ain',
];
const isEmirateName = (text: string | undefined) => EMIRATES.includes(comparable(text ?? '').trim());

function setIfAny(texts: Texts, column: string, text: string): void {
  if (text) texts[column] = text;
}

const comparable = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

function joinAddress(texts: Texts): string {
  const { address = '', house_number = '', street = '', street_more, neighbourhood, city, emirate } = texts;
  const line = [house_number, street].filter(Boolean).join(/^\d/.test(house_number) ? ' ' : ', ');
  const parts = address ? [address] : [line, street_more ?? ''].filter(Boolean);
  for (const part of [neighbourhood, city, emirate]) if (part && !isNamed(part, parts)) parts.push(part);
  return parts.join(', ');
}

/** Returns whether an address ends a part with a name: "Al Nahda St" does not name the area Al Nahda. */
function isNamed(name: string, parts: readonly string[]): boolean {
  const pieces = parts
    .flatMap((part) => part.split(/[,،;\n]| [-–] /))
    .map((piece) => comparable(piece).trim());
  const wanted = comparable(name).trim();
  return pieces.some((piece) => piece === wanted || piece.endsWith(` ${wanted}`));
}

function joinHours(texts: Texts, cells: Cells): string {
  if (parseFlag(texts.always_open ?? '')) return '24/7';
  const names = cells.get('opening_hours/day') ?? [];
  const pairs: DayHours[] = names.map((day, index) => [day, cells.get('opening_hours/hours')?.[index]]);
  for (const [column, first] of Object.entries(PERIODS)) pairs.push(...daysOfPeriods(texts[column], first));
  const days = DAYS.map((day): DayHours => [day, texts[`hours_${day}`]]);
  for (const day of DAYS) delete texts[`hours_${day}`];
  delete texts['opening_hours/day'];
  delete texts['opening_hours/hours'];
  if (texts.opening_hours) {
    const hours = hoursOfJson(texts.opening_hours) ?? texts.opening_hours;
    const closed = daysIn(texts.closed_days ?? texts.closed_on ?? '');
    // The hours are those of the other days, unless they name days themselves.
    if (closed.length === 0 || daysIn(hours).length > 0) return hours;
    return hoursByDay(DAYS.map((day) => [day, closed.includes(day) ? 'Closed' : hours]));
  }
  return hoursByDay(pairs.length > 0 ? pairs : days);
}

/** Returns the days of the week that a text names, in English or Arabic. */
function daysIn(text: string): string[] {
  const plain = comparable(text).replaceAll('إ', 'ا').replaceAll('أ', 'ا');
  const isNamed = (day: string) =>
    new RegExp(`(?:^| )(?:${day.slice(0, 3)}|${day}|${ARABIC_DAYS[day]})s?(?: |$)`).test(plain);
  return DAYS.filter(isNamed);
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A day and its hours. */
type DayHours = [day: string, hours: string | undefined];

/** Returns "Monday: 8 AM–11 PM; Tuesday: …". */
function hoursByDay(pairs: readonly DayHours[]): string {
  return pairs
    .flatMap(([day, hours]) => {
      if (!hours) return [];
      const spans = parseJson(hours);
      const text = Array.isArray(spans)
        ? spans.map((span: unknown) => spanText(span) ?? span).join(', ')
        : hours;
      return `${capitalized(day)}: ${/^x$/i.test(hours) ? 'Closed' : text}`;
    })
    .join('; ');
}

/** Returns pairs of a day and its hours of a list such as `[{"day": 1, "open": "0800", "close": "2200"}]`. */
function daysOfPeriods(text: string | undefined, indexOf: (day: string) => number): DayHours[] {
  const spans = parseJson(text ?? '');
  if (!Array.isArray(spans)) return [];
  const days = new Map<string, string[]>();
  for (const span of spans as Span[]) {
    const day = DAYS[indexOf(String(span.day ?? span.open?.day ?? span.startTime?.date)) % 7];
    const hours = spanText(span);
    if (day && hours) days.set(day, [...(days.get(day) ?? []), hours]);
  }
  return [...days].map(([day, hours]) => [day, hours.join(', ')]);
}

type Time = { day?: unknown; date?: unknown; time?: unknown; hour?: unknown; minute?: unknown } | undefined;
/** A span of time that a program wrote. */
type Span = Partial<
  Record<'from' | 'to' | 'open' | 'close' | 'start' | 'end' | 'startTime' | 'endTime', Time>
> & {
  day?: unknown;
};

/** Returns "08:00-22:00" for a span of time; undefined if it is none. */
function spanText(value: unknown): string | undefined {
  const span = value as Span | undefined;
  const start = timeText(span?.from ?? span?.open ?? span?.start ?? span?.startTime);
  const end = timeText(span?.to ?? span?.close ?? span?.end ?? span?.endTime);
  return start && end && `${start}-${end}`;
}

/** Returns "08:00" for "0800", "+0200" (of the next day), "8:00", `{"hour": 8, "minute": 0}` or `{"time": "0800"}`. */
function timeText(time: unknown): string | undefined {
  const { time: nested, hour, minute = 0 } = Object(time) as NonNullable<Time>;
  const text = String(nested ?? (hour === undefined ? time : `${hour}:${String(minute).padStart(2, '0')}`));
  const [, hours, minutes] = /^\+?(\d{1,2}):?(\d\d)$/.exec(text) ?? [];
  return hours && `${hours.padStart(2, '0')}:${minutes}`;
}

/** Returns opening hours that a program wrote as JSON or as a Python list, in words; undefined if it did not. */
function hoursOfJson(text: string): string | undefined {
  if (!isMachineText(text)) return undefined;
  // GeoDirectory adds the time zone as a second list.
  const list = /^(\[[^\]]*\]),\s*\[/.exec(text)?.[1] ?? text;
  const value = parseJson(list) ?? parseJson(list.replaceAll('"', '’').replaceAll("'", '"'));
  if (!value) return undefined;
  if (!Array.isArray(value)) return hoursOfDays(Object.entries(value)) ?? plainText(text);
  if (value.every((line) => typeof line === 'string')) return value.join('; ');
  const pairs = value.flatMap((line): [string, unknown][] =>
    typeof line?.day === 'string' ? [[line.day, line.hours ?? line.times]] : Object.entries(line ?? {}),
  );
  return hoursOfDays(pairs) ?? plainText(text);
}

/** Returns hours by day, or undefined if what stands in their place is no text. */
function hoursOfDays(pairs: readonly [day: string, times: unknown][]): string | undefined {
  const hours = pairs.map(([day, times]) => [day, [times ?? []].flat()] as const);
  const areTexts = hours.every(
    ([day, times]) => daysIn(day).length > 0 && times.every((time) => typeof time === 'string'),
  );
  return areTexts ? hoursByDay(hours.map(([day, times]) => [day, times.join(', ')])) : undefined;
}

const isMachineText = (text: string | undefined) => /^\s*(?:\[[\s\S]*\]|\{[\s\S]*\})\s*$/.test(text ?? '');

/** A page of Google Maps is a place, not a website. */
function isMapsPage(link: string | undefined): boolean {
  return /^(?:https?:\/\/)?(?:(?:www\.)?google\.[a-z.]+\/maps|maps\.google\.|(?:maps\.app\.)?goo\.gl\/|g\.page\/|maps\.apple\.com)/i.test(
    link ?? '',
  );
}

/** Replaces a link to a map by coordinates, or drops it if it has none. */
function readLeniently(texts: Texts, notes: Note[]): void {
  if (!texts.maps_link || texts.latitude) return void delete texts.maps_link;
  const place = readMapsLink(texts.maps_link);
  if ('message' in place) {
    notes.push(['maps_link', texts.maps_link, 'The link contains no coordinates.']);
    delete texts.maps_link;
  }
}

const COUNTRIES = countryNames();

/** Returns the names and codes of all countries but the Emirates. */
function countryNames(): Set<string> {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const inEnglish = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const inArabic = new Intl.DisplayNames('ar', { type: 'region', fallback: 'none' });
  const foreign = codes.filter((code) => code !== 'AE' && inEnglish.of(code));
  const names = foreign.flatMap((code) => [code, inEnglish.of(code)!, inArabic.of(code)!]);
  return new Set([...names, 'KSA', 'SAU', 'OMN', 'QAT', 'KWT', 'BHR', 'IND', 'PAK', 'USA'].map(comparable));
}

/** Returns a country if it is another than the Emirates. */
function foreignCountry(text: string | undefined): string | undefined {
  if (!text || isEmptyWord(text)) return undefined;
  // gosom writes the parts of an address as JSON.
  const country = (isMachineText(text) ? parseJson(text)?.country : text) ?? '';
  return COUNTRIES.has(comparable(country).trim()) ? country : undefined;
}
