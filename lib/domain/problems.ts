import { dubaiDay } from './closure';
import { phoneLink, websiteLink } from './contact';
import { hasHours } from './dated-hours';
import { foreignField, isOutsideEmirates } from './foreign';
import { groupBy } from './group-by';
import type { MenuItem } from './menu';
import { isKnownKind } from './menu-kinds';
import { parsePhones } from './parse-phones';
import { isPriceLevel } from './parse-prices';
import type { ProblemName } from './problem-types';
import { isLongAgo, isPictureLink, parsePictureLink, type Provider } from './provider';
import { byColumn, columnsHolding, type ColumnWith } from './provider-columns';
import { MAX_LENGTHS, type ProviderRow, withinLimits } from './provider-row';
import { businessKeys, type Identified } from './same-business';
import { firstCharacters, isBlank, isLongerThan } from './text';
import { isDamaged, isPlaceholder, publicEmail } from './typed-text';
import type { Vocabulary } from './vocabulary';

type Column = keyof ProviderRow;

/** Something in a provider's data that staff should look at. */
export interface Problem {
  field: Column | 'menu';
  problem: ProblemName;
  value: string | null;
}

/** Returns the items of a menu whose kind nobody knows, by their kind, or by their name if they have none. */
export function menuProblems(menu: readonly MenuItem[], kinds: ReadonlyMap<string, unknown>): Problem[] {
  const unknown = menu.filter(({ kind }) => !isKnownKind(kind, kinds));
  const values = new Set(unknown.map(({ kind, name }) => kind ?? name));
  return [...values].map((value) => ({ field: 'menu', problem: 'menu_kind_unknown', value }));
}

/** What a row means, and when and where it is looked at. */
interface ProblemContext {
  /** The provider that the row was derived to. */
  provider: Provider;
  vocabulary: Vocabulary;
  moment: Date;
  /** The hosts whose images pages may show; null if they are unknown. */
  imageHosts: readonly string[] | null;
  /** What stood in the field of the phone before, from the history; empty where that is unknown. */
  formerPhones: readonly string[];
}

/** Returns the problems of one provider (product rule 3.12), apart from suspected duplicates. */
export function problemsOf(row: ProviderRow, circumstances: ProblemContext): Problem[] {
  const { provider, vocabulary, moment, imageHosts, formerPhones } = circumstances;
  const texts = withinLimits(row);
  return [
    ...impossibleValues(row, moment),
    ...damagedTexts(texts),
    ...unreadTexts(texts, provider),
    ...chatProblems(texts, provider, formerPhones),
    ...placeProblems(row, provider, vocabulary),
    ...pictureProblems(row, imageHosts),
    ...missingValues(row),
    ...oldValues(row, moment),
  ];
}

/** Returns a problem of each of these columns for which `is` holds, with the value as people see it. */
function ofColumns<Some extends Column>(
  row: ProviderRow,
  problem: ProblemName,
  columns: readonly Some[],
  is: (value: NonNullable<ProviderRow[Some]>) => boolean,
): Problem[] {
  return columns.flatMap((field) => {
    const value = row[field];
    return value !== null && is(value) ? [{ field, problem, value: String(value) }] : [];
  });
}

const PAST_DAYS = columnsHolding('pastDay');
const RANGES = Object.entries(byColumn('range')) as [ColumnWith<'range'>, readonly [number, number]][];
const CHECKS = Object.entries(byColumn('checks')) as [ColumnWith<'checks'>, readonly string[]][];
/** The days on which facts were checked, each with its fact, the first of those that are checked together. */
const CHECKED = PAST_DAYS.flatMap((day) => {
  const fact = CHECKS.find(([, checks]) => checks.includes(day));
  return fact ? [[day, fact[0]] as const] : [];
});

