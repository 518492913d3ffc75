const EARLIEST = Date.UTC(1900, 0);
const LATEST = Date.UTC(3000, 0);

/**
 * A moment as the database gives it, for calendars and feeds; undefined where it holds what neither can show ("infinity", a
 * year before Christ), or nothing.
 */
export function momentOf(text: string | null): Date | undefined {
  const moment = Date.parse(text ?? '');
  return moment >= EARLIEST && moment < LATEST ? new Date(moment) : undefined;
}
