import { toRow } from '@/lib/data/directory/tables';
import { changesTo, withChecks } from '@/scripts/import/match/changes';
import { migratedDatabase, naming, type Row } from './database';
import { compareListings } from './site';

const database = migratedDatabase({
  all: `insert into car_wash_locations (business_name, address, phone, opening_hours, price_range, rating, review_count,
         latitude, longitude, phone_checked_on, phone_source, hours_checked_on, hours_source, price_checked_on, price_source,
         place_checked_on, place_source, rating_source, rating_checked_on)
       values ('Noor', 'Deira, Dubai', '051 506 3894', '8 AM - 9 PM', 'AED 40', 4.5, 12, 25.2, 55.3,
         '2026-09-01', 'team', '2026-09-02', 'owner', '2026-09-03', 'provider', '2026-09-04', null, 'Google', '2026-10-01')`,
});

const FACTS = ['phone', 'hours', 'price', 'place', 'rating'];
const CHECKED: Record<string, string | null> = {
  phone: '2026-09-01 team',
  hours: '2026-09-02 owner',
  price: '2026-09-03 provider',
  place: '2026-09-04',
  rating: '2026-10-01 Google',
};

/** The day and source of each fact. */
function checks(): Promise<Record<string, string | null>> {
  const columns = FACTS.map(
    (fact) => `nullif(concat_ws(' ', ${fact}_checked_on, ${fact}_source), '') as ${fact}`,
  );
  return database.row(`select ${columns.join()} from car_wash_locations where id = 1`);
}
const change = (set: string) => database.exec(`update car_wash_locations set ${set} where id = 1`);
/** Writes columns of the provider as the API does. */
const write = (values: Row) =>
  database.rows(
    `update car_wash_locations set ${Object.keys(values)
      .map((name, index) => `${name} = $${index + 1}`)
      .join()}`,
    Object.values(values),
  );

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

describe('the ticks of phone and website', () => {
  beforeEach(() =>
    change(`website = 'https://noor.example', website_valid = true, mobile_validation = true,
      whatsapp_handle = '0515063894'`),
  );

  /** Whether phone and website are marked as checked. */
  const ticks = () =>
    database.row(
      'select mobile_validation as phone, website_valid as website from car_wash_locations where id = 1',
    );

  const BOTH = { phone: true, website: true };
  const NEW = { phone: '0515060000', website: 'https://other.example' };

  // prettier-ignore
  test.each([
    ['051-506-3894', true], ['00971 51 506 3894', true], ['+971 (0)51 5063894', true], ['٠٥١ ٥٠٦ ٣٨٩٤', true],
    ['Tel. 0515063894', true], ['051 506 3895', false], ['051 506 3894 / 04 506 3894', false], ['call us', false], ['', false],
  ])('the phone %j is the same one: %s', async (phone, isSame) => {
    await database.rows('update car_wash_locations set phone = $1', [phone]);
    expect((await ticks()).phone).toBe(isSame);
  });

  // prettier-ignore
  test.each<[what: string, values: Row, left: { phone: boolean; website: boolean }]>([
    ['a new phone', { phone: NEW.phone }, { phone: false, website: true }],
    ['a new website', { website: NEW.website }, { phone: true, website: false }],
    ['no phone', { phone: null }, { phone: false, website: true }],
    ['no website', { website: null }, { phone: true, website: false }],
    ['another spelling', { phone: '+971 51 506 3894', website: 'http://www.noor.example/' }, BOTH],
    ['another name', { business_name: 'Noor Steam' }, BOTH],
  ])('in the table: %s', async (_, values, left) => {
    await write(values);
    expect(await ticks()).toEqual(left);
  });

  test.each([
    ['phone', { phone: NEW.phone, mobile_validation: true }],
    ['website', { website: NEW.website, website_valid: true }],
  ])(
    'a new %s with its check, by an import or in the table where nobody had checked the old one',
    async (fact, values) => {
      await importRow(values);
      expect(await ticks()).toEqual(BOTH);
      await change("mobile_validation = false, website_valid = false, phone = '1', website = null");
      await write(values);
      expect(await ticks()).toEqual({ phone: false, website: false, [fact]: true });
    },
  );

  test('a tick that was there already does not come to the next fact by being written again', async () => {
    await change(`phone = '${NEW.phone}', mobile_validation = true`);
    expect(await ticks()).toEqual({ phone: false, website: true });
  });

  test('fall with an import, are back when it is undone, and fall when it is made again', async () => {
    const undo = (is: boolean) =>
      database.exec(`update provider_history set undo = ${is} where id = (
        select max(id) from provider_history where way = 'import')`);
    await importRow(NEW);
    expect(await ticks()).toEqual({ phone: false, website: false });
    await undo(true);
    expect(await ticks()).toEqual(BOTH);
    await undo(false);
    expect(await ticks()).toEqual({ phone: false, website: false });
  });

  test('fall with a claim of another website, and stay with one of another spelling', async () => {
    await acceptClaim({ phone: '+971 51 506 3894' }, { website: 'http://www.noor.example/' });
    expect(await ticks()).toEqual(BOTH);
    await acceptClaim({}, { website: NEW.website });
    expect(await ticks()).toEqual({ phone: true, website: false });
  });

  test('do not come to a number by an undo that nobody has called', async () => {
    await change('mobile_validation = null');
    await change("phone = '0515060000'");
    await change('mobile_validation = true');
    await database.exec("update provider_history set undo = true where after ->> 'phone' = '0515060000'");
    expect(await database.value('select phone from car_wash_locations')).toBe('051 506 3894');
    expect(await ticks()).toEqual({ phone: false, website: true });
  });

  test('a check that a statement writes is only that of its own row', async () => {
    await database.exec(`insert into car_wash_locations (business_name, phone, mobile_validation)
      values ('Zafir', '0515061111', true);
      update car_wash_locations set mobile_validation = true;
      update car_wash_locations set phone = '0515069999' where business_name = 'Zafir'`);
    expect(await ticks()).toEqual(BOTH);
    const zafir = "select mobile_validation from car_wash_locations where business_name = 'Zafir'";
    expect(await database.value(zafir)).toBe(false);
  });
});

