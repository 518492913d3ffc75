import type { Action, Row } from './compare';
import { areNear, isConfirmed, type Known } from './known';
import type { Match } from './match';

/** How a row may find its provider. */
export type Key = 'source' | 'place' | 'phone' | 'website' | 'name';

/** Why a row belongs to no single provider, or to none at all. */
export type Doubt =
  | 'unknown'
  | 'unconfirmed'
  | 'moved'
  | 'shared'
  | 'similar'
  | 'disagree'
  | 'several'
  | 'elsewhere'
  | 'abroad';

/** What has something in common with a row. */
export interface Found {
  by: Match['foundBy'];
  /** The providers that everything that was found agrees on. */
  ids: number[];
  /** Whether one of several that share a phone or website is at the same place. */
  isOneNear: boolean;
  sharing: Known[];
}

export const NONE_FOUND: Found = { by: null, ids: [], isOneNear: false, sharing: [] };

/** Returns why a row without an id belongs to no single provider. */
export function doubtOf(
  { by, ids, isOneNear }: Found,
  existing: Known | undefined,
  given: Known,
): Doubt | null {
  // One of several branches, perhaps: its name or its place is missing or differs.
  if (!by) return isOneNear ? 'shared' : existing ? 'similar' : null;
  if (ids.length > 1) return 'several';
  if (ids.length === 0 || !existing) return 'disagree';
  // The id of another business, perhaps, if nothing else agrees.
  if (by.source) return isConfirmed(existing, given) || areNear(existing, given) !== false ? null : 'moved';
  if (by.name) return null;
  const isSameName = existing.name === given.name;
  // A business that moved or was renamed keeps its phone; branches share a website.
  if (by.phone && (isSameName || areNear(existing, given))) return null;
  return by.website && isSameName && (areNear(existing, given) ?? true) ? null : 'elsewhere';
}

/** Why a row is skipped. */
export type Refusal = readonly [action: Action, message: string, column?: string];

/** What a row may have in common with a provider or an earlier row, in words. */
export const MATCH_KEYS = {
  source: 'id of the source',
  place: 'position',
  phone: 'phone',
  website: 'website',
  name: 'name and place',
  provider: 'provider',
};

/** Explains why a row matches no single provider. */
export function doubtMessage(row: Row, { doubt, foundBy, sharing, existing }: Match, idName: string): string {
  const advice = `Enter its number in a column "${idName}", or "new" if it is a new provider.`;
  const ignore = `If these are not the ids of this directory, ignore them: --map '${idName}='`;
  const provider = `${existing?.id} (${existing?.business_name})`;
  const by = Object.entries(foundBy ?? {})
    .map(([key, ids]) => `${ids.join(' or ')} by ${MATCH_KEYS[key as keyof typeof MATCH_KEYS]}`)
    .join('; ');
  switch (doubt) {
    case 'unknown':
      return `There is no provider with this id. ${ignore}`;
    case 'unconfirmed':
      return `${row.id} is another business (${existing?.business_name}): neither name, phone nor place agree. ${ignore}`;
    case 'moved':
      return `The id of the source was that of ${provider}, but neither name, phone nor place agree. ${advice}`;
    case 'similar':
      return `It may be ${provider}, which has nearly the same name in the same emirate, and no phone tells them apart. ${advice}`;
    case 'shared': {
      const names = sharing.slice(0, 5).map(({ id, business_name: name }) => `${id} (${name})`);
      return `Several providers share its phone or website, and name and area do not tell which it is: ${names.join(', ')}. ${advice}`;
    }
    case 'elsewhere':
      return foundBy!.place
        ? `It is where ${provider} is, which has another name and phone: another owner, or a neighbour. ${advice}`
        : `Its ${Object.keys(foundBy!).join(' and ')} is that of ${provider}, which has another name or area. ${advice}`;
    case 'several':
      return `It matches several providers: ${by}. ${advice}`;
    default:
      return `Its details match different providers: ${by}. ${advice}`;
  }
}