/** Returns values that no provider can have; new ones are refused when they are written. */
export function impossibleValues(row: ProviderRow, moment: Date): Problem[] {
  const problem = 'value_impossible';
  const today = dubaiDay(moment.getTime());
  const isBeforeItBegan =
    row.closed_from !== null && row.closed_until !== null && row.closed_until < row.closed_from;
  const isHalfOfPair = (row.latitude === null) !== (row.longitude === null);
  return [
    ...RANGES.flatMap(([column, [least, most]]) =>
      ofColumns(row, problem, [column], (value) => !(value >= least && value <= most)),
    ),
    ...ofColumns(row, problem, PAST_DAYS, (day) => day > today),
    ...ofColumns(row, problem, ['closed_from', 'closed_until'], () => isBeforeItBegan),
    ...ofColumns(row, problem, ['latitude', 'longitude'], () => isHalfOfPair),
    ...Object.entries(MAX_LENGTHS).flatMap(([column, most]) => {
      const field = column as keyof typeof MAX_LENGTHS;
      const text = row[field] ?? '';
      return isLongerThan(text, most) ? [{ field, problem, value: firstCharacters(text, 80) } as const] : [];
    }),
  ];
}

function damagedTexts(row: ProviderRow): Problem[] {
  return [
    ...ofColumns(
      row,
      'placeholder_left',
      [
        'business_name',
        'address',
        'phone',
        'whatsapp_handle',
        'website',
        'opening_hours',
        'price_range',
        'service_description',
      ],
      isPlaceholder,
    ),
    ...ofColumns(
      row,
      'text_damaged',
      ['business_name', 'name_latin', 'name_ar', 'address', 'service_description'],
      isDamaged,
    ),
    ...(['service_description', 'booking_capability'] as const).flatMap((field) => {
      const value = publicEmail(row[field]);
      return value === null ? [] : [{ field, problem: 'email_public', value } as const];
    }),
  ];
}

/** Returns whether someone entered a value. */
const isTyped = (text: string) => !isBlank(text) && !isPlaceholder(text);

/** Returns texts that say nothing to the parsers. */
function unreadTexts(row: ProviderRow, provider: Provider): Problem[] {
  const unread = (
    field: 'phone' | 'opening_hours' | 'price_range' | 'whatsapp_handle' | 'website',
    problem: ProblemName,
    isRead: boolean,
  ) => ofColumns(row, problem, [field], (text) => !isRead && isTyped(text));
  const { openingHours, priceFrom, priceTo, website } = provider;
  const isCalled = phoneLink(provider) !== null;
  const isLevel = isPriceLevel(row.price_range);
  const isWebsite = websiteLink({ website, websiteValid: true }) !== null;
  return [
    ...unread('phone', 'phone_invalid', isCalled),
    ...ofColumns(row, 'phone_foreign', ['phone'], () => isCalled && provider.phones.length === 0),
    ...ofColumns(row, 'phone_foreign', ['whatsapp_handle'], () => /^(?!971)\d/.test(provider.chatName ?? '')),
    ...unread('whatsapp_handle', 'whatsapp_not_understood', provider.chatName !== null),
    ...unread(
      'opening_hours',
      openingHours === null ? 'hours_by_machine' : 'hours_not_understood',
      hasHours(provider),
    ),
    ...ofColumns(row, 'price_level', ['price_range'], () => isLevel),
    ...unread('price_range', 'price_not_understood', isLevel || (priceFrom ?? priceTo) !== null),
    ...unread('website', 'website_not_understood', isWebsite),
    ...ofColumns(row, 'website_invalid', ['website'], () => isWebsite && row.website_valid === false),
  ];
}

/** Returns a chat that did not follow the phone. */
function chatProblems(
  row: ProviderRow,
  { chatName, phones }: Provider,
  formerPhones: readonly string[],
): Problem[] {
  const number = `+${chatName}`;
  const isFormer =
    !phones.includes(number) && formerPhones.some((phone) => parsePhones(phone).includes(number));
  return ofColumns(row, 'whatsapp_of_former_phone', ['whatsapp_handle'], () => isFormer);
}

function placeProblems(row: ProviderRow, provider: Provider, vocabulary: Vocabulary): Problem[] {
  const { place, emirates, area } = provider;
  const foreign = foreignField(provider, vocabulary);
  const problems: Problem[] = [];
  if (!area) problems.push({ field: 'address', problem: 'no_area', value: row.address });
  if (foreign) problems.push({ field: foreign, problem: 'not_in_uae', value: String(row[foreign]) });
  if (!place) problems.push({ field: 'latitude', problem: 'place_missing', value: null });
  if (place && isOutsideEmirates(place, emirates, vocabulary))
    problems.push({
      field: 'latitude',
      problem: 'place_elsewhere',
      value: `${place.latitude}, ${place.longitude}`,
    });
  return problems;
}