describe('what a claim leaves as it is, is said', () => {
  const said = async () => {
    const changes = await database.value('select changes from open_submissions');
    const accepted = `update listing_submissions set status = 'accepted' where status = 'new' returning result`;
    return { changes, result: await database.value(accepted) };
  };
  const addMenu = (kind: string) =>
    database.exec(`insert into provider_menu_items (provider_id, kind, name_en, car, price_from)
      values (1, '${kind}', 'Wash', 'small', 35);
      update car_wash_locations set price_checked_on = '2026-09-03', price_source = 'provider'`);

  // prettier-ignore
  test.each([
    ['a price', 'full', { price: 'AED 60-90' }, ['price_range', 'AED 40 → AED 60-90'], ['The menu', 'decides', 'provider_menu_items']],
    ['a price by car', 'full', { price_small: '60' }, ['price_small', '→ 60'], ['The menu', 'decides', 'provider_menu_items']],
    // A menu without a wash does not decide, but is not the owner's either.
    ['a price', 'extra', { price: 'AED 60-90' }, ['price_range', 'AED 40 → AED 60-90'], ['The menu', 'provider_menu_items']],
  ])('%s beside a menu of kind "%s" is not that of the menu', async (_, kind, details, change, stays) => {
    await addMenu(kind);
    await sendClaim(details);
    expect(await said()).toEqual({ changes: naming(...change, ...stays), result: naming('Provider 1 changed', change[0]!, ...stays) });
    // Neither the owner nor anybody else has checked the menu that the page shows.
    expect(await checks()).toEqual({ ...CHECKED, price: null });
  });

  test('other facts beside a menu are changed without a word about it', async () => {
    await addMenu('full');
    await sendClaim({ hours: 'Daily 24 hours', price: 'AED 40', price_small: '35' });
    const result = naming('Provider 1 changed', 'opening_hours');
    expect(await said()).toEqual({ changes: 'opening_hours: 8 AM - 9 PM → Daily 24 hours', result });
  });

  test('the WhatsApp number beside a new phone', async () => {
    await change("whatsapp_handle = '0515063894'");
    await sendClaim({ phone: '0515060000', whatsapp: '051 506 3894' });
    const stays = ['WhatsApp', '0515063894'];
    expect(await said()).toEqual({
      changes: naming('phone: 051 506 3894 → 0515060000', ...stays),
      result: naming('Provider 1 changed', 'phone', ...stays),
    });
  });

  test.each([
    ['a new WhatsApp number', '0515063894', { phone: '0515060000', whatsapp: '0515060000' }],
    ['a phone that is the WhatsApp number', '0515060000', { phone: '0515060000' }],
    ['no WhatsApp number', null, { phone: '0515060000' }],
    ['the same phone', '0515063894', { hours: 'Daily 24 hours' }],
  ])('nothing with %s', async (_, handle, details) => {
    await database.rows('update car_wash_locations set whatsapp_handle = $1', [handle]);
    await sendClaim(details);
    expect(Object.values(await said()).join()).not.toContain('stays');
  });
});

