import { withQuery } from './with-parameter';

/** As in `isAmbiguousPath`: no page has an address as long. */
const MAX_LENGTH = 2_048;
/** Programs that escape HTML twice write "&amp;" between parameters; its semicolon may be escaped as well. */
const ESCAPED_AMPERSAND = /([?&])(?:amp(?:;|%3B))+/gi;
const OPENING: Record<string, string> = { ')': '(', ']': '[', '}': '{', '>': '<', '»': '«' };
/** More characters than follow an address. */
const MAX_ENDING = 30;

/**
 * Returns the path that was meant where an address ends a sentence, stands in brackets or quotes, or was copied with a line break:
 * chats and mails take what follows it for a part of it. Every address of a page ends in a letter or a digit. Format characters,
 * which chats put around an address in a sentence of the other direction, are dropped everywhere.
 */
export function meantPath(pathname: string): string {
  if (pathname.length >= MAX_LENGTH) return pathname;
  const segments = decodeSegments(pathname)?.map((segment) => segment.replace(/\p{Cf}/gu, ''));
  while (segments?.length) {
    const last = withoutEnding(segments.pop()!);
    if (last) return `/${[...segments, last].map(encodeURIComponent).join('/')}`;
  }
  return segments ? '/' : pathname;
}

/**
 * Returns the query that was meant, beginning with "?", or empty: "&amp;" is "&", and what follows an address is no part of
 * its last parameter, unless that is a text that a visitor typed.
 *
 * @param names the parameters whose values end in a letter or a digit
 */
export function meantQuery(search: string, names: ReadonlySet<string>): string {
  // Written anew it could be longer than clients take in a header.
  if (search.length >= MAX_LENGTH) return search;
  const query = search.replace(ESCAPED_AMPERSAND, '$1');
  const start = Math.max(query.lastIndexOf('?'), query.lastIndexOf('&')) + 1;
  const [last] = new URLSearchParams(query.slice(start));
  if (!last || !names.has(last[0])) return query;
  const value = withoutEnding(last[1]);
  if (value === last[1]) return query;
  return query.slice(0, start) + withQuery('', new URLSearchParams([[last[0], value]])).slice(1);
}

/** Drops what is neither a letter nor a digit from the end of a text, but a bracket that the text opens. */
function withoutEnding(text: string): string {
  const characters = [...text.replace(/\p{Cf}/gu, '')];
  const count = (wanted: string) => characters.filter((character) => character === wanted).length;
  for (let dropped = 0; dropped < MAX_ENDING && characters.length > 0; dropped += 1) {
    const last = characters.at(-1)!;
    const opening = OPENING[last];
    if (/[\p{L}\p{N}]/u.test(last) || (opening && count(opening) >= count(last))) break;
    characters.pop();
  }
  return characters.join('');
}

/** Returns the decoded segments of a path, without empty ones; undefined if it cannot be decoded. */
export function decodeSegments(pathname: string): string[] | undefined {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/**
 * Returns the slug of a post that an unknown one stands for; undefined if it is none. The slugs of posts are lower case, except those of
 * posts from before that rule.
 */
export function otherSlug(slug: string, exists: (slug: string) => boolean): string | undefined {
  const meant = withoutEnding(slug);
  if (meant && meant !== slug && exists(meant)) return meant;
  const lower = (meant || slug).toLowerCase();
  return lower === slug ? undefined : lower;
}
