import { toProviderJson } from '@/app/api/providers.json/provider-json';
import { listMatches } from '@/lib/directory/lists/list-matches';
import { pinMatches } from '@/lib/directory/lists/pin-matches';
import { dubaiDay } from '@/lib/domain/closure';
import { openTest, type Season, weekAhead } from '@/lib/domain/dated-hours';
import { NO_FILTER } from '@/lib/domain/filter';
import { DAYS, dubaiMinute, type OpenAt, openStateAt } from '@/lib/domain/opening-hours';
import { parseHours } from '@/lib/domain/parse-hours';
import { autoWash } from '@/lib/seo/structured-data/provider';
import { smallDirectory } from '../../support/small-directory';

process.env.SITE_URL = 'https://lamaa.example';

const season = (kind: Season['kind'], name: string, from: string, until: string): Season => ({
  kind,
  name: { en: name, ar: name },
  from,
  until,
});
const SEASONS = [
  season('eid', 'Eid al-Fitr', '2027-03-10', '2027-03-12'),
  season('ramadan', 'Ramadan', '2027-02-08', '2027-03-09'),
  season('holiday', 'National Day', '2026-12-02', '2026-12-03'),
];

// prettier-ignore
const TEXTS = [
  'Daily 10 AM - 2 AM', 'Daily 10 AM - 2 AM. Ramadan: 8 PM - 3 AM', 'Daily 7 AM - 11 PM. Ramadan: 10 AM - 4 PM & 8 PM - 2 AM, PH closed',
  'Daily, 24 hours; PH closed', 'Daily 9 AM - 9 PM, public holidays 2 PM - 10 PM', 'Daily 9 AM - 9 PM, Eid 4 PM - 11 PM, public holidays closed',
  'Mon-Fri 9 AM - 6 PM, Sat by appointment, including public holidays', 'Daily 9 AM - 10 PM, closed in Ramadan', 'رمضان: ٨م - ٣ص',
  'By appointment only',
];

/** Moments in Dubai, and whether each provider is open (o), closed (x) or neither for certain (?). */
// prettier-ignore
const MOMENTS: [name: string, moment: string, states: string][] = [
  ['an ordinary Tuesday afternoon', '2026-11-24T15:00', 'oooooooo??'],
  ['the night before National Day', '2026-12-01T23:30', 'ooxoxxxx??'],
  ['that night after midnight', '2026-12-02T01:30', 'ooxxxxx???'],
  ['National Day', '2026-12-02T15:00', '??xxoxo???'],
  ['the night after it', '2026-12-04T00:30', '??xoxxxx??'],
  ['the day after', '2026-12-04T15:00', 'oooooooo??'],
  ['the first morning of Ramadan after midnight', '2027-02-08T01:00', 'oox????xx?'],
  ['a Ramadan night', '2027-02-15T22:00', '?oo????xo?'],
  ['a Ramadan night after midnight', '2027-02-16T02:30', '?ox????xo?'],
  ['a Ramadan noon', '2027-02-16T12:00', '?xo????xx?'],
  ['the last Ramadan night, in Eid', '2027-03-10T02:30', '?oxxxxx?o?'],
  ['Eid', '2027-03-10T17:00', '??xxooo???'],
  ['a Saturday after all', '2027-03-13T15:00', 'oooooo?o??'],
];

const directory = smallDirectory(
  TEXTS.map((text, place) => ({
    name: String(place),
    place: { latitude: 25.1, longitude: 55.2 },
    openingHours: text,
    ...parseHours(text)!,
    seasons: SEASONS,
  })),
);
const LETTERS = new Map([
  [true, 'o'],
  [false, 'x'],
  [null, '?'],
] as const);
const written = (states: readonly (boolean | null)[]) => states.map((state) => LETTERS.get(state)).join('');
const inDubai = (moment: string) => new Date(`${moment}+04:00`);

describe.each(MOMENTS)('%s', (_, time, expected) => {
  const moment = inDubai(time);
  const minute = dubaiMinute(moment.getTime());
  const today = dubaiDay(moment.getTime());

  test('lists, the number they hide, pins and states agree', () => {
    const filter = { ...NO_FILTER, open: 'now' as const };
    const found = listMatches(directory, { filter, moment });
    const names = found.providers.map(({ name }) => Number(name)).sort();
    expect(names).toEqual([...expected].flatMap((state, place) => (state === 'o' ? place : [])));
    expect(found.options.open).toEqual({ now: names.length });
    expect(found).toMatchObject({ hiddenInDoubt: expected.split('?').length - 1, hiddenWithoutHours: 0 });
    const pins = pinMatches(directory, { filter: NO_FILTER, moment });
    expect(written(pins.sort(([one], [other]) => one - other).map((pin) => pin[5]))).toBe(expected);
    const states = directory.providers.map((provider) => openStateAt(weekAhead(provider, today)!, minute).is);
    const isOpen = { always: true, open: true, closed: false, doubtful: null };
    expect(written(states.map((is) => isOpen[is]))).toBe(expected);
  });

  test('the same time of the week, asked in the days before, has the same answer', () => {
    const [hour, day] = [time.slice(11).replace(':', ''), DAYS[Math.floor(minute / 1440)]!];
    for (const before of [1, 2, 6]) {
      const isOpen = openTest(`${day}-${hour}`, new Date(moment.getTime() - before * 86_400_000));
      expect([before, written(directory.providers.map(isOpen))]).toEqual([before, expected]);
    }
  });
});

