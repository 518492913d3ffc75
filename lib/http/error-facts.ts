import type { ErrorFacts } from './log';

const LONGEST_MESSAGE = 200;
const MOST_CALLS = 5;
const CALL = /^ {4}at (?:([\w.$<>[\] ]{1,60}) )?\(?\S*?((?:[\w.@[\]~-]+\/){0,2}[\w.@[\]~-]+:\d+:\d+)\)?$/;

/** The apostrophe of a word is no quotation mark. */
const OPENING = /["`“«]|(?<!\w)'/;
const CLOSING = /(?:["`”»]|'(?!\w))(?![\s\S]*(?:["`”»]|'(?!\w)))/;

/** What may be a value that was sent, where no quotation marks tell: rather too much than too little. */
const VALUES: [pattern: RegExp, instead: string][] = [
  [/\b[a-z][a-z\d+.-]*:\/\/\S*/gi, '…'],
  // "Key (email)=(amna@example.com) already exists."
  [/=\s*\(.*\)/g, '=(…)'],
  [/[^\s@]+@[^\s@]+/g, '…'],
  // Keys and hashes.
  [/[\w.-]{28,}/g, '…'],
  // Addresses of the network, phones and dates.
  [/(?:[\da-f]*:){2,}[\da-f]*/gi, '…'],
  [/\+?\d(?:[\d .:/-]*\d){2,}/g, '…'],
  // Arabic, and whatever else no library writes.
  [/[^\u0020-\u007e…]+(?: [^\u0020-\u007e…]+)*/g, '…'],
];

/** Whatever was thrown, without the values in its message; of its stack, only where in our code it was. */
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

/** A message of a database or a library, without what may have been sent by somebody. */
export function withoutValues(message: string): string {
  const [line = ''] = message.trim().split('\n', 1);
  let text = withoutQuotes(line);
  for (const [pattern, instead] of VALUES) text = text.replace(pattern, instead);
  return text.slice(0, LONGEST_MESSAGE);
}

/** From the first quotation mark to the last: a value may hold some itself. */
function withoutQuotes(line: string): string {
  const [begin, end] = [line.search(OPENING), line.search(CLOSING)];
  if (begin < 0) return line;
  return `${line.slice(0, begin)}"…"${end > begin ? line.slice(end + 1) : ''}`;
}

/** A code is one short word. */
export function codeOf(code: unknown): string | undefined {
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : undefined;
}

/** Names of functions and the last parts of paths. */
function callsOf({ message, stack = '' }: Error): string[] | undefined {
  if (!stack.includes(message)) return undefined;
  // The message, which stands before the calls, may look like one of them.
  const lines = stack.slice(stack.indexOf(message) + message.length).split('\n');
  const calls = lines.flatMap((line) => CALL.exec(line)?.slice(1).filter(Boolean).join(' ') ?? []);
  return calls.length > 0 ? calls.slice(0, MOST_CALLS) : undefined;
}
