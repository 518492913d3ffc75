const ESCAPE = /%([\da-f]{2})/gi;
const DOT_SEGMENT = /(^|\/)\.{1,2}(\/|$)/;
// Beyond ASCII they are bytes of unescaped letters, such as Arabic ones.
const FORBIDDEN = /\\|(?=\p{ASCII})\p{Cc}/u;
const LAST_ASCII = 0x7f;
/** No page has an address as long: a post has up to 200 Arabic letters, of six bytes each. As in `deploy/nginx.conf`. */
const MAX_LENGTH = 2_048;
/** More than programs that pass an address on to each other escape it. */
const MAX_DEPTH = 5;

/**
 * Whether parsers may read a path differently: it contains dot segments, backslashes or control characters, escaped any number
 * of times or not. Other escapes and non-ASCII letters do not matter. What is too long, or escaped too often, to find out at little
 * cost counts as ambiguous.
 */
export function isAmbiguousPath(path: string): boolean {
  if (path.length >= MAX_LENGTH) return true;
  const plain = unescapeAscii(path);
  return plain === undefined || DOT_SEGMENT.test(plain) || FORBIDDEN.test(plain);
}

/** Decodes escaped ASCII characters until none is left, so that "%252e" becomes "."; undefined if they are nested too deeply. */
function unescapeAscii(text: string): string | undefined {
  let plain = text;
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    const decoded = unescapeOnce(plain);
    if (decoded === plain) return plain;
    plain = decoded;
  }
  return undefined;
}

function unescapeOnce(text: string): string {
  return text.replace(ESCAPE, (escape, digits: string) => {
    const code = parseInt(digits, 16);
    return code <= LAST_ASCII ? String.fromCharCode(code) : escape;
  });
}
