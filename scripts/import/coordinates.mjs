/** Bounds of the UAE including its waters, in degrees; the table has the same constraint. */
const BOUNDS = { latitude: [22.5, 26.5], longitude: [51, 56.6] };

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
 * @returns {{ latitude: number, longitude: number } | { message: string }} the message explains a failure
 */
export function readMapsLink(text) {
  if (/^(?:https?:\/\/)?(?:maps\.app\.)?goo\.gl\//i.test(text))
    return {
      message: 'A short link contains no coordinates. Open it and copy the long URL from the address bar.',
    };
  const url = decode(text.trim()).replaceAll('+', ' ');
  for (const pattern of URL_PATTERNS) {
    const found = pattern.exec(url);
    if (found) return { latitude: roundDegrees(found[1]), longitude: roundDegrees(found[2]) };
  }
  return { message: 'It contains no coordinates. Copy the URL of the place in Google Maps.' };
}

/** Rounds to the six decimals that are stored: a tenth of a metre. */
export function roundDegrees(degrees) {
  return Math.round(Number(degrees) * 1e6) / 1e6;
}

/** Returns why coordinates are invalid, or undefined. */
export function coordinatesProblem({ latitude, longitude }) {
  if (latitude === undefined || longitude === undefined) return 'The latitude or the longitude is missing.';
  if (isWithin(latitude, 'latitude') && isWithin(longitude, 'longitude')) return undefined;
  if (isWithin(longitude, 'latitude') && isWithin(latitude, 'longitude'))
    return 'Latitude and longitude are swapped: in the Emirates the latitude is 22.5 to 26.5.';
  return `${latitude}, ${longitude} is not in the Emirates: latitude 22.5 to 26.5, longitude 51 to 56.6.`;
}

function isWithin(degrees, axis) {
  const [from, to] = BOUNDS[axis];
  return degrees >= from && degrees <= to;
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
