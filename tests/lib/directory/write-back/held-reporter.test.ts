import type { HeldReport } from '@/lib/data/directory/held-report';
import type { Counters } from '@/lib/data/directory/read-counters';
import type { HeldBack } from '@/lib/directory/refresh/held-back';
import type { LoadedDirectory } from '@/lib/directory/refresh/source';
import { HeldReporter } from '@/lib/directory/write-back/held-reporter';
import { counterOf } from '../../../support/fake-database';
import { providerRow, rowsWith } from '../../../support/keeper';

const SINCE = Date.UTC(2026, 10, 28, 8);
const UNTIL = SINCE + 1_800_000;

const lost = (more: Partial<HeldBack> = {}): HeldBack => ({
  table: 'car_wash_locations',
  subject: 'rows',
  goneCount: 4,
  total: 5,
  remaining: 1,
  since: SINCE,
  until: UNTIL,
  keys: [2, 3, 4, 5],
  ...more,
});
const ROW = {
  table_name: 'car_wash_locations',
  what: 'rows',
  gone: 4,
  shown: 5,
  remaining: 1,
  examples: '2 Wash 2, 3 Wash 3, 4',
  since: '2026-11-28T08:00:00.000Z',
  until: '2026-11-28T08:30:00.000Z',
};
const NAMELESS = providerRow(4, { business_name: null });

/** Starts a reporter, and returns what it does at a look that holds so much back, of which the database says it knows some. */
function startReporter() {
  const reports: HeldReport[] = [];
  const state = { now: SINCE, answers: true };
  const reporter = new HeldReporter(
    (report) => {
      reports.push(report);
      return Promise.resolve(state.answers);
    },
    { now: () => state.now },
  );
  const rows = rowsWith(5);
  rows.car_wash_locations[3] = NAMELESS;
  const look = async (held: readonly HeldBack[], known: readonly HeldBack[] = [], hasStaffTables = true) => {
    reports.length = 0;
    const heldOf = Object.fromEntries(
      known.map(({ subject, remaining }) => [subject, { remaining, since: SINCE, releasedAt: null }]),
    );
    const counters: Counters = new Map([['car_wash_locations', counterOf(1, { held: heldOf })]]);
    await reporter.onRefresh({ held, rows } as LoadedDirectory, hasStaffTables ? counters : undefined);
    return [...reports];
  };
  return { state, look };
}

test('says once what is held back, with the first rows by name', async () => {
  const { look } = startReporter();
  expect(await look([])).toEqual([]);
  expect(await look([lost()])).toEqual([{ held: [ROW], back: [], release: false }]);
  expect(await look([lost()], [lost()])).toEqual([]);
});

test('says it again when its number changes, or the database has forgotten it', async () => {
  const { look } = startReporter();
  await look([lost()]);
  const fewer = lost({ goneCount: 2, remaining: 3, keys: [2, 3] });
  expect(await look([fewer], [lost()])).toMatchObject([{ held: [{ gone: 2, remaining: 3 }] }]);
  expect(await look([fewer], [])).toMatchObject([{ held: [{ gone: 2 }] }]);
});

test('says what is back, but leaves what was given up after its time', async () => {
  const { state, look } = startReporter();
  await look([lost(), lost({ subject: 'phone', until: null })]);
  expect(await look([lost()], [lost()])).toEqual([
    { held: [], back: [{ table_name: 'car_wash_locations', what: 'phone' }], release: false },
  ]);
  state.now = UNTIL;
  expect(await look([])).toEqual([]);
});

test('waits half a minute after a report that failed, and needs our tables', async () => {
  const { state, look } = startReporter();
  expect(await look([lost()], [], false)).toEqual([]);
  state.answers = false;
  expect(await look([lost()])).toHaveLength(1);
  expect(await look([lost()])).toEqual([]);
  state.now += 30_000;
  state.answers = true;
  expect(await look([lost()])).toHaveLength(1);
  expect(await look([lost()], [lost()])).toEqual([]);
});
