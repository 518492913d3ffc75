const ESCAPE = /%([\da-f]{2})/gi;
const DOT_SEGMENT = /(^|\/)\.{1,2}(\/|$)/;
// Beyond ASCII they are bytes of unescaped letters, such as Arabic ones.
const FORBIDDEN = /\\|(?=\p{ASCII})\p{Cc}/u;
const LAST_ASCII = 0x7f;

/**
 * Whether parsers may read a path differently: it contains dot segments, backslashes or control characters, escaped any number
 * of times or not. Other escapes and non-ASCII letters do not matter.
 */
export function isAmbiguousPath(path: string): boolean {
  const plain = unescapeAscii(path);
  return DOT_SEGMENT.test(plain) || FORBIDDEN.test(plain);
}

/** Decodes escaped ASCII characters until none is left, so that "%252e" becomes ".". */
function unescapeAscii(text: string): string {
  const decoded = text.replace(ESCAPE, (escape, digits: string) => {
    const code = parseInt(digits, 16);
    return code <= LAST_ASCII ? String.fromCharCode(code) : escape;
  });
  return decoded === text ? text : unescapeAscii(decoded);
}