test.each(['2026-11-30', '2027-02-08', '2027-03-08'])(
  'the list of each half hour of the week from %s agrees with the states',
  (monday) => {
    const isOpen = { always: true, open: true, closed: false, doubtful: null };
    const weeks = directory.providers.map((provider) => weekAhead(provider, monday)!);
    for (let minute = 0; minute < 7 * 1440; minute += 30) {
      const time = new Date(minute * 60_000).toISOString().slice(11, 16).replace(':', '');
      const asked = openTest(`${DAYS[Math.floor(minute / 1440)]!}-${time}`, inDubai(`${monday}T00:00`));
      const states = weeks.map((week) => isOpen[openStateAt(week, minute).is]);
      expect([minute, written(directory.providers.map(asked))]).toEqual([minute, written(states)]);
    }
  },
);

test('who closes at two is open before and until midnight, also that of Sunday', () => {
  const moment = inDubai('2026-11-24T15:00');
  const states = (open: OpenAt) => written(directory.providers.slice(0, 6).map(openTest(open, moment)));
  expect(states('before-wed-0000')).toBe('ooxoxx');
  expect(states('before-wed-0015')).toBe('ooxoxx');
  expect(states('before-mon-0000')).toBe('ooxoxx');
  expect(states('until-wed-0000')).toBe('ooxoxx');
});

test('says when it opens next only if that is certain', () => {
  const state = (place: number, time: string) => {
    const moment = inDubai(time);
    const week = weekAhead(directory.providers[place]!, dubaiDay(moment.getTime()))!;
    return openStateAt(week, dubaiMinute(moment.getTime()));
  };
  const opensAt = (day: number, hour: number) => ({ is: 'closed', opensAt: day * 1440 + hour * 60 });
  expect(state(7, '2026-12-01T23:00')).toEqual({ is: 'closed', opensAt: null, isToday: false });
  expect(state(4, '2026-12-01T23:00')).toMatchObject({ ...opensAt(2, 14), isToday: false });
  expect(state(5, '2026-12-02T12:00')).toMatchObject(opensAt(4, 9));
  expect(state(1, '2027-02-08T12:00')).toMatchObject({ ...opensAt(0, 20), isToday: true });
  expect(state(3, '2026-11-30T12:00')).toMatchObject({ is: 'open', closesAt: 2 * 1440 });
  expect(state(7, '2027-02-20T12:00')).toEqual({ is: 'closed', opensAt: null, isToday: false });
  expect(state(0, '2027-02-15T12:00')).toEqual({ is: 'doubtful', why: SEASONS[1] });
});

test('the API gives the week ahead with what is doubtful and why', () => {
  jest.useFakeTimers({ now: inDubai('2026-12-01T12:00') });
  const weekOf = (place: number) => toProviderJson(directory.providers[place]!).weekAhead;
  const [lateOne, byAppointment] = [weekOf(0), weekOf(9)];
  jest.useRealTimers();
  const TUESDAY = 1440;
  expect(lateOne).toMatchObject({
    from: '2026-12-01',
    doubtful: [[2 * 1440, 4 * 1440 + 120, 'holiday']],
  });
  expect(lateOne!.open).toContainEqual([TUESDAY + 600, TUESDAY + 1560]);
  expect(byAppointment).toEqual({
    from: '2026-12-01',
    open: [],
    doubtful: [
      [0, 2 * 1440, 'appointment'],
      [2 * 1440, 4 * 1440, 'holiday'],
      [4 * 1440, 7 * 1440, 'appointment'],
    ],
  });
});

test('structured data has the hours of the seasons that are not over', () => {
  const special = (place: number, day: string) => {
    const data = autoWash(directory.providers[place]!, 'en', { now: inDubai(`${day}T12:00`) });
    const all = data as { specialOpeningHoursSpecification?: Record<string, string>[] };
    return all.specialOpeningHoursSpecification?.map(({ opens, closes, validFrom, validThrough }) =>
      [opens, closes, validFrom, validThrough].join(' '),
    );
  };
  expect(special(0, '2026-12-01')).toBeUndefined();
  expect(special(2, '2026-12-03')).toEqual([
    '00:00 00:00 2027-03-10 2027-03-12',
    '10:00 16:00 2027-02-08 2027-03-09',
    '20:00 02:00 2027-02-08 2027-03-09',
    '00:00 00:00 2026-12-02 2026-12-03',
  ]);
  expect(special(5, '2026-12-04')).toEqual(['16:00 23:00 2027-03-10 2027-03-12']);
});
