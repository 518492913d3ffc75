import { dubaiDay, isTemporarilyClosed } from '@/lib/domain/closure';

test.each([
  [null, null, false],
  ['2026-11-27', null, true],
  ['2026-11-28', null, false],
  [null, '2026-11-27', true],
  [null, '2026-11-26', false],
  ['2026-11-01', '2026-11-30', true],
  ['2026-11-27', '2026-11-27', true],
  ['2026-12-01', '2026-12-05', false],
  ['2026-10-01', '2026-11-26', false],
])('a business closed from %s until %s: %s', (closedFrom, closedUntil, isClosed) =>
  expect(isTemporarilyClosed({ closedFrom, closedUntil }, '2026-11-27')).toBe(isClosed),
);

test.each([
  ['2026-11-26T19:59:59Z', '2026-11-26'],
  ['2026-11-26T20:00:00Z', '2026-11-27'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('a day begins at midnight in Dubai: %s', (time, day) => expect(dubaiDay(Date.parse(time))).toBe(day));
