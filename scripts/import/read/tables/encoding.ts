import iconv from 'iconv-lite';
import { UserError } from '../../../processes/user-error';

const NAMES: Record<string, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1256': 'Windows-1256 (Arabic)',
  'windows-1252': 'Windows-1252 (Western)',
};
const BYTE_ORDER_MARKS: [encoding: string, mark: number[]][] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
const SAVE_AS_HELP = 'In Excel: File, Save As, "CSV UTF-8 (Comma delimited)".';
const ENCODING_HELP = 'Or name its encoding: --encoding windows-1252';
/** Expected characters: Arabic as written in the UAE, French accents and typographic punctuation. */
const ARABIC_PAGE = /[\u0600-\u0652àâçéèêëîïôùûüœ«»“”‘’–—…•·°²½×®©™€£\u00A0\u200C-\u200F]/i;
/** Expected characters of Western Europe. */
const WESTERN_PAGE = /[À-ÖØ-öø-ÿŒœŠšŸŽž«»“”‘’–—…•·°²½×®©™€£\u00A0]/;
const MIXED_WORD = /(?=\p{L}*\p{Script=Arabic})(?=\p{L}*[a-zà-ü])[\p{L}]+/giu;
const WORD_OF_ACCENTS = /(?<!\p{L})[À-ÿ]{2,}(?!\p{L})/gu;

/**
 * Decodes a text file: in the given encoding, or else as UTF-8 or UTF-16, or the Windows code page that is plausible.
 * @returns the text, and its encoding in words
 * @throws UserError if none is plausible
 */
export function decodeText(bytes: Buffer, encoding?: string): { text: string; encoding: string } {
  const [name, text] = encoding ? ([encoding, decodeAs(encoding, bytes)] as const) : detect(bytes);
  return { text, encoding: NAMES[name] ?? name };
}

/** Node's own decoder reads Windows-1252 as Latin-1, without its dashes and quotation marks. */
function decodeAs(encoding: string, bytes: Buffer): string {
  if (!iconv.encodingExists(encoding))
    throw new UserError(`--encoding: "${encoding}" is unknown. Try utf-8, windows-1256 or windows-1252.`);
  return iconv.decode(bytes, encoding);
}

function detect(bytes: Buffer): [encoding: string, text: string] {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
  if (marked) return [marked, new TextDecoder(marked).decode(bytes)];
  rejectZeroBytes(bytes.subarray(0, 1_000));
  try {
    return ['utf-8', new TextDecoder('utf-8', { fatal: true }).decode(bytes)];
  } catch {
    rejectDamagedUtf8(new TextDecoder('utf-8').decode(bytes));
    const arabic = decodeAs('windows-1256', bytes);
    if (isPlausible(arabic, ARABIC_PAGE, MIXED_WORD)) return ['windows-1256', arabic];
    const western = decodeAs('windows-1252', bytes);
    if (isPlausible(western, WESTERN_PAGE, WORD_OF_ACCENTS)) return ['windows-1252', western];
    throw new UserError(
      `Its encoding is unknown: neither UTF-8 nor Windows-1256 or 1252. ${SAVE_AS_HELP} ${ENCODING_HELP}`,
    );
  }
}

function rejectZeroBytes(start: Buffer): void {
  const [isInEven, isInOdd] = [0, 1].map((rest) =>
    start.some((byte, index) => byte === 0 && index % 2 === rest),
  );
  if (isInEven !== isInOdd)
    throw new UserError(
      `It seems to be UTF-16 without a byte order mark. ${SAVE_AS_HELP} Or name its encoding: --encoding utf-16le`,
    );
  if (isInEven) throw new UserError('It is a binary file, not a CSV file.');
}

function rejectDamagedUtf8(text: string): void {
  if (count(text, /[^\x00-\x7F\uFFFD]/gu) <= count(text, /\uFFFD/g)) return;
  const line = text.slice(0, text.indexOf('\uFFFD')).split('\n').length;
  throw new UserError(`It is UTF-8 with damaged characters, the first on line ${line}. ${SAVE_AS_HELP}`);
}

/** Returns whether most letters beyond ASCII are expected ones, and few stand in words that nobody writes. */
function isPlausible(text: string, expected: RegExp, unlikelyWord: RegExp): boolean {
  const total = count(text, /[^\x00-\x7F]/gu);
  const unlikely = (text.match(unlikelyWord) ?? []).join('').replace(/[a-z]/gi, '').length;
  return count(text, new RegExp(expected.source, 'giu')) >= total * 0.9 && unlikely <= total * 0.1;
}

function count(text: string, pattern: RegExp): number {
  let total = 0;
  for (const _match of text.matchAll(pattern)) total += 1;
  return total;
}