test('undoing a change brings back the fact with its day and source', async () => {
  await change("phone = '051 506 0000'");
  await database.exec(
    'update provider_history set undo = true where id = (select max(id) from provider_history)',
  );
  expect(await checks()).toEqual(CHECKED);
});

/** Sends a claim of the provider; what is undefined is as listed. */
async function sendClaim(details: Row, values: Row = {}) {
  await database.insert('listing_submissions', {
    business_name: values.business_name ?? 'Noor',
    website: values.website ?? null,
    email: 'n@owner.example',
    emirates: 'Dubai',
    claimed_provider_id: 1,
    details: JSON.stringify(details),
  });
  await compareListings(database);
}

async function acceptClaim(details: Row, values: Row = {}) {
  await sendClaim(details, values);
  await database.exec("update listing_submissions set status = 'accepted' where status = 'new'");
}

/** Imports a row about the provider, as `npm run import` does. */
async function importRow(values: Row) {
  await database.exec('delete from import_runs');
  const [stored] = await database.values('select to_jsonb(p) from car_wash_locations p where id = 1');
  const row = toRow('car_wash_locations', stored)!;
  const changes = withChecks(changesTo(row, { values, raw: {} }, false), row, values);
  if (Object.keys(changes).length === 0) return;
  const written = Object.fromEntries(Object.entries(changes).map(([column, [, value]]) => [column, value]));
  await database.rows("select begin_import('run', 'a.csv')");
  await database.rows(
    `insert into import_rows (run, line, values, action, provider_id) values ('run', 2, $1, 'changed', 1)`,
    [JSON.stringify(written)],
  );
  await database.rows("select apply_import('run', 10)");
  const rows = await database.rows('select problem from import_rows where problem is not null');
  expect(rows).toEqual([]);
}

test('an accepted claim dates what its owner changed, also a second one of the same day, and undoing both brings back the first day', async () => {
  const undo = (hours: string) =>
    database.rows(
      `update provider_history set undo = true where way = 'decision' and after ->> 'opening_hours' = $1`,
      [hours],
    );
  const today = await database.value<string>(`select ((now() at time zone 'Asia/Dubai')::date)::text`);
  const dated = { ...CHECKED, hours: `${today} owner` };
  await acceptClaim({ hours: 'Daily 24 hours' });
  expect(await checks()).toEqual(dated);
  await acceptClaim({ hours: '8 AM - 10 PM' });
  expect(await checks()).toEqual(dated);
  await undo('8 AM - 10 PM');
  expect(await checks()).toEqual(dated);
  await undo('Daily 24 hours');
  expect(await checks()).toEqual(CHECKED);
});

test('undoing a change brings back no fact with a day on which another was checked', async () => {
  await change('phone_checked_on = null, phone_source = null');
  await change("phone = '051 506 0000'");
  await change("phone_checked_on = '2026-11-01', phone_source = 'team'");
  await database.exec("update provider_history set undo = true where after ->> 'phone' = '051 506 0000'");
  expect(await checks()).toEqual({ ...CHECKED, phone: null });
  expect(await database.value('select phone from car_wash_locations')).toBe('051 506 3894');
});

test.each(FACTS)('the day of a check of the %s is not in the future', async (fact) => {
  const today = "(now() at time zone 'Asia/Dubai')::date";
  await change(`${fact}_checked_on = ${today}`);
  await expect(change(`${fact}_checked_on = ${today} + 1`)).rejects.toThrow(
    `${fact}_checked_on must not be in the future`,
  );
});
