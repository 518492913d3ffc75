import { getFormatter, getTranslations } from 'next-intl/server';
import type { FilterNames } from '@/components/filters/filter-fields';
import type { ProviderFilter } from '@/lib/domain/filter';
import { filtersOf } from '@/lib/domain/filters';
import type { Condition, ProviderList } from '@/lib/domain/provider-list';

/** Characters of a heading that fit on one or two lines of a phone. */
const MAX_LENGTH = 45;

type Wanted = Pick<Condition, 'anyOf' | 'not'>;

/** Returns the heading of a list, which says what it shows: "Steam wash in Sharjah · Up to AED 60". */
export async function getListTitle(
  filter: ProviderFilter,
  { parsedQuery }: ProviderList,
  namesOf: FilterNames,
): Promise<string> {
  const [t, format] = await Promise.all([getTranslations('list'), getFormatter()]);
  const chosen = Object.entries(filtersOf({ ...filter, search: undefined, car: undefined }));
  const wanted: Wanted[] = [
    ...chosen.map(([key, value]) => ({ anyOf: [{ [key]: value }], not: false })),
    ...(parsedQuery?.conditions ?? []),
  ];
  const near = (parsedQuery?.nearAreas ?? []).map((area) => ({ area }));
  if (wanted.length === 0 && near.length === 0) return t('title');
  const [kinds, others] = split(wanted, 'washType');
  const [areas, withoutAreas] = split(others, 'area');
  const [emirates, rest] = split(withoutAreas, 'emirate');
  const nameAll = (conditions: Wanted[]) => [...new Set(conditions.map(namesOf.ofCondition))];
  const what = kinds.length > 0 ? format.list(nameAll(kinds), { type: 'unit' }) : t('carWash');
  const place = format.list(nameAll(areas.length > 0 ? areas : emirates), { type: 'unit' });
  const placed = place ? t('whatInPlace', { what, place }) : what;
  const nearBy = namesOf.ofCondition({ anyOf: near, not: false });
  const title = near.length > 0 ? t('whatNearPlace', { what: placed, place: nearBy }) : placed;
  const [first] = nameAll(rest);
  const longer = `${title} · ${first ?? ''}`;
  return first !== undefined && longer.length <= MAX_LENGTH ? longer : title;
}

/** Splits off the conditions that want a filter. */
function split(conditions: Wanted[], key: 'washType' | 'area' | 'emirate'): [Wanted[], Wanted[]] {
  const isOf = ({ anyOf, not }: Wanted) => !not && anyOf[0]?.[key] !== undefined;
  return [conditions.filter(isOf), conditions.filter((condition) => !isOf(condition))];
}
