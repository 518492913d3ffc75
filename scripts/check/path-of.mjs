/** Returns the path and query of a URL, on any host. */
export function pathOf(url, base = 'http://site') {
  if (!URL.canParse(url, base)) return String(url);
  const { pathname, search } = new URL(url, base);
  return pathname + search;
}
