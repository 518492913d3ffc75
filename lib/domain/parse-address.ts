import type { Area } from './area';
import type { Emirate } from './emirates';
import { hasAny, keywordText, placeWords } from './keywords';
import type { Vocabulary } from './vocabulary';

/** Where an address is. */
export interface AddressPlace {
  /** In the order of slugs; an address may name several. */
  emirates: Emirate[];
  /** Those of the six districts with their own page, in the order of slugs. */
  districts: Area[];
  /** A district, or else the area that it names; null if it names none, or one that several emirates have. */
  area: Area | null;
}

/** Parses an address into its place, by the names and keywords that staff may add to (product rules 2.5 and 2.7). */
export function parseAddress(address: string | null, vocabulary: Vocabulary): AddressPlace {
  const emirates = emiratesIn(address, vocabulary);
  const text = keywordText(address);
  const districts = vocabulary.districts
    .filter(({ area, keywords }) => emirates.includes(area.emirate) && hasAny(text, keywords))
    .map(({ area }) => area);
  // A district takes precedence, so that a district and its area have the same count.
  const [district] = [...districts].sort((a, b) => b.name.en.length - a.name.en.length);
  return { emirates, districts, area: district ?? areaNamedIn(address, emirates, vocabulary) };
}

/** "R.A.K.", which is "RAK". */
const DOTTED = /(?<![A-Za-z])([A-Za-z])\. ?([A-Za-z])\. ?([A-Za-z])(?![A-Za-z])/g;

/** Returns the emirates that an address names, or else those of the places that it names. */
function emiratesIn(address: string | null, { emirates }: Vocabulary): Emirate[] {
  const text = keywordText(address && address.replace(DOTTED, '$1$2$3'));
  const named = emirates.filter(({ keywords }) => hasAny(text, keywords));
  const found =
    named.length > 0 ? named : emirates.filter(({ placeKeywords }) => hasAny(text, placeKeywords));
  return found.map(({ slug }) => slug);
}

/** A name of areas in an address, and where it begins. */
interface FoundName {
  name: string;
  start: number;
  areas: readonly Area[];
}

/**
 * Returns the area that an address names within the given emirates, or within any if there are none. The longest name wins ("Dibba Al
 * Hisn" is not Dibba, in whatever emirate), then the first; null if several areas have it. Districts match by their keywords instead.
 */
function areaNamedIn(
  address: string | null,
  emirates: readonly Emirate[],
  vocabulary: Vocabulary,
): Area | null {
  const found = areaNamesIn(placeWords(address), vocabulary);
  const isDistrict = (area: Area) => vocabulary.districts.some((district) => district.area === area);
  const [best] = found
    .filter(({ name }) => !found.some((other) => other.name !== name && other.name.includes(name)))
    .map((one) => ({
      ...one,
      areas: one.areas.filter(
        (area) => !isDistrict(area) && (emirates.length === 0 || emirates.includes(area.emirate)),
      ),
    }))
    .filter(({ areas }) => areas.length > 0)
    .sort((a, b) => b.name.length - a.name.length || a.start - b.start);
  return best?.areas.length === 1 ? best.areas[0]! : null;
}

/** Returns the names of areas among the runs of words of a text, each once, at its first place. */
function areaNamesIn(words: string, { areasByName, longestAreaName }: Vocabulary): FoundName[] {
  const found = new Map<string, FoundName>();
  const starts = [...words.matchAll(/ (?=[^ ])/g)].map(({ index }) => index);
  starts.forEach((start, first) => {
    for (let count = 1; count <= longestAreaName && first + count <= starts.length; count++) {
      const name = words.slice(start, (starts[first + count] ?? words.length - 1) + 1);
      const areas = areasByName.get(name);
      if (areas && !found.has(name)) found.set(name, { name, start, areas });
    }
  });
  return [...found.values()];
}
