import { FILTER_KEYS, type FilterKey, FILTERS, toParameterValue } from '../filters';
import { searchForm } from '../keywords';
import { SERVICE_MODES, TYPED_SORTS } from '../list-options';
import { oneOf } from '../one-of';
import { DAYS } from '../opening-hours';
import { isBlank, plainText } from '../text';
import { isWashType, parseWashType } from '../wash-types';
import { keywordOf } from './keyword-of';
import type { PhraseMeaning } from './words';

/** A row of the table `words`: what a phrase means to staff. */
export interface WordRow {
  id: number;
  /** Whole words; a `*` at an end goes on inside a word. */
  phrase: string;
  /** As people write it: "washType=hand-wash", "day=fri", "text", "generic", "not foam", "nothing". */
  means: string;
  /** "searches", "texts" (of providers) or "names" (not in descriptions) alone. */
  counts_in: string | null;
  /** Both names make a new kind of `means`, or rename one. */
  name_en: string | null;
  name_ar: string | null;
  position: number | null;
}

/** What a phrase means: a value of a filter or of searches, not a wash type or kind, or nothing any more. */
type Meaning =
  { type: 'value'; of: PhraseMeaning; option: string } | { type: 'not'; slug: string } | { type: 'nothing' };

/** A row that can be used. */
export interface WordUse {
  row: WordRow;
  meaning: Meaning;
  /** As searches are compared with it. */
  form: string;
  /** As texts of providers are compared with it. */
  keyword: string;
  isInSearches: boolean;
  isInTexts: boolean;
  isInDescriptions: boolean;
}

/** What rows may refer to, by slug: areas, and kinds with those that other rows add. */
export interface KnownWords {
  areas: ReadonlySet<string>;
  kinds: ReadonlySet<string>;
  /** The areas by the search forms of their own names. */
  areasByName: ReadonlyMap<string, string>;
}

/** Filters that no word sets: their values are typed as numbers, or not at all. */
const NOT_OF_WORDS: readonly FilterKey[] = ['minPrice', 'radius', 'bounds', 'search'];
const FILTERS_OF_WORDS = FILTER_KEYS.filter((key) => !NOT_OF_WORDS.includes(key));
/** What counts in texts of providers. */
const OF_PROVIDERS: readonly PhraseMeaning[] = ['emirate', 'area', 'washType'];

const MAX_SLUG_LENGTH = 40;

/** Reads a row of `words`: what it does, or in a sentence for staff why it cannot be used. */
export function readWord(row: WordRow, known: KnownWords): WordUse | string {
  const letters = plainText(row.phrase).replace(/[^\p{L}\p{N}]/gu, '').length;
  if (letters < 2) return 'The phrase needs two letters or digits.';
  if (letters < 3 && row.phrase.includes('*')) return 'A phrase with * needs three letters.';
  const form = searchForm(row.phrase);
  if (form.trim() === '') return 'The phrase has no word that searches could know.';
  const area = known.areasByName.get(form);
  if (area) return `This is the name of the area ${area}, which the table places can change.`;
  const meaning = parseMeaning(row, known);
  if (typeof meaning === 'string') return meaning;
  const isOfProviders = meaning.type !== 'value' || OF_PROVIDERS.includes(meaning.of);
  const where = (row.counts_in ?? '').trim().toLowerCase();
  if (!['', 'searches', 'texts', 'names'].includes(where))
    return 'counts_in is “searches”, “texts” or “names”; empty, the phrase counts in all of them.';
  if ((where === 'texts' || where === 'names') && !isOfProviders)
    return 'This meaning counts in searches alone: leave counts_in empty.';
  const isKind = meaning.type === 'value' && meaning.of === 'washType' && !isWashType(meaning.option);
  if (where === 'names' && !isKind) return 'counts_in is “names” for kinds alone.';
  return {
    row,
    meaning,
    form,
    keyword: keywordOf(row.phrase),
    isInSearches: meaning.type !== 'not' && where !== 'texts',
    isInTexts: isOfProviders && where !== 'searches',
    isInDescriptions: where !== 'names',
  };
}

