import fc from 'fast-check';
import { excerpt, foldText, parseSearch, plainText } from '@/lib/domain/text';
import { TYPED_TEXTS } from '../support/typed-texts';

test.each(TYPED_TEXTS)('reads %j as %j', (typed, plain) => {
  expect(plainText(typed)).toBe(plain);
});

test('cleans a search of invisible characters before it is cut to its maximum length', () => {
  expect(parseSearch(`${'\u200B'.repeat(200)} car\u00A0wash \u200F`)).toBe('car wash');
  expect(parseSearch('\u200F')).toBeUndefined();
});

test('folds text idempotently and removes pattern characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const folded = foldText(text);
      expect(folded).not.toMatch(/[\\%_*]/);
      expect(foldText(folded)).toBe(folded);
    }),
  );
});

test('truncates a long text at a word', () => {
  expect(excerpt('short', 10)).toBe('short');
  expect(excerpt('Steam, foam and a careful hand', 18)).toBe('Steam, foam and a…');
  expect(excerpt('Steam, foam', 8)).toBe('Steam…');
});
