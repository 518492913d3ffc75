/** Texts with the number of their letters. */
// prettier-ignore
export const LETTERS: readonly (readonly [text: string, letters: number])[] = [
  ['', 0], ['Quick, careful!', 12], ['Très bien', 8], ['غسيل ممتاز وسريع', 14], ['غَسِيل', 4], ['Хорошая мойка', 12], ['洗车很好', 4],
  ['धुलाई', 5], ['👍👍🏽👨‍👩‍👧', 0], ['..........', 0], ['1234567890', 0], ['١٢٣٤', 0], ['ــــــ', 0], ['\u200D\u200C\u200D', 0], ['\u3164\u115F\u1160\uFFA0', 0],
  ['☆★☆ ™ — · ×÷', 0], ['\u0301\u0302\u0303', 0], ['A\u0301', 1], ['،؛؟', 0],
];
