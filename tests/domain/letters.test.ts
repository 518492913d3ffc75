import { countLetters } from '@/lib/domain/letters';
import { LETTERS } from '../support/letters';

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
