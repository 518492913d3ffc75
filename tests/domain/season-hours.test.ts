import type { SeasonKind } from '@/lib/domain/dated-hours';
import { nextSeason, type SeasonHours, withSeasonHours } from '@/lib/domain/season-hours';

const EVENING = { opens: '16:00', closes: '02:00' };

// prettier-ignore
test.each<[before: string | null, kind: SeasonKind, hours: SeasonHours, after: string | null]>([
  ['Daily 8 AM - 10 PM', 'eid', EVENING, 'Daily 8 AM - 10 PM; Eid 4 PM - 2 AM'],
  ['Daily 8 AM - 10 PM', 'eid', null, 'Daily 8 AM - 10 PM; Eid closed'],
  ['Daily 8 AM - 10 PM, Eid 4 PM - 2 AM, public holidays closed', 'eid', { opens: '10:00', closes: '18:30' }, 'Daily 8 AM - 10 PM, public holidays closed; Eid 10 AM - 6:30 PM'],
  ['Sat-Thu 9 AM - 9 PM, Fri 2 PM - 10 PM', 'holiday', null, 'Sat-Thu 9 AM - 9 PM, Fri 2 PM - 10 PM; PH closed'],
  ['Mon-Sun 10:00-22:00; PH off', 'ramadan', { opens: '20:00', closes: '02:00' }, 'Mon-Sun 10:00-22:00; PH off; Ramadan 8 PM - 2 AM'],
  ['24/7', 'eid', null, '24/7; Eid closed'],
  ['يوميا ٩ص - ١٠م، العيد مغلق', 'eid', EVENING, 'يوميا ٩ص - ١٠م; Eid 4 PM - 2 AM'],
  [null, 'eid', EVENING, 'Eid 4 PM - 2 AM'],
  // What is not understood, and what would change the usual week, is for people.
  ['weekdays late', 'eid', EVENING, null],
])('%j with hours of %s says the rest as before', (before, kind, hours, after) => {
  expect(withSeasonHours(before, kind, hours)).toBe(after);
});

test('asks about the season that is now, or else the next one', () => {
  const of = (from: string, until: string) =>
    ({ kind: 'eid', name: { en: from, ar: from }, from, until }) as const;
  const seasons = [
    of('2027-05-16', '2027-05-19'),
    of('2026-12-02', '2026-12-03'),
    of('2026-06-01', '2026-06-02'),
  ];
  expect(nextSeason(seasons, '2026-12-03')?.from).toBe('2026-12-02');
  expect(nextSeason(seasons, '2026-12-04')?.from).toBe('2027-05-16');
  expect(nextSeason(seasons, '2028-01-01')).toBeUndefined();
});