function pictureProblems(row: ProviderRow, imageHosts: readonly string[] | null): Problem[] {
  const links = [
    ...(row.logo_url === null ? [] : [['logo_url', row.logo_url] as const]),
    ...(row.photo_urls ?? []).map((link) => ['photo_urls', link] as const),
  ];
  return links.flatMap(([field, value]): Problem[] => {
    if (!isPictureLink(value)) return [{ field, problem: 'picture_not_understood', value }];
    const host = parsePictureLink(value)?.hostname;
    const isAllowed = host === undefined || imageHosts === null || imageHosts.includes(host);
    return isAllowed ? [] : [{ field, problem: 'picture_host_not_allowed', value }];
  });
}

/** What `verified_status` says in files and in the sample data. */
const STATUSES = /^\s*(?:verified|(?:un|not )verified|pending)\s*$/i;

function missingValues(row: ProviderRow): Problem[] {
  const hasNoReviews = (row.review_count ?? 0) === 0;
  return [
    ...(isBlank(row.business_name ?? '')
      ? [{ field: 'business_name', problem: 'name_missing', value: null } as const]
      : []),
    ...(isBlank(row.service_description ?? '')
      ? [{ field: 'service_description', problem: 'description_empty', value: null } as const]
      : []),
    ...ofColumns(
      row,
      'status_unknown',
      ['verified_status'],
      (status) => isTyped(status) && !STATUSES.test(status),
    ),
    ...ofColumns(row, 'rating_without_reviews', ['rating'], () => hasNoReviews),
  ];
}

function oldValues(row: ProviderRow, moment: Date): Problem[] {
  const untouched = row.updated_at !== null && isLongAgo(row.updated_at, moment);
  return [
    ...(untouched
      ? [
          {
            field: 'updated_at',
            problem: 'untouched_for_a_year',
            value: row.updated_at!.slice(0, 10),
          } as const,
        ]
      : []),
    ...CHECKED.flatMap(([column, fact]) => {
      const isOld = (day: string) => isLongAgo(day, moment);
      return ofColumns(row, 'checked_long_ago', [column], isOld).map((problem) => ({
        ...problem,
        field: fact,
      }));
    }),
  ];
}

type Compared = Identified & Pick<Provider, 'id' | 'phone' | 'isListed'>;

/**
 * Returns the listed providers that have the same phone as another one, or the same name or website in the same area, by their ids, with
 * the numbers of all of them. Branches in other areas share a website.
 */
export function suspectedDuplicates(providers: readonly Compared[]): Map<number, Problem[]> {
  const listed = providers.filter(({ isListed }) => isListed);
  const sharingInArea = (keyOf: (provider: Compared) => string | null) =>
    sharing(listed, (provider) => {
      const key = provider.area ? keyOf(provider) : null;
      return key === null ? [] : [`${key} ${provider.area!.slug}`];
    });
  const shared = {
    phone: sharing(listed, (provider) => businessKeys(provider).phones),
    business_name: sharingInArea((provider) => businessKeys(provider).name),
    website: sharingInArea((provider) => businessKeys(provider).website),
  };
  return new Map(
    listed.flatMap((one): [number, Problem[]][] => {
      const { phone, name: business_name, website } = one;
      const values = { phone, business_name, website };
      const problems = (['phone', 'business_name', 'website'] as const).flatMap((field): Problem[] => {
        const twins = shared[field].get(one);
        if (!twins) return [];
        const numbers = [...twins].map(({ id }) => id).sort((a, b) => a - b);
        const value = `${values[field]} (providers ${numbers.join(', ')})`;
        return [{ field, problem: 'duplicate_suspected', value }];
      });
      return problems.length > 0 ? [[one.id, problems]] : [];
    }),
  );
}

/** Returns the items that have a key in common with other ones, each with these and itself. */
function sharing<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): Map<Item, Set<Item>> {
  const found = new Map<Item, Set<Item>>();
  for (const group of groupBy(items, keysOf).values())
    if (group.length > 1)
      for (const item of group) found.set(item, new Set([...(found.get(item) ?? []), ...group]));
  return found;
}
