import fc from 'fast-check';
import { parseOpeningHours, WEEKDAYS } from '@/lib/domain/opening-hours';

const WEEK = [...WEEKDAYS];
const [MON, TUE, WED, THU, FRI, SAT, SUN] = WEEKDAYS;
const SAT_TO_THU = [SAT, SUN, MON, TUE, WED, THU];

test.each([
  ['Daily 8:00 AM - 10:00 PM', [{ days: WEEK, opens: '08:00', closes: '22:00' }]],
  ['8:00 AM - 8:00 PM', [{ days: WEEK, opens: '08:00', closes: '20:00' }]],
  ['Every day, 09:00 - 22:00', [{ days: WEEK, opens: '09:00', closes: '22:00' }]],
  ['Daily 8 AM - 12 AM', [{ days: WEEK, opens: '08:00', closes: '00:00' }]],
  ['Daily 10:00 AM - 2:00 AM', [{ days: WEEK, opens: '10:00', closes: '02:00' }]],
  ['24/7', [{ days: WEEK, opens: '00:00', closes: '23:59' }]],
  ['Open 24 hours', [{ days: WEEK, opens: '00:00', closes: '23:59' }]],
  ['Daily, 24 hours', [{ days: WEEK, opens: '00:00', closes: '23:59' }]],
  [
    'Sat-Thu 9:00 AM - 9:00 PM; Fri 2:00 PM - 10:00 PM',
    [
      { days: SAT_TO_THU, opens: '09:00', closes: '21:00' },
      { days: [FRI], opens: '14:00', closes: '22:00' },
    ],
  ],
  [
    'Sat-Thu 8:00 AM - 1:00 PM, 4:00 PM - 9:30 PM; Fri closed',
    [
      { days: SAT_TO_THU, opens: '08:00', closes: '13:00' },
      { days: SAT_TO_THU, opens: '16:00', closes: '21:30' },
    ],
  ],
  [
    'Mon-Fri 09:00-18:00; Sat-Sun closed',
    [{ days: [MON, TUE, WED, THU, FRI], opens: '09:00', closes: '18:00' }],
  ],
  ['Monday, Wednesday 12 PM – 11:59 PM', [{ days: [MON, WED], opens: '12:00', closes: '23:59' }]],
])('%s', (text, times) => {
  expect(parseOpeningHours(text)).toEqual(times);
});

test.each([
  ...[
    '',
    'closed',
    'Call us',
    'Daily',
    '8',
    '8:00',
    'Daily 8:00 AM',
    '25:00 - 26:00',
    '8:70 - 9:00',
    '13 PM - 14 PM',
  ],
  ...[
    '0 AM - 5 AM',
    'Mon 8-9; whenever',
    '8:00 - 20:00; Fri closed',
    'Mon, Mon 8:00-9:00',
    'Ramadan 8 PM - 2 AM',
  ],
  ...[
    'Daily 8:00 AM - 10:00 PM (Fri from 2 PM)',
    '8:00 - 8:00',
    'Sun-Day 8:00-9:00x',
    'Mon, Sunshine 8:00-9:00',
  ],
])('%j is not guessed at', (text) => {
  expect(parseOpeningHours(text)).toBeUndefined();
});

test('no text makes it fail or say an hour that is none', () => {
  const word = fc.constantFrom(
    'mon',
    'sun',
    'fri-sat',
    'daily',
    '8',
    '8:30',
    'pm',
    'am',
    '-',
    ',',
    ';',
    'closed',
    '24',
    'hours',
    'to',
    '&',
    '\u0000',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word).map((words) => words.join(' ')),
      ),
      (text) => {
        for (const { days, opens, closes } of parseOpeningHours(text) ?? []) {
          expect(days.length).toBeGreaterThan(0);
          for (const time of [opens, closes]) expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
        }
      },
    ),
  );
});
