const NEWLINE = /[\n\r]/;
const BLANK = /[ \t\n\r]/;
/** Characters that a backslash makes literal inside double quotes; before others, it stays. */
const ESCAPED_IN_QUOTES = /["\\`$]/;

/**
 * Parses the text of an environment file as systemd does (systemd.exec(5), EnvironmentFile; checked against version 252): lines
 * beginning with # or ; are comments, values may be quoted, blanks around a value are dropped and those within it kept, a
 * backslash continues a line, and nothing is expanded. Lines without a valid name are ignored. A function reads one character and
 * returns the function that reads the next one.
 * @returns {Record<string, string>}
 */
export function parseEnvironmentFile(text) {
  const variables = {};
  let name = '';
  let value = '';
  /** Length of the value up to its last character that is not a blank at the end. */
  let kept = 0;

  const add = (character) => {
    value += character;
    kept = value.length;
  };
  const store = (stored) => {
    if (/^[A-Za-z_]\w*$/.test(name.trim())) variables[name.trim()] = stored;
    return readLine;
  };

  function readLine(character) {
    if (/[#;]/.test(character)) return readComment;
    if (BLANK.test(character)) return readLine;
    name = character;
    return readName;
  }
  function readComment(character) {
    if (NEWLINE.test(character)) return readLine;
    return character === '\\' ? readEscapedInComment : readComment;
  }
  function readEscapedInComment() {
    return readComment;
  }
  function readName(character) {
    if (NEWLINE.test(character)) return readLine;
    if (character !== '=') {
      name += character;
      return readName;
    }
    value = '';
    kept = 0;
    return readValue;
  }
  /** Reads the beginning of a value, or what follows a quoted part of it. */
  function readValue(character) {
    if (NEWLINE.test(character)) return store(value);
    if (character === "'") return readSingleQuoted;
    if (character === '"') return readDoubleQuoted;
    return BLANK.test(character) ? readValue : readPlain(character);
  }
  function readPlain(character) {
    if (NEWLINE.test(character)) return store(value.slice(0, kept));
    if (character === '\\') {
      kept = value.length;
      return readEscaped;
    }
    if (BLANK.test(character)) value += character;
    else add(character);
    return readPlain;
  }
  function readEscaped(character) {
    add(NEWLINE.test(character) ? '' : character);
    return readPlain;
  }
  function readSingleQuoted(character) {
    if (character === "'") return readValue;
    add(character);
    return readSingleQuoted;
  }
  function readDoubleQuoted(character) {
    if (character === '"') return readValue;
    if (character === '\\') return readEscapedInQuotes;
    add(character);
    return readDoubleQuoted;
  }
  function readEscapedInQuotes(character) {
    if (character !== '\n') add(ESCAPED_IN_QUOTES.test(character) ? character : `\\${character}`);
    return readDoubleQuoted;
  }

  let read = readLine;
  for (const character of text) read = read(character);
  // The last line may lack its end, and a quote its counterpart.
  if (read === readPlain) store(value.slice(0, kept));
  else if (![readLine, readComment, readEscapedInComment, readName].includes(read)) store(value);
  return variables;
}
