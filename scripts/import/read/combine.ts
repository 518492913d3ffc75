import { type BusinessState, type Cells, stateOf } from './business-state';
import {
  cellPlainText,
  comparable,
  isMachineText,
  parseDay,
  parseFlag,
  SEPARATOR,
  type Texts,
} from './cells';
import { ADDRESS, STATE_COLUMNS } from './columns';
import { readMapsLink } from './coordinates';
import { foreignCountry } from './countries';
import { joinHours } from './hours';

/** Columns of OpenStreetMap that say what kind of wash it is. */
const KINDS: Texts = { self_service: 'Self-service', automated: 'Automatic' };

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
  const kinds = Object.entries(KINDS).flatMap(([column, kind]) =>
    parseFlag(texts[column] ?? '') ? kind : [],
  );
  if (/detailing/i.test(texts.trade ?? '')) kinds.push('Detailing');
  if (!texts.wash_type) setIfAny(texts, 'wash_type', kinds.join(', '));
  for (const [column, text] of Object.entries(texts)) {
    const plain = AS_WRITTEN.includes(column) ? text : cellPlainText(text);
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
  for (const name of [...ADDRESS, ...Object.keys(KINDS), ...HELPERS]) delete texts[name];
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
const HELPERS = ['source_kind', 'sheet', 'trade'];

/** Columns in which text in brackets was written by a program, even where it is no JSON. */
const MACHINE_COLUMNS = ['opening_hours', 'service_description'];
/** Columns whose JSON is read elsewhere. */
const AS_WRITTEN = ['photo_urls', 'logo_url', 'country', 'maps_link'];

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
