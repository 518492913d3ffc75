/** Typed texts and what `plainText` reads. */
// prettier-ignore
export const TYPED_TEXTS: [typed: string, plain: string][] = [
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
  // Pattern characters
  ['100% \\ _under_ *star*', '100％ ＼ ＿under＿ ＊star＊'], ['１００％', '100％'],
  ['Ünïcode  Ärmel', 'ünïcode ärmel'], ['', ''], ['\u200F\u200F', ''],
];
