import { likeness } from '@/lib/domain/same-business';
import { isConfirmed, type Known } from './known';
import type { SkippedRow } from './outcome';

/** How a row may find its provider. */
export type Key = 'source' | 'place' | 'phone' | 'website' | 'name';

/** What has something in common with a row. */
export interface Found {
  /** The providers by what they have in common with it. */
  matchedBy: Partial<Record<Key, number[]>> | null;
  /** The providers that everything that was found agrees on. */
  ids: number[];
  /** Whether one of several that share a phone or website is at the same place. */
  isOneNear: boolean;
  sharing: Known[];
}

/** What a row may have in common with a provider or an earlier row, in words. */
export const MATCH_KEYS = {
  source: 'id of the source',
  place: 'position',
  phone: 'phone',
  website: 'website',
  name: 'name and place',
  provider: 'provider',
};

const named = ({ row }: Known) => `${row.id} (${row.business_name})`;

/** Returns why a row with an id does not change that provider; undefined if it does. @param idName their name of the column of ids */
export function doubtOfId(
  id: string,
  existing: Known | undefined,
  given: Known,
  { idName, trustsIds }: { idName: string; trustsIds: boolean },
): SkippedRow | undefined {
  const ignore = `If these are not the ids of this directory, ignore them: --map '${idName}='`;
  if (!existing) return ['refused', `There is no provider with this id. ${ignore}`];
  if (trustsIds || isConfirmed(existing, given)) return undefined;
  const name = existing.row.business_name;
  return ['doubtful', `${id} is another business (${name}): neither name, phone nor place agree. ${ignore}`];
}

/** Returns why a row without an id belongs to no single provider; undefined if it does, or to none. */
export function doubtOf(
  found: Found,
  existing: Known | undefined,
  given: Known,
  idName: string,
): SkippedRow | undefined {
  const reason = reasonOfDoubt(found, existing, given);
  const advice = `Enter its number in a column "${idName}", or "new" if it is a new provider.`;
  return reason === undefined ? undefined : ['doubtful', `${reason} ${advice}`];
}

function reasonOfDoubt(
  { matchedBy, ids, isOneNear, sharing }: Found,
  existing: Known | undefined,
  given: Known,
): string | undefined {
  if (!matchedBy) {
    // One of several branches, perhaps: its name or its place is missing or differs.
    if (isOneNear)
      return `Several providers share its phone or website, and name and area do not tell which it is: ${sharing.slice(0, 5).map(named).join(', ')}.`;
    return (
      existing &&
      `It may be ${named(existing)}, which has nearly the same name in the same emirate, and no phone tells them apart.`
    );
  }
  if (!existing) {
    const matches = Object.entries(matchedBy).map(
      ([key, providers]) => `${providers.join(' or ')} by ${MATCH_KEYS[key as Key]}`,
    );
    return `${ids.length > 1 ? 'It matches several providers' : 'Its details match different providers'}: ${matches.join('; ')}.`;
  }
  const { name, isNear } = likeness(existing.provider, given.provider);
  if (matchedBy.source)
    // The id of another business, perhaps, if nothing else agrees.
    return isConfirmed(existing, given) || isNear !== false
      ? undefined
      : `The id of the source was that of ${named(existing)}, but neither name, phone nor place agree.`;
  const isSameName = name === 'same';
  // A business that moved or was renamed keeps its phone; branches share a website.
  if (
    matchedBy.name ||
    (matchedBy.phone && (isSameName || isNear)) ||
    (matchedBy.website && isSameName && (isNear ?? true))
  )
    return undefined;
  return matchedBy.place
    ? `It is where ${named(existing)} is, which has another name and phone: another owner, or a neighbour.`
    : `Its ${Object.keys(matchedBy).join(' and ')} is that of ${named(existing)}, which has another name or area.`;
}
