import { plainText } from '../../lib/domain/text';
import type { Row } from './directory';
import { type Emirate, WASH_TYPE_SLUGS } from './site';

/** A filter as written in a URL. */
export interface Wanted {
  emirate?: Emirate;
  washType?: string;
  rating?: number;
  serviceType?: string;
  /** With Arabic names in English. */
  q?: string;
}

/** Whether a row matches a filter, according to its derived columns. */
export function isWanted(row: Row, { emirate, washType, rating, serviceType, q }: Wanted): boolean {
  if (emirate && !row.emirates.includes(emirate)) return false;
  if (washType && !isOfWashType(row, washType)) return false;
  if (rating !== undefined && (row.rating ?? -1) < rating) return false;
  if (serviceType === 'mobile' && !row.serves_mobile) return false;
  if (serviceType && serviceType !== 'mobile' && !row.service_location_text.includes(plainText(serviceType)))
    return false;
  return !q || isFoundBy(row, q);
}

/** Whether a row has a wash type or contains its words; hyphens, underscores and spaces are equivalent. */
function isOfWashType(row: Row, washType: string): boolean {
  return (WASH_TYPE_SLUGS as string[]).includes(washType)
    ? row.wash_types.includes(washType)
    : row.wash_type_text.includes(washType.replaceAll('-', ' '));
}

/** Whether the search text of a row contains a phrase, quoted or not. */
export function isFoundBy(row: Row, q: string): boolean {
  return row.search_text.includes(plainText(/^"(.+)"$/.exec(q)?.[1] ?? q));
}
