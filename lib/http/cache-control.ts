/** Seconds that a rendered page and the data in it stay fresh. */
export const REVALIDATE_SECONDS = 300;

/** Seconds that caches in front of the site may keep a list which the site itself renders for every request. */
const UNCACHED_LIST_SECONDS = 60;

/** What caches in front may keep for some seconds, and browsers not at all. */
export function sharedFor(seconds: number): Record<string, string> {
  return { 'Cache-Control': `public, max-age=0, s-maxage=${seconds}` };
}

export const UNCACHED_LIST_HEADERS = sharedFor(UNCACHED_LIST_SECONDS);
