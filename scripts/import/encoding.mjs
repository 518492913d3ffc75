import { Refusal } from '../processes/refusal.mjs';

const BOMS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
const AGAIN = 'In Excel: File, Save As, "CSV UTF-8 (Comma delimited)".';
/** Arabic as it is written in the Emirates, the accents of French, and the signs of print. */
const EXPECTED = /[\u0600-\u0652àâçéèêëîïôùûüœ«»“”‘’–—…•·°²½×®©™€£\u00A0\u200C-\u200F]/;
const MIXED_WORD = /(?=\p{L}*\p{Script=Arabic})(?=\p{L}*[à-ü])[\p{L}]+/gu;
/** Of ten signs beyond ASCII, how many must be expected ones. */
const ENOUGH = 0.9;

/** The encoding that a file names by its first bytes, or undefined. */
export function encodingByMark(start) {
  return BOMS.find(([, mark]) => mark.every((byte, index) => start[index] === byte))?.[0];
}

/**
 * Tells the encoding of a file that names none, piece by piece: UTF-8 if all of it is, else Windows-1256 if that makes
 * sense, else the file is refused.
 */
export class EncodingGuess {
  #strict = new TextDecoder('utf-8', { fatal: true });
  #loose = new TextDecoder('utf-8');
  #arabic = new TextDecoder('windows-1256');
  #isUtf8 = true;
  #lines = 1;
  #damagedAt;
  #counts = { whole: 0, damaged: 0, high: 0, expected: 0, mixed: 0, zeros: [0, 0], bytes: 0 };

  /** @param {Uint8Array} bytes */
  add(bytes) {
    const counts = this.#counts;
    bytes.forEach((byte, index) => (counts.zeros[(counts.bytes + index) % 2] += byte === 0 ? 1 : 0));
    counts.bytes += bytes.length;
    if (this.#isUtf8) {
      try {
        this.#strict.decode(bytes, { stream: true });
      } catch {
        this.#isUtf8 = false;
      }
    }
    const loose = this.#loose.decode(bytes, { stream: true });
    const damage = loose.indexOf('\uFFFD');
    if (damage > -1) this.#damagedAt ??= this.#lines + (loose.slice(0, damage).match(/\n/g)?.length ?? 0);
    this.#lines += loose.match(/\n/g)?.length ?? 0;
    counts.damaged += loose.match(/\uFFFD/g)?.length ?? 0;
    counts.whole += loose.match(/[^\x00-\x7F\uFFFD]/gu)?.length ?? 0;
    const arabic = this.#arabic.decode(bytes, { stream: true });
    const high = arabic.match(/[^\x00-\x7F]/gu) ?? [];
    counts.high += high.length;
    counts.expected += high.filter((sign) => EXPECTED.test(sign.toLowerCase())).length;
    counts.mixed += (arabic.match(MIXED_WORD) ?? []).join('').length;
  }

  /** @throws Refusal */
  result() {
    const { whole, damaged, high, expected, mixed, zeros } = this.#counts;
    const [even, odd] = zeros;
    if (even > 0 !== odd > 0)
      throw new Refusal(`It seems to be UTF-16 without the mark that says so. ${AGAIN}`);
    if (even > 0) throw new Refusal('It is no text: it has zero bytes in it. A CSV file is needed.');
    try {
      if (this.#isUtf8) this.#strict.decode();
      if (this.#isUtf8) return 'utf-8';
    } catch {
      this.#damagedAt = this.#lines;
    }
    if (whole > damaged)
      throw new Refusal(
        `It is UTF-8 but for some damaged letters, the first of them on line ${this.#damagedAt}. ${AGAIN}`,
      );
    if (expected < high * ENOUGH || mixed > high * (1 - ENOUGH))
      throw new Refusal(
        `Its encoding is not known: it is not UTF-8, and as Windows-1256 it makes no Arabic. ${AGAIN}`,
      );
    return 'windows-1256';
  }
}
