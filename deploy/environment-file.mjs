const COMMENT = /[ \t]*[#;](?:\\[^]|[^\\\n])*\n?/y;
const NAME = /[ \t]*([^=\n]*)(=?)/y;
const BLANKS = /[ \t]*/y;
/** The kinds of text that a value consists of, one after the other; plain text extends to the end of the line. */
const PARTS = [
  [/'([^']*)'/y, (text) => text],
  [/"((?:\\[^]|[^"\\])*)"/y, (text) => text.replace(/\\([\n"\\`$])/g, unescape)],
  [/((?:\\[^]|[^\\\n])+)/y, (text) => trimEnd(text).replace(/\\([^])/g, unescape)],
];

/**
 * Parses the text of an environment file as systemd does (systemd.exec(5), EnvironmentFile): lines beginning with # or ; are
 * comments, values may be quoted, blanks around a value are dropped and those within it kept, a backslash continues a line, and
 * nothing is expanded. Lines without a valid name are ignored.
 * @returns {Record<string, string>}
 */
export function parseEnvironmentFile(text) {
  const variables = {};
  let at = 0;
  /** Matches a sticky pattern at the current place and moves behind it. */
  const read = (pattern) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match;
  };
  while (at < text.length) {
    if (read(COMMENT)) continue;
    const [, name, equals] = read(NAME);
    let value = '';
    while (equals && at < text.length && text[at] !== '\n') {
      read(BLANKS);
      const found = readPart(read);
      if (found === undefined) break;
      value += found;
    }
    if (equals && /^[A-Za-z_]\w*$/.test(name.trim())) variables[name.trim()] = value;
    at = text.indexOf('\n', at) + 1 || text.length;
  }
  return variables;
}

function readPart(read) {
  for (const [pattern, decode] of PARTS) {
    const match = read(pattern);
    if (match) return decode(match[1]);
  }
  return undefined;
}

/** Removes blanks at the end, except one that is escaped. */
function trimEnd(text) {
  return text.replace(/(\\.)?[ \t\r]+$/, '$1');
}

function unescape(_, character) {
  return character === '\n' ? '' : character;
}
