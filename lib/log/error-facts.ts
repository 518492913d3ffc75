import type { ErrorFacts } from './log';

const MAX_MESSAGE_LENGTH = 200;
const MAX_CALLS = 5;
const CALL = /^ {4}at (?:([\w.$<>[\] ]{1,60}) )?\(?\S*?((?:[\w.@[\]~-]+\/){0,2}[\w.@[\]~-]+:\d+:\d+)\)?$/;

/** An apostrophe inside a word is not a quotation mark. */
const OPENING = /["`“«]|(?<!\w)'/;
const CLOSING = /(?:["`”»]|'(?!\w))(?![\s\S]*(?:["`”»]|'(?!\w)))/;

/** Matches unquoted text that may be a submitted value. Errs on the side of redacting too much. */
const VALUES: [pattern: RegExp, replacement: string][] = [
  [/\b[a-z][a-z\d+.-]*:\/\/\S*/gi, '…'],
  // "Key (email)=(amna@example.com) already exists."
  [/=\s*\(.*\)/g, '=(…)'],
  [/[^\s@]+@[^\s@]+/g, '…'],
  // Keys and hashes.
  [/[\w.-]{28,}/g, '…'],
  // IPv6 addresses; then IPv4 addresses, phone numbers and dates.
  [/(?:[\da-f]*:){2,}[\da-f]*/gi, '…'],
  [/\+?\d(?:[\d .:/-]*\d){2,}/g, '…'],
  // Arabic and other non-ASCII text, which no library writes.
  [/[^\u0020-\u007e…]+(?: [^\u0020-\u007e…]+)*/g, '…'],
];

/** Describes a thrown value for the log, with values redacted from the message and only the locations of the stack. */
export function errorFacts(thrown: unknown): ErrorFacts {
  if (!(thrown instanceof Error)) return { kind: typeof thrown, message: withoutValues(String(thrown)) };
  const { code, digest } = thrown as Error & { code?: unknown; digest?: unknown };
  return {
    kind: thrown.name,
    message: withoutValues(thrown.message),
    code: codeOf(code) ?? codeOf((thrown.cause as { code?: unknown } | undefined)?.code),
    digest: codeOf(digest),
    calls: callsOf(thrown),
  };
}

/** Redacts everything in an error message that a visitor may have sent. */
export function withoutValues(message: string): string {
  const [line = ''] = message.trim().split('\n', 1);
  let text = withoutQuotes(line);
  for (const [pattern, replacement] of VALUES) text = text.replace(pattern, replacement);
  return text.slice(0, MAX_MESSAGE_LENGTH);
}

/** Redacts from the first quotation mark to the last, because values may contain quotation marks. */
function withoutQuotes(line: string): string {
  const [begin, end] = [line.search(OPENING), line.search(CLOSING)];
  if (begin < 0) return line;
  return `${line.slice(0, begin)}"…"${end > begin ? line.slice(end + 1) : ''}`;
}

/** Returns an error code if it is a single short word. */
export function codeOf(code: unknown): string | undefined {
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : undefined;
}

/** Returns function names and the last path segments of the innermost stack frames. */
function callsOf({ message, stack = '' }: Error): string[] | undefined {
  if (!stack.includes(message)) return undefined;
  // Skip the message, which precedes the frames and could look like one.
  const lines = stack.slice(stack.indexOf(message) + message.length).split('\n');
  const calls = lines.flatMap((line) => CALL.exec(line)?.slice(1).filter(Boolean).join(' ') ?? []);
  return calls.length > 0 ? calls.slice(0, MAX_CALLS) : undefined;
}
