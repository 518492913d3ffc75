import { formatPosition, parsePosition } from '@/lib/domain/distance';

test('rounds a position to about a hundred metres before it is sent', () => {
  expect(formatPosition({ latitude: 25.139123, longitude: 55.232987 })).toBe('25.139,55.233');
});

test('parses a position, rounded', () => {
  expect(parsePosition('25.139123,55.232987')).toEqual({ latitude: 25.139, longitude: 55.233 });
});

test.each(['', '25.1', '25.1,55.2,1', 'NaN,55', '95,55', '25,200', '25.1;55.2', '1e1,55'])(
  'ignores %s',
  (text) => {
    expect(parsePosition(text)).toBeUndefined();
  },
);
