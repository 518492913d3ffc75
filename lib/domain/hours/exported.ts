/** Two-letter names of days are OpenStreetMap's, unless the times are on the 12-hour clock. */
const IN_OPENSTREETMAP = /(?<![a-z])(?:mo|tu|we|th|fr|sa|su|ph)(?![a-z])/;

/** Returns whether plain text is in the syntax of OpenStreetMap, "Mo-Fr 08:00-18:00; PH off", where a later rule replaces an earlier one. */
export function isOpenStreetMap(hours: string): boolean {
  return IN_OPENSTREETMAP.test(hours) && !/[0-9] ?[ap]m/.test(hours);
}

/**
 * Returns hours that a program exported in the words that people write: lists of days (JSON, Python, or copied from Google), and
 * OpenStreetMap's rules without comments on closed days. Times that are certainly on the 24-hour clock are marked by "hhmm".
 */
export function withoutSyntax(hours: string): string {
  const plain = withoutBrackets(
    hours
      .replaceAll('hide open hours for the week', '')
      // Seconds
      .replace(/(?<![0-9:])([0-9]{2}:[0-9]{2}):00(?![0-9:])(?! ?[ap]\.?m)/g, '$1 hhmm ')
      .replace(/([0-9]:[0-9]{2}):00(?= ?[ap]\.?m)/g, '$1'),
  );
  if (!isOpenStreetMap(plain)) return plain;
  return plain.replace(/(off|closed) ?"[^"]*"/g, '$1').replace(/([0-9]{2}:[0-9]{2})/g, '$1 hhmm ');
}

/** Returns a list or an object of a program without its brackets, quotes, names of fields and time zone. */
function withoutBrackets(hours: string): string {
  if (!/^[[{]/.test(hours)) return hours;
  return hours
    .replace(/\[ ?"(?:utc|timezone)[^\]]*\]|["'](?:days?|hours|times)["'] ?:/g, ' ')
    .replace(/[[\]{}"']/g, '');
}
