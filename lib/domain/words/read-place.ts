import { isDistrict, parseAreaSlug } from '../area';
import { planarKm } from '../distance';
import { type Emirate, isEmirate, parseEmirate } from '../emirates';
import { UAE_BOX } from '../foreign';
import { placeWords } from '../keywords';
import { isWithin } from '../map';
import { isBlank } from '../text';
import { wordsForName } from '../vocabulary';
import type { AreaWords } from './words';

/** A row of the table `places`: an area with a page of its own, or a built-in one as staff want it. */
export interface PlaceRow {
  slug: string;
  /** As people write it, or "nothing" for an area that shall not exist. */
  emirate: string;
  name_en: string | null;
  name_ar: string | null;
  /** Other spellings, separated by commas. */
  spellings: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** What a row of `places` does: adds or replaces an area; with null takes it away. */
export interface PlaceUse {
  slug: string;
  area: AreaWords | null;
}

/** Reads a row of `places`: what it does to these areas, or in a sentence for staff why it cannot be used. */
export function readPlace(row: PlaceRow, areas: readonly AreaWords[]): PlaceUse | string {
  const slug = parseAreaSlug(row.slug.trim());
  if (slug === undefined || isEmirate(slug))
    return 'The slug is up to 60 letters, digits and hyphens (al-wadi), and not that of an emirate.';
  const known = areas.find((area) => area.slug === slug);
  if (row.emirate.trim().toLowerCase() === 'nothing') {
    if (!known) return `There is no area ${slug} to take away.`;
    return isDistrict(slug) ? 'The six districts with pages of their own stay.' : { slug, area: null };
  }
  const emirate = parseEmirate(row.emirate);
  if (!emirate) return `There is no emirate “${row.emirate}”. “nothing” takes an area away.`;
  if (isDistrict(slug) && known?.emirate !== emirate) return `This district is in ${known?.emirate}.`;
  if (isBlank(row.name_en ?? '') || isBlank(row.name_ar ?? ''))
    return 'An area has both names, name_en and name_ar.';
  const { latitude, longitude } = row;
  if (latitude === null || longitude === null) return 'The latitude and longitude of the centre are missing.';
  const area: AreaWords = {
    slug,
    emirate,
    latitude,
    longitude,
    name: { en: row.name_en!.trim(), ar: row.name_ar!.trim() },
    aliases: (row.spellings ?? '').split(/[,،]/).filter((name) => !isBlank(name)),
    keywords: known?.keywords,
  };
  const others = areas.filter((other) => other.slug !== slug);
  return refusalOfCentre(area, areas) ?? refusalOfNames(area, emirate, others) ?? { slug, area };
}

function refusalOfCentre(area: AreaWords, known: readonly AreaWords[]): string | undefined {
  if (!isWithin(UAE_BOX, area))
    return 'The centre is not in the UAE. Latitudes are about 22.6 to 26.1, longitudes about 51.5 to 56.4.';
  if (kmOutside(area, known) <= MAX_KM_OUTSIDE) return undefined;
  return `The centre is not in ${area.emirate}: areas of another emirate are much nearer.`;
}

/** Emirates have parts far from the rest, which the built-in areas name: Hatta, Masfout, Al Manama. */
export const MAX_KM_OUTSIDE = 30;

/** Returns how much farther an area is from the next one of its emirate than from the next one of another, in kilometres. */
export function kmOutside(area: AreaWords, others: readonly AreaWords[]): number {
  const kmToNearest = (isOwn: boolean) =>
    Math.min(
      ...others
        .filter(({ emirate }) => (emirate === area.emirate) === isOwn)
        .map((other) => planarKm(area, other)),
    );
  return kmToNearest(true) - kmToNearest(false);
}

/** A name of one or two letters, or one that another area of the emirate has, would place addresses wrongly or not at all. */
function refusalOfNames(area: AreaWords, emirate: Emirate, others: readonly AreaWords[]): string | undefined {
  const names = wordsForName(area).map((name) => ({ name: name.trim(), words: placeWords(name) }));
  const short = names.find(({ words }) => words.replaceAll(' ', '').length < 3);
  if (short) return `The name “${short.name}” is too short: it needs three letters.`;
  for (const other of others.filter((one) => one.emirate === emirate)) {
    const theirs = wordsForName(other).map(placeWords);
    const shared = names.find(({ words }) => theirs.includes(words));
    if (shared) return `“${shared.name}” is a name of the area ${other.slug} already.`;
  }
  return undefined;
}