/** Returns the slug of the kind that a row names in both languages; undefined for any other row. */
export function namedKind({ means, name_en, name_ar }: WordRow): string | undefined {
  const [key, value = ''] = splitAtEquals(means);
  const slug = key === 'washtype' && !isBlank(name_en ?? '') && !isBlank(name_ar ?? '') ? value : '';
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && slug.length <= MAX_SLUG_LENGTH && !isWashType(slug)
    ? slug
    : undefined;
}

function splitAtEquals(means: string): [key: string, value?: string] {
  const [key = '', ...value] = means.toLowerCase().split('=');
  return value.length > 0 ? [key.trim(), value.join('=').trim()] : [key.trim()];
}

function parseMeaning(row: WordRow, known: KnownWords): Meaning | string {
  const [key, value = ''] = splitAtEquals(row.means);
  if (key === 'nothing') return { type: 'nothing' };
  if (key === 'generic') return { type: 'value', of: 'generic', option: 'staff' };
  if (key === 'text') return { type: 'value', of: 'text', option: value || searchForm(row.phrase).trim() };
  const not = /^not (?:washtype=)?(.+)$/.exec(row.means.trim().toLowerCase())?.[1];
  if (not) {
    const slug = carCareOf(not, known);
    return slug ? { type: 'not', slug } : noCarCare(not);
  }
  if (!isBlank(row.name_en ?? '') !== !isBlank(row.name_ar ?? ''))
    return 'A kind has both names, name_en and name_ar.';
  if (!isBlank(row.name_en ?? '') && !namedKind(row))
    return 'Names are for a kind: means is “washType=” with its slug, up to 40 lower-case letters, digits and hyphens.';
  const of = meaningNamed(key);
  if (!of)
    return (
      `“${row.means}” means nothing here. Enter a filter as in the address of a list (washType=hand-wash, area=deira, ` +
      'emirate=dubai, serviceType=mobile, open=now, eco=1), day=fri, time=2100, sort=price, text, generic, not foam or nothing.'
    );
  const option = optionOf(of, value, known);
  if (option !== undefined) return { type: 'value', of, option };
  return of === 'washType' ? noCarCare(value) : `There is no ${key} “${value}”.`;
}

function noCarCare(slug: string): string {
  return `There is no wash type or kind “${slug}”. A new kind has its names in name_en and name_ar.`;
}

/** Returns the meaning whose name in URLs is a key in lower case. */
function meaningNamed(key: string): PhraseMeaning | undefined {
  return (
    FILTERS_OF_WORDS.find((filter) => FILTERS[filter].parameter.toLowerCase() === key) ??
    (['sort', 'day', 'time'] as const).find((meaning) => meaning === key)
  );
}

/** Returns a value as searches know it; undefined if there is none such. */
function optionOf(of: PhraseMeaning, value: string, known: KnownWords): string | undefined {
  switch (of) {
    case 'washType':
      return carCareOf(value, known);
    case 'area':
      return known.areas.has(value) ? value : undefined;
    case 'serviceMode':
      return SERVICE_MODES.find((mode) => mode === value);
    case 'sort':
      return oneOf(TYPED_SORTS, value);
    case 'day':
      return value === 'tomorrow' ? value : DAYS.find((day) => day === value.slice(0, 3));
    case 'time':
      return /^(?:[01]\d|2[0-3]):?[0-5]\d$/.test(value) ? value.replace(':', '') : undefined;
    default: {
      const parsed = FILTERS[of as FilterKey].parse(value);
      return parsed === undefined ? undefined : toParameterValue(of as FilterKey, parsed);
    }
  }
}

/** Returns the slug of a wash type or kind, by one of its names in URLs. */
function carCareOf(value: string, { kinds }: KnownWords): string | undefined {
  const slug = parseWashType(value);
  if (slug === undefined || isWashType(slug)) return slug;
  return kinds.has(slug) ? slug : undefined;
}
