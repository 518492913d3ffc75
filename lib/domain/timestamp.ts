const EARLIEST = Date.UTC(1900, 0);
const LATEST = Date.UTC(3000, 0);

/**
 * Parses a timestamp of the database; undefined for null and for values that calendars and feeds cannot show, such as
 * "infinity" and years BC.
 */
export function parseTimestamp(text: string | null): Date | undefined {
  const timestamp = Date.parse(text ?? '');
  return timestamp >= EARLIEST && timestamp < LATEST ? new Date(timestamp) : undefined;
}
