import { parsePhones } from '../../domain/parse-phones';
import { plainSigns } from '../../domain/text';

const NUMBER =
  /(?<![0-9])(?:(?:(?:\+|00)?971[ -]?\(?0?\)?[ -]?|0)(?:5[0-9]|[234679])(?:[ -]?[0-9]){7}|800(?:[ -]?[0-9]){3,7})(?![0-9])/;

/** Returns the number in a pasted text, such as a chat link or the line of a business: "Noor Wash, Al Quoz, 050 123 4567". */
export function pastedNumber(search: string): string | undefined {
  const number = NUMBER.exec(plainSigns(search) ?? '')?.[0];
  return number === undefined ? undefined : parsePhones(number)[0];
}
