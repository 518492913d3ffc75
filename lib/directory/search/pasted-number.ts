import { parsePhones } from '../../domain/parse-phones';
import { plainSigns } from '../../domain/text';
import { PASTED_NUMBER } from '../../domain/unread-text';

/** Returns the number in a pasted text. */
export function pastedNumber(search: string): string | undefined {
  const [number] = plainSigns(search)?.match(PASTED_NUMBER) ?? [];
  return number === undefined ? undefined : parsePhones(number)[0];
}
