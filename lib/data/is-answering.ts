import { requestRows } from './request-rows';

/** Milliseconds that a visitor waits for it; with the page's own reads it stays below three seconds. */
const TIMEOUT = 300;
/** Milliseconds for which what was found is believed. */
const LIFE = 1_000;

/** Counted by what no clock that is set back can change. */
let asked: { at: number; isAnswering: Promise<boolean> } | undefined;

/**
 * Whether the database answers at present. Asked at most once a second before a list is rendered that caches in front of
 * the site may keep: one that could not be read must not be kept, and a page can not say so any more when it finds out.
 */
export function isDatabaseAnswering(): Promise<boolean> {
  const now = performance.now();
  if (!asked || now - asked.at > LIFE) asked = { at: now, isAnswering: askDatabase() };
  return asked.isAnswering;
}

async function askDatabase(): Promise<boolean> {
  return 'rows' in (await requestRows('car_wash_locations?select=id&limit=1', TIMEOUT));
}
