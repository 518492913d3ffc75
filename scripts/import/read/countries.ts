import { comparable, isEmptyWord, isMachineText, parseJson } from './cells';

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
export function foreignCountry(text: string | undefined): string | undefined {
  if (!text || isEmptyWord(text)) return undefined;
  // gosom writes the parts of an address as JSON.
  const country =
    (isMachineText(text) ? (parseJson(text) as { country?: string } | undefined)?.country : text) ?? '';
  return COUNTRIES.has(comparable(country).trim()) ? country : undefined;
}
