import fc from 'fast-check';
import { isEmail } from '@/lib/domain/email';
import { countLetters } from '@/lib/domain/letters';
import { excerpt, foldText, parseSearch, plainText } from '@/lib/domain/text';
import { textOfHtml } from '@/lib/domain/text-of-html';
import { contactSchema } from '@/lib/forms/schemas';
import { anyText } from '../support/any-text';
import { EMAIL_ADDRESSES } from '../support/email-addresses';
import { LETTERS } from '../support/letters';

/** Typed texts and what `plainText` reads. */
// prettier-ignore
const TYPED_TEXTS: [typed: string, plain: string][] = [
  ['Dubai  Marina', 'dubai marina'],
  // As copied from WhatsApp, a web page or a PDF
  ['دبي\u200F', 'دبي'], ['\u202Bدبي مارينا\u202C', 'دبي مارينا'], ['dubai\u200B', 'dubai'], ['steam\u200E', 'steam'],
  ['de\u00ADtail\u00ADing', 'detailing'], ['\uFEFFcar wash', 'car wash'], ['car\u00A0wash', 'car wash'], ['car\u202Fwash\u3000dubai', 'car wash dubai'],
  ['غسیل\u200Cسیارات', 'غسيلسيارات'], ['car\twash\r\nsharjah', 'car wash sharjah'], ['🚗\uFE0F wash', '🚗 wash'],
  // Decomposed, presentation and full-width forms
  ['را\u0654س الخيمة', 'راس الخيمه'], ['الإ\u0650مارات', 'الامارات'], ['ا\u0655مارات', 'امارات'], ['ﻏﺴﻴﻞ', 'غسيل'], ['ﺳﻴﺎﺭﺍﺕ ﻻﻣﻌﺔ', 'سيارات لامعه'],
  ['Ｃａｒ　Ｗａｓｈ', 'car wash'], ['ﬁnish', 'finish'], ['cafe\u0301', 'café'],
  // Digits of both families, and full-width ones
  ['تحت ٥٠', 'تحت 50'], ['تحت ۵۰', 'تحت 50'], ['٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'], ['０５０', '050'],
  // Arabic spelling variants
  ['أبوظبي', 'ابوظبي'], ['آلي', 'الي'], ['ٱلعين', 'العين'], ['غَسِيلٌ', 'غسيل'], ['غســـيل', 'غسيل'], ['مغسلة', 'مغسله'], ['على', 'علي'],
  ['سیارات', 'سيارات'], ['کرج', 'كرج'], ['رائع', 'رايع'], ['لؤلؤ', 'ليلي'],
  ['100% \\ _under_ *star*', '100% \\ _under_ *star*'], ['１００％', '100%'],
  ['Ünïcode  Ärmel', 'ünïcode ärmel'], ['', ''], ['\u200F\u200F', ''],
];

test.each(TYPED_TEXTS)('reads %j as %j', (typed, plain) => {
  expect(plainText(typed)).toBe(plain);
});

test('cleans a search of invisible characters before it is cut to its maximum length', () => {
  expect(parseSearch(`${'\u200B'.repeat(200)} car\u00A0wash \u200F`)).toBe('car wash');
  expect(parseSearch('\u200F')).toBeUndefined();
});

test('folds text idempotently', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
    }),
  );
});

test('truncates a long text at a word', () => {
  expect(excerpt('short', 10)).toBe('short');
  expect(excerpt('Steam, foam and a careful hand', 18)).toBe('Steam, foam and a…');
  expect(excerpt('Steam, foam', 8)).toBe('Steam…');
});

test.each([
  ['<p>Steam <b>clean</b>ing</p><p>at home</p>', ' Steam cleaning  at home '],
  ['<a href="https://x.example">link</a>ed', 'linked'],
  ['a<br>b', 'a b'],
  ['Wash &amp; wax &lt;3 &#39;now&#39;&nbsp;', "Wash & wax <3 'now' "],
  ['&amp;lt;', '&lt;'],
  ['<script>alert(1)</script>x<style>p {}</style><!-- note -->', ' x  '],
  ['no tags', 'no tags'],
])('%s reads %j', (html, text) => expect(textOfHtml(html)).toBe(text));

test.each(LETTERS)('%j has %d letters', (text, letters) => {
  expect(countLetters(text)).toBe(letters);
});

/** The characters of Unicode that match and that, one by one, have another number of letters. */
function miscounted(pattern: RegExp, letters: number): string[] {
  const wrong: string[] = [];
  for (let first = 0; first <= 0x10_ff_ff; first += 0x1_00) {
    const block = Array.from({ length: 0x1_00 }, (_, index) => String.fromCodePoint(first + index));
    const characters = block.filter((character) => pattern.test(character));
    // One by one only where their sum is wrong.
    if (countLetters(characters.join(' ')) === letters * characters.length) continue;
    wrong.push(...characters.filter((character) => countLetters(character) !== letters));
  }
  return wrong;
}

test('counts the letters of every script, except invisible ones and the tatweel', () => {
  expect(miscounted(/(?!\p{Default_Ignorable_Code_Point}|[\u0640ℹ])\p{L}/u, 1)).toEqual([]);
});

test('counts no emoji, no punctuation of Latin and Arabic texts, and nothing invisible', () => {
  const none =
    /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\p{Default_Ignorable_Code_Point}|\p{Cc}|\p{Zs}/u;
  expect(miscounted(none, 0)).toEqual([]);
});

test.each(EMAIL_ADDRESSES.accepted)('%j is an email address', (address) => {
  expect(isEmail(address)).toBe(true);
  const { success, data } = contactSchema.safeParse({ name: 'Amna', email: address, message: 'Salam' });
  expect([success, data?.email]).toEqual([true, address]);
});

test.each(EMAIL_ADDRESSES.refused)('%j is no email address', (address) => {
  expect(isEmail(address)).toBe(false);
});
