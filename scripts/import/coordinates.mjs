/** Bounds of the UAE including its waters, in degrees, as in the table. */
const BOUNDS = { latitude: [22.5, 26.5], longitude: [51, 56.6] };

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const PAIR = `${NUMBER},\\s*${NUMBER}`;
/** Where a map URL has coordinates, most exact first: of the place, of the search, of the map's centre. */
const IN_LINKS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|sll|destination|daddr|center)=(?:loc:)?${PAIR}`),
  new RegExp(`/(?:search|place|dir/[^@]*)/${PAIR}`),
  new RegExp(`@${PAIR}`),
  new RegExp(`^${PAIR}$`),
];

/**
 * Reads coordinates from a Google Maps URL or a pair of numbers.
 * @returns {{ latitude: number, longitude: number } | { sentence: string }} the sentence explains a failure
 */
export function readMapsLink(text) {
  if (/^(?:https?:\/\/)?(?:maps\.app\.)?goo\.gl\//i.test(text))
    return {
      sentence:
        'A short link does not say where it leads. Open it, and copy the long address that the browser then shows.',
    };
  const link = decoded(text.trim()).replaceAll('+', ' ');
  for (const pattern of IN_LINKS) {
    const found = pattern.exec(link);
    if (found) return { latitude: rounded(found[1]), longitude: rounded(found[2]) };
  }
  return { sentence: 'There are no coordinates in it. Copy the address of the place in Google Maps.' };
}

/** Degrees to the six stored decimals, a tenth of a metre. */
export function rounded(degrees) {
  return Math.round(Number(degrees) * 1e6) / 1e6;
}

/** Why coordinates cannot be stored; undefined if they can. */
export function problemOfPlace({ latitude, longitude }) {
  if (latitude === undefined || longitude === undefined)
    return 'Latitude and longitude go together: one of them is missing.';
  if (isWithin(latitude, 'latitude') && isWithin(longitude, 'longitude')) return undefined;
  if (isWithin(longitude, 'latitude') && isWithin(latitude, 'longitude'))
    return 'Latitude and longitude are swapped: in the Emirates the latitude is 22.5 to 26.5.';
  return `${latitude}, ${longitude} is not in the Emirates: latitude 22.5 to 26.5, longitude 51 to 56.6.`;
}

function isWithin(degrees, axis) {
  const [from, to] = BOUNDS[axis];
  return degrees >= from && degrees <= to;
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
