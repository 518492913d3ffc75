import type { Coordinates } from '@/lib/domain/distance';
import { UAE_BOX } from '@/lib/domain/foreign';

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const PAIR = `${NUMBER},\\s*${NUMBER}`;
/** Patterns of coordinates in map URLs, most exact first: of the place, of the search, of the map's centre. */
const URL_PATTERNS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|sll|destination|daddr|center)=(?:loc:)?${PAIR}`),
  new RegExp(`/(?:search|place|dir/[^@]*)/${PAIR}`),
  new RegExp(`@${PAIR}`),
  new RegExp(`^(?:geo:)?${PAIR}(?:[?;].*)?$`),
  // OpenStreetMap.
  new RegExp(`#map=\\d+/${NUMBER}/${NUMBER}`),
];

/**
 * Reads coordinates from the URL of a map or a pair of numbers.
 * @returns them, or a message that explains the failure
 */
export function readMapsLink(text: string): Coordinates | { message: string } {
  if (/^(?:https?:\/\/)?(?:maps\.app\.)?goo\.gl\//i.test(text))
    return {
      message: 'A short link contains no coordinates. Open it and copy the long URL from the address bar.',
    };
  const url = decode(text.trim()).replaceAll('+', ' ');
  for (const pattern of URL_PATTERNS) {
    const found = pattern.exec(url);
    if (found) return { latitude: rounded(Number(found[1])), longitude: rounded(Number(found[2])) };
  }
  return { message: 'It contains no coordinates. Copy the URL of the place in Google Maps.' };
}

/** Rounds to the six decimals that are stored: a tenth of a metre. */
export function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

const [west, south, east, north] = UAE_BOX;
const isLatitude = (degrees: number) => degrees >= south && degrees <= north;
const isLongitude = (degrees: number) => degrees >= west && degrees <= east;

/** Returns why coordinates are invalid, or undefined. */
export function coordinatesProblem({ latitude, longitude }: Partial<Coordinates>): string | undefined {
  if (latitude === undefined || longitude === undefined) return 'The latitude or the longitude is missing.';
  if (isLatitude(latitude) && isLongitude(longitude)) return undefined;
  if (isLatitude(longitude) && isLongitude(latitude))
    return `Latitude and longitude are swapped: in the Emirates the latitude is ${south} to ${north}.`;
  return `${latitude}, ${longitude} is not in the Emirates: latitude ${south} to ${north}, longitude ${west} to ${east}.`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
