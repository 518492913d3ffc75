import { type Coordinates, roundDegrees } from './distance';
import { plainSigns } from './text';

/** "25.2048, 55.2708", also behind "@" or "q=" of a link to a map and between letters for the directions. */
const DECIMAL =
  /(?<![0-9.])(?:(?<![a-z])([NS]) ?)?(-?[0-9]{1,3}\.[0-9]{2,15})°?(?: ?([NS])\b)?[ ,;:]{1,3}(?:([EW]) ?)?(-?[0-9]{1,3}\.[0-9]{2,15})(?![0-9.])°?(?: ?([EW])\b)?/i;
/** `25°11'49.8"N 55°16'27.1"E` */
const DEGREES =
  /([0-9]{1,2})[°º] ?([0-9]{1,2})['′’] ?([0-9]{1,2}(?:\.[0-9]{1,6})?)?["″”'′]{0,2} ?([NS])[ ,;]{0,3}([0-9]{1,3})[°º] ?([0-9]{1,2})['′’] ?([0-9]{1,2}(?:\.[0-9]{1,6})?)?["″”'′]{0,2} ?([EW])/i;
const LINK = /https?:\/\/\S*$/i;
/** What names the two parts of a position. */
const LABELS = /\b(?:lat(?:itude)?|lon(?:g(?:itude)?)?|lng|geo|gps|coordinates|location)\b ?[:=]? ?/gi;

/** A typed text in which a position was pasted. */
export interface PastedPosition {
  /** Rounded as in links. */
  position: Coordinates;
  /** The text without it. */
  rest: string;
}

/** Reads a position that was pasted into a search, in decimal degrees or with minutes; undefined if there is none. */
export function pastedPosition(search: string): PastedPosition | undefined {
  const text = (plainSigns(search, Infinity) ?? '').replace(LABELS, '');
  const degrees = DEGREES.exec(text);
  const decimal = degrees ? null : DECIMAL.exec(text);
  const found = degrees ?? decimal;
  if (!found) return undefined;
  const [latitude, longitude] = degrees
    ? [toDegrees(degrees.slice(1, 5)), toDegrees(degrees.slice(5, 9))]
    : [signed(decimal![2]!, decimal![1] ?? decimal![3]), signed(decimal![5]!, decimal![4] ?? decimal![6])];
  // "9.30 10.30" are times.
  if (decimal && isShort(decimal)) return undefined;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  const before = text.slice(0, found.index);
  // Of a link nothing is left.
  const behind = text.slice(found.index + found[0].length);
  const rest = LINK.test(before)
    ? before.replace(LINK, '') + behind.replace(/^\S*/, '')
    : `${before} ${behind}`;
  return {
    position: { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) },
    rest: rest
      .replace(/[()]/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,;:-]+|[\s,;:-]+$/g, ''),
  };
}

/** Whether figures have no more than two decimals, and no direction. */
function isShort([, before, latitude = '', behind, east, longitude = '', west]: RegExpExecArray): boolean {
  const isPlain = (before ?? behind ?? east ?? west) === undefined;
  return isPlain && [latitude, longitude].every((figure) => /\.[0-9]{2}$/.test(figure));
}

function signed(degrees: string, direction: string | undefined): number {
  return Number(degrees) * (/[SW]/i.test(direction ?? '') ? -1 : 1);
}

function toDegrees([degrees, minutes, seconds = '0', direction]: readonly (string | undefined)[]): number {
  return signed(String(Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600), direction);
}
