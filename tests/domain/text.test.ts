import fc from 'fast-check';
import { excerpt, foldText } from '@/lib/domain/text';

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
