import fc from 'fast-check';
import { excerpt, foldText, parseSearch, plainText } from '@/lib/domain/text';
import { anyText } from '../support/any-text';

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
