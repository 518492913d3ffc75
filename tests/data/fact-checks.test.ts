import { type Database, insertAsVisitor, migratedDatabase } from './database';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
beforeEach(() =>
  database.exec(
    `truncate public.car_wash_locations, public.listing_submissions, public.provider_history restart identity;
     insert into public.car_wash_locations (business_name, address, phone, opening_hours, price_range, rating, review_count,
         latitude, longitude, phone_checked_on, phone_source, hours_checked_on, hours_source, price_checked_on, price_source,
         place_checked_on, place_source, rating_source, rating_checked_on)
       values ('Noor', 'Deira, Dubai', '051 506 3894', '8 AM - 9 PM', 'AED 40', 4.5, 12, 25.2, 55.3,
         '2026-09-01', 'team', '2026-09-02', 'owner', '2026-09-03', 'provider', '2026-09-04', null, 'Google', '2026-10-01')`,
  ),
);

const FACTS = ['phone', 'hours', 'price', 'place', 'rating'];
const CHECKED: Record<string, string | null> = {
  phone: '2026-09-01 team',
  hours: '2026-09-02 owner',
  price: '2026-09-03 provider',
  place: '2026-09-04',
  rating: '2026-10-01 Google',
};

/** The day and source of each fact. */
async function checks(): Promise<Record<string, string | null>> {
  const columns = FACTS.map(
    (fact) => `nullif(concat_ws(' ', ${fact}_checked_on, ${fact}_source), '') as ${fact}`,
  );
  const { rows } = await database.query<Record<string, string | null>>(
    `select ${columns.join(', ')} from public.car_wash_locations where id = 1`,
  );
  return rows[0]!;
}
const change = (set: string) => database.exec(`update public.car_wash_locations set ${set} where id = 1`);

// prettier-ignore
test.each([
  ["phone = '051 506 0000'", { phone: null }],
  ["opening_hours = 'Daily 24 hours'", { hours: null }],
  ["price_range = 'AED 60'", { price: null }],
  ["address = 'Al Quoz, Dubai'", { place: null }],
  ['latitude = 25.1', { place: null }],
  ['rating = 4.6', { rating: 'Google' }],
  ['review_count = 13', { rating: 'Google' }],
  ['phone = null', { phone: null }],
  ["business_name = 'Noor Steam'", {}],
  ["phone = '051 506 3894', opening_hours = '8 AM - 9 PM'", {}],
  ["phone = '051 506 0000', phone_checked_on = '2026-11-01'", { phone: '2026-11-01 team' }],
  ["opening_hours = 'Daily 24 hours', hours_checked_on = '2026-11-01', hours_source = 'team'", { hours: '2026-11-01 team' }],
])('changing %s leaves of the checks %j', async (set, expected) => {
  await change(set);
  expect(await checks()).toEqual({ ...CHECKED, ...expected });
});

test('undoing a change brings back the fact with its day and source', async () => {
  await change("phone = '051 506 0000'");
  await database.exec(
    'update public.provider_history set undo = true where id = (select max(id) from public.provider_history)',
  );
  expect(await checks()).toEqual(CHECKED);
});

/** Accepts a claim of new opening hours, and returns today's date. */
async function acceptHours(hours: string): Promise<string> {
  await insertAsVisitor(database, 'listing_submissions', {
    business_name: 'Noor',
    email: 'n@owner.example',
    emirates: 'Dubai',
    claimed_provider_id: 1,
    details: JSON.stringify({ hours }),
  });
  await database.exec("update public.listing_submissions set status = 'accepted' where status = 'new'");
  const { rows } = await database.query<{ today: string }>(
    `select ((now() at time zone 'Asia/Dubai')::date)::text as today`,
  );
  return rows[0]!.today;
}

test('an accepted claim dates what its owner changed, and nothing else', async () => {
  const today = await acceptHours('Daily 24 hours');
  expect(await checks()).toEqual({ ...CHECKED, hours: `${today} owner` });
});

test('a second claim of the same day keeps the day and the source', async () => {
  await acceptHours('Daily 24 hours');
  const today = await acceptHours('8 AM - 10 PM');
  expect(await checks()).toEqual({ ...CHECKED, hours: `${today} owner` });
  const { rows } = await database.query(
    `select after -> 'opening_hours' as hours from public.provider_history where way = 'decision' order by id`,
  );
  expect(rows).toEqual([{ hours: 'Daily 24 hours' }, { hours: '8 AM - 10 PM' }]);
  const undo = (hours: string) =>
    database.query('update public.provider_history set undo = true where after ->> $1 = $2 and way = $3', [
      'opening_hours',
      hours,
      'decision',
    ]);
  await undo('8 AM - 10 PM');
  expect(await checks()).toEqual({ ...CHECKED, hours: `${today} owner` });
  await undo('Daily 24 hours');
  expect(await checks()).toEqual(CHECKED);
});

test('undoing a change brings back no fact with a day on which another was checked', async () => {
  await change('phone_checked_on = null, phone_source = null');
  await change("phone = '051 506 0000'");
  await change("phone_checked_on = '2026-11-01', phone_source = 'team'");
  await database.exec(
    "update public.provider_history set undo = true where after ->> 'phone' = '051 506 0000'",
  );
  expect(await checks()).toEqual({ ...CHECKED, phone: null });
  const { rows } = await database.query('select phone from public.car_wash_locations');
  expect(rows).toEqual([{ phone: '051 506 3894' }]);
});

test.each(FACTS)('the day of a check of the %s is not in the future', async (fact) => {
  const today = "(now() at time zone 'Asia/Dubai')::date";
  await change(`${fact}_checked_on = ${today}`);
  await expect(change(`${fact}_checked_on = ${today} + 1`)).rejects.toThrow(
    `${fact}_checked_on must not be in the future`,
  );
});

test('facts that were checked more than a year ago are listed, the oldest first', async () => {
  await change('phone_checked_on = current_date - 400, hours_checked_on = current_date - 800');
  const { rows } = await database.query(
    `select field, problem from public.provider_problems where problem = 'checked_long_ago' order by value`,
  );
  expect(rows).toEqual([
    { field: 'opening_hours', problem: 'checked_long_ago' },
    { field: 'phone', problem: 'checked_long_ago' },
  ]);
});
