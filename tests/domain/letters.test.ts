import { countLetters } from '@/lib/domain/letters';
import { LETTERS } from '../support/letters';

test.each(LETTERS)('%j has %d letters', (text, letters) => {
  expect(countLetters(text)).toBe(letters);
});

test('counts the letters of every script, except invisible ones and the tatweel', () => {
  const missed: string[] = [];
  for (let point = 0; point <= 0x10_ff_ff; point += 1) {
    const character = String.fromCodePoint(point);
    const isLetter =
      /\p{L}/u.test(character) && !/\p{Default_Ignorable_Code_Point}|\u0640|ℹ/u.test(character);
    if (isLetter && countLetters(character) !== 1) missed.push(point.toString(16));
  }
  expect(missed).toEqual([]);
});

test('counts no emoji, no punctuation of Latin and Arabic texts, and nothing invisible', () => {
  const counted: string[] = [];
  for (let point = 0; point <= 0x10_ff_ff; point += 1) {
    const character = String.fromCodePoint(point);
    if (
      /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\p{Default_Ignorable_Code_Point}|\p{Cc}|\p{Zs}/u.test(
        character,
      )
    )
      if (countLetters(character) !== 0) counted.push(point.toString(16));
  }
  expect(counted).toEqual([]);
});
