/** Images of the sample data. */
const SAMPLE = /^\/images\/samples\/[a-z0-9-]+\.webp$/;
/** An https URL without port and credentials; equivalent to `picture_host_of` in the migrations. */
const LINK = /^https:\/\/((?:[A-Za-z0-9-]+\.)+[A-Za-z][A-Za-z0-9-]*)(?:[/?][^\s\\]*)?$/;
/** next/image does not optimize SVG, so browsers would request it from the other host. */
const SVG = /\.svg$/i;
const MAX_LENGTH = 500;

/**
 * Returns the URL of a provider's picture as pages may request it: a file of the sample data, or an https URL on one of
 * `hosts` without its fragment. Null for anything else; pages then show a placeholder (product rule 3.15).
 */
export function pictureUrl(link: string | null | undefined, hosts: readonly string[]): string | null {
  if (!link || link.length > MAX_LENGTH) return null;
  if (SAMPLE.test(link)) return link;
  const host = LINK.exec(link)?.[1]?.toLowerCase();
  if (!host || !hosts.includes(host) || !URL.canParse(link)) return null;
  const url = new URL(link);
  if (SVG.test(url.pathname)) return null;
  url.hash = '';
  return url.href;
}
